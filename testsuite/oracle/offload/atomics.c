/* Atomic operations, critical sections, barriers, tasks. */
int
main(void)
{
	int count = 0, last = 0, old;
	long total = 0;
	float sum = 0;
#pragma omp target map(tofrom: count, total, sum, last)
#pragma omp parallel num_threads(8) private(old)
	{
#pragma omp atomic
		count++;
#pragma omp atomic capture
		{
			old = last;
			last = count;
		}
#pragma omp atomic
		sum += 0.5f;
#pragma omp critical
		total += old;
#pragma omp barrier
#pragma omp single
		total = __atomic_exchange_n(&total, total * 2, __ATOMIC_SEQ_CST) + __atomic_fetch_xor(&count, 3, __ATOMIC_ACQUIRE);
	}
	return total + (long)sum == 5;
}
