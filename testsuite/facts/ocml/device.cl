/* Kernels name_f32 and name_f64 for the functions of functions.def. EXACT: a build with correctly rounded division and square roots. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef unsigned char u8;

/* What the device libraries are built for: the symbols of oclc_*.bc, which has no file for newer processors. */
__constant const int __oclc_ISA_version = ISA;
__constant const int __oclc_ABI_version = 500;
__constant const u8 __oclc_daz_opt = 0, __oclc_finite_only_opt = 0, __oclc_unsafe_math_opt = 0, __oclc_wavefrontsize64 = WAVE == 64;
__constant const u8 __oclc_correctly_rounded_sqrt32 = EXACT;

struct in_f32 {
	float x, y, z;
	int k;
};

struct in_f64 {
	double x, y, z;
	long k;
};

#define KERNEL(name, T, type, code) \
	__kernel void \
	name##_##type(__global const struct in_##type *in, __global struct in_##type *out, __global int *mem, int n) \
	{ \
		size_t i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); \
		T x = in[i].x, y = in[i].y, z = in[i].z; \
		int k = (int)in[i].k; \
		out[i].x = code; \
	}
#define BOTH(name, parameters, arguments) \
	extern float __ocml_##name##_f32 parameters(float); \
	extern double __ocml_##name##_f64 parameters(double); \
	KERNEL(name, float, f32, __ocml_##name##_f32 arguments) \
	KERNEL(name, double, f64, __ocml_##name##_f64 arguments)
#define ONE(T) (T)
#define TWO(T) (T, T)
#define ONE_INT(T) (T, int)
#define THREE(T) (T, T, T)
#define UNARY(name, bound32, bound64, value) BOTH(name, ONE, (x))
#define BINARY(name, bound32, bound64, value) BOTH(name, TWO, (x, y))
#define WITH_INT(name, bound32, bound64, value) BOTH(name, ONE_INT, (x, k))
#define TERNARY(name, bound32, bound64, value) BOTH(name, THREE, (x, y, z))
#define OPERATOR(name, bound32, bound64, code, value) KERNEL(name, float, f32, code) KERNEL(name, double, f64, code)
#define NOT_COMPARED(name, wide, condition)
#include "functions.def"
