/* Arithmetic that expands to many instructions: division, roots, transcendental functions, conversions. */
float div(float a, float b) { return a / b; }
double ddiv(double a, double b) { return a / b; }
int idiv(int a, int b) { return a / b + a % b; }
unsigned udiv(unsigned a, unsigned b) { return a / b - a % 7; }
long ldiv_(long a, long b) { return a / b ^ a % b; }
unsigned long uldiv(unsigned long a) { return a / 1000000007ul + a % 10; }
float root(float x) { return __builtin_sqrtf(x) + 1 / __builtin_sqrtf(x); }
double droot(double x) { return __builtin_sqrt(x); }
float waves(float x) { return __builtin_sinf(x) * __builtin_cosf(x); }
float powers(float x, float y) { return __builtin_exp2f(x) + __builtin_log2f(y) + __builtin_expf(x) + __builtin_logf(y); }
float rounding(float x) { return __builtin_floorf(x) + __builtin_ceilf(x) + __builtin_truncf(x) + __builtin_rintf(x); }
double drounding(double x) { return __builtin_floor(x) + __builtin_ceil(x) + __builtin_trunc(x) + __builtin_rint(x); }
float choose(float a, float b) { return __builtin_fmaxf(a, b) - __builtin_fminf(a, b) * __builtin_copysignf(a, b); }
float fma_(float a, float b, float c) { return __builtin_fmaf(a, -b, __builtin_fabsf(c)) * 0.15915494f; }
double dfma(double a, double b) { return __builtin_fma(a, b, 3.141592653589793) * 4.0; }
int kinds(float x) { return __builtin_isnan(x) + 2 * __builtin_isinf(x) + 4 * __builtin_signbit(x); }
float parts(float x, int *e) { return __builtin_frexpf(x, e) + __builtin_ldexpf(x, *e); }
