/* only: gfx950 gfx1250 gfx1251
 * Arrays of variable length, alloca. */
int use(int *p, char *q);
int variable(int n)
{
	int array[n];
	char *more = __builtin_alloca((unsigned long)n * 3);
	for (int i = 0; i < n; i++)
		array[i] = i + n;
	return use(array, more);
}
