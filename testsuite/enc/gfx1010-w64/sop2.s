s_xnor_b64 s[22:23], 64, vcc                             // c06a968e
