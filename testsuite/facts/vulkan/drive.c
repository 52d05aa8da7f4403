/* Runs compute shaders by Vulkan for vulkan.py. The first argument selects what is written:
 *
 *	results   the device executes: its results
 *	captures  the device is Mesa's no-op AMD GPU: the memory of the GPU and the command buffers that it would execute
 *
 * A line of input is
 *
 *	SPIRV LANES X Y Z IN MEM OUT SPEC…
 *
 * SPIRV and IN are files, MEM is a number of bytes, OUT is the file to write, SPEC are the values of specialization constants 0, 1, ….
 * LANES is the size of a subgroup that is required, or 0. X, Y and Z are the number of work-groups. The shader has in set 0 the buffers in
 * (binding 0), out (1), as long as IN, and mem (2), MEM bytes that are 0; in as a uniform buffer (3), as uniform texels (4) and out as storage
 * texels (5) of 32-bit integers; and in set 1 mem (0). Push constants are the first 56 bytes of IN, and the address of mem.
 *
 * The answer is a line "ok", "unsupported REASON" or "failed REASON", in captures after lines "buffer ADDRESS BYTES" of out and mem,
 * "code BYTES", "commands ADDRESS BYTES", and "memory ADDRESS BYTES OFFSET" for each allocation, whose bytes are in OUT. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <vulkan/vulkan.h>

#include "../file.h"
#include "watch.h"

enum { BUFFERS = 3, BINDINGS = 6, PUSHED = 64, MOST_SPEC = 8, LINE = 4096 };

struct buffer {
	VkBuffer handle;
	VkDeviceMemory memory;
	VkBufferView view;
	uint8_t *bytes;
	size_t n;
};

struct device {
	VkInstance instance;
	VkPhysicalDevice physical;
	VkDevice handle;
	VkQueue queue;
	uint32_t family;
	int captures;
	VkPhysicalDeviceFeatures2 features;
	VkPhysicalDeviceVulkan11Features v11;
	VkPhysicalDeviceVulkan12Features v12;
	VkPhysicalDeviceVulkan13Features v13;
	VkPhysicalDeviceRobustness2FeaturesEXT robust;
	VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomic_float;
	VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executable;
	VkPhysicalDeviceSubgroupSizeControlProperties sizes;
};

struct job {
	char spirv[512], in[512], out[512];
	unsigned lanes, groups[3], mem;
	uint32_t spec[MOST_SPEC];
	unsigned nspec;
	uint32_t *code;
	size_t ncode;
	struct buffer buffers[BUFFERS];
	VkDescriptorSetLayout set_layouts[2];
	VkPipelineLayout layout;
	VkShaderModule module;
	VkPipeline pipeline;
	VkDescriptorPool descriptors;
	VkDescriptorSet sets[2];
	VkCommandPool pool;
	VkCommandBuffer commands;
};

static const char *problem;   /* why the job cannot go on */
static char problem_text[256];

/* Returns whether a call has succeeded, and records that it has not. */
static int
succeeded(VkResult r, const char *call)
{
	if (r == VK_SUCCESS)
		return 1;
	snprintf(problem_text, sizeof problem_text, "failed %s returns %d", call, r);
	problem = problem_text;
	return 0;
}

#define CALL(name, ...) succeeded(name(__VA_ARGS__), #name)

static int
open_device(struct device *d)
{
	static const char *const wanted[] = {"VK_EXT_robustness2", "VK_EXT_shader_atomic_float", "VK_KHR_pipeline_executable_properties"};
	VkApplicationInfo application = {VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
	VkInstanceCreateInfo instance = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
	float priority = 1;
	VkDeviceQueueCreateInfo queue = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
	VkDeviceCreateInfo device = {VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue,
		.enabledExtensionCount = d->captures ? 3 : 2, .ppEnabledExtensionNames = wanted, .pNext = &d->features};
	VkPhysicalDeviceProperties2 properties = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &d->sizes};
	VkQueueFamilyProperties families[8];
	uint32_t n = 1;

	if (!CALL(vkCreateInstance, &instance, NULL, &d->instance) || !CALL(vkEnumeratePhysicalDevices, d->instance, &n, &d->physical))
		return 0;
	if (n == 0) {
		problem = "failed no device";
		return 0;
	}
	d->features = (VkPhysicalDeviceFeatures2){VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &d->v11};
	d->v11 = (VkPhysicalDeviceVulkan11Features){VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, &d->v12};
	d->v12 = (VkPhysicalDeviceVulkan12Features){VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, &d->v13};
	d->v13 = (VkPhysicalDeviceVulkan13Features){VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, &d->robust};
	d->robust = (VkPhysicalDeviceRobustness2FeaturesEXT){VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT, &d->atomic_float};
	d->atomic_float = (VkPhysicalDeviceShaderAtomicFloatFeaturesEXT){VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT,
		d->captures ? &d->executable : NULL};
	d->executable.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR;
	d->sizes.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES;
	vkGetPhysicalDeviceFeatures2(d->physical, &d->features);
	vkGetPhysicalDeviceProperties2(d->physical, &properties);
	n = 8;
	vkGetPhysicalDeviceQueueFamilyProperties(d->physical, &n, families);
	while (d->family < n && !(families[d->family].queueFlags & VK_QUEUE_COMPUTE_BIT))
		d->family++;
	queue.queueFamilyIndex = d->family;
	if (!CALL(vkCreateDevice, d->physical, &device, NULL, &d->handle))
		return 0;
	vkGetDeviceQueue(d->handle, d->family, 0, &d->queue);
	printf("device %s\n", properties.properties.deviceName);
	return 1;
}

/* Returns whether the device has what the shader declares to need, by its instructions OpCapability. */
static int
is_supported(const struct device *d, const struct job *j)
{
	const struct {
		uint32_t capability;
		VkBool32 has;
		const char *name;
	} rows[] = {
		{9, d->v12.shaderFloat16, "Float16"},
		{10, d->features.features.shaderFloat64, "Float64"},
		{11, d->features.features.shaderInt64, "Int64"},
		{12, d->v12.shaderBufferInt64Atomics, "Int64Atomics"},
		{22, d->features.features.shaderInt16, "Int16"},
		{39, d->v12.shaderInt8, "Int8"},
		{4433, d->v11.storageBuffer16BitAccess, "StorageBuffer16BitAccess"},
		{4448, d->v12.storageBuffer8BitAccess, "StorageBuffer8BitAccess"},
		{6017, d->v13.shaderIntegerDotProduct, "DotProductInputAll"},
		{6018, d->v13.shaderIntegerDotProduct, "DotProductInput4x8Bit"},
		{6019, d->v13.shaderIntegerDotProduct, "DotProduct"},
		{6033, d->atomic_float.shaderBufferFloat32AtomicAdd, "AtomicFloat32AddEXT"},
	};
	enum { OP_CAPABILITY = 17 };

	for (size_t at = 5; at < j->ncode / 4 && (j->code[at] & 0xffff) == OP_CAPABILITY; at += j->code[at] >> 16)
		for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
			if (rows[i].capability == j->code[at + 1] && !rows[i].has) {
				snprintf(problem_text, sizeof problem_text, "unsupported %s", rows[i].name);
				problem = problem_text;
				return 0;
			}
	if (j->lanes && (j->lanes < d->sizes.minSubgroupSize || j->lanes > d->sizes.maxSubgroupSize)) {
		problem = "unsupported size of a subgroup";
		return 0;
	}
	return 1;
}

static int
make_buffer(struct device *d, struct buffer *b)
{
	VkBufferCreateInfo info = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = b->n, .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
		VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
		VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT};
	VkMemoryAllocateFlagsInfo flags = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
	VkMemoryAllocateInfo allocate = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags};
	VkPhysicalDeviceMemoryProperties memory;
	VkMemoryRequirements needs;
	void *bytes;

	if (!CALL(vkCreateBuffer, d->handle, &info, NULL, &b->handle))
		return 0;
	vkGetBufferMemoryRequirements(d->handle, b->handle, &needs);
	vkGetPhysicalDeviceMemoryProperties(d->physical, &memory);
	allocate.allocationSize = needs.size;
	for (uint32_t i = memory.memoryTypeCount; i--;)
		if ((needs.memoryTypeBits >> i & 1) && (memory.memoryTypes[i].propertyFlags & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT))
			allocate.memoryTypeIndex = i;
	if (!CALL(vkAllocateMemory, d->handle, &allocate, NULL, &b->memory) || !CALL(vkBindBufferMemory, d->handle, b->handle, b->memory, 0) ||
		!CALL(vkMapMemory, d->handle, b->memory, 0, VK_WHOLE_SIZE, 0, &bytes))
		return 0;
	b->bytes = bytes;
	memset(b->bytes, 0, b->n);
	return CALL(vkCreateBufferView, d->handle, &(VkBufferViewCreateInfo){VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO, .buffer = b->handle,
		.format = VK_FORMAT_R32_UINT, .range = VK_WHOLE_SIZE}, NULL, &b->view);
}

/* The bindings of set 0: the buffer, and what it is to the shader. */
static const struct {
	unsigned buffer;
	VkDescriptorType type;
} bindings[BINDINGS] = {
	{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER}, {1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER}, {2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER},
	{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER}, {0, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER}, {1, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER},
};

static int
make_layout(struct device *d, struct job *j)
{
	VkDescriptorSetLayoutBinding b[BINDINGS];
	VkDescriptorSetLayoutCreateInfo set = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .pBindings = b};
	VkPushConstantRange pushed = {VK_SHADER_STAGE_COMPUTE_BIT, 0, PUSHED};
	VkPipelineLayoutCreateInfo layout = {VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 2, .pSetLayouts = j->set_layouts,
		.pushConstantRangeCount = 1, .pPushConstantRanges = &pushed};

	for (unsigned i = 0; i < BINDINGS; i++)
		b[i] = (VkDescriptorSetLayoutBinding){i, bindings[i].type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
	set.bindingCount = BINDINGS;
	if (!CALL(vkCreateDescriptorSetLayout, d->handle, &set, NULL, &j->set_layouts[0]))
		return 0;
	set.bindingCount = 1;
	return CALL(vkCreateDescriptorSetLayout, d->handle, &set, NULL, &j->set_layouts[1]) &&
		CALL(vkCreatePipelineLayout, d->handle, &layout, NULL, &j->layout);
}

static int
make_pipeline(struct device *d, struct job *j)
{
	VkShaderModuleCreateInfo module = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = j->ncode, .pCode = j->code};
	VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
		.requiredSubgroupSize = j->lanes};
	VkSpecializationMapEntry entries[MOST_SPEC];
	VkSpecializationInfo spec = {j->nspec, entries, sizeof j->spec, j->spec};
	VkComputePipelineCreateInfo pipeline = {VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
		.flags = d->captures ? VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR : 0};

	for (uint32_t i = 0; i < j->nspec; i++)
		entries[i] = (VkSpecializationMapEntry){i, 4 * i, 4};
	if (!CALL(vkCreateShaderModule, d->handle, &module, NULL, &j->module))
		return 0;
	pipeline.layout = j->layout;
	pipeline.stage = (VkPipelineShaderStageCreateInfo){VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, j->lanes ? &size : NULL,
		.stage = VK_SHADER_STAGE_COMPUTE_BIT, .module = j->module, .pName = "main", .pSpecializationInfo = &spec};
	return CALL(vkCreateComputePipelines, d->handle, VK_NULL_HANDLE, 1, &pipeline, NULL, &j->pipeline);
}

static int
fill_sets(struct device *d, struct job *j)
{
	VkDescriptorPoolSize sizes[BINDINGS];
	VkDescriptorPoolCreateInfo pool = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 2, .poolSizeCount = BINDINGS,
		.pPoolSizes = sizes};
	VkDescriptorSetAllocateInfo allocate = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, .descriptorSetCount = 2,
		.pSetLayouts = j->set_layouts};

	for (unsigned i = 0; i < BINDINGS; i++)
		sizes[i] = (VkDescriptorPoolSize){bindings[i].type, 2};
	if (!CALL(vkCreateDescriptorPool, d->handle, &pool, NULL, &j->descriptors))
		return 0;
	allocate.descriptorPool = j->descriptors;
	if (!CALL(vkAllocateDescriptorSets, d->handle, &allocate, j->sets))
		return 0;
	for (unsigned i = 0; i <= BINDINGS; i++) {
		const struct buffer *b = &j->buffers[i == BINDINGS ? 2 : bindings[i].buffer];
		VkDescriptorBufferInfo buffer = {b->handle, 0, VK_WHOLE_SIZE};
		VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = j->sets[i == BINDINGS], .dstBinding = i % BINDINGS,
			.descriptorCount = 1, .descriptorType = bindings[i % BINDINGS].type, .pBufferInfo = &buffer, .pTexelBufferView = &b->view};

		vkUpdateDescriptorSets(d->handle, 1, &write, 0, NULL);
	}
	return 1;
}

static VkDeviceAddress
address_of(struct device *d, const struct buffer *b)
{
	VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = b->handle};

	return vkGetBufferDeviceAddress(d->handle, &info);
}

static int
dispatch(struct device *d, struct job *j)
{
	VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, .queueFamilyIndex = d->family};
	VkCommandBufferAllocateInfo allocate = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandBufferCount = 1};
	VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
	VkDeviceAddress address = address_of(d, &j->buffers[2]);
	VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &j->commands};

	if (!CALL(vkCreateCommandPool, d->handle, &pool, NULL, &j->pool))
		return 0;
	allocate.commandPool = j->pool;
	if (!CALL(vkAllocateCommandBuffers, d->handle, &allocate, &j->commands) || !CALL(vkBeginCommandBuffer, j->commands, &begin))
		return 0;
	vkCmdBindPipeline(j->commands, VK_PIPELINE_BIND_POINT_COMPUTE, j->pipeline);
	vkCmdBindDescriptorSets(j->commands, VK_PIPELINE_BIND_POINT_COMPUTE, j->layout, 0, 2, j->sets, 0, NULL);
	vkCmdPushConstants(j->commands, j->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, PUSHED - sizeof address, j->buffers[0].bytes);
	vkCmdPushConstants(j->commands, j->layout, VK_SHADER_STAGE_COMPUTE_BIT, PUSHED - sizeof address, sizeof address, &address);
	vkCmdDispatch(j->commands, j->groups[0], j->groups[1], j->groups[2]);
	return CALL(vkEndCommandBuffer, j->commands) && CALL(vkQueueSubmit, d->queue, 1, &submit, VK_NULL_HANDLE) &&
		(d->captures || CALL(vkQueueWaitIdle, d->queue));
}

/* Prints the number of bytes of the shader's code. */
static void
print_code(struct device *d, struct job *j)
{
	PFN_vkGetPipelineExecutableStatisticsKHR get =
		(PFN_vkGetPipelineExecutableStatisticsKHR)vkGetDeviceProcAddr(d->handle, "vkGetPipelineExecutableStatisticsKHR");
	VkPipelineExecutableInfoKHR info = {VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = j->pipeline};
	VkPipelineExecutableStatisticKHR v[64];
	uint32_t n = 64;

	for (uint32_t i = 0; i < n; i++)
		v[i] = (VkPipelineExecutableStatisticKHR){VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR};
	get(d->handle, &info, &n, v);
	for (uint32_t i = 0; i < n; i++)
		if (strcmp(v[i].name, "Code size") == 0)
			printf("code %llu\n", (unsigned long long)v[i].value.u64);
}

static void
write_capture(struct device *d, struct job *j)
{
	FILE *f = fopen(j->out, "wb");

	for (unsigned i = 1; i < BUFFERS; i++)
		printf("buffer 0x%llx %zu\n", (unsigned long long)address_of(d, &j->buffers[i]), j->buffers[i].n);
	print_code(d, j);
	if (f)
		watch_write(f);
	if (!f || fclose(f))
		problem = "failed capture not written";
}

static void
write_results(const struct job *j)
{
	FILE *f = fopen(j->out, "wb");

	for (unsigned i = 1; f && i < BUFFERS; i++)
		fwrite(j->buffers[i].bytes, 1, j->buffers[i].n, f);
	if (!f || fclose(f))
		problem = "failed results not written";
}

static void
run_job(struct device *d, struct job *j)
{
	size_t n;
	uint8_t *in = read_file(j->in, &n);

	j->code = read_file(j->spirv, &j->ncode);
	if (!in || !j->code) {
		problem = "failed no input";
		return;
	}
	j->buffers[0].n = j->buffers[1].n = n;
	j->buffers[2].n = j->mem;
	if (!is_supported(d, j))
		return;
	for (unsigned i = 0; i < BUFFERS; i++)
		if (!make_buffer(d, &j->buffers[i]))
			return;
	memcpy(j->buffers[0].bytes, in, n);
	watch_forget();
	if (!make_layout(d, j) || !make_pipeline(d, j) || !fill_sets(d, j) || !dispatch(d, j))
		return;
	if (d->captures)
		write_capture(d, j);
	else
		write_results(j);
	free(in);
}

static void
free_job(struct device *d, struct job *j)
{
	for (unsigned i = 0; i < BUFFERS; i++) {
		vkDestroyBufferView(d->handle, j->buffers[i].view, NULL);
		vkDestroyBuffer(d->handle, j->buffers[i].handle, NULL);
		vkFreeMemory(d->handle, j->buffers[i].memory, NULL);
	}
	vkDestroyCommandPool(d->handle, j->pool, NULL);
	vkDestroyDescriptorPool(d->handle, j->descriptors, NULL);
	vkDestroyPipeline(d->handle, j->pipeline, NULL);
	vkDestroyShaderModule(d->handle, j->module, NULL);
	vkDestroyPipelineLayout(d->handle, j->layout, NULL);
	for (unsigned i = 0; i < 2; i++)
		vkDestroyDescriptorSetLayout(d->handle, j->set_layouts[i], NULL);
	free(j->code);
}

/* Reads a line of input. Returns whether it is one. */
static int
parse(const char *line, struct job *j)
{
	int at = 0, n;

	if (sscanf(line, "%511s %u %u %u %u %511s %u %511s%n", j->spirv, &j->lanes, &j->groups[0], &j->groups[1], &j->groups[2], j->in, &j->mem, j->out,
			&at) != 8)
		return 0;
	while (j->nspec < MOST_SPEC && sscanf(line + at, " %u%n", &j->spec[j->nspec], &n) == 1) {
		j->nspec++;
		at += n;
	}
	return 1;
}

int
main(int argc, char **argv)
{
	static struct device d;
	char line[LINE];

	d.captures = argc > 1 && strcmp(argv[1], "captures") == 0;
	if (!open_device(&d)) {
		printf("%s\n", problem);
		return 1;
	}
	fflush(stdout);
	while (fgets(line, sizeof line, stdin)) {
		struct job j = {0};

		problem = "failed line";
		if (parse(line, &j)) {
			problem = NULL;
			run_job(&d, &j);
		}
		free_job(&d, &j);
		printf("%s\n", problem ? problem : "ok");
		fflush(stdout);
	}
	return 0;
}
