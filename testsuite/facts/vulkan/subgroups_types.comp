// Operations of subgroups with other types and in divergent code.
shared uint64_t values[GROUP];

void main()
{
	uint i = gl_LocalInvocationID.x, lane = gl_SubgroupInvocationID, first = gl_SubgroupID * gl_SubgroupSize;
	uint64_t x = packUint2x32(uvec2(IN(0), IN(1))), sum = 0, before = 0, least = 0xffffffffffffffffUL;

	values[i] = x;
	barrier();
	for (uint k = 0; k < gl_SubgroupSize; k++) {
		before = k == lane ? sum : before;
		sum += values[first + k];
		least = min(least, values[first + k]);
	}
	OUT(0, subgroupAdd(x) == sum ? 1 : 0);
	OUT(1, subgroupExclusiveAdd(x) == before ? 1 : 0);
	OUT(2, subgroupMin(x) == least ? 1 : 0);
	OUT(3, uint(subgroupShuffleXor(x, 3) >> 16));
	OUT(4, uint(subgroupClusteredAdd(x, 4) >> 32));
	OUT(5, subgroupClusteredAdd(uint16_t(IN(2)), 8));
	OUT(6, subgroupClusteredMax(int16_t(IN(2)), 4));
	OUT(7, subgroupClusteredXor(uint8_t(IN(3)), 8));
	OUTF(8, float(subgroupClusteredMin(float16_t(float(int(IN(4)) >> 20)), 4)));
	OUTF(9, subgroupClusteredAdd(float(IN(5) & 255), 8));
	uint count = 0, rest = IN(6) & 15;
	for (uint k = 0; k <= rest; k++)
		count += subgroupClusteredAdd(k, 4);
	OUT(10, count);
	OUT(11, uint(subgroupBroadcastFirst(x) == values[first] ? 1 : 0));
	if ((lane & 1) == 1)
		OUT(12, subgroupShuffle(IN(7), lane ^ 2) + uint(subgroupClusteredMul(uint64_t(IN(8) & 7), 8)));
}
