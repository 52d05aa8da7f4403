// Integers of 32 bits.
void main()
{
	uint a = IN(0), b = IN(1), c = IN(2) | 1, carry, borrow, high, low;
	int x = int(IN(3)), y = int(IN(4)), z = int(IN(5)) | 1, ihigh, ilow;

	OUT(0, a + b * c);
	OUT(1, uaddCarry(a, b, carry) ^ carry);
	OUT(2, usubBorrow(a, b, borrow) + borrow);
	umulExtended(a, b, high, low);
	OUT(3, high ^ low << 1);
	imulExtended(x, y, ihigh, ilow);
	OUT(4, ihigh * 3 + ilow);
	OUT(5, a / c);
	OUT(6, a % c);
	OUT(7, x / z);
	OUT(8, x - x / z * z);
	OUT(9, (a << (b & 31)) | (a >> (-b & 31)));
	OUT(10, (x >> (b & 31)) ^ (y << (a & 31)));
	OUT(11, max(x, min(y, z)) + clamp(x, -1000, 1000) + abs(y) + sign(z));
	OUT(12, max(a, min(b, c)) + clamp(a, 10u, 1000u));
	OUT(13, (a < b ? 1 : 0) + (x < y ? 2 : 0) + (a == b ? 4 : 0) + (x >= z ? 8 : 0) + (a != c ? 16 : 0));
	OUT(14, a / 7 + b % 10 + uint(x / -3) + uint(y % 16));
	OUT(15, (a & b) | (~a & c) ^ (a & ~b));
}
