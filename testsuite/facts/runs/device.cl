/* What the programs of this folder are written in, for a GPU; host.cl has the same for the processor that runs the tests. */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#define DEVICE 1
typedef unsigned char u8;
typedef char i8;
typedef unsigned short u16;
typedef short i16;
typedef unsigned int u32;
typedef int i32;
typedef unsigned long u64;
typedef long i64;
typedef half f16;
typedef float f32;
typedef double f64;

#define KERNEL(name, words) \
	__kernel void name(__global const u32 *in, __global u32 *out, __global u32 *mem, int n)
#define GROUP(d) (d == 0 ? __builtin_amdgcn_workgroup_id_x() : __builtin_amdgcn_workgroup_id_y())
#define SIZE(d) (d == 0 ? __builtin_amdgcn_workgroup_size_x() : __builtin_amdgcn_workgroup_size_y())
#define LID(d) ((int)(d == 0 ? __builtin_amdgcn_workitem_id_x() : __builtin_amdgcn_workitem_id_y()))
#define SYNC() \
	do { \
		__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); \
		__builtin_amdgcn_s_barrier(); \
		__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); \
	} while (0)
#define SHARED(T, name, n) __local T name[n]
#define SHARED_POINTER(T) __local T *
#define ATOMIC(op, p, v) __scoped_atomic_fetch_##op(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)
#define ATOMIC_SHARED(op, p, v) __scoped_atomic_fetch_##op(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP)
#define FMA32(a, b, c) __builtin_fmaf(a, b, c)
#define FMA64(a, b, c) __builtin_fma(a, b, c)
#define FMA16(a, b, c) __builtin_fmaf16(a, b, c)
#define HOST(x)
#include "common.cl"
