; only: gfx900 gfx1030 gfx1100 gfx1200
; Rounding and denormal modes, exceptions, attributes of functions.
define float @constrained(float %a, float %b, double %d) strictfp {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %m = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %s, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %t = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %q = call float @llvm.experimental.constrained.fmul.f32(float %m, float %t, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  ret float %q
}
define amdgpu_kernel void @flush(ptr addrspace(1) %p, float %a, double %d) "denormal-fp-math"="preserve-sign,preserve-sign" "amdgpu-dx10-clamp"="false" "amdgpu-ieee"="false" {
  %m = fmul float %a, 3.0
  %f = fadd float %m, %a
  %c = call float @llvm.maxnum.f32(float %f, float 0.0)
  %e = call float @llvm.minnum.f32(float %c, float 1.0)
  store float %e, ptr addrspace(1) %p
  %x = fdiv double %d, 7.0
  store double %x, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @rounds(ptr addrspace(1) %p, i32 %mode) {
  call void @llvm.set.rounding(i32 %mode)
  %r = call i32 @llvm.get.rounding()
  store i32 %r, ptr addrspace(1) %p
  %e = call i64 @llvm.get.fpenv.i64()
  store i64 %e, ptr addrspace(1) %p
  call void @llvm.set.fpenv.i64(i64 %e)
  ret void
}
define amdgpu_kernel void @bare(ptr addrspace(1) inreg %p, i32 inreg %x, i64 %y) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %id
  store i32 %x, ptr addrspace(1) %at
  ret void
}
define float @fast(float %a, float %b) {
  %q = fdiv fast float %a, %b
  %s = call afn float @llvm.sqrt.f32(float %q)
  %e = call afn float @llvm.exp.f32(float %s)
  %l = call afn float @llvm.log10.f32(float %e)
  %p = call fast float @llvm.pow.f32(float %l, float %b)
  ret float %p
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.pow.f32(float, float)
declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare i64 @llvm.get.fpenv.i64()
declare void @llvm.set.fpenv.i64(i64)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" "amdgpu-max-num-workgroups"="16,2,1" }
