/* Complex numbers and double precision. */
_Complex double times(_Complex double a, _Complex double b) { return a * b; }
_Complex float over(_Complex float a, float b) { return a / b + b; }
double precise(double a, double b, int n)
{
	double x = __builtin_fma(a, b, 0.1) + __builtin_sqrt(a) + __builtin_floor(b) + __builtin_rint(a) + __builtin_trunc(b) + __builtin_fabs(a);
	x += a / b + __builtin_fmin(a, b) + __builtin_fmax(a, 1e-300) + __builtin_copysign(a, b) + __builtin_ldexp(a, n);
	return __builtin_isnan(x) ? (double)(long)b : x < a ? (double)(unsigned long)a : (double)(float)x;
}
float single(float a, float b)
{
	return a / b + __builtin_sqrtf(a) + __builtin_ceilf(b) + __builtin_roundf(a) + __builtin_exp2f(a) + __builtin_log2f(b) + __builtin_fmodf(a, b) +
		   __builtin_sinf(a) + __builtin_cosf(b) + __builtin_canonicalizef(a) + (float)__builtin_isfpclass(a, 0x3c);
}
