/* The object inspector: any bytes, everything that it can show. */
#include "testsuite/fuzz/tool.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const args[] = {"amdgcn-objdump", "-h", "-t", "-T", "-r", "-R", "-s", "-D", "--notes", NULL};

	return tool_run(args, data, n);
}
