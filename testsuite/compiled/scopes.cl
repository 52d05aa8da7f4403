/* not: gfx700 gfx1010 gfx1030 gfx1100
 * Atomic operations of each order and scope. */
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
kernel void scopes(global atomic_int *a, local atomic_uint *l, global atomic_long *w, global atomic_float *f, global int *p)
{
	int old = atomic_load_explicit(a, memory_order_acquire, memory_scope_device);
	atomic_store_explicit(a + 1, old, memory_order_release, memory_scope_work_group);
	atomic_store_explicit(a + 2, old, memory_order_seq_cst, memory_scope_all_svm_devices);
	p[0] = atomic_fetch_add_explicit(a + 3, 1, memory_order_acq_rel, memory_scope_sub_group);
	p[1] = atomic_fetch_xor_explicit(a + 4, 2, memory_order_relaxed, memory_scope_device);
	p[2] = atomic_exchange_explicit(a + 5, p[3], memory_order_acq_rel, memory_scope_all_svm_devices);
	p[4] = atomic_compare_exchange_strong_explicit(a + 6, p + 5, p[6], memory_order_seq_cst, memory_order_acquire, memory_scope_device);
	p[7] = (int)atomic_fetch_max_explicit(l, 7u, memory_order_release, memory_scope_work_group);
	p[8] = (int)atomic_fetch_sub_explicit(l + 1, 7u, memory_order_seq_cst, memory_scope_work_group);
	atomic_fetch_min_explicit(w, 8l, memory_order_relaxed, memory_scope_device);
	p[9] = (int)atomic_fetch_or_explicit(w + 1, 8l, memory_order_acquire, memory_scope_work_group);
	((global float *)p)[10] = atomic_exchange_explicit(f, 1.0f, memory_order_relaxed, memory_scope_device);
	atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group);
	atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices);
}
