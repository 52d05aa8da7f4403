// Operations on bits.
void main()
{
	uint a = IN(0), b = IN(1);
	int x = int(IN(2));
	int at = int(IN(3) & 15), n = int(IN(4) & 15);

	OUT(0, bitCount(a) + bitCount(x) * 64);
	OUT(1, findLSB(a) + findLSB(a & b) * 64);
	OUT(2, findMSB(a) + findMSB(a >> at) * 64);
	OUT(3, findMSB(x) + findMSB(-x) * 64);
	OUT(4, bitfieldExtract(a, at, n));
	OUT(5, bitfieldExtract(x, at, n));
	OUT(6, bitfieldInsert(a, b, at, n));
	OUT(7, bitfieldReverse(a));
	OUT(8, (a >> 24) | (a >> 8 & 0xff00) | (a << 8 & 0xff0000) | a << 24);
	OUT(9, bitfieldExtract(a, 8, 8) + bitfieldExtract(a, 16, 16) + uint(bitfieldExtract(x, 24, 8)));
	OUT(10, bitfieldInsert(a, b, 16, 16));
	OUT(11, (a & 0x00ff00ff) | (b & 0xff00ff00));
	OUT(12, bitCount(a & b) + bitCount(a ^ b) + b);
	OUT(13, (a >> at) | ((b << 1) << (31 - at)));
	OUT(14, findMSB(b | 1) == 31 ? a : ~a);
	OUT(15, (a << at) + b + ((a | b) ^ (a + 5)));
}
