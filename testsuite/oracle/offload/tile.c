/* Nested loops, mapped structs, static data, teams with shared memory, several regions. */
#include <stdlib.h>
struct matrix { int rows, columns; double *of; };
static int calls;
#pragma omp declare target to(calls)
#pragma omp declare target
static __attribute__((noinline)) double at(const struct matrix *m, int i, int j) { return calls++, m->of[i * m->columns + j]; }
#pragma omp end declare target
int
main(void)
{
	struct matrix m = {40, 30, malloc(1200 * sizeof(double))};
	double *out = malloc(40 * 40 * sizeof(double));
	for (int i = 0; i < 1200; i++)
		m.of[i] = i;
#pragma omp target data map(to: m, m.of[:1200]) map(from: out[:1600])
	{
#pragma omp target teams distribute collapse(2) thread_limit(64)
		for (int i = 0; i < 40; i++)
			for (int j = 0; j < 40; j++) {
				double sum = 0, part[4] = {0};
#pragma omp parallel for reduction(+: sum) schedule(static, 2)
				for (int k = 0; k < 30; k++)
					sum += at(&m, i, k) * at(&m, j, k) + part[k & 3];
				out[i * 40 + j] = sum;
			}
#pragma omp target parallel for simd
		for (int i = 0; i < 1600; i++)
			out[i] = out[i] < 0 ? -out[i] : out[i];
	}
	return out[7] > 3;
}
