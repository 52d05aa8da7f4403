tbuffer_load_d16_format_x v191, off, s[88:91], s42 format:[BUF_FMT_16_16_16_16_USCALED] offset:2805 slc dlc // f53aace900bf162a
tbuffer_load_d16_format_x v96, v157, s[96:99], s78 format:101 idxen offset:4 // 04002ceb9d60984e
tbuffer_load_d16_format_xy v239, v[82:83], s[24:27], s31 format:[BUF_FMT_16_16_16_16_USCALED] idxen offen offset:752 // f082ace952efc61f
tbuffer_load_d16_format_xy v140, v[221:222], ttmp[12:15], s78 format:[BUF_FMT_16_SSCALED] idxen offen offset:3283 // d38c54e8dd8cde4e
tbuffer_load_d16_format_xyz v[174:175], v158, s[72:75], m0 format:108 offen offset:3969 glc // 814f65eb9eae527d
tbuffer_load_d16_format_xyz v[101:102], v5, s[12:15], s64 format:72 idxen offset:3968 // 800f45ea05658340
tbuffer_load_d16_format_xyzw v[238:239], v67, s[64:67], m0 format:[BUF_FMT_16_SSCALED] idxen offset:3849 // 098f55e843ee907d
tbuffer_load_d16_format_xyzw v[232:233], off, s[4:7], 0 format:[BUF_FMT_16_16_16_16_SNORM] offset:3942 // 668fa5e900e80180
tbuffer_load_format_x v245, v233, s[64:67], 0 format:[BUF_FMT_32_32_32_UINT] offen offset:4 // 0400d0e9e9f55080
tbuffer_load_format_x v47, v65, s[60:63], m0 format:[BUF_FMT_16_16_16_16_SSCALED] idxen offset:3897 // 390fb0e9412f8f7d
tbuffer_load_format_xy v[56:57], v[94:95], s[80:83], s52 format:[BUF_FMT_8_8_UINT] idxen offen offset:2937 slc // 799b90e85e38d434
tbuffer_load_format_xy v[201:202], off, s[28:31], s11 format:121 offset:565 // 3582c8eb00c9070b
tbuffer_load_format_xyz v[40:42], v2, s[20:23], null format:[BUF_FMT_16_16_SINT] idxen offset:730 // da02e1e80228857c
tbuffer_load_format_xyz v[180:182], off, s[28:31], null format:[BUF_FMT_8_8_8_8_UINT] offset:1 // 010071e900b4077c
tbuffer_load_format_xyzw v[185:188], v240, s[32:35], 0 format:113 offen offset:854 // 568389ebf0b94880
tbuffer_load_format_xyzw v[144:147], v51, s[96:99], s4 format:113 idxen glc // 00c089eb33909804
tbuffer_store_d16_format_x v52, v[238:239], s[100:103], null format:[BUF_FMT_8_SNORM] idxen offen offset:1 // 010016e8ee34d97c
tbuffer_store_d16_format_x v32, v104, s[16:19], s44 format:122 offen offset:1 // 0100d6eb6820442c
tbuffer_store_d16_format_xy v122, v[23:24], s[48:51], s70 format:101 idxen offen offset:1 // 01802eeb177acc46
tbuffer_store_d16_format_xy v137, v[138:139], s[0:3], null format:[BUF_FMT_8_SINT] idxen offen offset:558 // 2e8236e88a89c07c
tbuffer_store_d16_format_xyz v[3:4], v209, s[20:23], s23 format:92 idxen offset:903 // 8703e7ead1038517
tbuffer_store_d16_format_xyz v[120:121], v244, s[84:87], 0 format:108 offen offset:1009 // f10367ebf4785580
tbuffer_store_d16_format_xyzw v[57:58], v41, s[0:3], s2 format:[BUF_FMT_2_10_10_10_UINT] idxen offset:3435 glc // 6bcd47e929398002
tbuffer_store_d16_format_xyzw v[6:7], v[23:24], s[40:43], s92 format:[BUF_FMT_16_16_USCALED] idxen offen offset:4 slc // 0490cfe81706ca5c
tbuffer_store_format_x v115, off, s[44:47], 0 format:64 offset:4 // 040002ea00730b80
tbuffer_store_format_x v207, v252, s[64:67], s30 format:[BUF_FMT_8_8_SSCALED] offen offset:4 // 04008ae8fccf501e
tbuffer_store_format_xy v[247:248], v[9:10], s[24:27], s96 format:76 idxen offen offset:791 // 178362ea09f7c660
tbuffer_store_format_xy v[246:247], v162, s[88:91], 0 format:[BUF_FMT_32_32_32_32_SINT] offen offset:4 // 0480f2e9a2f65680
tbuffer_store_format_xyz v[17:19], v203, s[0:3], m0 format:92 offen offset:2865 // 310be3eacb11407d
tbuffer_store_format_xyz v[18:20], v68, s[84:87], 0 format:110 idxen offset:405 glc slc // 955173eb44129580
tbuffer_store_format_xyzw v[195:198], v234, s[76:79], s77 format:125 offen // 0080ebebeac3534d
tbuffer_store_format_xyzw v[46:49], v42, s[0:3], null format:65 offen offset:3692 slc dlc // 6cbe0bea2a2e407c
