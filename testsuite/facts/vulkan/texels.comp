// Buffers of texels.
layout(set = 0, binding = 4) uniform usamplerBuffer texels;
layout(set = 0, binding = 5, r32ui) uniform uimageBuffer image;

void main()
{
	int at = int(ITEM) * 16;
	uvec4 all = texelFetch(texels, at + 3);

	imageStore(image, at, uvec4(texelFetch(texels, at).x * 3, 1, 2, 3));
	imageStore(image, at + 1, all.wzyx);
	imageStore(image, at + 2, uvec4(all.x + all.y + all.z));
	imageStore(image, at + 3, imageLoad(image, at) + texelFetch(texels, int(IN(4) % 1000)));
	imageAtomicAdd(image, at + 4, IN(5));
	imageAtomicMax(image, at + 4, IN(6));
	imageStore(image, at + 5, uvec4(imageAtomicExchange(image, at + 6, IN(7))));
	imageStore(image, at + 7, uvec4(imageAtomicCompSwap(image, at + 8, 0, IN(8))));
}
