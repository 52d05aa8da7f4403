/* Functions of libm, and printf. */
#include <math.h>
#include <stdio.h>

int
main(void)
{
	double x[64];
	float y[64];
#pragma omp target map(from: x, y)
	{
#pragma omp parallel for
		for (int i = 0; i < 64; i++) {
			x[i] = sin(i * 0.1) + pow(i, 1.5) + exp(-i) + log(i + 1.0) + sqrt(i) + fmod(i, 3) + floor(i / 7.0);
			y[i] = cosf(i) + powf(2, i) + fabsf(y[i]) + copysignf(1, i - 5) + fmaf(i, i, 1) + rintf(i / 3.0f);
		}
		printf("%d %s %f\n", 5, "words", x[3]);
	}
	return x[5] + y[7] > 0;
}
