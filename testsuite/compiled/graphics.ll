; only: gfx1030
; Shaders: interpolation, exports, kill, whole quad mode, buffers with formats, chains of calls.
target triple = "amdgcn-amd-amdpal"

define amdgpu_ps <4 x float> @pixel(i32 inreg %prim, <2 x float> %bary, float %depth) {
  %i = extractelement <2 x float> %bary, i32 0
  %j = extractelement <2 x float> %bary, i32 1
  %live = call i1 @llvm.amdgcn.ps.live()
  %x1 = call float @llvm.amdgcn.interp.p1(float %i, i32 0, i32 1, i32 %prim)
  %x = call float @llvm.amdgcn.interp.p2(float %x1, float %j, i32 0, i32 1, i32 %prim)
  %m = call float @llvm.amdgcn.interp.mov(i32 2, i32 1, i32 1, i32 %prim)
  %deep = fcmp olt float %x, %depth
  call void @llvm.amdgcn.kill(i1 %deep)
  %w = call float @llvm.amdgcn.wqm.f32(float %x)
  %s = select i1 %live, float %w, float %m
  call void @llvm.amdgcn.exp.f32(i32 8, i32 1, float %depth, float poison, float poison, float poison, i1 false, i1 false)
  %v = insertelement <4 x float> poison, float %s, i32 0
  %v1 = insertelement <4 x float> %v, float %m, i32 1
  %v2 = insertelement <4 x float> %v1, float %x, i32 2
  %v3 = insertelement <4 x float> %v2, float 1.0, i32 3
  ret <4 x float> %v3
}

define amdgpu_vs void @vertex(<4 x i32> inreg %rsrc, i32 inreg %so, i32 %index) {
  %p = call <4 x float> @llvm.amdgcn.struct.buffer.load.format.v4f32(<4 x i32> %rsrc, i32 %index, i32 16, i32 %so, i32 0)
  %t = call <3 x float> @llvm.amdgcn.struct.tbuffer.load.v3f32(<4 x i32> %rsrc, i32 %index, i32 4, i32 0, i32 77, i32 0)
  %a = extractelement <4 x float> %p, i32 0
  %b = extractelement <3 x float> %t, i32 2
  call void @llvm.amdgcn.exp.f32(i32 12, i32 15, float %a, float %b, float 0.0, float 1.0, i1 true, i1 false)
  call void @llvm.amdgcn.exp.compr.v2f16(i32 32, i32 3, <2 x half> <half 1.0, half 2.0>, <2 x half> zeroinitializer, i1 false, i1 false)
  ret void
}

define amdgpu_gs void @geometry(i32 inreg %m0, <4 x i32> inreg %rsrc, i32 %v, float %f) {
  call void @llvm.amdgcn.s.sendmsg(i32 34, i32 %m0)
  call void @llvm.amdgcn.raw.buffer.store.f32(float %f, <4 x i32> %rsrc, i32 %v, i32 8, i32 3)
  call void @llvm.amdgcn.raw.tbuffer.store.v2i32(<2 x i32> <i32 1, i32 2>, <4 x i32> %rsrc, i32 %v, i32 4095, i32 22, i32 1)
  %o = call i32 @llvm.amdgcn.raw.buffer.atomic.add.i32(i32 %v, <4 x i32> %rsrc, i32 %v, i32 0, i32 0)
  %c = call i32 @llvm.amdgcn.struct.buffer.atomic.cmpswap.i32(i32 %o, i32 5, <4 x i32> %rsrc, i32 %v, i32 %o, i32 0, i32 0)
  call void @llvm.amdgcn.raw.buffer.store.i8(i8 3, <4 x i32> %rsrc, i32 %c, i32 0, i32 0)
  call void @llvm.amdgcn.s.sendmsg(i32 3, i32 %m0)
  ret void
}

define amdgpu_cs void @compute(<3 x i32> inreg %id, i32 %x, ptr addrspace(4) inreg %table) {
  %r = load <4 x i32>, ptr addrspace(4) %table
  %a = call <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32> %r, i32 64, i32 0)
  %e = extractelement <8 x i32> %a, i32 5
  call void @llvm.amdgcn.raw.buffer.store.i32(i32 %e, <4 x i32> %r, i32 %x, i32 0, i32 0)
  ret void
}

define amdgpu_gfx float @function(float %x, ptr addrspace(5) %p, i32 inreg %s) {
  %y = load float, ptr addrspace(5) %p
  %z = fadd float %x, %y
  %t = sitofp i32 %s to float
  %u = fmul float %z, %t
  ret float %u
}

define amdgpu_hs void @hull(i32 inreg %a, float %f) {
  %g = call amdgpu_gfx float @function(float %f, ptr addrspace(5) null, i32 inreg %a)
  store float %g, ptr addrspace(3) null
  ret void
}

declare i1 @llvm.amdgcn.ps.live()
declare float @llvm.amdgcn.interp.p1(float, i32, i32, i32)
declare float @llvm.amdgcn.interp.p2(float, float, i32, i32, i32)
declare float @llvm.amdgcn.interp.mov(i32, i32, i32, i32)
declare void @llvm.amdgcn.kill(i1)
declare float @llvm.amdgcn.wqm.f32(float)
declare void @llvm.amdgcn.exp.f32(i32, i32, float, float, float, float, i1, i1)
declare void @llvm.amdgcn.exp.compr.v2f16(i32, i32, <2 x half>, <2 x half>, i1, i1)
declare <4 x float> @llvm.amdgcn.struct.buffer.load.format.v4f32(<4 x i32>, i32, i32, i32, i32)
declare <3 x float> @llvm.amdgcn.struct.tbuffer.load.v3f32(<4 x i32>, i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.sendmsg(i32, i32)
declare void @llvm.amdgcn.raw.buffer.store.f32(float, <4 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.raw.tbuffer.store.v2i32(<2 x i32>, <4 x i32>, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.raw.buffer.atomic.add.i32(i32, <4 x i32>, i32, i32, i32)
declare i32 @llvm.amdgcn.struct.buffer.atomic.cmpswap.i32(i32, i32, <4 x i32>, i32, i32, i32, i32)
declare void @llvm.amdgcn.raw.buffer.store.i8(i8, <4 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.raw.buffer.store.i32(i32, <4 x i32>, i32, i32, i32)
declare <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32>, i32, i32)
