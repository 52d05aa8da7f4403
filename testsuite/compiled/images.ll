; only: gfx1030
; Image instructions of each dimension: loads, samples, gathers, atomics; with d16, a16, tfe and lwe.
target triple = "amdgcn-amd-amdpal"

define amdgpu_ps <4 x float> @load_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.load.1d.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <2 x half> @load_d16_a16_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <2 x half> @llvm.amdgcn.image.load.1d.v2f16.i16(i32 5, i16 %m, <8 x i32> %r, i32 0, i32 1)
  ret <2 x half> %v1
}

define amdgpu_ps void @store_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  call void @llvm.amdgcn.image.store.1d.v4f32.i32(<4 x float> %v, i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret void
}

define amdgpu_ps <4 x float> @load_tfe_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call { <4 x float>, i32 } @llvm.amdgcn.image.load.1d.sl_v4f32i32s.i32(i32 15, i32 %x, <8 x i32> %r, i32 1, i32 0)
  %v2 = extractvalue { <4 x float>, i32 } %v1, 0
  ret <4 x float> %v2
}

define amdgpu_ps <4 x float> @sample_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.1d.v4f32.f32(i32 7, float %a, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_l_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.1d.v4f32.f32(i32 7, float %a, float %e, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_lz_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.1d.v4f32.f32(i32 7, float %a, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_b_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.1d.v4f32.f32.f32(i32 7, float %d, float %a, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.1d.v4f32.f32(i32 7, float %d, float %a, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_lz_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.lz.1d.v4f32.f32(i32 7, float %d, float %a, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_d_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.d.1d.v4f32.f32.f32(i32 15, float %a, float %b, float %a, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps float @atomic_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call i32 @llvm.amdgcn.image.atomic.add.1d.i32.i32(i32 %x, i32 %x, <8 x i32> %r, i32 0, i32 0)
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

define amdgpu_ps <4 x float> @size_1d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.getresinfo.1d.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @load_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32 15, i32 %x, i32 %y, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <2 x half> @load_d16_a16_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <2 x half> @llvm.amdgcn.image.load.2d.v2f16.i16(i32 5, i16 %m, i16 %n, <8 x i32> %r, i32 0, i32 1)
  ret <2 x half> %v1
}

define amdgpu_ps void @store_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  call void @llvm.amdgcn.image.store.2d.v4f32.i32(<4 x float> %v, i32 15, i32 %x, i32 %y, <8 x i32> %r, i32 0, i32 0)
  ret void
}

define amdgpu_ps <4 x float> @load_tfe_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call { <4 x float>, i32 } @llvm.amdgcn.image.load.2d.sl_v4f32i32s.i32(i32 15, i32 %x, i32 %y, <8 x i32> %r, i32 1, i32 0)
  %v2 = extractvalue { <4 x float>, i32 } %v1, 0
  ret <4 x float> %v2
}

define amdgpu_ps <4 x float> @sample_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32 7, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_l_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.2d.v4f32.f32(i32 7, float %a, float %b, float %e, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_lz_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.2d.v4f32.f32(i32 7, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_b_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.2d.v4f32.f32.f32(i32 7, float %d, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.2d.v4f32.f32(i32 7, float %d, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_lz_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.lz.2d.v4f32.f32(i32 7, float %d, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_d_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.d.2d.v4f32.f32.f32(i32 15, float %a, float %b, float %c, float %a, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps float @atomic_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32(i32 %x, i32 %x, i32 %y, <8 x i32> %r, i32 0, i32 0)
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

define amdgpu_ps <4 x float> @size_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.getresinfo.2d.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @load_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.load.3d.v4f32.i32(i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <2 x half> @load_d16_a16_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <2 x half> @llvm.amdgcn.image.load.3d.v2f16.i16(i32 5, i16 %m, i16 %n, i16 %o, <8 x i32> %r, i32 0, i32 1)
  ret <2 x half> %v1
}

define amdgpu_ps void @store_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  call void @llvm.amdgcn.image.store.3d.v4f32.i32(<4 x float> %v, i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  ret void
}

define amdgpu_ps <4 x float> @load_tfe_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call { <4 x float>, i32 } @llvm.amdgcn.image.load.3d.sl_v4f32i32s.i32(i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 1, i32 0)
  %v2 = extractvalue { <4 x float>, i32 } %v1, 0
  ret <4 x float> %v2
}

define amdgpu_ps <4 x float> @sample_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.3d.v4f32.f32(i32 7, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_l_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.3d.v4f32.f32(i32 7, float %a, float %b, float %c, float %e, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_lz_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.3d.v4f32.f32(i32 7, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_b_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.3d.v4f32.f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.3d.v4f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_lz_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.lz.3d.v4f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_d_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.d.3d.v4f32.f32.f32(i32 15, float %a, float %b, float %c, float %a, float %b, float %c, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps float @atomic_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call i32 @llvm.amdgcn.image.atomic.add.3d.i32.i32(i32 %x, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

define amdgpu_ps <4 x float> @size_3d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.getresinfo.3d.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @load_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.load.cube.v4f32.i32(i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <2 x half> @load_d16_a16_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <2 x half> @llvm.amdgcn.image.load.cube.v2f16.i16(i32 5, i16 %m, i16 %n, i16 %o, <8 x i32> %r, i32 0, i32 1)
  ret <2 x half> %v1
}

define amdgpu_ps void @store_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  call void @llvm.amdgcn.image.store.cube.v4f32.i32(<4 x float> %v, i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  ret void
}

define amdgpu_ps <4 x float> @load_tfe_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call { <4 x float>, i32 } @llvm.amdgcn.image.load.cube.sl_v4f32i32s.i32(i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 1, i32 0)
  %v2 = extractvalue { <4 x float>, i32 } %v1, 0
  ret <4 x float> %v2
}

define amdgpu_ps <4 x float> @sample_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.cube.v4f32.f32(i32 7, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_l_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.cube.v4f32.f32(i32 7, float %a, float %b, float %c, float %e, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_lz_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.cube.v4f32.f32(i32 7, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_b_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.cube.v4f32.f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.cube.v4f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_lz_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.lz.cube.v4f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps float @atomic_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call i32 @llvm.amdgcn.image.atomic.add.cube.i32.i32(i32 %x, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

define amdgpu_ps <4 x float> @size_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.getresinfo.cube.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @load_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.load.1darray.v4f32.i32(i32 15, i32 %x, i32 %y, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <2 x half> @load_d16_a16_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <2 x half> @llvm.amdgcn.image.load.1darray.v2f16.i16(i32 5, i16 %m, i16 %n, <8 x i32> %r, i32 0, i32 1)
  ret <2 x half> %v1
}

define amdgpu_ps void @store_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  call void @llvm.amdgcn.image.store.1darray.v4f32.i32(<4 x float> %v, i32 15, i32 %x, i32 %y, <8 x i32> %r, i32 0, i32 0)
  ret void
}

define amdgpu_ps <4 x float> @load_tfe_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call { <4 x float>, i32 } @llvm.amdgcn.image.load.1darray.sl_v4f32i32s.i32(i32 15, i32 %x, i32 %y, <8 x i32> %r, i32 1, i32 0)
  %v2 = extractvalue { <4 x float>, i32 } %v1, 0
  ret <4 x float> %v2
}

define amdgpu_ps <4 x float> @sample_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.1darray.v4f32.f32(i32 7, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_l_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.1darray.v4f32.f32(i32 7, float %a, float %b, float %e, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_lz_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.1darray.v4f32.f32(i32 7, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_b_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.1darray.v4f32.f32.f32(i32 7, float %d, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.1darray.v4f32.f32(i32 7, float %d, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_lz_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.lz.1darray.v4f32.f32(i32 7, float %d, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_d_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.d.1darray.v4f32.f32.f32(i32 15, float %a, float %b, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps float @atomic_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call i32 @llvm.amdgcn.image.atomic.add.1darray.i32.i32(i32 %x, i32 %x, i32 %y, <8 x i32> %r, i32 0, i32 0)
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

define amdgpu_ps <4 x float> @size_1darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.getresinfo.1darray.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @load_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.load.2darray.v4f32.i32(i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <2 x half> @load_d16_a16_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <2 x half> @llvm.amdgcn.image.load.2darray.v2f16.i16(i32 5, i16 %m, i16 %n, i16 %o, <8 x i32> %r, i32 0, i32 1)
  ret <2 x half> %v1
}

define amdgpu_ps void @store_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  call void @llvm.amdgcn.image.store.2darray.v4f32.i32(<4 x float> %v, i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  ret void
}

define amdgpu_ps <4 x float> @load_tfe_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call { <4 x float>, i32 } @llvm.amdgcn.image.load.2darray.sl_v4f32i32s.i32(i32 15, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 1, i32 0)
  %v2 = extractvalue { <4 x float>, i32 } %v1, 0
  ret <4 x float> %v2
}

define amdgpu_ps <4 x float> @sample_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.2darray.v4f32.f32(i32 7, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_l_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.2darray.v4f32.f32(i32 7, float %a, float %b, float %c, float %e, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_lz_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.2darray.v4f32.f32(i32 7, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_b_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.2darray.v4f32.f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.2darray.v4f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_c_lz_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.c.lz.2darray.v4f32.f32(i32 7, float %d, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @sample_d_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.d.2darray.v4f32.f32.f32(i32 15, float %a, float %b, float %c, float %a, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps float @atomic_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call i32 @llvm.amdgcn.image.atomic.add.2darray.i32.i32(i32 %x, i32 %x, i32 %y, i32 %z, <8 x i32> %r, i32 0, i32 0)
  %v2 = bitcast i32 %v1 to float
  ret float %v2
}

define amdgpu_ps <4 x float> @size_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.getresinfo.2darray.v4f32.i32(i32 15, i32 %x, <8 x i32> %r, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @gather_2d(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.gather4.2d.v4f32.f32(i32 4, float %a, float %b, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @gather_cube(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.gather4.cube.v4f32.f32(i32 4, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

define amdgpu_ps <4 x float> @gather_2darray(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, i32 %y, i32 %z, float %a, float %b, float %c, float %d, float %e, half %h, half %k, half %l, i16 %m, i16 %n, i16 %o, <4 x float> %v) {
  %v1 = call <4 x float> @llvm.amdgcn.image.gather4.2darray.v4f32.f32(i32 4, float %a, float %b, float %c, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  ret <4 x float> %v1
}

declare <2 x half> @llvm.amdgcn.image.load.1d.v2f16.i16(i32, i16, <8 x i32>, i32, i32)
declare <2 x half> @llvm.amdgcn.image.load.1darray.v2f16.i16(i32, i16, i16, <8 x i32>, i32, i32)
declare <2 x half> @llvm.amdgcn.image.load.2d.v2f16.i16(i32, i16, i16, <8 x i32>, i32, i32)
declare <2 x half> @llvm.amdgcn.image.load.2darray.v2f16.i16(i32, i16, i16, i16, <8 x i32>, i32, i32)
declare <2 x half> @llvm.amdgcn.image.load.3d.v2f16.i16(i32, i16, i16, i16, <8 x i32>, i32, i32)
declare <2 x half> @llvm.amdgcn.image.load.cube.v2f16.i16(i32, i16, i16, i16, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.gather4.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.gather4.2darray.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.gather4.cube.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.getresinfo.1d.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.getresinfo.1darray.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.getresinfo.2d.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.getresinfo.2darray.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.getresinfo.3d.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.getresinfo.cube.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.1d.v4f32.i32(i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.1darray.v4f32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.2darray.v4f32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.3d.v4f32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.cube.v4f32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.1d.v4f32.f32(i32, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.1darray.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.2darray.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.3d.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.b.1d.v4f32.f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.b.1darray.v4f32.f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.b.2d.v4f32.f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.b.2darray.v4f32.f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.b.3d.v4f32.f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.b.cube.v4f32.f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.1d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.1darray.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.2d.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.2darray.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.3d.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.cube.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.lz.1d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.lz.1darray.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.lz.2d.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.lz.2darray.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.lz.3d.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.c.lz.cube.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.cube.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.d.1d.v4f32.f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.d.1darray.v4f32.f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.d.2d.v4f32.f32.f32(i32, float, float, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.d.2darray.v4f32.f32.f32(i32, float, float, float, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.d.3d.v4f32.f32.f32(i32, float, float, float, float, float, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.1d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.1darray.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.2d.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.2darray.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.3d.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.l.cube.v4f32.f32(i32, float, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.lz.1d.v4f32.f32(i32, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.lz.1darray.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.lz.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.lz.2darray.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.lz.3d.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.sample.lz.cube.v4f32.f32(i32, float, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.1d.i32.i32(i32, i32, <8 x i32>, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.1darray.i32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.2darray.i32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.3d.i32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare i32 @llvm.amdgcn.image.atomic.add.cube.i32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.1d.v4f32.i32(<4 x float>, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.1darray.v4f32.i32(<4 x float>, i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.2d.v4f32.i32(<4 x float>, i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.2darray.v4f32.i32(<4 x float>, i32, i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.3d.v4f32.i32(<4 x float>, i32, i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.image.store.cube.v4f32.i32(<4 x float>, i32, i32, i32, i32, <8 x i32>, i32, i32)
declare { <4 x float>, i32 } @llvm.amdgcn.image.load.1d.sl_v4f32i32s.i32(i32, i32, <8 x i32>, i32, i32)
declare { <4 x float>, i32 } @llvm.amdgcn.image.load.1darray.sl_v4f32i32s.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare { <4 x float>, i32 } @llvm.amdgcn.image.load.2d.sl_v4f32i32s.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare { <4 x float>, i32 } @llvm.amdgcn.image.load.2darray.sl_v4f32i32s.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare { <4 x float>, i32 } @llvm.amdgcn.image.load.3d.sl_v4f32i32s.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare { <4 x float>, i32 } @llvm.amdgcn.image.load.cube.sl_v4f32i32s.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
