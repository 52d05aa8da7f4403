// Integers of 16 and 8 bits, and their loads and stores.
layout(set = 0, binding = 0, scalar) readonly buffer In8 { uint8_t v[]; } in8;
layout(set = 0, binding = 0, scalar) readonly buffer In16 { int16_t v[]; } in16;
layout(set = 0, binding = 1, scalar) buffer Out8 { int8_t v[]; } out8;
layout(set = 0, binding = 1, scalar) buffer Out16 { uint16_t v[]; } out16;

void main()
{
	uint at = ITEM * 16;
	uint16_t a = uint16_t(in16.v[at * 2]), b = uint16_t(in16.v[at * 2 + 1]), c = uint16_t(IN(1) | 1);
	int16_t x = in16.v[at * 2 + 5], y = in16.v[at * 2 + 6];
	uint8_t d = in8.v[at * 4 + 17], e = in8.v[at * 4 + 18];
	int8_t f = int8_t(in8.v[at * 4 + 21]), g = int8_t(IN(6));
	u16vec2 p = u16vec2(IN(7), IN(8)), q = u16vec2(IN(9) & 15, IN(9) >> 8 & 15);

	OUT(0, a * b + c);
	OUT(1, uint(a / c) + (uint(a % c) << 16));
	OUT(2, x + y);
	OUT(3, uint(min(x, y)) ^ uint(max(a, b)));
	OUT(4, (x >> (uint(y) & 15)) + (a << (b & uint16_t(15))));
	OUT(5, d * e + uint(d + e));
	OUT(6, f * g - f);
	OUT(7, uint(uint8_t(d + e)) | uint(int8_t(f - g)) << 8);
	p = (p << q) + p * u16vec2(a, b);
	OUT(8, uint(p.x) | uint(p.y) << 16);
	p = min(p, q) - max(p, u16vec2(c));
	OUT(9, uint(p.x) | uint(p.y) << 16);
	out16.v[at * 2 + 20] = a - b;
	out16.v[at * 2 + 21] = uint16_t(x * y);
	for (int i = 0; i < 4; i++)
		out8.v[at * 4 + 44 + i] = int8_t(in8.v[at * 4 + 47 - i] + uint8_t(i));
	OUT(12, (x < y ? 1 : 0) + (a < b ? 2 : 0) + (d < e ? 4 : 0) + (f < g ? 8 : 0));
	OUT(13, abs(x) + sign(y));
	OUT(14, uint(int16_t(f)) + uint(uint16_t(d)));
	OUT(15, a & b | uint(x) ^ uint(y));
}
