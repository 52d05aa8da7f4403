// Sorts the numbers of a work-group of several waves, and hashes what is sorted.
// size: 256
shared uint v[GROUP];

void main()
{
	uint i = gl_LocalInvocationID.x, hash = 2166136261;

	v[i] = IN(0);
	barrier();
	for (uint k = 2; k <= GROUP; k <<= 1)
		for (uint j = k >> 1; j > 0; j >>= 1) {
			uint other = i ^ j, a = v[i], b = v[other];
			barrier();
			if (((i & k) == 0) == (other > i))
				v[i] = min(a, b);
			else
				v[i] = max(a, b);
			barrier();
		}
	OUT(0, v[i]);
	[[unroll]] for (uint k = 0; k < 4; k++)
		hash = (hash ^ (v[i] >> 8 * k & 255)) * 16777619;
	OUT(1, hash);
}
