// Floats of 64 bits.
// out 8..11: f64 ulp 2.5
double moderate(uint k) { return double(int(IN(k))) * 0.0001220703125 + double(IN(k + 1)) * 1e-9; }

void put(uint k, double v)
{
	uvec2 parts = unpackDouble2x32(v);
	OUT(k, parts.x);
	OUT(k + 1, parts.y);
}

void main()
{
	precise double a = moderate(0), b = moderate(2), c = moderate(4);

	precise double sum = a + b * c;
	put(0, sum);
	put(2, floor(a) - ceil(b) + trunc(c));
	put(4, min(a, max(b, c)) + abs(a) + fract(b));
	put(6, roundEven(c) + sign(a) + double(float(b)));
	put(8, a / (c + 0.125));
	put(10, sqrt(abs(b)));
	OUT(12, int(a) + (a < b ? 1 : 0) + (b >= c ? 2 : 0));
	OUT(13, uint(abs(c)) + (a == b ? 1 : 0));
	OUTF(14, float(a * b));
	OUTF(15, float(mix(a, b, 0.25)));
}
