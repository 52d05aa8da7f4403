/* The linker: any bytes as its only object. */
#include "testsuite/fuzz/tool.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const args[] = {"amdgcn-ld", "-shared", "-o", "/dev/null", NULL};

	return tool_run(args, data, n);
}
