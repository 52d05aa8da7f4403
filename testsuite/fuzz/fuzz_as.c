/* The assembler: any text. */
#include "testsuite/fuzz/tool.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const args[] = {"amdgcn-as", "-mcpu=gfx900", "-o", "/dev/null", NULL};

	return tool_run(args, data, n);
}
