/* Objects of -r have one .amdgpu.strtab. Offsets of strings have no relocations, so the entries are changed. */
#include "linker/kernels/type_string.h"

#include "common/base/memory/le.h"
#include "common/hsa/info/info.h"

static void
join_file(struct symbols *symbols, struct input_file *f, struct info_strings *strings)
{
	struct insec *s = f->info;
	struct info_entry e;
	struct str text;
	size_t at = 0;

	while (info_next(s->data, s->size, &at, &e))
		if (e.row < INFO_ROWS && info_kinds[e.row].payload == INFO_TEXT &&
			info_text(f->info_strings, f->ninfo_strings, e.number, &text))
			le_put32(file_contents(symbols->inputs, s) + e.at, info_put_text(strings, text));
}

void
type_string_join(struct symbols *symbols)
{
	struct inputs *inputs = symbols->inputs;
	struct info_strings strings = {0};

	for (size_t i = 0; i < inputs->nfiles; i++)
		if (inputs->files[i]->info && inputs->files[i]->info->live)
			join_file(symbols, inputs->files[i], &strings);
	struct insec *s;
	if (strings.bytes.n) {
		s = file_add_section(inputs, INFO_STRINGS, SHT_STRTAB, SHF_EXCLUDE, 1, 0);
		s->size = strings.bytes.n;
		s->data = memcpy(arena_take(symbols->arena, s->size), strings.bytes.p, s->size);
	}
	info_strings_free(&strings);
}
