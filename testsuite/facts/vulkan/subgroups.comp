// Operations of subgroups, whose results do not depend on the size of a subgroup: in clusters of 4 and 8, or compared with a loop.
shared uint values[GROUP];
shared uint sizes;

uint first() { return gl_SubgroupID * gl_SubgroupSize; }

#define check(condition) fine |= uint(condition) << number++

void main()
{
	uint i = gl_LocalInvocationID.x, x = IN(0), lane = gl_SubgroupInvocationID, sum = 0, product = 1, most = 0, before = 0, up_to = 0;
	uint fine = 0, number = 0;

	values[i] = x;
	if (i == 0)
		sizes = 0;
	barrier();
	for (uint k = 0; k < gl_SubgroupSize; k++) {
		uint v = values[first() + k];
		if (k == lane)
			before = sum;
		sum += v;
		if (k == lane)
			up_to = sum;
		product *= v | 1;
		most = max(most, v);
	}
	check(i == first() + lane);
	check(gl_NumSubgroups * gl_SubgroupSize == GROUP);
	check(subgroupAdd(x) == sum);
	check(subgroupMul(x | 1) == product);
	check(subgroupMax(x) == most);
	check(subgroupExclusiveAdd(x) == before);
	check(subgroupInclusiveAdd(x) == up_to);
	check(subgroupShuffle(x, (lane * 5 + 3) & (gl_SubgroupSize - 1)) == values[first() + ((lane * 5 + 3) & (gl_SubgroupSize - 1))]);
	check(subgroupBroadcast(x, 3) == values[first() + 3]);
	check(subgroupBroadcastFirst(x) == values[first()]);
	uint up = subgroupShuffleUp(x, 1);
	check(lane == 0 || up == values[i - 1]);
	check(subgroupAny(lane == 2) && !subgroupAll(lane == 2) && subgroupAllEqual(gl_SubgroupID));
	uvec4 odd = subgroupBallot((x & 1) != 0);
	check(subgroupBallotBitExtract(odd, lane) == ((x & 1) != 0));
	check(subgroupBallotBitCount(odd) == subgroupAdd(x & 1));
	check(subgroupBallotExclusiveBitCount(odd) == subgroupExclusiveAdd(x & 1));
	if (subgroupElect())
		atomicAdd(sizes, gl_SubgroupSize);
	barrier();
	OUT(0, fine);
	OUT(1, sizes);
	OUT(2, subgroupClusteredAdd(x, 4));
	OUT(3, subgroupClusteredMin(x, 8));
	OUT(4, subgroupClusteredXor(x, 2));
	OUT(5, subgroupShuffleXor(x, 5));
	OUT(6, subgroupShuffleXor(IN(1), lane & 1));
	OUT(7, subgroupQuadBroadcast(x, 2) + subgroupQuadSwapHorizontal(IN(1)));
	OUT(8, subgroupQuadSwapVertical(x) ^ subgroupQuadSwapDiagonal(IN(2)));
	OUT(9, odd[lane >> 5] >> (lane & 24) & 255);
	OUTF(10, subgroupClusteredMax(MODERATE(3), 8));
	OUT(11, subgroupClusteredMax(int(IN(4)), 4));
	if ((x & 2) != 0)
		OUT(12, subgroupClusteredOr(IN(5), 8) + subgroupClusteredAdd(1, 4));
	OUT(13, subgroupAdd(IN(6)) == subgroupBroadcastFirst(subgroupAdd(IN(6))) ? 4 : 5);
}
