#version 460
// What all shaders of this folder begin with. A work item has 16 words of input and of output.
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_integer_dot_product : enable
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_atomic_float : require
#extension GL_EXT_shader_atomic_int64 : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_subgroup_extended_types_int8 : require
#extension GL_EXT_shader_subgroup_extended_types_int16 : require
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_EXT_spirv_intrinsics : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
#extension GL_KHR_shader_subgroup_vote : require

layout(local_size_x = GROUP_X, local_size_y = GROUP_Y, local_size_z = GROUP_Z) in;
#define GROUP GROUP_X
layout(set = 0, binding = 0, scalar) readonly buffer In { uint words[]; } inputs;
layout(set = 0, binding = 1, scalar) buffer Out { uint words[]; } outputs;
layout(set = 0, binding = 2, scalar) buffer Mem { uint words[]; } mem;

#define ITEM gl_GlobalInvocationID.x
#define IN(k) inputs.words[ITEM * 16 + (k)]
#define INF(k) uintBitsToFloat(IN(k))
// A float of moderate size, without denormal numbers, infinities and NaN
#define MODERATE(k) (float(int(IN(k)) >> 8) * 0.001)
#define OUT(k, v) outputs.words[ITEM * 16 + (k)] = uint(v)
#define OUTF(k, v) outputs.words[ITEM * 16 + (k)] = floatBitsToUint(v)
