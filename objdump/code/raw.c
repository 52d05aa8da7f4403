/* Raw code: a file without headers, shown as one section ".data" that begins at address 0. */
#include <string.h>

#include "common/base/buf.h"
#include "objdump/code/disasm.h"
#include "objdump/view/views.h"

void
raw_show(struct view *v, const uint8_t *bytes, size_t n)
{
	struct code code = {.name = STR(".data"), .bytes = bytes, .size = n, .is_text = true};
	const struct code *list[] = {&code};
	struct disasm d = {.out = v->out, .options = v->options, .codes = &code, .ncodes = 1,
		.by_address = list};
	struct isa isa;

	code.shown_at = v->options->adjust_vma;
	out_printf(v->out, "\n%s:\tfile format binary\n", v->file);
	if (v->options->sections.n && !words_match(&v->options->sections, code.name))
		return;
	if (v->options->contents && n) {
		out_z(v->out, "Contents of section .data:\n");
		contents_put(v->out, code.shown_at, bytes, n);
	}
	if (!v->options->disassemble || !target_choose(v, NULL, 0, &isa))
		return;
	d.isa = &isa;
	disasm_section(&d, &code);
	labels_free(&code.labels);
}
