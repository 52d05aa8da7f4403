/* A reduction, declared functions and data. */
#pragma omp declare target
int table[5] = {1, 2, 3, 4, 5};
const char *const names[] = {"one", "two"};
int twice(int x) { return 2 * x + table[x % 5] + names[x & 1][0]; }
#pragma omp end declare target

int
main(void)
{
	double a[1000], sum = 0;
	for (int i = 0; i < 1000; i++)
		a[i] = i;
#pragma omp target teams distribute parallel for map(tofrom: a, sum) reduction(+: sum)
	for (int i = 0; i < 1000; i++) {
		a[i] = a[i] * 3 + twice(i);
		sum += a[i];
	}
	return sum > 5;
}
