/* Fuzzes the linker with any bytes as an object or archive. The first four bytes choose the options. The next two bytes are the
 * size of a second file, whose bytes follow: a linker script, a version script, a list of symbols, or a member of a thin archive. */
#include "common/base/memory/le.h"
#include "testsuite/fuzz/tool.h"

enum { HEAD = 6 };

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *const options[][2] = {
		{"-shared"},
		{"-whole-archive"},
		{"--gc-sections"},
		{"-O2"},
		{"--emit-relocs"},
		{"--version-script", tool_aux()},
		{"-r"},
		{"--cref", "-M"},

		{"--dynamic-list", tool_aux()},
		{"-s"},
		{"-T", tool_aux()},
		{"--build-id"},
		{"--export-dynamic"},
		{"--wrap", "f"},
		{"--defsym", "f=g+4"},
		{"-u", "f"},

		{"--retain-symbols-file", tool_aux()},
		{"-z", "muldefs"},
		{"--unresolved-symbols", "ignore-all"},
		{"--print-gc-sections", "-t"},
		{"-Bsymbolic"},
		{"--hash-style=both"},
		{"-z", "start-stop-gc"},
		{"-e", "f"},

		{"--discard-all"},
		{tool_aux()},
		{"--just-symbols", tool_aux()},
		{"--exclude-libs", "ALL"},
		{"-pie"},
		{"--undefined-glob", "*"},
		{"--export-dynamic-symbol-list", tool_aux()},
		{"--soname", "so"},
	};
	struct tool t = {{"amdgcn-ld", "-o", tool_output()}, 3};
	size_t aux;

	if (n < HEAD)
		return 0;
	aux = le_get16(data + 4);
	if (aux > n - HEAD)
		aux = n - HEAD;
	tool_choose(&t, options, sizeof options / sizeof *options, le_get32(data));
	return tool_run(&t, data + HEAD + aux, n - HEAD - aux, data + HEAD, aux, 0);
}
