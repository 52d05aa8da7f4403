/* The linker: any bytes as its only object or archive; their number chooses the options. */
#include "testsuite/fuzz/tool.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const args[][8] = {
		{"amdgcn-ld", "-shared", "-o", "/dev/null"},
		{"amdgcn-ld", "-r", "--whole-archive", "-o", "/dev/null"},
		{"amdgcn-ld", "-shared", "--gc-sections", "-O2", "-u", "f", "-o", "/dev/null"},
		{"amdgcn-ld", "-q", "--whole-archive", "--cref", "-M", "-o", "/dev/null"},
	};
	const char *chosen[9] = {0};

	for (size_t i = 0; i < 8; i++)
		chosen[i] = args[n % 4][i];
	return tool_run(chosen, data, n);
}
