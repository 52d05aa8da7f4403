// Memory by its address.
layout(buffer_reference, scalar, buffer_reference_align = 4) buffer Pointer { uint v[]; };
layout(push_constant) uniform Pushed { uint words[14]; Pointer mem; } pushed;

void main()
{
	Pointer p = pushed.mem;

	p.v[512 + ITEM] = IN(0) * 3;
	atomicAdd(p.v[ITEM & 15], IN(1));
	atomicMax(p.v[16 + (ITEM & 3)], IN(2));
	OUT(0, p.v[512 + ITEM] + pushed.words[gl_WorkGroupID.x]);
	OUT(1, pushed.words[3] ^ pushed.words[13]);
}
