// Specialization constants, push constants, tables of constants, a uniform buffer.
// spec: 7 1069547520 1 40
layout(constant_id = 0) const uint factor = 1;
layout(constant_id = 1) const float scale = 0.0;
layout(constant_id = 2) const bool choice = false;
layout(constant_id = 3) const int trips = 1;
layout(push_constant) uniform Pushed { uvec4 v; ivec2 w; float f; uint rest[7]; } pushed;
layout(set = 0, binding = 3, std140) uniform Uniform { uvec4 v[64]; } uniforms;
const uint table[16] = uint[](3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3);
const float numbers[5] = float[](0.5, -2.0, 1024.0, 3.25, 1e10);

void main()
{
	uint sum = 0;

	for (int i = 0; i < trips; i++)
		sum = sum * factor + table[(IN(0) + i) & 15];
	OUT(0, sum);
	OUTF(1, float(IN(1) & 0xfff) * scale);
	OUT(2, choice ? IN(2) : ~IN(2));
	OUT(3, pushed.v.y + uint(pushed.w.x) * 3);
	OUT(4, pushed.rest[gl_WorkGroupID.x] ^ pushed.v.w);
	OUT(5, uniforms.v[IN(3) & 63].z + uniforms.v[5].w);
	OUTF(6, numbers[IN(4) % 5]);
	OUT(7, uniforms.v[gl_WorkGroupID.x + 2][ITEM & 3]);
	OUT(8, floatBitsToUint(pushed.f));
}
