// Work-groups of three dimensions.
// groups: 2 3 2
// size: 8 4 2
void main()
{
	uvec3 n = gl_NumWorkGroups, size = gl_WorkGroupSize, id = gl_GlobalInvocationID;
	uint at = ((id.z * n.y * size.y + id.y) * n.x * size.x + id.x) * 16;

	outputs.words[at] = gl_LocalInvocationIndex;
	outputs.words[at + 1] = gl_WorkGroupID.x + gl_WorkGroupID.y * 100 + gl_WorkGroupID.z * 10000;
	outputs.words[at + 2] = gl_LocalInvocationID.x + gl_LocalInvocationID.y * 100 + gl_LocalInvocationID.z * 10000;
	outputs.words[at + 3] = n.x + n.y * 100 + n.z * 10000;
	outputs.words[at + 4] = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID == gl_LocalInvocationIndex ? 1 : 0;
	outputs.words[at + 5] = inputs.words[at] + gl_NumSubgroups * gl_SubgroupSize;
}
