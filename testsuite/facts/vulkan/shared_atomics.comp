// Atomic operations on shared memory, whose result does not depend on the order.
shared uint cells[12];
shared int signed_cells[2];
shared uint64_t wide;

void main()
{
	uint i = gl_LocalInvocationID.x;

	if (i < 12)
		cells[i] = i == 1 || i == 3 ? 0xffffffffu : 0;
	if (i < 2)
		signed_cells[i] = 0;
	if (i == 0)
		wide = 1;
	barrier();
	atomicAdd(cells[0], IN(0));
	atomicMin(cells[1], IN(1));
	atomicMax(cells[2], IN(2));
	atomicAnd(cells[3], IN(3) | 0xffff);
	atomicOr(cells[4], IN(4) & 0x0f0f0f0f);
	atomicXor(cells[5], IN(5));
	atomicMin(signed_cells[0], int(IN(6)));
	atomicMax(signed_cells[1], int(IN(7)));
	atomicAdd(wide, uint64_t(IN(8)) << 8);
	uint one_more = min(IN(9) | 1, 1), ticket = atomicAdd(cells[6], one_more);
	atomicAdd(cells[7], ticket * ticket);
	uint old = 0, expected;
	do {
		expected = old;
		old = atomicCompSwap(cells[8], expected, expected * 3 + 1);
	} while (old != expected);
	uint one = atomicExchange(cells[9], 1);
	atomicAdd(cells[10], 1 - one);
	barrier();
	for (uint k = 0; k < 11; k++)
		OUT(k, k == 9 ? cells[k] * 5 : cells[k]);
	OUT(11, signed_cells[0]);
	OUT(12, signed_cells[1]);
	OUT(13, uint(wide));
	OUT(14, uint(wide >> 32));
}
