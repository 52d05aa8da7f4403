// Dot products of integers.
layout(set = 0, binding = 0, scalar) readonly buffer In8 { i8vec4 v[]; } in8;
layout(set = 0, binding = 0, scalar) readonly buffer In16 { i16vec2 v[]; } in16;

void main()
{
	uint at = ITEM * 16;
	i8vec4 a = in8.v[at], b = in8.v[at + 1];
	u8vec4 c = u8vec4(in8.v[at + 2]), d = u8vec4(in8.v[at + 3]);
	i16vec2 e = in16.v[at + 4], f = in16.v[at + 5];

	OUT(0, dotEXT(a, b));
	OUT(1, dotEXT(c, d));
	OUT(2, dotEXT(a, d));
	OUT(3, dotPacked4x8EXT(IN(6), IN(7)));
	OUT(4, dotPacked4x8EXT(int(IN(6)), int(IN(7))));
	OUT(5, dotAccSatEXT(a, b, int(IN(8))));
	OUT(6, dotAccSatEXT(c, d, IN(9)));
	OUT(7, dotEXT(e, f));
	OUT(8, dotAccSatEXT(e, f, int(IN(10))));
	OUT(9, dotPacked4x8AccSatEXT(IN(11), IN(12), IN(13)));
	OUT(10, dotPacked4x8AccSatEXT(int(IN(11)), int(IN(12)), int(IN(13))));
	OUT(11, dotEXT(u16vec2(e), u16vec2(f)));
}
