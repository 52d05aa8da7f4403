// Atomic operations on buffers, whose result does not depend on the order.
layout(set = 0, binding = 2, scalar) buffer Signed { int v[]; } ints;
layout(set = 1, binding = 0, scalar) buffer Wide { uint64_t v[]; } wide;

void main()
{
	uint at = ITEM & 7;

	atomicAdd(mem.words[at], IN(0));
	atomicMax(mem.words[8 + at], IN(1));
	atomicOr(mem.words[16 + at], IN(2) & 0x11111111);
	atomicXor(mem.words[24 + at], IN(3));
	atomicMin(ints.v[32 + at], int(IN(4)));
	atomicMax(ints.v[40 + at], int(IN(5)));
	uint ticket = atomicAdd(mem.words[48], 1);
	atomicAdd(mem.words[49], ticket * ticket);
	atomicAnd(mem.words[50], IN(6));
	uint one = atomicExchange(mem.words[51], 1);
	atomicAdd(mem.words[52], 1 - one);
	uint old = 0, expected;
	do {
		expected = old;
		old = atomicCompSwap(mem.words[53], expected, expected * 3 + 1);
	} while (old != expected);
	atomicAdd(wide.v[64 + at], packUint2x32(uvec2(IN(7), IN(8))));
	atomicMax(wide.v[72 + at], packUint2x32(uvec2(IN(9), IN(10))));
	atomicXor(wide.v[80 + at], packUint2x32(uvec2(IN(11), IN(12))));
	OUT(0, ticket < 192 ? 7 : 0);
}
