/* Variable arguments. */
int plain(int n, ...)
{
	__builtin_va_list list;
	int sum = 0;
	__builtin_va_start(list, n);
	while (n--)
		sum += n & 1 ? __builtin_va_arg(list, int) : (int)__builtin_va_arg(list, double);
	__builtin_va_end(list);
	return sum;
}
