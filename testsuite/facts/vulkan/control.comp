// Loops and branches in which lanes diverge.
uint collatz(uint n)
{
	uint steps = 0;

	while (n != 1 && steps < 300) {
		n = (n & 1) != 0 ? 3 * n + 1 : n / 2;
		steps++;
	}
	return steps;
}

uint gcd(uint a, uint b)
{
	while (b != 0) {
		uint t = a % b;
		a = b;
		b = t;
	}
	return a;
}

uint chosen(uint kind, uint x)
{
	switch (kind) {
	case 0:
		return x + 1;
	case 1:
		x *= 3;
	case 2:
		x ^= 0x55;
		break;
	case 5:
		return gcd(x & 0xffff, 360);
	default:
		x -= kind;
	}
	return x * 2;
}

void main()
{
	uint a = IN(0), sum = 0;

	OUT(0, collatz((a & 0xfff) + 1));
	OUT(1, gcd(a, IN(1)));
	OUT(2, chosen(a & 7, IN(2)));
	for (uint i = 0; i < (IN(3) & 15); i++) {
		if ((IN(4) >> i & 1) != 0)
			continue;
		for (uint k = 0; k < i; k++) {
			if (k * k > (IN(5) & 63))
				break;
			sum += i * k;
		}
		if (sum > 200)
			break;
	}
	OUT(3, sum);
	if ((a & 3) == 0) {
		OUT(4, 1);
		return;
	}
	do {
		a = a * 1664525 + 1013904223;
		sum++;
	} while ((a >> 28) != 3 && sum < 1000);
	OUT(5, sum);
	OUT(6, (a & 1) != 0 && (sum & 1) != 0 || a > 0x80000000 ? 9 : 4);
}
