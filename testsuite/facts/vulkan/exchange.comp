// Items of a work-group exchange data by a buffer, with barriers.
// size: 256
layout(set = 0, binding = 1, scalar) coherent buffer Shared { uint v[]; } all;

void main()
{
	uint i = gl_LocalInvocationID.x, at = 16 * (ITEM - i);

	for (uint k = 0; k < 4; k++) {
		all.v[at + i * 16 + k] = k == 0 ? IN(0) : all.v[at + (i * 5 + 1 & 255) * 16 + k - 1] * 3 + IN(k);
		memoryBarrierBuffer();
		barrier();
	}
	all.v[at + i * 16 + 5] = all.v[at + (i ^ 200) * 16 + 3];
}
