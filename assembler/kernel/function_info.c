/* Writes .amdgpu.info, in LLVM's order: first the functions with numbers, then the others. */
#include "assembler/kernel/function_info.h"

#include <elf.h>

#include "assembler/parse/reader.h"
#include "assembler/value/fixup.h"
#include "common/base/memory/alloc.h"

static void
put_bytes(struct values *vals, const uint8_t *bytes, size_t n, struct loc loc)
{
	uint8_t *p = sect_put(vals, n, loc);
	if (p)
		memcpy(p, bytes, n);
}

static void
put_entry(struct values *vals, enum info_row row, uint32_t number, struct symbol *sym, struct loc loc)
{
	struct buf entry = {0};
	info_put(&entry, row, number);
	put_bytes(vals, entry.p, entry.n, loc);
	buf_free(&entry);
	if (sym)
		fixup_add(vals, (struct pending_fixup){.kind = FIX_DATA, .width = 64, .loc = loc, .expr = expr_sym(vals->arena, sym, 0, loc)},
			info_kinds[row].size);
}

static void
put_function(struct values *vals, const struct function_info *f, struct info_strings *strings)
{
	put_entry(vals, INFO_info, 0, f->sym, f->loc);
	for (enum info_row row = 0; row < INFO_ROWS; row++) {
		if (info_kinds[row].payload == INFO_NUMBER) {
			if (f->numbered && (f->number[row] || !info_kinds[row].omits_zero))
				put_entry(vals, row, f->number[row], NULL, f->loc);
			continue;
		}
		for (const struct function_info_item *item = f->first; item; item = item->next)
			if (item->row == row)
				put_entry(vals, row, item->sym ? 0 : info_put_text(strings, item->text), item->sym, item->loc);
	}
}

static struct sub *
section_sub(struct values *vals, struct str name, uint32_t type)
{
	struct section *s = sect_find(&vals->sects, name, NULL);
	return sect_sub(vals, s ? s : sect_new(vals, name, type, SHF_EXCLUDE, 0), 0);
}

void
function_info_write(struct function_infos *infos, struct reader *in)
{
	struct values *vals = &in->values;
	struct sub *was = vals->sects.sub;
	struct info_strings strings = {0};
	if (!infos->begun)
		return;
	vals->sects.sub = section_sub(vals, STR(INFO_SECTION), SHT_PROGBITS);
	for (int numbered = 1; numbered >= 0; numbered--)
		for (size_t i = 0; i < infos->n; i++)
			if (infos->v[i]->numbered == numbered && (numbered || infos->v[i]->first))
				put_function(vals, infos->v[i], &strings);
	if (strings.bytes.n) {
		vals->sects.sub = section_sub(vals, STR(INFO_STRINGS), SHT_STRTAB);
		put_bytes(vals, strings.bytes.p, strings.bytes.n, infos->v[0]->loc);
	}
	vals->sects.sub = was;
	info_strings_free(&strings);
}

void
function_info_free(struct function_infos *infos)
{
	alloc_free(infos->v);
	map_free(&infos->by_name);
}
