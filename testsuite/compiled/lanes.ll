; only: gfx1030 gfx1100
; Operations across lanes, barriers, scheduling, special registers; a value of each type.
define amdgpu_kernel void @across(ptr addrspace(1) %p, i32 %x, i64 %y, half %h, <2 x i16> %v, double %d) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %y)
  %l = call double @llvm.amdgcn.readlane.f64(double %d, i32 %id)
  %w = call i32 @llvm.amdgcn.writelane.i32(i32 %x, i32 3, i32 %id)
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %c = icmp eq i32 %id, %x
  %e = call i32 @llvm.amdgcn.icmp.i32.i32(i32 %id, i32 %x, i32 34)
  %u = call i64 @llvm.amdgcn.update.dpp.i64(i64 %y, i64 %b, i32 273, i32 15, i32 15, i1 true)
  %m = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %id, i32 1193046)
  %q = call i32 @llvm.amdgcn.permlane16.i32(i32 %id, i32 %w, i32 %x, i32 7, i1 true, i1 false)
  %r = call i32 @llvm.amdgcn.permlanex16.i32(i32 %q, i32 %m, i32 4, i32 %x, i1 false, i1 true)
  %k = call i32 @llvm.amdgcn.set.inactive.i32(i32 %r, i32 42)
  %n = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %k)
  %o = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %n, i32 0)
  %s = call i32 @llvm.amdgcn.ds.swizzle(i32 %o, i32 33)
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %id, i32 %s)
  call void @llvm.amdgcn.sched.barrier(i32 0)
  call void @llvm.amdgcn.sched.group.barrier(i32 2, i32 1, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.wave.barrier()
  call void @llvm.amdgcn.s.sleep(i32 5)
  call void @llvm.amdgcn.s.setprio(i16 2)
  %g = call i32 @llvm.amdgcn.s.getreg(i32 14337)
  %t = call i64 @llvm.readcyclecounter()
  %z = trunc i64 %t to i32
  %i1 = add i32 %a, %g
  %i2 = add i32 %i1, %z
  %i3 = add i32 %i2, %e
  store i32 %i3, ptr addrspace(1) %p
  store volatile i64 %f, ptr addrspace(1) %p
  store volatile double %l, ptr addrspace(1) %p
  store volatile i64 %u, ptr addrspace(1) %p
  %cond = call i1 @llvm.amdgcn.inverse.ballot.i32(i32 %x)
  br i1 %cond, label %yes, label %no
yes:
  %hf = fadd half %h, 1.5
  store half %hf, ptr addrspace(1) %p
  br label %no
no:
  %vs = shl <2 x i16> %v, <i16 1, i16 2>
  store <2 x i16> %vs, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
declare double @llvm.amdgcn.readlane.f64(double, i32)
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i1 @llvm.amdgcn.inverse.ballot.i32(i32)
declare i32 @llvm.amdgcn.icmp.i32.i32(i32, i32, i32)
declare i64 @llvm.amdgcn.update.dpp.i64(i64, i64, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.mov.dpp8.i32(i32, i32)
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1, i1)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1, i1)
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.wave.reduce.umax.i32(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.sched.group.barrier(i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.amdgcn.s.sleep(i32)
declare void @llvm.amdgcn.s.setprio(i16)
declare i32 @llvm.amdgcn.s.getreg(i32)
declare i64 @llvm.readcyclecounter()
