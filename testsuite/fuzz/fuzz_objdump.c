/* The object inspector: any bytes. Four bytes before them choose what is shown. */
#include "common/base/le.h"
#include "testsuite/fuzz/tool.h"

enum { HEAD = 4 };

static const char *const options[][2] = {
	{"-d"},
	{"--assembly"},
	{"-S"},
	{"-l"},
	{"--offloading"},
	{"-x"},
	{"-r"},
	{"--notes"},

	{"-D"},
	{"-s"},
	{"-T"},
	{"-R"},
	{"-C"},
	{"--symbolize-operands"},
	{"-z"},
	{"--show-all-symbols"},

	{"--offloading", "--arch-name=gfx9"},
	{"-b", "binary"},
	{"-mcpu=gfx1030"},
	{"--adjust-vma", "0x1000"},
	{"--start-address", "0x10"},
	{"--stop-address", "0x1100"},
	{"-j", ".text"},
	{"--disassemble-symbols", "f,kernel"},

	{"--show-lma"},
	{"--prefix", "/p"},
	{"--no-leading-addr"},
	{"-p"},
	{"-mattr=+wavefrontsize64"},
	{"--json"},
	{"--cfg", "--resources"},
	{"--check=notes", "--liveness=registers"},
};

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct tool t = {{"amdgcn-objdump"}, 1, true};

	if (n < HEAD)
		return 0;
	tool_choose(&t, options, sizeof options / sizeof *options, le_get32(data));
	return tool_run(&t, data + HEAD, n - HEAD, NULL, 0, 1);
}
