/* Fuzzes the assembler with any text. The first three bytes choose the processor and the options. */
#include "testsuite/fuzz/tool.h"

enum { HEAD = 3 };

#define LENGTH(a) (sizeof(a) / sizeof *(a))

static const char *const processors[] = {"gfx900", "gfx600", "gfx700", "gfx803", "gfx90a", "gfx942", "gfx1010",
	"gfx1030", "gfx1100", "gfx1150", "gfx906:xnack-", "gfx90a:xnack+:sramecc-", "gfx9-generic", "gfx11-generic",
	NULL};

static const char *const versions[] = {NULL, "2", "3", "4", "5", "6"};

/* Command-line options. Each is enabled by one bit: first the bits of byte 1, then the bits of byte 2 that follow the version
 * field. */
static const char *const options[][2] = {
	{"-g"},
	{"-filetype=asm"},
	{"-Wkernel"},
	{"-fill-metadata"},
	{"-L"},
	{"-a"},
	{"-show-encoding"},
	{"-fatal-warnings"},
	{"-dwarf-version=5"},
	{"-compress-debug-sections"},
	{"-mattr=+wavefrontsize64"},
	{"-triple=amdgcn--amdpal"},
	{"-disassemble"},
};

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	/* an object or archive is for the linker, as in compiler drivers */
	struct tool t = {{"amdgcn-as", "-o", tool_output()}, 3, .optional = "amdgcn-ld"};
	const char *processor, *version;

	if (n < HEAD)
		return 0;
	processor = processors[data[0] % LENGTH(processors)];
	version = versions[data[2] % 8 % LENGTH(versions)];
	if (processor) {
		tool_add(&t, "-mcpu");
		tool_add(&t, processor);
	}
	if (version) {
		tool_add(&t, "-amdhsa-code-object-version");
		tool_add(&t, version);
	}
	tool_choose(&t, options, LENGTH(options), data[1] | (uint32_t)(data[2] >> 3) << 8);
	return tool_run(&t, data + HEAD, n - HEAD, NULL, 0, 1);
}
