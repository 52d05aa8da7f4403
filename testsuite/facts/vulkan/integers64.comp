// Integers of 64 bits.
uint64_t wide(uint k) { return packUint2x32(uvec2(IN(k), IN(k + 1))); }

void put(uint k, uint64_t v)
{
	uvec2 parts = unpackUint2x32(v);
	OUT(k, parts.x);
	OUT(k + 1, parts.y);
}

void main()
{
	uint64_t a = wide(0), b = wide(2), c = wide(4) | 1;
	int64_t x = int64_t(wide(6)), y = int64_t(wide(8));
	int n = int(IN(10) & 63);

	put(0, a + b * c);
	put(2, (a << n) ^ (b >> n) ^ uint64_t(x >> n));
	put(4, a / c + b % (c >> 32 | 1));
	put(6, uint64_t(x / int64_t(c) - y));
	put(8, uint64_t(max(x, y) + abs(min(x, y)) + sign(x)));
	put(10, uint64_t(int64_t(int(IN(11)))) + uint64_t(IN(12)) * uint64_t(IN(13)));
	OUT(12, (a < b ? 1 : 0) + (x < y ? 2 : 0) + (a == c ? 4 : 0) + (x >= y ? 8 : 0) + (a != 0 ? 16 : 0));
	OUT(13, uint(min(a, b) >> 32));
	put(14, ~a & (b | c));
}
