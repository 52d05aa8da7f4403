// Arrays of a work item, which an index that is not constant selects, and large ones.
void main()
{
	uint small[8], large[48];

	for (uint i = 0; i < 8; i++)
		small[i] = IN(i);
	for (uint i = 0; i < 48; i++)
		large[i] = i * IN(8);
	for (uint i = 0; i < 40; i++) {
		uint at = (IN(i & 15) >> 3) % 48;
		large[at] += small[at & 7] ^ i;
		small[i & 7] += large[(at * 5) % 48];
	}
	for (uint i = 0; i < 8; i++)
		OUT(i, small[i]);
	uint sum = 0;
	for (uint i = 0; i < 48; i++)
		sum = sum * 31 + large[i];
	OUT(8, sum);
	OUT(9, large[IN(9) % 48]);
}
