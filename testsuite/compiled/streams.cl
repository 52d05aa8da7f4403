/* Nontemporal and volatile accesses, prefetch, asynchronous copies, vectors of three elements. */
kernel void streams(global float4 *in, global float4 *out, global uint3 *three, local float *tmp, global const float *from, volatile global int *v)
{
	size_t i = get_global_id(0);
	__builtin_nontemporal_store(__builtin_nontemporal_load(in + i), out + i);
	three[i] = three[i + 1].zxy;
	v[i] = v[i] + v[i + 1];
	event_t done = async_work_group_copy(tmp, from, 64, 0);
	prefetch(from + 64, 4);
	wait_group_events(1, &done);
	((global float *)out)[i] = tmp[i & 63];
}
