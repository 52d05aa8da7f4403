image_atomic_add v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // image_atomic_add_uint v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 004044d00510000001000000
image_atomic_add_flt v[128:129], [v10, v251], ttmp[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA th:TH_ATOMIC_RETURN a16 // 46c0e0d080e010000afb0000
image_atomic_add_flt v[195:196], v21, ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS // 00c0e0d0c3d80c0015000000
image_atomic_add_flt v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN // 01c060d04010100001020000
image_atomic_add_uint v[105:106], [v126, v217, v0], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_DEV tfe // 064044d0691088007ed90000
image_atomic_add_uint v64, [v1, v0], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D // 014044d04010000001000000
image_atomic_add_uint v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 004044d04010000001000000
image_atomic_and v106, [v196, v42, v195], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_ATOMIC_NT_RETURN // 050046d06a103000c42ac300
image_atomic_and v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN // 000046d04010100001000000
image_atomic_cmpswap v[64:67], [v1, v2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 0100c4d34010000001020000
image_atomic_dec_uint v156, [v5, v86, v223], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY r128 // 150047d09cd800000556df00
image_atomic_dec_uint v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN // 010047d04010100001020000
image_atomic_inc_uint v220, [v123, v133, v0], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 02c046d0dcd81c007b850000
image_atomic_inc_uint v[94:95], [v204, v64], ttmp[4:11] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe // 01c046d05ee08000cc400000
image_atomic_inc_uint v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN // 01c046d04010100001020000
image_atomic_max_flt v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN // 00c047d04010100001000000
image_atomic_max_int v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN // 008045d04010100001000000
image_atomic_max_int v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 008045d04010000001000000
image_atomic_max_uint v74, [v115, v189, v199], ttmp[4:11] dmask:0x1 dim:SQ_RSRC_IMG_CUBE scope:SCOPE_SYS // 03c045d04ae00c0073bdc700
image_atomic_max_uint v[21:22], v220, ttmp[4:11] dmask:0x3 dim:SQ_RSRC_IMG_1D scope:SCOPE_DEV // 00c0c5d015e00800dc000000
image_atomic_max_uint v5, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN // 01c045d00510100001020000
image_atomic_min_flt v[180:181], [v99, v18, v0], ttmp[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SE // 0680c7d0b4e0040063120000
image_atomic_min_flt v[90:91], v221, ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_NT scope:SCOPE_DEV // 0080c7d05ad82800dd000000
image_atomic_min_flt v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 008047d00510000001000000
image_atomic_min_int v[2:3], [v133, v11, v39], ttmp[4:11] dmask:0x3 dim:SQ_RSRC_IMG_3D r128 // 1200c5d002e00000850b2700
image_atomic_min_int v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 000045d04010000001000000
image_atomic_min_uint v[207:208], [v78, v229, v136, v0], s[76:83] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 0740c5d0cf9800004ee58800
image_atomic_min_uint v[71:72], [v67, v7, v196, v63], s[76:83] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 0740c5d0479800004307c43f
image_atomic_min_uint v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN // 004045d04010100001000000
image_atomic_or v6, [v133, v117, v106, v0], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY scope:SCOPE_DEV r128 // 174046d006d8080085756a00
image_atomic_or v[43:44], [v216, v7], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY scope:SCOPE_SE a16 tfe // 474046d02bd88400d8070000
image_atomic_or v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D // 014046d04010000001020000
image_atomic_pk_add_bf16 v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN // 01c061d04010100001020000
image_atomic_pk_add_bf16 v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_RETURN // 00c061d04010100001000000
image_atomic_pk_add_f16 v[16:17], [v198, v74], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0180e1d010100000c64a0000
image_atomic_pk_add_f16 v[76:77], [v76, v139, v73], ttmp[0:7] dmask:0x3 dim:SQ_RSRC_IMG_3D r128 // 1280e1d04cd800004c8b4900
image_atomic_pk_add_f16 v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D // 018061d04010000001020000
image_atomic_smax v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // image_atomic_max_int v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 008045d00510000001000000
image_atomic_sub_uint v14, [v223, v69, v80], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_RETURN scope:SCOPE_SYS // 028044d00e101c00df455000
image_atomic_sub_uint v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 008044d04010000001000000
image_atomic_sub_uint v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D // 018044d04010000001020000
image_atomic_swap v[224:225], [v183, v191], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_ATOMIC_RETURN tfe // 04c043d0e0d89000b7bf0000
image_atomic_swap v[245:246], [v107, v68], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D scope:SCOPE_SE // 01c0c3d0f51004006b440000
image_atomic_swap v64, [v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN // 01c043d04010100001020000
image_atomic_xor v67, [v153, v151], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_NT // 018046d043d8200099970000
image_atomic_xor v[243:244], [v22, v79], s[68:75] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_NT // 0180c6d0f3882000164f0000
image_atomic_xor v[5:6], [v1, v2, v3], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_3D scope:SCOPE_SYS // 0280c6d005100c0001020300
image_gather4 v[127:130], [v144, v156, v118], ttmp[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SE // 060050e47fd80404909c7600
image_gather4 v[202:205], [v143, v87, v137], ttmp[0:7], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_3D scope:SCOPE_DEV // 020010e5cad808368f578900
image_gather4 v[64:67], v1, s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 000050e44010100801000000
image_gather4_b v[239:240], [v12, v76], s[64:71], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_1D th:TH_LOAD_LU scope:SCOPE_DEV lwe d16 // 204011e5ef8138360c4c0000
image_gather4_b v[53:56], [v216, v254, v0], s[8:15], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_RT_NT // 014051e435105004d8fe0000
image_gather4_b v[64:67], [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D // 014051e44010000801020300
image_gather4_b_cl v[149:152], [v238, v7, v254, v247], s[8:15], s[8:11] dmask:0x8 dim:SQ_RSRC_IMG_2D lwe // 018011e695110004ee07fef7
image_gather4_b_cl v[209:212], [v162, v111, v10, v[76:77]], s[8:15], ttmp[4:7] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA unorm th:TH_LOAD_NT // 06a091e4d1101038a26f0a4c
image_gather4_b_cl v[64:67], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT r128 // 118051e44010100801020304
image_gather4_c v[146:147], [v159, v10, v202, v0], ttmp[4:11], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY d16 // 250052e492e000369f0aca00
image_gather4_c v[207:210], [v143, v186], ttmp[4:11], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT_RT // 000052e4cfe040368fba0000
image_gather4_c v[64:67], [v1, v2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 000052e44010100801020000
image_gather4_c_b v[205:206], [v248, v59, v71, v[59:60]], ttmp[0:7], ttmp[4:7] dmask:0x8 dim:SQ_RSRC_IMG_CUBE lwe d16 // 234013e6cdd90038f83b473b
image_gather4_c_b v[245:248], [v197, v164, v115], s[8:15], s[60:63] dmask:0x2 dim:SQ_RSRC_IMG_1D th:TH_LOAD_RT_NT // 004093e4f510501ec5a47300
image_gather4_c_b v[64:67], [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 004053e44010000801020300
image_gather4_c_b_cl v[29:32], [v243, v95, v35, v[170:172]], s[8:15], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm scope:SCOPE_SYS // 02a053e41d100c36f35f23aa
image_gather4_c_b_cl v[31:34], [v45, v0, v26, v[125:127]], ttmp[4:11], s[8:11] dmask:0x4 dim:SQ_RSRC_IMG_CUBE th:TH_LOAD_NT_RT scope:SCOPE_SYS // 038013e51fe04c042d001a7d
image_gather4_c_b_cl v[64:67], [v1, v2, v0, v[0:1]], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 018053e44010100801020000
image_gather4_c_cl v[100:103], [v98, v104, v67, v[0:1]], ttmp[4:11], ttmp[4:7] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY // 054012e664e0003862684300
image_gather4_c_cl v[210:213], [v180, v158, v0, v[0:1]], s[80:87], ttmp[4:7] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_LOAD_NT_HT scope:SCOPE_DEV // 054092e4d2a06838b49e0000
image_gather4_c_cl v[64:67], [v1, v0, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 004052e44010100801000000
image_gather4_c_l v[132:135], [v172, v85, v0], s[68:75], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY a16 // 450013e684880036ac550000
image_gather4_c_l v[244:245], [v100, v211, v0], ttmp[4:11], s[64:67] dmask:0x1 dim:SQ_RSRC_IMG_CUBE unorm scope:SCOPE_SE a16 d16 // 632053e4f4e0042064d30000
image_gather4_c_l v[64:67], [v1, v0, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 000053e44010000801000000
image_gather4_c_lz v[201:204], [v181, v18, v0, v0], s[80:87], s[48:51] dmask:0x2 dim:SQ_RSRC_IMG_CUBE th:TH_LOAD_NT // 03c093e4c9a01018b5120000
image_gather4_c_lz v[213:216], [v180, v182, v0, v0], ttmp[4:11], s[68:71] dmask:0x1 dim:SQ_RSRC_IMG_3D // 02c053e4d5e00022b4b60000
image_gather4_c_lz v[64:67], [v1, v0, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D // 01c053e44010000801000000
image_gather4_c_lz_o v[135:139], [v175, v254, v241, v[204:205]], s[8:15], s[16:19] dmask:0x2 dim:SQ_RSRC_IMG_CUBE scope:SCOPE_SE tfe // 0bc097e487100408affef1cc
image_gather4_c_lz_o v[154:157], [v195, v253, v82], s[8:15], ttmp[4:7] dmask:0x8 dim:SQ_RSRC_IMG_1D scope:SCOPE_SE // 00c017e69a100438c3fd5200
image_gather4_cl v[167:171], [v117, v0, v0], s[40:47], s[8:11] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_NT tfe // 0c4090e4a750100475000000
image_gather4_cl v[190:194], [v131, v0, v0], ttmp[4:11], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_LU tfe // 0c4010e6bee0303683000000
image_gather4_cl v[64:67], [v1, v0, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 014050e44010100801000000
image_gather4_l v[58:61], [v22, v69], ttmp[0:7], s[8:11] dmask:0x4 dim:SQ_RSRC_IMG_1D th:TH_LOAD_LU // 000011e53ad8300416450000
image_gather4_l v[66:70], [v3, v47, v34], s[8:15], ttmp[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY tfe lwe // 0c0051e442110036032f2200
image_gather4_l v[64:67], [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 010051e44010100801020300
image_gather4_lz v[108:111], [v39, v180], s[32:39], ttmp[4:7] dmask:0x2 dim:SQ_RSRC_IMG_2D th:TH_LOAD_LU // 01c091e46c40303827b40000
image_gather4_lz v[202:205], [v89, v197, v179], ttmp[0:7], ttmp[4:7] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA th:TH_LOAD_NT lwe // 06c011e6cad9103859c5b300
image_gather4_lz v[64:67], [v1, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 01c051e44010100801000000
image_gather4_lz_o v[30:34], [v125, v174, v0], s[8:15], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY scope:SCOPE_SYS tfe lwe // 0cc095e41e110c367dae0000
image_gather4_lz_o v[57:60], [v84, v165, v0], s[4:11], ttmp[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_LU // 01c055e43908303854a50000
image_gather4_lz_o v[64:67], [v1, v2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 00c055e44010000801020000
image_gather4_o v[180:183], [v253, v205], s[8:15], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D scope:SCOPE_DEV a16 // 410094e4b4100836fdcd0000
image_gather4_o v[188:191], [v241, v142, v0, v0], ttmp[4:11], s[16:19] dmask:0x8 dim:SQ_RSRC_IMG_CUBE r128 // 130014e6bce00008f18e0000
image_gather4_o v[64:67], [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D // 010054e44010000801020300
image_gather4h v[229:232], [v63, v133, v38], ttmp[4:11], ttmp[4:7] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA th:TH_LOAD_NT_RT // 064018e6e5e040383f852600
image_gather4h v[238:241], [v246, v116], s[8:15], ttmp[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D // 014058e4ee100038f6740000
image_get_lod v114, [v125, v121], ttmp[4:11], ttmp[4:7] dmask:0x2 dim:SQ_RSRC_IMG_2D scope:SCOPE_SYS r128 // 110098e472e00c387d790000
image_get_lod v[207:208], [v135, v241], ttmp[4:11], ttmp[4:7] dmask:0x5 dim:SQ_RSRC_IMG_1D_ARRAY scope:SCOPE_SYS // 040058e5cfe00c3887f10000
image_get_lod v[64:67], [v1, v2], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0100d8e74010000801020000
image_get_resinfo v[192:193], v201, ttmp[4:11] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_SYS // 058043d1c0e00c00c9000000
image_get_resinfo v[25:26], v145, s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_LOAD_NT_HT scope:SCOPE_DEV // 0580c3d01910680091000000
image_get_resinfo v[64:67], v1, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 0180c3d34010100001000000
image_load v117, [v5, v105], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_3D th:TH_LOAD_NT_RT scope:SCOPE_SE a16 // 420040d07510440005690000
image_load v[123:124], [v115, v83, v0], ttmp[0:7] dmask:0x2 dim:SQ_RSRC_IMG_CUBE scope:SCOPE_SE tfe // 030080d07bd8840073530000
image_load v5, [v1], s[8:15] dmask:1 dim:1D // image_load v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D // 000040d00510000001000000
image_load_mip v[171:172], v146, ttmp[4:11] dmask:0xe dim:SQ_RSRC_IMG_1D scope:SCOPE_SE a16 d16 // 604080d3abe0040092000000
image_load_mip v[7:9], [v152, v167, v0, v0], s[68:75] dmask:0xa dim:SQ_RSRC_IMG_CUBE th:TH_LOAD_NT_HT scope:SCOPE_DEV tfe // 034080d20788e80098a70000
image_load_mip v64, [v1, v2, v3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D // 014040d04010000001020300
image_load_mip_pck v[208:210], [v14, v7, v0, v0], s[8:15] dmask:0xd dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_SYS // 050041d3d0100c000e070000
image_load_mip_pck v[246:248], [v247, v147, v0], ttmp[4:11] dmask:0xa dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_HT tfe // 040081d2f6e0a000f7930000
image_load_mip_pck v[64:67], [v1, v2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 0000c1d34010100001020000
image_load_mip_pck_sgn v[127:128], [v108, v87, v0, v0], ttmp[0:7] dmask:0x6 dim:SQ_RSRC_IMG_2D_MSAA // 064081d17fd800006c570000
image_load_mip_pck_sgn v[185:187], [v165, v144], s[8:15] dmask:0xb dim:SQ_RSRC_IMG_1D // 0040c1d2b9100000a5900000
image_load_mip_pck_sgn v[64:67], [v1, v2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D // 0040c1d34010000001020000
image_load_pck v[185:187], [v116, v121], s[8:15] dmask:0xd dim:SQ_RSRC_IMG_CUBE scope:SCOPE_SE a16 // 438040d3b910040074790000
image_load_pck v[202:204], [v114, v60, v0], s[8:15] dmask:0x7 dim:SQ_RSRC_IMG_3D th:TH_LOAD_RT_NT scope:SCOPE_SE r128 // 1280c0d1ca105400723c0000
image_load_pck v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 008040d04010100001000000
image_load_pck_sgn v124, [v248, v255, v0], ttmp[4:11] dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_DEV // 06c000d07ce00800f8ff0000
image_load_pck_sgn v[102:104], [v171, v72, v0], s[40:47] dmask:0xc dim:SQ_RSRC_IMG_CUBE th:TH_LOAD_RT_NT tfe // 03c000d36650d000ab480000
image_load_pck_sgn v64, [v1, v0], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 01c040d04010100001000000
image_msaa_load v[1:4], [v5, v6, v7], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA // 060060e40110000005060700
image_msaa_load v[1:2], [v5, v6], s[8:15] dmask:0x4 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT scope:SCOPE_SE r128 a16 lwe d16 // 772020e50111140005060000
image_sample v[190:191], v232, ttmp[4:11], s[0:3] dmask:0x5 dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SYS lwe // 000048e5bee12c00e8000000
image_sample v[53:54], v21, ttmp[4:11], s[60:63] dmask:0x6 dim:SQ_RSRC_IMG_1D unorm scope:SCOPE_SYS // 002088e535e00c1e15000000
image_sample v64, v1, s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 000048e44010100801000000
image_sample_b v104, [v238, v102, v141], ttmp[0:7], s[8:11] dmask:0x8 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT scope:SCOPE_SYS lwe // 014009e668d91c04ee668d00
image_sample_b v[3:4], [v125, v148, v201, v20], ttmp[4:11], ttmp[0:3] dmask:0x9 dim:SQ_RSRC_IMG_2D_MSAA r128 lwe // 164049e603e100367d94c914
image_sample_b v64, [v1, v2, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 014049e44010100801020000
image_sample_b_cl v[146:149], [v95, v54, v15, v[0:1]], s[4:11], s[32:35] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY // 0580c9e7920800105f360f00
image_sample_b_cl v[37:40], [v204, v199, v231, v0], s[52:59], s[76:79] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT_HT r128 // 1180c9e725686026ccc7e700
image_sample_b_cl v[64:65], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT r128 // 1180c9e44010100801020304
image_sample_b_cl_o v157, [v114, v77, v152, v[0:1]], s[8:15], ttmp[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D lwe // 01808de49d110036724d9800
image_sample_b_cl_o v[205:206], [v235, v25, v136, v[0:2]], ttmp[4:11], s[8:11] dim:SQ_RSRC_IMG_3D tfe // 0a800de4cde00004eb198800
image_sample_b_cl_o v[64:67], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D // 0080cde74010000801020304
image_sample_b_o v[202:204], [v76, v7, v248, v0], s[12:19], s[8:11] dmask:0xb dim:SQ_RSRC_IMG_1D_ARRAY // 0440cde6ca1800044c07f800
image_sample_b_o v[28:31], [v107, v7, v48, v0], ttmp[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA_ARRAY scope:SCOPE_DEV a16 // 4740cde71cd808046b073000
image_sample_b_o v[64:67], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT r128 // 1140cde74010100801020304
image_sample_c v203, [v213, v135], ttmp[4:11], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_1D unorm th:TH_LOAD_HT // 00200ae6cbe02036d5870000
image_sample_c v[179:181], [v200, v195, v47, v0], ttmp[0:7], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_CUBE r128 // 1300cae5b3d80036c8c32f00
image_sample_c v64, [v1, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00004ae44010100801000000
image_sample_c_b v104, [v36, v182, v234, v176], ttmp[4:11], s[52:55] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY a16 // 47400be668e0001a24b6eab0
image_sample_c_b v[84:85], [v96, v242, v211, v[44:45]], ttmp[4:11], ttmp[4:7] dmask:0xf dim:SQ_RSRC_IMG_CUBE d16 // 2340cbe754e0003860f2d32c
image_sample_c_b v64, [v1, v2, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 00404be44010000801020000
image_sample_c_b_cl v[142:144], [v213, v162, v98, v4], ttmp[0:7], ttmp[4:7] dmask:0xb dim:SQ_RSRC_IMG_1D scope:SCOPE_SE // 0080cbe68ed80438d5a26204
image_sample_c_b_cl v[183:184], [v238, v118, v69, v[47:48]], s[8:15], ttmp[0:3] dmask:0xc dim:SQ_RSRC_IMG_2D_MSAA_ARRAY th:TH_LOAD_RT_NT a16 // 47800be7b7105036ee76452f
image_sample_c_b_cl v[64:67], [v1, v2, v3, v[4:5]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 0180cbe74010100801020304
image_sample_c_b_cl_o v[174:175], [v247, v63, v18, v[127:128]], ttmp[4:11], s[8:11] dmask:0x3 dim:SQ_RSRC_IMG_3D a16 lwe // 4280cfe4aee10004f73f127f
image_sample_c_b_cl_o v[236:237], [v151, v66, v243, v[203:205]], s[8:15], ttmp[4:7] dmask:0x9 dim:SQ_RSRC_IMG_1D_ARRAY unorm // 04a04fe6ec1000389742f3cb
image_sample_c_b_cl_o v64, [v1, v0, v0, v[0:1]], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 00804fe44010000801000000
image_sample_c_b_o v[127:128], [v88, v180, v242, v109], s[72:79], ttmp[0:3] dmask:0xf dim:SQ_RSRC_IMG_1D unorm th:TH_LOAD_RT_NT lwe d16 // 2060cfe77f91503658b4f26d
image_sample_c_b_o v[76:78], [v25, v133, v134, v[19:20]], ttmp[0:7], s[8:11] dmask:0xd dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_HT // 04404fe74cd8200419858613
image_sample_c_b_o v64, [v1, v2, v0, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00404fe44010100801020000
image_sample_c_cl v[121:122], [v17, v103, v56], ttmp[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_SYS a16 tfe lwe // 4d404ae479d90c0411673800
image_sample_c_cl v[190:191], [v133, v130, v138, v0], ttmp[4:11], s[0:3] dmask:0xc dim:SQ_RSRC_IMG_2D th:TH_LOAD_HT scope:SCOPE_SE // 01400ae7bee0240085828a00
image_sample_c_cl v64, [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00404ae44010100801020300
image_sample_c_cl_o v[29:31], [v198, v211, v46, v[150:151]], s[0:7], s[80:83] dmask:0xd dim:SQ_RSRC_IMG_2D // 01404ee71d000028c6d32e96
image_sample_c_cl_o v[67:70], [v157, v193, v162, v[102:104]], ttmp[0:7], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_3D unorm // 0260cee743d800089dc1a266
image_sample_c_cl_o v64, [v1, v2, v3, v[4:5]], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D r128 // 11404ee44010000801020304
image_sample_c_d v[37:39], [v89, v61, v125, v[74:78]], ttmp[4:11], ttmp[0:3] dmask:0xd dim:SQ_RSRC_IMG_2D_ARRAY lwe // 05804ae725e10036593d7d4a
image_sample_c_d v[55:57], [v163, v72, v156, v[214:218]], ttmp[4:11], s[24:27] dmask:0xe dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SYS // 06808ae737e00c0ca3489cd6
image_sample_c_d v[64:67], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D // 0080cae74010000801020304
image_sample_c_d_cl v[103:104], [v24, v130, v157, v[61:66]], s[8:15], s[88:91] dmask:0xa dim:SQ_RSRC_IMG_2D_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SE // 05e08ae66710642c18829d3d
image_sample_c_d_cl v[53:54], [v91, v126, v245, v[153:159]], s[8:15], s[72:75] dmask:0xd dim:SQ_RSRC_IMG_2D_MSAA_ARRAY scope:SCOPE_DEV d16 // 27c04ae7351008245b7ef599
image_sample_c_d_cl v[64:67], [v1, v2, v3, v[4:8]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 01c0cae74010100801020304
image_sample_c_d_cl_g16 v106, [v87, v156, v79, v[130:131]], ttmp[4:11], ttmp[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D a16 lwe d16 // 61c06ae46ae10038579c4f82
image_sample_c_d_cl_g16 v[115:117], [v247, v238, v203, v[227:232]], ttmp[0:7], s[8:11] dmask:0xd dim:SQ_RSRC_IMG_3D // 02c06ae773d80004f7eecbe3
image_sample_c_d_cl_g16 v[64:67], [v1, v0, v0, v[0:2]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 01c0eae74010100801000000
image_sample_c_d_cl_o v172, [v206, v38, v29, v[204:211]], s[8:15], ttmp[4:7] dim:SQ_RSRC_IMG_2D_MSAA_ARRAY th:TH_LOAD_HT lwe d16 // 27c00ee4ac112038ce261dcc
image_sample_c_d_cl_o v[104:105], [v209, v18, v18, v[135:140]], ttmp[4:11], s[68:71] dmask:0x3 dim:SQ_RSRC_IMG_2D unorm // 01e0cee468e00022d1121287
image_sample_c_d_cl_o v[64:65], [v1, v2, v3, v[4:9]], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D r128 // 11c0cee44010000801020304
image_sample_c_d_cl_o_g16 v[48:50], [v13, v14, v34, v[48:52]], ttmp[0:7], s[52:55] dmask:0xb dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SYS // 06c0eee630d80c1a0d0e2230
image_sample_c_d_cl_o_g16 v[58:59], [v157, v117, v27, v[183:186]], ttmp[0:7], s[8:11] dmask:0xa dim:SQ_RSRC_IMG_2D unorm scope:SCOPE_SE // 01e0aee63ad804049d751bb7
image_sample_c_d_cl_o_g16 v[64:65], [v1, v2, v3, v[4:7]], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D r128 // 11c0eee44010000801020304
image_sample_c_d_g16 v[0:2], [v81, v65, v141, v[185:186]], s[56:63], ttmp[4:7] dmask:0xe dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_NT_RT scope:SCOPE_SYS lwe // 0480aae700714c3851418db9
image_sample_c_d_g16 v[142:143], [v242, v177, v85, v166], ttmp[4:11], s[8:11] dmask:0x6 dim:SQ_RSRC_IMG_1D // 0080aae58ee00004f2b155a6
image_sample_c_d_g16 v[64:65], [v1, v2, v3, v[4:5]], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 0180eae44010100801020304
image_sample_c_d_o v[0:1], [v171, v197, v82, v[226:232]], s[64:71], ttmp[0:3] dmask:0xa dim:SQ_RSRC_IMG_3D th:TH_LOAD_RT_NT scope:SCOPE_SYS a16 // 42808ee600805c36abc552e2
image_sample_c_d_o v[126:128], [v224, v14, v63, v[135:139]], s[8:15], ttmp[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D th:TH_LOAD_RT_NT // 0180cee57e105036e00e3f87
image_sample_c_d_o v64, [v1, v0, v0, v[0:1]], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D // 00804ee44010000801000000
image_sample_c_d_o_g16 v[201:202], [v45, v47, v237, v[92:94]], ttmp[0:7], s[8:11] dmask:0x9 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_NT_RT scope:SCOPE_DEV // 04806ee6c9d848042d2fed5c
image_sample_c_d_o_g16 v[235:236], [v217, v211, v15, v[125:128]], ttmp[0:7], s[8:11] dmask:0x6 dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SYS // 0680aee5ebd80c04d9d30f7d
image_sample_c_d_o_g16 v[64:67], [v1, v2, v3, v[0:2]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 0180eee74010100801020300
image_sample_c_l v112, [v103, v62, v0, v[0:1]], ttmp[4:11], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_SYS r128 // 15004be470e00c04673e0000
image_sample_c_l v[7:8], [v49, v3, v0], ttmp[0:7], s[84:87] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_NT_HT scope:SCOPE_SYS a16 // 4400cbe407d86c2a31030000
image_sample_c_l v[64:67], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 0100cbe74010000801020304
image_sample_c_l_o v[10:11], [v129, v152, v141, v0], s[12:19], ttmp[4:7] dmask:0x3 dim:SQ_RSRC_IMG_CUBE unorm scope:SCOPE_DEV a16 // 4320cfe40a18083881988d00
image_sample_c_l_o v[252:255], [v223, v176, v144, v[0:2]], ttmp[4:11], s[20:23] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA // 0600cfe7fce0000adfb09000
image_sample_c_l_o v[64:67], [v1, v2, v0, v0], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D // 0000cfe74010000801020000
image_sample_c_lz v[114:115], [v7, v115, v50, v0], ttmp[0:7], ttmp[4:7] dmask:0xd dim:SQ_RSRC_IMG_3D d16 // 22c04be772d8003807733200
image_sample_c_lz v[211:212], [v156, v203, v252, v0], ttmp[0:7], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_SE tfe d16 // 2dc00be6d3d804369ccbfc00
image_sample_c_lz v[64:67], [v1, v2, v3], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D // 01c0cbe74010000801020300
image_sample_c_lz_o v193, [v221, v44, v108, v[57:58]], s[88:95], s[8:11] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA th:TH_LOAD_LU scope:SCOPE_DEV // 06c00fe6c1b03804dd2c6c39
image_sample_c_lz_o v[155:157], [v13, v163, v131], s[8:15], s[8:11] dmask:0xb dim:SQ_RSRC_IMG_1D unorm scope:SCOPE_DEV // 00e0cfe69b1008040da38300
image_sample_c_lz_o v64, [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00c04fe44010100801020300
image_sample_c_o v[115:116], [v201, v190, v188], s[8:15], s[8:11] dmask:0xa dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS a16 // 40008ee673100c04c9bebc00
image_sample_c_o v[9:10], [v32, v177, v85, v63], s[20:27], ttmp[0:3] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_LU scope:SCOPE_SE lwe // 0400cee40929343620b1553f
image_sample_c_o v[64:65], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 0100cee44010100801020304
image_sample_cl v[169:170], [v95, v56, v193, v37], ttmp[0:7], ttmp[4:7] dmask:0xc dim:SQ_RSRC_IMG_CUBE unorm th:TH_LOAD_LU // 036008e7a9d830385f38c125
image_sample_cl v[90:91], [v203, v156, v208, v44], s[60:67], ttmp[4:7] dmask:0xc dim:SQ_RSRC_IMG_CUBE // 034008e75a780038cb9cd02c
image_sample_cl v[64:67], [v1, v2], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 0040c8e74010100801020000
image_sample_cl_o v37, [v144, v14, v224, v[0:1]], ttmp[4:11], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_LOAD_NT_RT scope:SCOPE_SYS // 05400ce625e04c36900ee000
image_sample_cl_o v[177:179], [v18, v133, v145, v[0:1]], ttmp[0:7], s[88:91] dmask:0x7 dim:SQ_RSRC_IMG_3D // 0240cce5b1d8002c12859100
image_sample_cl_o v64, [v1, v2, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00404ce44010100801020000
image_sample_d v[12:13], [v156, v147, v99, v[245:248]], ttmp[4:11], ttmp[4:7] dmask:0x9 dim:SQ_RSRC_IMG_2D_ARRAY // 058048e60ce000389c9363f5
image_sample_d v[47:49], [v188, v34, v7], ttmp[4:11], s[60:63] dmask:0x7 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT_HT lwe // 0080c8e52fe1601ebc220700
image_sample_d v5, [v1, v2, v3, v[4:6]], s[8:15], s[4:7] dmask:0x1 dim:SQ_RSRC_IMG_2D // 018048e40510000201020304
image_sample_d_cl v204, [v101, v110, v0, v[0:5]], ttmp[0:7], ttmp[4:7] dmask:0x8 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY // 07c008e6ccd80038656e0000
image_sample_d_cl v[25:27], [v134, v54, v0, v[0:5]], ttmp[0:7], s[8:11] dmask:0xd dim:SQ_RSRC_IMG_2D_MSAA_ARRAY th:TH_LOAD_NT // 07c048e719d8100486360000
image_sample_d_cl v[64:65], [v1, v2, v3, v[4:7]], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D // 01c0c8e44010000801020304
image_sample_d_cl_g16 v[130:131], [v23, v126, v68, v119], s[32:39], s[52:55] dmask:0xc dim:SQ_RSRC_IMG_1D // 00c028e78240001a177e4477
image_sample_d_cl_g16 v[210:212], [v251, v139, v18, v27], s[8:15], s[40:43] dmask:0x3 dim:SQ_RSRC_IMG_1D scope:SCOPE_SE tfe // 08c0e8e4d2100414fb8b121b
image_sample_d_cl_g16 v[64:67], [v1, v2, v3, v[4:5]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D r128 // 11c0e8e74010000801020304
image_sample_d_cl_o v[122:125], [v194, v150, v15, v[15:20]], ttmp[4:11], s[36:39] dmask:0x7 dim:SQ_RSRC_IMG_CUBE unorm r128 tfe // 1be0cce57ae00012c2960f0f
image_sample_d_cl_o v[239:240], [v29, v244, v83, v[100:102]], ttmp[0:7], ttmp[0:3] dmask:0x9 dim:SQ_RSRC_IMG_1D_ARRAY th:TH_LOAD_NT scope:SCOPE_SYS r128 lwe // 14c04ce6efd91c361df45364
image_sample_d_cl_o v[64:67], [v1, v2, v3, v[4:8]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D r128 // 11c0cce74010000801020304
image_sample_d_cl_o_g16 v182, [v91, v148, v231, v[0:2]], s[8:15], ttmp[4:7] dmask:0x2 dim:SQ_RSRC_IMG_1D_ARRAY scope:SCOPE_SE // 04c0ace4b61004385b94e700
image_sample_d_cl_o_g16 v[102:104], [v238, v177, v211, v76], ttmp[4:11], s[8:11] dmask:0xa dim:SQ_RSRC_IMG_1D th:TH_LOAD_LU scope:SCOPE_DEV a16 tfe // 48c0ace666e03804eeb1d34c
image_sample_d_cl_o_g16 v64, [v1, v2, v3, v[4:6]], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT r128 // 11c06ce44010100801020304
image_sample_d_g16 v[163:164], [v240, v188, v159, v25], ttmp[4:11], s[8:11] dmask:0xc dim:SQ_RSRC_IMG_2D th:TH_LOAD_BYPASS scope:SCOPE_SYS // 018028e7a3e03c04f0bc9f19
image_sample_d_g16 v[248:249], [v85, v216, v24, v[12:13]], s[12:19], ttmp[0:3] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_DEV lwe // 058068e5f819083655d8180c
image_sample_d_g16 v[64:67], [v1, v2, v3, v4], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT // 0180e8e74010100801020304
image_sample_d_o v130, [v219, v148, v209, v[58:62]], ttmp[4:11], s[8:11] dmask:0x2 dim:SQ_RSRC_IMG_CUBE // 03808ce482e00004db94d13a
image_sample_d_o v[12:13], [v44, v102, v240, v[163:164]], s[8:15], s[52:55] dmask:0x6 dim:SQ_RSRC_IMG_1D_ARRAY // 04808ce50c10001a2c66f0a3
image_sample_d_o v64, [v1, v2, v3, v0], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00804ce44010100801020300
image_sample_d_o_g16 v[152:153], [v198, v135, v148, v[27:31]], s[60:67], s[4:7] dmask:0x6 dim:SQ_RSRC_IMG_3D // 0280ace598780002c687941b
image_sample_d_o_g16 v[162:163], [v96, v15, v222, v[199:200]], ttmp[0:7], s[72:75] dmask:0xc dim:SQ_RSRC_IMG_2D // 01802ce7a2d80024600fdec7
image_sample_d_o_g16 v[64:65], [v1, v2, v3, v[4:5]], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT r128 // 1180ece44010100801020304
image_sample_l v36, [v129, v105], ttmp[4:11], ttmp[0:3] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT_HT // 000009e424e0603681690000
image_sample_l v[57:59], [v143, v237, v192], ttmp[4:11], ttmp[4:7] dmask:0xd dim:SQ_RSRC_IMG_2D // 010049e739e000388fedc000
image_sample_l v64, [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_LOAD_NT r128 // 110049e44010100801020300
image_sample_l_o v[20:21], [v207, v25, v217, v1], s[28:35], ttmp[0:3] dmask:0xc dim:SQ_RSRC_IMG_2D unorm scope:SCOPE_DEV // 01200de714380836cf19d901
image_sample_l_o v[230:231], [v155, v103, v97, v5], ttmp[0:7], ttmp[4:7] dmask:0x3 dim:SQ_RSRC_IMG_2D // 0100cde4e6d800389b676105
image_sample_l_o v64, [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00004de44010100801020300
image_sample_lz v40, v1, s[84:91], s[40:43] dmask:0x9 dim:SQ_RSRC_IMG_2D unorm r128 a16 lwe d16 // 71e049e628a9001401000000
image_sample_lz v[202:203], [v113, v189, v232], s[64:71], ttmp[0:3] dmask:0xa dim:SQ_RSRC_IMG_CUBE scope:SCOPE_DEV // 03c089e6ca80083671bde800
image_sample_lz v[64:67], v1, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 00c0c9e74010100801000000
image_sample_lz_o v138, [v53, v76, v111], s[8:15], s[44:47] dim:SQ_RSRC_IMG_1D_ARRAY // 04c00de48a100016354c6f00
image_sample_lz_o v[216:217], [v239, v242], ttmp[0:7], s[36:39] dmask:0xc dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS // 00c00de7d8d80c12eff20000
image_sample_lz_o v[64:67], [v1, v2], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D // 00c0cde74010000801020000
image_sample_o v53, [v189, v136, v237, v0], s[8:15], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_3D scope:SCOPE_SYS r128 // 12000ce635100c36bd88ed00
image_sample_o v[216:218], [v103, v172, v80, v0], s[32:39], s[48:51] dmask:0xd dim:SQ_RSRC_IMG_2D_MSAA th:TH_LOAD_NT_HT // 06004ce7d840601867ac5000
image_sample_o v[64:67], [v1, v2], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT // 0000cce74010100801020000
image_store v5, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_STORE_NT_HT // 000042d00510600001000000
image_store v[187:190], [v242, v215, v0], ttmp[4:11] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SYS // 0600c2d3bbe00c00f2d70000
image_store v64, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_STORE_NT // 000042d04010100001000000
image_store_mip v191, v132, ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_STORE_NT scope:SCOPE_SE a16 // 404042d0bfd8140084000000
image_store_mip v[136:137], [v131, v203], ttmp[0:7] dmask:0x6 dim:SQ_RSRC_IMG_1D th:TH_STORE_NT_WB // 004082d188d8700083cb0000
image_store_mip v64, [v1, v0, v0], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_STORE_NT // 014042d04010100001000000
image_store_mip_pck v[162:163], [v179, v14, v147], ttmp[4:11] dmask:0x3 dim:SQ_RSRC_IMG_2D // 01c0c2d0a2e00000b30e9300
image_store_mip_pck v[5:6], [v67, v117, v5, v0], s[8:15] dmask:0x9 dim:SQ_RSRC_IMG_2D_MSAA th:TH_STORE_NT scope:SCOPE_SYS // 06c042d205101c0043750500
image_store_mip_pck v[64:67], [v1, v0], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D th:TH_STORE_NT // 00c0c2d34010100001000000
image_store_pck v[152:153], [v126, v51], ttmp[4:11] dmask:0xc dim:SQ_RSRC_IMG_2D // 018002d398e000007e330000
image_store_pck v[162:164], v105, s[8:15] dmask:0x7 dim:SQ_RSRC_IMG_2D th:TH_STORE_RT_NT scope:SCOPE_SYS a16 // 4180c2d1a2105c0069000000
image_store_pck v[64:67], [v1, v2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D // 0180c2d34010000001020000
