s_cbranch_cdbgsys_or_user -1                             // s_cbranch_cdbgsys_or_user 65535 // ffff99bf
