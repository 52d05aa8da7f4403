/* not: gfx1250 gfx1251
 * Buffer accesses through descriptors, typed and raw, and buffer atomics. */
typedef int v4i __attribute__((ext_vector_type(4)));
float4 load4(v4i rsrc, int off, int soff, int aux) __asm("llvm.amdgcn.raw.buffer.load.v4f32");
float struct_load(v4i rsrc, int idx, int off, int soff, int aux) __asm("llvm.amdgcn.struct.buffer.load.f32");
void store2(float2 v, v4i rsrc, int off, int soff, int aux) __asm("llvm.amdgcn.raw.buffer.store.v2f32");
float4 typed(v4i rsrc, int off, int soff, int format, int aux) __asm("llvm.amdgcn.raw.tbuffer.load.v4f32");
int swap(int v, v4i rsrc, int off, int soff, int aux) __asm("llvm.amdgcn.raw.buffer.atomic.swap.i32");
int cmpswap(int v, int c, v4i rsrc, int idx, int off, int soff, int aux)
	__asm("llvm.amdgcn.struct.buffer.atomic.cmpswap.i32");
float4 format_load(v4i rsrc, int idx, int off, int soff, int aux) __asm("llvm.amdgcn.struct.buffer.load.format.v4f32");
uchar byte_load(v4i rsrc, int off, int soff, int aux) __asm("llvm.amdgcn.raw.buffer.load.i8");
int s_load(v4i rsrc, int off, int aux) __asm("llvm.amdgcn.s.buffer.load.i32");
kernel void buffers(constant v4i *r, global float4 *out, int x, int y)
{
	int lane = (int)__builtin_amdgcn_workitem_id_x();
	out[0] = load4(r[0], lane, 0, 0) + load4(r[0], lane + 2048, x, 1);
	out[1].x = struct_load(r[1], lane, 16, y, 2);
	store2(out[2].xy, r[2], lane * 8, 4, 1);
	out[3] = typed(r[3], lane, x, 77, 0);
	((global int *)out)[70] = swap(lane, r[4], 0, 0, 0) + cmpswap(1, lane, r[5], lane, 8, x, 0);
	out[4] = format_load(r[6], lane, lane, x, 0);
	((global uchar *)out)[400] = byte_load(r[7], lane, 100, 0);
	((global int *)out)[80] = s_load(r[8], x, 0) + s_load(r[8], 64, 0);
}
