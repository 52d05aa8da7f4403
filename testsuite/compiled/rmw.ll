; not: gfx700
; Read-modify-write operations of each kind, in each address space, with each order and scope, on integers and floats.
define i32 @xchg_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw xchg ptr addrspace(0) %q, i32 %x  monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @xchg_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw xchg ptr addrspace(1) %q, i32 %x syncscope("agent") acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @xchg_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw xchg ptr addrspace(3) %q, i32 %x syncscope("workgroup") release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @xchg_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw xchg ptr addrspace(0) %q, i64 %x syncscope("wavefront") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @xchg_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw xchg ptr addrspace(1) %q, i64 %x syncscope("one-as") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @xchg_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw xchg ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @add_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw add ptr addrspace(0) %q, i32 %x  acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @add_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw add ptr addrspace(1) %q, i32 %x syncscope("agent") release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @add_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw add ptr addrspace(3) %q, i32 %x syncscope("workgroup") acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @add_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw add ptr addrspace(0) %q, i64 %x syncscope("wavefront") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @add_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw add ptr addrspace(1) %q, i64 %x syncscope("one-as") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @add_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw add ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @sub_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw sub ptr addrspace(0) %q, i32 %x  release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @sub_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw sub ptr addrspace(1) %q, i32 %x syncscope("agent") acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @sub_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw sub ptr addrspace(3) %q, i32 %x syncscope("workgroup") seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @sub_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw sub ptr addrspace(0) %q, i64 %x syncscope("wavefront") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @sub_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw sub ptr addrspace(1) %q, i64 %x syncscope("one-as") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @sub_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw sub ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @and_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw and ptr addrspace(0) %q, i32 %x  acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @and_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw and ptr addrspace(1) %q, i32 %x syncscope("agent") seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @and_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw and ptr addrspace(3) %q, i32 %x syncscope("workgroup") monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @and_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw and ptr addrspace(0) %q, i64 %x syncscope("wavefront") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @and_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw and ptr addrspace(1) %q, i64 %x syncscope("one-as") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @and_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw and ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @nand_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw nand ptr addrspace(0) %q, i32 %x  seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @nand_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw nand ptr addrspace(1) %q, i32 %x syncscope("agent") monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @nand_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw nand ptr addrspace(3) %q, i32 %x syncscope("workgroup") acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @nand_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw nand ptr addrspace(0) %q, i64 %x syncscope("wavefront") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @nand_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw nand ptr addrspace(1) %q, i64 %x syncscope("one-as") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @nand_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw nand ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @or_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw or ptr addrspace(0) %q, i32 %x  monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @or_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw or ptr addrspace(1) %q, i32 %x syncscope("agent") acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @or_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw or ptr addrspace(3) %q, i32 %x syncscope("workgroup") release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @or_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw or ptr addrspace(0) %q, i64 %x syncscope("wavefront") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @or_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw or ptr addrspace(1) %q, i64 %x syncscope("one-as") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @or_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw or ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @xor_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw xor ptr addrspace(0) %q, i32 %x  acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @xor_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw xor ptr addrspace(1) %q, i32 %x syncscope("agent") release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @xor_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw xor ptr addrspace(3) %q, i32 %x syncscope("workgroup") acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @xor_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw xor ptr addrspace(0) %q, i64 %x syncscope("wavefront") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @xor_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw xor ptr addrspace(1) %q, i64 %x syncscope("one-as") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @xor_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw xor ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @max_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw max ptr addrspace(0) %q, i32 %x  release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @max_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw max ptr addrspace(1) %q, i32 %x syncscope("agent") acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @max_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw max ptr addrspace(3) %q, i32 %x syncscope("workgroup") seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @max_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw max ptr addrspace(0) %q, i64 %x syncscope("wavefront") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @max_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw max ptr addrspace(1) %q, i64 %x syncscope("one-as") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @max_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw max ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @min_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw min ptr addrspace(0) %q, i32 %x  acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @min_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw min ptr addrspace(1) %q, i32 %x syncscope("agent") seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @min_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw min ptr addrspace(3) %q, i32 %x syncscope("workgroup") monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @min_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw min ptr addrspace(0) %q, i64 %x syncscope("wavefront") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @min_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw min ptr addrspace(1) %q, i64 %x syncscope("one-as") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @min_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw min ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @umax_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw umax ptr addrspace(0) %q, i32 %x  seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @umax_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw umax ptr addrspace(1) %q, i32 %x syncscope("agent") monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @umax_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw umax ptr addrspace(3) %q, i32 %x syncscope("workgroup") acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @umax_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw umax ptr addrspace(0) %q, i64 %x syncscope("wavefront") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @umax_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw umax ptr addrspace(1) %q, i64 %x syncscope("one-as") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @umax_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw umax ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @umin_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw umin ptr addrspace(0) %q, i32 %x  monotonic, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @umin_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw umin ptr addrspace(1) %q, i32 %x syncscope("agent") acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @umin_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw umin ptr addrspace(3) %q, i32 %x syncscope("workgroup") release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @umin_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw umin ptr addrspace(0) %q, i64 %x syncscope("wavefront") acq_rel, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @umin_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw umin ptr addrspace(1) %q, i64 %x syncscope("one-as") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @umin_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw umin ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @uinc_wrap_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw uinc_wrap ptr addrspace(0) %q, i32 %x  acquire, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @uinc_wrap_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw uinc_wrap ptr addrspace(1) %q, i32 %x syncscope("agent") release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @uinc_wrap_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw uinc_wrap ptr addrspace(3) %q, i32 %x syncscope("workgroup") acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @uinc_wrap_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw uinc_wrap ptr addrspace(0) %q, i64 %x syncscope("wavefront") seq_cst, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @uinc_wrap_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw uinc_wrap ptr addrspace(1) %q, i64 %x syncscope("one-as") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @uinc_wrap_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw uinc_wrap ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i32 @udec_wrap_i32_0(ptr addrspace(0) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw udec_wrap ptr addrspace(0) %q, i32 %x  release, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @udec_wrap_i32_1(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw udec_wrap ptr addrspace(1) %q, i32 %x syncscope("agent") acq_rel, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i32 @udec_wrap_i32_3(ptr addrspace(3) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw udec_wrap ptr addrspace(3) %q, i32 %x syncscope("workgroup") seq_cst, align 4, !amdgpu.no.remote.memory !0
  ret i32 %r
}
define i64 @udec_wrap_i64_0(ptr addrspace(0) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(0) %p, i32 16
  %r = atomicrmw udec_wrap ptr addrspace(0) %q, i64 %x syncscope("wavefront") monotonic, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @udec_wrap_i64_1(ptr addrspace(1) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(1) %p, i32 16
  %r = atomicrmw udec_wrap ptr addrspace(1) %q, i64 %x syncscope("one-as") acquire, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define i64 @udec_wrap_i64_3(ptr addrspace(3) %p, i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 16
  %r = atomicrmw udec_wrap ptr addrspace(3) %q, i64 %x syncscope("agent-one-as") release, align 8, !amdgpu.no.remote.memory !0
  ret i64 %r
}
define float @fadd_float_0(ptr addrspace(0) %p, float %x) {
  %r = atomicrmw fadd ptr addrspace(0) %p, float %x  monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fadd_float_1(ptr addrspace(1) %p, float %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fadd_float_3(ptr addrspace(3) %p, float %x) {
  %r = atomicrmw fadd ptr addrspace(3) %p, float %x syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define double @fadd_double_0(ptr addrspace(0) %p, double %x) {
  %r = atomicrmw fadd ptr addrspace(0) %p, double %x syncscope("wavefront") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fadd_double_1(ptr addrspace(1) %p, double %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, double %x syncscope("one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fadd_double_3(ptr addrspace(3) %p, double %x) {
  %r = atomicrmw fadd ptr addrspace(3) %p, double %x syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define <2 x half> @fadd_2xhalf_0(ptr addrspace(0) %p, <2 x half> %x) {
  %r = atomicrmw fadd ptr addrspace(0) %p, <2 x half> %x  monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret <2 x half> %r
}
define <2 x half> @fadd_2xhalf_1(ptr addrspace(1) %p, <2 x half> %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret <2 x half> %r
}
define <2 x half> @fadd_2xhalf_3(ptr addrspace(3) %p, <2 x half> %x) {
  %r = atomicrmw fadd ptr addrspace(3) %p, <2 x half> %x syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret <2 x half> %r
}
define half @fadd_half_0(ptr addrspace(0) %p, half %x) {
  %r = atomicrmw fadd ptr addrspace(0) %p, half %x syncscope("wavefront") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fadd_half_1(ptr addrspace(1) %p, half %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, half %x syncscope("one-as") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fadd_half_3(ptr addrspace(3) %p, half %x) {
  %r = atomicrmw fadd ptr addrspace(3) %p, half %x syncscope("agent-one-as") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define float @fsub_float_0(ptr addrspace(0) %p, float %x) {
  %r = atomicrmw fsub ptr addrspace(0) %p, float %x  monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fsub_float_1(ptr addrspace(1) %p, float %x) {
  %r = atomicrmw fsub ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fsub_float_3(ptr addrspace(3) %p, float %x) {
  %r = atomicrmw fsub ptr addrspace(3) %p, float %x syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define double @fsub_double_0(ptr addrspace(0) %p, double %x) {
  %r = atomicrmw fsub ptr addrspace(0) %p, double %x syncscope("wavefront") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fsub_double_1(ptr addrspace(1) %p, double %x) {
  %r = atomicrmw fsub ptr addrspace(1) %p, double %x syncscope("one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fsub_double_3(ptr addrspace(3) %p, double %x) {
  %r = atomicrmw fsub ptr addrspace(3) %p, double %x syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define half @fsub_half_0(ptr addrspace(0) %p, half %x) {
  %r = atomicrmw fsub ptr addrspace(0) %p, half %x  monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fsub_half_1(ptr addrspace(1) %p, half %x) {
  %r = atomicrmw fsub ptr addrspace(1) %p, half %x syncscope("agent") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fsub_half_3(ptr addrspace(3) %p, half %x) {
  %r = atomicrmw fsub ptr addrspace(3) %p, half %x syncscope("workgroup") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define float @fmax_float_0(ptr addrspace(0) %p, float %x) {
  %r = atomicrmw fmax ptr addrspace(0) %p, float %x syncscope("wavefront") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fmax_float_1(ptr addrspace(1) %p, float %x) {
  %r = atomicrmw fmax ptr addrspace(1) %p, float %x syncscope("one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fmax_float_3(ptr addrspace(3) %p, float %x) {
  %r = atomicrmw fmax ptr addrspace(3) %p, float %x syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define double @fmax_double_0(ptr addrspace(0) %p, double %x) {
  %r = atomicrmw fmax ptr addrspace(0) %p, double %x  monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fmax_double_1(ptr addrspace(1) %p, double %x) {
  %r = atomicrmw fmax ptr addrspace(1) %p, double %x syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fmax_double_3(ptr addrspace(3) %p, double %x) {
  %r = atomicrmw fmax ptr addrspace(3) %p, double %x syncscope("workgroup") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define half @fmax_half_0(ptr addrspace(0) %p, half %x) {
  %r = atomicrmw fmax ptr addrspace(0) %p, half %x syncscope("wavefront") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fmax_half_1(ptr addrspace(1) %p, half %x) {
  %r = atomicrmw fmax ptr addrspace(1) %p, half %x syncscope("one-as") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fmax_half_3(ptr addrspace(3) %p, half %x) {
  %r = atomicrmw fmax ptr addrspace(3) %p, half %x syncscope("agent-one-as") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define float @fmin_float_0(ptr addrspace(0) %p, float %x) {
  %r = atomicrmw fmin ptr addrspace(0) %p, float %x  monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fmin_float_1(ptr addrspace(1) %p, float %x) {
  %r = atomicrmw fmin ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define float @fmin_float_3(ptr addrspace(3) %p, float %x) {
  %r = atomicrmw fmin ptr addrspace(3) %p, float %x syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %r
}
define double @fmin_double_0(ptr addrspace(0) %p, double %x) {
  %r = atomicrmw fmin ptr addrspace(0) %p, double %x syncscope("wavefront") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fmin_double_1(ptr addrspace(1) %p, double %x) {
  %r = atomicrmw fmin ptr addrspace(1) %p, double %x syncscope("one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define double @fmin_double_3(ptr addrspace(3) %p, double %x) {
  %r = atomicrmw fmin ptr addrspace(3) %p, double %x syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret double %r
}
define half @fmin_half_0(ptr addrspace(0) %p, half %x) {
  %r = atomicrmw fmin ptr addrspace(0) %p, half %x  monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fmin_half_1(ptr addrspace(1) %p, half %x) {
  %r = atomicrmw fmin ptr addrspace(1) %p, half %x syncscope("agent") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define half @fmin_half_3(ptr addrspace(3) %p, half %x) {
  %r = atomicrmw fmin ptr addrspace(3) %p, half %x syncscope("workgroup") monotonic, align 2, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret half %r
}
define i32 @swap_i32_0(ptr addrspace(0) %p, i32 %x, i32 %y) {
  %r = cmpxchg ptr addrspace(0) %p, i32 %x, i32 %y syncscope("wavefront") acq_rel monotonic
  %s = extractvalue { i32, i1 } %r, 0
  ret i32 %s
}
define i64 @swap_i64_0(ptr addrspace(0) %p, i64 %x, i64 %y) {
  %r = cmpxchg ptr addrspace(0) %p, i64 %x, i64 %y syncscope("one-as") acq_rel monotonic
  %s = extractvalue { i64, i1 } %r, 0
  ret i64 %s
}
define i32 @swap_i32_1(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %r = cmpxchg ptr addrspace(1) %p, i32 %x, i32 %y syncscope("agent-one-as") acq_rel monotonic
  %s = extractvalue { i32, i1 } %r, 0
  ret i32 %s
}
define i64 @swap_i64_1(ptr addrspace(1) %p, i64 %x, i64 %y) {
  %r = cmpxchg ptr addrspace(1) %p, i64 %x, i64 %y  acq_rel monotonic
  %s = extractvalue { i64, i1 } %r, 0
  ret i64 %s
}
define i32 @swap_i32_3(ptr addrspace(3) %p, i32 %x, i32 %y) {
  %r = cmpxchg ptr addrspace(3) %p, i32 %x, i32 %y syncscope("agent") acq_rel monotonic
  %s = extractvalue { i32, i1 } %r, 0
  ret i32 %s
}
define i64 @swap_i64_3(ptr addrspace(3) %p, i64 %x, i64 %y) {
  %r = cmpxchg ptr addrspace(3) %p, i64 %x, i64 %y syncscope("workgroup") acq_rel monotonic
  %s = extractvalue { i64, i1 } %r, 0
  ret i64 %s
}
define i32 @load_unordered_0(ptr addrspace(0) %p) {
  %r = load atomic i32, ptr addrspace(0) %p  unordered, align 4
  ret i32 %r
}
define void @store_unordered_0(ptr addrspace(0) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(0) %p  unordered, align 8
  ret void
}
define i32 @load_unordered_1(ptr addrspace(1) %p) {
  %r = load atomic i32, ptr addrspace(1) %p  unordered, align 4
  ret i32 %r
}
define void @store_unordered_1(ptr addrspace(1) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(1) %p  unordered, align 8
  ret void
}
define i32 @load_unordered_3(ptr addrspace(3) %p) {
  %r = load atomic i32, ptr addrspace(3) %p  unordered, align 4
  ret i32 %r
}
define void @store_unordered_3(ptr addrspace(3) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(3) %p  unordered, align 8
  ret void
}
define i32 @load_unordered_5(ptr addrspace(5) %p) {
  %r = load atomic i32, ptr addrspace(5) %p  unordered, align 4
  ret i32 %r
}
define void @store_unordered_5(ptr addrspace(5) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(5) %p  unordered, align 8
  ret void
}
define i32 @load_monotonic_0(ptr addrspace(0) %p) {
  %r = load atomic i32, ptr addrspace(0) %p syncscope("agent-one-as") monotonic, align 4
  ret i32 %r
}
define void @store_monotonic_0(ptr addrspace(0) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(0) %p  monotonic, align 8
  ret void
}
define i32 @load_monotonic_1(ptr addrspace(1) %p) {
  %r = load atomic i32, ptr addrspace(1) %p syncscope("agent") monotonic, align 4
  ret i32 %r
}
define void @store_monotonic_1(ptr addrspace(1) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(1) %p syncscope("workgroup") monotonic, align 8
  ret void
}
define i32 @load_monotonic_3(ptr addrspace(3) %p) {
  %r = load atomic i32, ptr addrspace(3) %p syncscope("wavefront") monotonic, align 4
  ret i32 %r
}
define void @store_monotonic_3(ptr addrspace(3) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(3) %p syncscope("one-as") monotonic, align 8
  ret void
}
define i32 @load_monotonic_5(ptr addrspace(5) %p) {
  %r = load atomic i32, ptr addrspace(5) %p syncscope("agent-one-as") monotonic, align 4
  ret i32 %r
}
define void @store_monotonic_5(ptr addrspace(5) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(5) %p  monotonic, align 8
  ret void
}
define i32 @load_acquire_0(ptr addrspace(0) %p) {
  %r = load atomic i32, ptr addrspace(0) %p syncscope("agent") acquire, align 4
  ret i32 %r
}
define void @store_release_0(ptr addrspace(0) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(0) %p syncscope("workgroup") release, align 8
  ret void
}
define i32 @load_acquire_1(ptr addrspace(1) %p) {
  %r = load atomic i32, ptr addrspace(1) %p syncscope("wavefront") acquire, align 4
  ret i32 %r
}
define void @store_release_1(ptr addrspace(1) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(1) %p syncscope("one-as") release, align 8
  ret void
}
define i32 @load_acquire_3(ptr addrspace(3) %p) {
  %r = load atomic i32, ptr addrspace(3) %p syncscope("agent-one-as") acquire, align 4
  ret i32 %r
}
define void @store_release_3(ptr addrspace(3) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(3) %p  release, align 8
  ret void
}
define i32 @load_acquire_5(ptr addrspace(5) %p) {
  %r = load atomic i32, ptr addrspace(5) %p syncscope("agent") acquire, align 4
  ret i32 %r
}
define void @store_release_5(ptr addrspace(5) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(5) %p syncscope("workgroup") release, align 8
  ret void
}
define i32 @load_seq_cst_0(ptr addrspace(0) %p) {
  %r = load atomic i32, ptr addrspace(0) %p syncscope("wavefront") seq_cst, align 4
  ret i32 %r
}
define void @store_seq_cst_0(ptr addrspace(0) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(0) %p syncscope("one-as") seq_cst, align 8
  ret void
}
define i32 @load_seq_cst_1(ptr addrspace(1) %p) {
  %r = load atomic i32, ptr addrspace(1) %p syncscope("agent-one-as") seq_cst, align 4
  ret i32 %r
}
define void @store_seq_cst_1(ptr addrspace(1) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(1) %p  seq_cst, align 8
  ret void
}
define i32 @load_seq_cst_3(ptr addrspace(3) %p) {
  %r = load atomic i32, ptr addrspace(3) %p syncscope("agent") seq_cst, align 4
  ret i32 %r
}
define void @store_seq_cst_3(ptr addrspace(3) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(3) %p syncscope("workgroup") seq_cst, align 8
  ret void
}
define i32 @load_seq_cst_5(ptr addrspace(5) %p) {
  %r = load atomic i32, ptr addrspace(5) %p syncscope("wavefront") seq_cst, align 4
  ret i32 %r
}
define void @store_seq_cst_5(ptr addrspace(5) %p, i64 %x) {
  store atomic i64 %x, ptr addrspace(5) %p syncscope("one-as") seq_cst, align 8
  ret void
}
define void @fences() {
  fence  acquire
  fence syncscope("agent") acquire
  fence syncscope("workgroup") acquire
  fence syncscope("wavefront") acquire
  fence syncscope("one-as") acquire
  fence syncscope("agent-one-as") acquire
  fence  release
  fence syncscope("agent") release
  fence syncscope("workgroup") release
  fence syncscope("wavefront") release
  fence syncscope("one-as") release
  fence syncscope("agent-one-as") release
  fence  acq_rel
  fence syncscope("agent") acq_rel
  fence syncscope("workgroup") acq_rel
  fence syncscope("wavefront") acq_rel
  fence syncscope("one-as") acq_rel
  fence syncscope("agent-one-as") acq_rel
  fence  seq_cst
  fence syncscope("agent") seq_cst
  fence syncscope("workgroup") seq_cst
  fence syncscope("wavefront") seq_cst
  fence syncscope("one-as") seq_cst
  fence syncscope("agent-one-as") seq_cst
  ret void
}
!0 = !{}
