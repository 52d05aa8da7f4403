v_mul_legacy_f32 v210, |0|, v160                         // d201a1d280400300
