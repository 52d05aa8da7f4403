// Floats of any bits: infinities, NaN, zeros with signs. Results that are NaN or denormal are compared as such.
// out 0..11: f32 ulp 0
spirv_execution_mode(extensions = ["SPV_KHR_float_controls"], capabilities = [4466], 4461, 32);

void main()
{
	precise float a = INF(0), b = INF(1), c = INF(2);

	OUTF(0, a + b);
	OUTF(1, a * b);
	OUTF(2, a - c);
	OUTF(3, a * 2.0);
	OUTF(4, -a);
	OUTF(5, abs(b));
	OUTF(6, floor(a));
	OUTF(7, trunc(b));
	OUTF(8, float(float16_t(c)));
	OUTF(9, a > b ? a : b);
	OUTF(10, roundEven(c));
	OUTF(11, ceil(c));
	OUT(12, (isnan(a) ? 16 : 0) + (isinf(b) ? 32 : 0) + (isinf(c) ? 64 : 0));
}
