/* Shows raw code: a file without headers, treated as one section ".data" at address 0. */
#include <string.h>

#include "common/base/file/buf.h"
#include "objdump/code/disasm.h"
#include "objdump/view/views.h"

static struct code
whole(const struct view *v, const uint8_t *bytes, size_t n)
{
	return (struct code){.name = STR(".data"), .bytes = bytes, .size = n, .is_text = true,
		.shown_at = v->options->adjust_vma};
}

static bool
is_wanted(struct view *v)
{
	return !v->options->sections.n || name_list_match(&v->options->sections, STR(".data"));
}

static void
disassemble(struct view *v, const struct code_form *form, struct code code)
{
	const struct code *list[] = {&code};
	struct disasm d = {.out = v->out, .json = v->json, .form = form, .options = v->options,
		.isa = &v->processor->isa, .has_index = target_has(v->processor->isa.target, FEATURE_VGPR_MSB), .codes = &code,
		.ncodes = 1, .by_address = list};

	disasm_section(&d, &code);
	labels_free(&code.labels);
}

void
raw_show(struct view *v, const uint8_t *bytes, size_t n)
{
	title_show(v);
	if (!is_wanted(v))
		return;
	if (v->options->contents && n) {
		out_z(v->out, "Contents of section .data:\n");
		contents_put(v->out, v->options->adjust_vma, bytes, n);
	}
	if (v->options->disassemble && view_isa(v))
		disassemble(v, &text_form, whole(v, bytes, n));
}

void
raw_show_json(struct view *v, const uint8_t *bytes, size_t n)
{
	struct json *j = v->json;

	json_object(j, JSON_LINES);
	title_show_json(v);
	if (is_wanted(v) && v->options->contents) {
		json_key(j, "contents");
		json_array(j, JSON_LINES);
		contents_json(j, ".data", v->options->adjust_vma, bytes, n);
		json_end(j);
	}
	if (is_wanted(v) && v->options->disassemble && view_isa(v)) {
		json_key(j, "disassembly");
		json_array(j, JSON_LINES);
		disassemble(v, &json_form, whole(v, bytes, n));
		json_end(j);
	}
	json_end(j);
}
