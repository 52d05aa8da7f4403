// Floats of 16 bits.
// out 0..5: f16 ulp 0
// out 6: f16 ulp 2.5
// out 7: f16 ulp 2
// out 8..10: f16x2 ulp 0
void main()
{
	precise float16_t a = float16_t(float(int(IN(0)) >> 20) * 0.01), b = float16_t(float(int(IN(1)) >> 22) * 0.01), c = float16_t(IN(2) >> 26);
	precise f16vec2 p = f16vec2(a, c), q = f16vec2(b, a), r = p * q, s = p + q, t = max(p, min(q, r));
	precise float16_t chain = a * b - c;

	OUT(0, float16BitsToUint16(a + b));
	OUT(1, float16BitsToUint16(a * b));
	OUT(2, float16BitsToUint16(chain));
	OUT(3, float16BitsToUint16(floor(a) + trunc(b) + ceil(c)));
	OUT(4, float16BitsToUint16(min(a, max(b, c)) + abs(b)));
	OUT(5, float16BitsToUint16(roundEven(a) + clamp(b, float16_t(-1), float16_t(1))));
	OUT(6, float16BitsToUint16(a / (c + float16_t(1))));
	OUT(7, float16BitsToUint16(inversesqrt(c + float16_t(1))));
	OUT(8, packFloat2x16(r));
	OUT(9, packFloat2x16(s));
	OUT(10, packFloat2x16(t));
	OUT(11, int(a) + int(b) * 3);
	OUT(12, (a < b ? 1 : 0) + (a == c ? 2 : 0) + (b >= c ? 4 : 0) + (a != b ? 8 : 0));
	OUTF(13, float(a) + float(c));
	OUT(14, float16BitsToUint16(float16_t(int16_t(IN(3)) >> int16_t(6))));
	OUT(15, uint(abs(a)) + uint(uint16_t(c)));
}
