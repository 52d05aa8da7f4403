/* Atomic operations in all address spaces, 32-bit and 64-bit, with and without a returned value. */
kernel void global_ops(global int *p, global uint *u, global long *l, global float *f)
{
	p[0] = __atomic_fetch_add(p + 1, 5, __ATOMIC_RELAXED);
	__atomic_fetch_sub(p + 2, 1, __ATOMIC_SEQ_CST);
	p[3] = __opencl_atomic_fetch_max((global atomic_int *)p + 4, 7, __ATOMIC_ACQ_REL, 2);
	u[3] = __opencl_atomic_fetch_min((global atomic_uint *)u + 4, 7, __ATOMIC_ACQUIRE, 1);
	u[5] = __atomic_exchange_n(u + 6, 9, __ATOMIC_RELEASE);
	l[0] = __atomic_fetch_xor(l + 1, 0xffffffffffl, __ATOMIC_RELAXED);
	l[2] = __atomic_fetch_and(l + 300, l[4], __ATOMIC_RELAXED);
	int want = 4;
	p[7] = __opencl_atomic_compare_exchange_strong((global atomic_int *)p + 8, &want, 11, __ATOMIC_SEQ_CST,
		__ATOMIC_RELAXED, 1);
	l[5] = __atomic_load_n(l + 6, __ATOMIC_ACQUIRE);
	__atomic_store_n(l + 7, 1, __ATOMIC_RELEASE);
	*f = *f;
}

kernel void local_ops(local int *p, local ulong *l, global int *out)
{
	out[0] = __atomic_fetch_add(p, 5, __ATOMIC_RELAXED);
	out[1] = __atomic_fetch_or(p + 1, 0x55, __ATOMIC_SEQ_CST);
	__atomic_fetch_add(l + 2, 1ul, __ATOMIC_RELAXED);
	out[2] = (int)__atomic_exchange_n(l + 3, 1ul << 33, __ATOMIC_RELAXED);
}

int flat_ops(int *p, unsigned long *l)
{
	int old = __atomic_fetch_add(p, 3, __ATOMIC_SEQ_CST);
	__atomic_fetch_or(l, 1ul, __ATOMIC_RELAXED);
	return old + (int)__atomic_fetch_nand(l + 1, 6ul, __ATOMIC_RELAXED);
}
