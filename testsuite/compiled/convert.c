/* Conversions between all numeric types. */
#define TYPES(X) X(signed char, sc) X(unsigned char, uc) X(short, ss) X(unsigned short, us) X(int, si) \
	X(unsigned, ui) X(long, sl) X(unsigned long, ul) X(float, f) X(double, d) X(_Float16, h)
#define FROM(type, n) \
	void from_##n(type x, void *to) \
	{ \
		*(signed char *)to = (signed char)x; \
		((unsigned short *)to)[1] = (unsigned short)x; \
		((int *)to)[1] = (int)x; \
		((unsigned *)to)[2] = (unsigned)x; \
		((long *)to)[2] = (long)x; \
		((unsigned long *)to)[3] = (unsigned long)x; \
		((float *)to)[8] = (float)x; \
		((double *)to)[5] = (double)x; \
		((_Float16 *)to)[24] = (_Float16)x; \
		((_Bool *)to)[50] = (_Bool)x; \
	}
TYPES(FROM)
