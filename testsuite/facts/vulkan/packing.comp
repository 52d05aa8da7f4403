// Packing and unpacking.
// out 0..1: f16x2 ulp 0.5
// out 2..3: f32 ulp 1
// out 4..5: f32 ulp 1
// out 6..7: f32 ulp 0
void main()
{
	vec4 v = uintBitsToFloat(uvec4(IN(0), IN(1), IN(4), IN(5)) & 0x87ffffff | 0x38000000);

	OUT(0, packHalf2x16(v.zw));
	OUT(1, packHalf2x16(v.xy));
	OUTF(2, unpackUnorm4x8(IN(6)).z);
	OUTF(3, unpackSnorm4x8(IN(6)).y);
	OUTF(4, unpackUnorm2x16(IN(7)).y);
	OUTF(5, unpackSnorm2x16(IN(7)).x);
	OUTF(6, unpackHalf2x16(IN(8) & 0x7bff7bff | 0x04000400).x);
	OUTF(7, unpackHalf2x16(IN(8) & 0xfbfffbff | 0x04000400).y);
	OUT(8, packUnorm4x8(unpackUnorm4x8(IN(9))));
	OUT(9, packUnorm2x16(unpackUnorm2x16(IN(10))));
	OUT(10, packSnorm2x16(unpackSnorm2x16(IN(11) & 0x7fff7fff)));
	OUT(11, pack32(u16vec2(IN(12), IN(13) >> 3)));
	OUT(12, pack32(u8vec4(IN(12), IN(13), IN(14), IN(15))));
	OUT(13, uint(unpack8(IN(14))[1]) + uint(unpack16(IN(15))[1]) * 3);
	OUT(14, packSnorm4x8(unpackSnorm4x8(IN(9) & 0x7f7f7f7f)));
}
