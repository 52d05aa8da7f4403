/* Fuzzes amdgcn-objdump with any bytes as its input. The first eight bytes choose the views. The next two bytes are the size of
 * a second file, whose bytes follow: a recorded trace or a configuration of the simulation. */
#include "common/base/memory/le.h"
#include "testsuite/fuzz/tool.h"

enum { HEAD = 10 };

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *const options[][2] = {
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

		{"--simulate"},
		{"--simulate=html"},
		{"--simulate-what-if"},
		{"--simulate-waves=3", "--simulate-order=round-robin"},
		{"--simulate-stage=pixel", "--simulate-rate=2"},
		{"--simulate-trace=-"},
		{"--simulate-follow", tool_aux()},
		{"--simulate-config", tool_aux()},

		{"--cfg=html"},
		{"--cfg=dot"},
		{"--check"},
		{"--check=waits,hazards,slack,memory,pops"},
		{"--liveness"},
		{"--resources"},
		{"--notes=fields"},
		{"--functions", "f"},

		{"--diff", tool_aux()},
		{"--diff=html", tool_aux()},
		{"--assembly", "--retarget=gfx1100"},
		{"--assembly", "--retarget=gfx942"},
		{"--check", "--sarif"},
	};
	struct tool t = {{"amdgcn-objdump"}, 1, true, "dot"};
	size_t aux;

	if (n < HEAD)
		return 0;
	aux = le_get16(data + 8);
	if (aux > n - HEAD)
		aux = n - HEAD;
	tool_choose(&t, options, sizeof options / sizeof *options, le_get64(data));
	return tool_run(&t, data + HEAD + aux, n - HEAD - aux, data + HEAD, aux, 1);
}
