// Shared memory with barriers: a reduction, a scan, a transposition, elements of several sizes.
// size: 256
shared uint sums[GROUP];
shared float product[GROUP];
shared vec4 rows[GROUP];
shared uint64_t wide[GROUP];
shared uint8_t small[GROUP];
shared uint16_t half_words[GROUP];

void main()
{
	uint i = gl_LocalInvocationID.x;

	sums[i] = IN(0);
	rows[i] = vec4(IN(1) & 255, IN(2) & 255, IN(3) & 255, i);
	wide[i] = packUint2x32(uvec2(IN(4), IN(5)));
	small[i] = uint8_t(IN(6));
	half_words[i] = uint16_t(IN(7));
	product[i] = float(IN(8) & 7);
	barrier();
	for (uint n = GROUP / 2; n > 0; n >>= 1) {
		if (i < n)
			product[i] += product[i + n];
		barrier();
	}
	OUTF(0, product[0]);
	for (uint n = 1; n < GROUP; n <<= 1) {
		uint other = i >= n ? sums[i - n] : 0;
		barrier();
		sums[i] += other;
		barrier();
	}
	OUT(1, sums[i]);
	OUT(2, sums[GROUP - 1]);
	OUTF(3, dot(rows[i ^ 5], rows[GROUP - 1 - i]));
	OUTF(4, rows[(i * 7) & (GROUP - 1)][i & 3]);
	uvec2 w = unpackUint2x32(wide[(i * 13 + 1) & (GROUP - 1)]);
	OUT(5, w.x);
	OUT(6, w.y);
	OUT(7, small[i ^ 9] + uint(small[(i + 1) & (GROUP - 1)]) * 256);
	OUT(8, half_words[i ^ 33] + uint(half_words[(i + 3) & (GROUP - 1)]) * 3);
}
