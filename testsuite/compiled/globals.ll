; Objects of each kind, aliases, groups, LDS and scratch variables, assembly in the module.
module asm ".set from_asm, 0x1234"
module asm ".globl from_asm"
$group = comdat any
@group = linkonce_odr addrspace(1) global i32 5, comdat
@table = addrspace(4) constant [3 x ptr] [ptr @leaf, ptr @tail, ptr null]
@string = private unnamed_addr addrspace(4) constant [6 x i8] c"abc\00\FF\00"
@floats = private unnamed_addr addrspace(4) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
@zero = addrspace(1) global [100 x i8] zeroinitializer, align 64
@weak = weak addrspace(1) global i16 7
@outside = external addrspace(1) global i64
@common = common addrspace(1) global i32 0
@part = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @zero, i64 44)
@distance = addrspace(1) global i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(4) @table to i64), i64 ptrtoint (ptr addrspace(1) @distance to i64)) to i32)
@lds = internal addrspace(3) global [64 x i32] undef, align 16
@more = internal addrspace(3) global i64 undef
@dynamic = external addrspace(3) global [0 x i32], align 4
@extra = addrspace(1) global { i8, i32, double, [3 x i16], <4 x half> } { i8 1, i32 -2, double 0.1, [3 x i16] [i16 1, i16 2, i16 3], <4 x half> <half 1.0, half 2.0, half 3.0, half 4.0> }, section ".mine"
@renamed = alias i32 (i32), ptr @leaf
@hidden = hidden addrspace(1) global i128 170141183460469231731687303715884105727
@"odd name $1" = addrspace(1) global i32 1
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @weak to ptr)], section "llvm.metadata"

define i32 @leaf(i32 %x) section ".text.hot" {
  %y = add i32 %x, 1
  ret i32 %y
}
define linkonce_odr hidden i32 @tail(i32 %x) comdat($group) align 512 {
  %r = tail call i32 @renamed(i32 %x)
  ret i32 %r
}
define internal fastcc i32 @local(i32 %x) noinline {
  %p = getelementptr [64 x i32], ptr addrspace(3) @lds, i32 0, i32 %x
  %v = load i32, ptr addrspace(3) %p
  %d = getelementptr [0 x i32], ptr addrspace(3) @dynamic, i32 0, i32 %v
  store i32 %v, ptr addrspace(3) %d
  ret i32 %v
}
define amdgpu_kernel void @uses(ptr addrspace(1) %out, i32 %n) {
  %f = getelementptr [3 x ptr], ptr addrspace(4) @table, i32 0, i32 %n
  %g = load ptr, ptr addrspace(4) %f
  %a = call i32 %g(i32 %n)
  %b = call fastcc i32 @local(i32 %a)
  %c = load i64, ptr addrspace(1) @outside
  %s = getelementptr i8, ptr addrspace(4) @string, i32 %b
  %t = load i8, ptr addrspace(4) %s
  %u = sext i8 %t to i64
  %v = add i64 %c, %u
  store i64 %v, ptr addrspace(1) %out
  store i64 %v, ptr addrspace(3) @more
  %w = load i32, ptr addrspace(1) @"odd name $1"
  store i32 %w, ptr addrspace(1) @common
  ret void
}
