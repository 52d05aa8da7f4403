/* Rotations and additions: rounds of a hash function, unrolled. */
#define R(a, b, c, d, k, s) a = b + __builtin_rotateleft32(a + ((b & c) | (~b & d)) + m[(k) & 15] + (unsigned)(k) * 0x9e3779b9u, s)
void hash(unsigned *state, const unsigned *m, int blocks)
{
	unsigned a = state[0], b = state[1], c = state[2], d = state[3];
	while (blocks--) {
#pragma unroll
		for (int i = 0; i < 16; i += 4) {
			R(a, b, c, d, i, 7);
			R(d, a, b, c, i + 1, 12);
			R(c, d, a, b, i + 2, 17);
			R(b, c, d, a, i + 3, 22);
		}
		m += 16;
	}
	state[0] += a, state[1] += b, state[2] += c, state[3] += d;
}
