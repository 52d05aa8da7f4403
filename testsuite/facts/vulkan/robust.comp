// Reads that are out of bounds return 0, and writes do nothing.
layout(set = 0, binding = 0, scalar) readonly buffer Four { uvec4 v[]; } four;
layout(set = 0, binding = 4) uniform usamplerBuffer texels;
layout(set = 0, binding = 5, r32ui) uniform uimageBuffer image;
layout(set = 1, binding = 0, scalar) buffer Again { uint v[]; } again;

void main()
{
	uint length = uint(inputs.words.length()), far = IN(0) & 1023, near = length - 1 - (IN(1) & 3) + (IN(2) & 7);

	OUT(0, length);
	OUT(1, inputs.words[length + far]);
	OUT(2, inputs.words[near]);
	OUT(3, inputs.words[0x20000000 + far]);
	OUT(4, four.v[length / 4 - 1 + (IN(3) & 1)].x);
	OUT(5, texelFetch(texels, int(near)).x);
	OUT(6, texelFetch(texels, int(length + far)).x);
	OUT(7, textureSize(texels) + imageSize(image));
	OUT(8, imageLoad(image, int(length + far)).x);
	imageStore(image, int(length + far), uvec4(1));
	OUT(9, uint(mem.words.length()));
	mem.words[1024 + far] = 1;
	again.v[920 + ITEM] = IN(5);
	OUT(10, again.v[920 + ITEM]);
	OUT(11, atomicAdd(mem.words[2000 + far], 1));
}
