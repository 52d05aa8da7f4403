#include "common/analysis/call/convention.h"

void
convention_add(struct set *s, enum convention_registers what)
{
	static const struct {
		uint8_t what, file;
		uint16_t first, last, step, run;
	} rows[] = {
#define ABI(what, file, first, last, step, run) {CONVENTION_##what, FILE_##file, first, last, step, run},
#include "common/analysis/call/convention.def"
#undef ABI
	};

	for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
		for (unsigned at = rows[i].first; rows[i].what == what && at <= rows[i].last; at += rows[i].step)
			set_add(s, insn_unit(rows[i].file, at), rows[i].run);
}
