image_atomic_fmin v[64:65], v[85:87], s[24:31] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA // 300378f055400600
image_sample_c_cd_o_g16 v[0:2], v[40:44], s[24:31], s[36:39] dmask:0x7 dim:SQ_RSRC_IMG_1D a16 lwe // 0107baf128002641
image_sample_c_d_o_g16 v[216:218], v[31:38], s[96:103], s[56:59] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // image_sample_c_d_o_g16 v[216:218], v[31:36], s[96:103], s[56:59] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY // 2107e8f01fd8d801
image_sample_c_lz v[138:140], [v80, v211, v186, v236], s[0:7], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_3D slc tfe d16 // 1207bdf2508a0080d3baec00
image_sample_cd_cl v[234:235], [v248, v231, v136, v84, v255, v198, v0, v115, v40, v255], s[60:67], s[52:55] dmask:0x3 dim:SQ_RSRC_IMG_3D // 1603a4f1f8eaaf01e78854ffc6007328ff000000
image_sample_d_cl_g16 v[253:255], [v255, v156, v255, v0], s[84:91], s[60:63] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY unorm a16 // 23178cf0fffdf5419cff0000
image_sample_l v[0:4], [v83, v248, v83, v229], s[0:7], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_3D dlc tfe // 920f91f053006003f853e500
