.amdgcn_target "amdgcn-amd-amdpal--gfx900"

.text
.globl _amdgpu_ps_main
.p2align 8
.type _amdgpu_ps_main,@function
_amdgpu_ps_main:
        // s[0:3] the buffer, s4 the primitive mask, s5 COLLISION_WAVEID,
        // s6 INTRAWAVE_COLLISION, v2 POS_FIXED_PT
        v_and_b32 v3, 0xffff, v2             // x
        v_lshrrev_b32 v2, 16, v2             // y
        v_lshl_or_b32 v2, v2, 12, v3         // 4096 pixels per row
        .amdgcn_pops_enter s5, s8, s9, s10
        .amdgcn_pops_layers s6, s[12:13], s[14:15], s8, s9
        buffer_load_dword v3, v2, s[0:3], 0 idxen glc
        s_waitcnt vmcnt(0)
        v_mad_u32_u24 v3, v3, 3, 1           // depends on the order
        buffer_store_dword v3, v2, s[0:3], 0 idxen glc
        .amdgcn_pops_next
        .amdgcn_pops_leave
        v_cvt_f32_u32 v3, v3
        exp mrt0 v3, v3, v3, v3 done vm
        s_endpgm
        .size _amdgpu_ps_main, .-_amdgpu_ps_main

.amdgpu_pal_metadata
amdpal.version: [2, 6]
amdpal.pipelines:
  - .registers:
      SPI_SHADER_PGM_RSRC2_PS: 0x8           # 4 user SGPRs
      SPI_PS_INPUT_ENA: 0x8002               # PERSP_CENTER, POS_FIXED_PT
      SPI_PS_INPUT_ADDR: 0x8002
      SPI_SHADER_COL_FORMAT: 0x9             # 4 floats
      CB_SHADER_MASK: 0xf
.end_amdgpu_pal_metadata
.amdgcn_pops_metadata intrawave
