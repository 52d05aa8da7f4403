/* Collects the input of a disassembly (-d, -D) from an ELF file: the sections with their symbols and relocations, or the
 * executable segments if there is no section table. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/text/demangle.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/object.h"
#include "objdump/code/disasm.h"
#include "objdump/code/source.h"
#include "objdump/dump/relocs.h"
#include "objdump/view/analysis.h"
#include "objdump/view/views.h"

/* Creates a struct code for each section. The index of the struct is the section's number. */
static void
add_sections(struct disasm *d, const struct view *v)
{
	const struct elfin *e = v->elf;

	d->ncodes = e->nsections;
	d->codes = array_make(d->ncodes, sizeof d->codes[0]);
	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];
		bool loaded = s->hdr.sh_flags & SHF_ALLOC;

		d->codes[i] = (struct code){
			.name = str_from(s->name),
			.address = s->hdr.sh_addr,
			.shown_at = s->hdr.sh_addr + (loaded ? v->options->adjust_vma : 0),
			.bytes = s->data,
			.size = s->hdr.sh_type == SHT_NULL ? 0 : s->hdr.sh_size,
			.is_text = s->hdr.sh_flags & SHF_EXECINSTR,
			.is_loaded = loaded,
		};
	}
}

static void
add_segments(struct disasm *d, struct view *v)
{
	const struct elfin *e = v->elf;

	d->codes = array_make(e->nsegments, sizeof d->codes[0]);
	for (size_t i = 0; i < e->nsegments; i++) {
		const Elf64_Phdr *p = &e->segments[i];

		if (p->p_type != PT_LOAD || !(p->p_flags & PF_X))
			continue;
		if (!elfin_segment(e, p)) {
			view_error(v, "the code in segment %zu is not in the file", i);
			continue;
		}
		char *name = arena_printf(&v->options->arena, "PT_LOAD#%zu", i);
		d->codes[d->ncodes++] = (struct code){
			.name = str_from(name),
			.address = p->p_vaddr,
			.shown_at = p->p_vaddr + v->options->adjust_vma,
			.bytes = elfin_segment(e, p),
			.size = p->p_filesz,
			.is_text = true,
			.is_loaded = true,
		};
	}
}

/* Adds the symbols of one symbol table. Returns whether any symbol is in a section. */
static bool
add_labels(struct disasm *d, const struct view *v, uint32_t type)
{
	const struct elfin *e = v->elf;
	const struct elfin_section *table = elfin_find(e, type, NULL);
	struct elfin_symbol *symbols;
	bool any = false;
	size_t n;

	if (!table || !elfin_symbols(e, table, &symbols, &n))
		return false;
	for (size_t i = 1; i < n; i++) {
		const struct elfin_symbol *s = &symbols[i];
		bool placed = !s->reserved && s->section != SHN_UNDEF;
		struct label label = {.address = s->value, .name = str_from(s->name), .type = s->type,
			.size = s->size};

		if (!*s->name || s->type == STT_SECTION || s->type == STT_FILE)
			continue;
		if (v->options->demangle)
			label.plain = str_from(demangle(&v->options->arena, s->name));
		if (!placed) {
			if (type == SHT_SYMTAB)
				labels_add(&d->absolute, label);
			continue;
		}
		any = true;
		if (e->hdr.e_type == ET_REL)
			label.address += e->sections[s->section].hdr.sh_addr;
		labels_add(&d->codes[s->section].labels, label);
	}
	free(symbols);
	return any;
}

static int
compare_relocs(const void *va, const void *vb)
{
	const struct code_reloc *a = va, *b = vb;

	if (a->address != b->address)
		return a->address < b->address ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

static void
add_relocs(struct disasm *d, const struct view *v)
{
	const struct elfin *e = v->elf;
	struct reloc_reader reader;

	relocs_start(&reader, v);
	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];
		struct named_reloc *relocs;
		size_t n;

		if (!relocs_is_table(s) || !s->hdr.sh_info || s->hdr.sh_info >= e->nsections ||
				!relocs_read(&reader, s, &relocs, &n))
			continue;
		struct code *c = &d->codes[s->hdr.sh_info];
		for (size_t k = 0; k < n; k++) {
			uint64_t base = e->hdr.e_type == ET_REL ? c->address : 0;
			struct code_reloc r = {base + relocs[k].offset, c->nrelocs, relocs[k].type, relocs[k].symbol, relocs[k].addend};

			*APPEND(c->relocs, c->nrelocs, c->caprelocs) = r;
		}
		alloc_free(relocs);
	}
	relocs_end(&reader);
	for (size_t i = 0; i < e->nsections; i++)
		if (d->codes[i].nrelocs)
			qsort(d->codes[i].relocs, d->codes[i].nrelocs, sizeof d->codes[i].relocs[0], compare_relocs);
}

static int
compare_codes(const void *va, const void *vb)
{
	const struct code *a = *(const struct code *const *)va, *b = *(const struct code *const *)vb;

	if (a->address != b->address)
		return a->address < b->address ? -1 : 1;
	if (a->size != b->size)
		return a->size < b->size ? -1 : 1;
	return a < b ? -1 : 1;
}

static void
load_sections(struct disasm *d, struct view *v)
{
	const struct elfin *e = v->elf;

	if (!e->nsections) {
		add_segments(d, v);
	} else {
		add_sections(d, v);
		if (!add_labels(d, v, SHT_SYMTAB))
			add_labels(d, v, SHT_DYNSYM);
		if (v->options->relocs)
			add_relocs(d, v);
	}
	for (size_t i = 0; i < d->ncodes; i++)
		labels_sort(&d->codes[i].labels);
	labels_sort(&d->absolute);
	if (e->hdr.e_type == ET_REL)
		return;
	d->by_address = array_make(d->ncodes, sizeof d->by_address[0]);
	for (size_t i = 0; i < d->ncodes; i++)
		d->by_address[i] = &d->codes[i];
	qsort(d->by_address, d->ncodes, sizeof d->by_address[0], compare_codes);
}

/* Warns if no loaded section overlaps the range of --start-address and --stop-address. */
static void
check_range(struct view *v, const struct disasm *d)
{
	const struct options *o = v->options;

	if (v->elf->hdr.e_type == ET_REL || (!o->has_start && !o->has_stop))
		return;
	for (size_t i = 0; i < d->ncodes; i++)
		if (d->codes[i].is_loaded && o->start < d->codes[i].address + d->codes[i].size &&
				o->stop > d->codes[i].address)
			return;
	view_warning(v, "no section overlaps the range [0x%llx,0x%llx) of --start-address and "
		"--stop-address", (unsigned long long)o->start, (unsigned long long)o->stop);
}

static void
warn_missing(struct view *v)
{
	struct name_list *w = &v->options->only_symbols;

	for (size_t i = 0; i < w->n; i++) {
		if (!name_list_seen(w, i) && !w->v[i].has_to)
			view_warning(v, "failed to disassemble missing symbol %s", w->v[i].text);
	}
	for (size_t i = 0; i < w->n; i++)
		w->v[i].seen = false;
}

static void
unload(struct disasm *d)
{
	for (size_t i = 0; i < d->ncodes; i++) {
		labels_free(&d->codes[i].labels);
		free(d->codes[i].relocs);
	}
	labels_free(&d->absolute);
	free(d->codes);
	free(d->by_address);
}

/* Reads the file of v into d. Returns false after an error; otherwise the caller must call unload(). */
static bool
open_file(struct disasm *d, struct view *v)
{
	const struct isa *isa = view_object_isa(v);

	if (!isa)
		return false;
	*d = (struct disasm){.out = v->out, .json = v->json, .form = v->json ? &json_form : &text_form,
		.options = v->options, .isa = isa, .has_index = target_has(isa->target, FEATURE_VGPR_MSB), .version = v->processor->id.version};
	load_sections(d, v);
	check_range(v, d);
	if (v->options->source || v->options->line_numbers)
		d->source = source_open(v);
	if (v->options->liveness)
		d->object = analysis_open(v);
	return true;
}

static void
show_sections(struct disasm *d, struct view *v)
{
	for (size_t i = 0; i < d->ncodes; i++) {
		struct code *c = &d->codes[i];

		if (!view_section(v, c->name))
			continue;
		if (v->options->sections.n || v->options->disassemble_all ||
				(c->is_text && c->bytes))
			disasm_section(d, c);
	}
	warn_missing(v);
}

void
disasm_show(struct view *v)
{
	struct disasm d;

	if (!open_file(&d, v))
		return;
	show_sections(&d, v);
	unload(&d);
}

void
disasm_show_json(struct view *v)
{
	struct disasm d;

	if (!open_file(&d, v))
		return;
	json_key(v->json, "descriptors");
	json_array(v->json, JSON_LINES);
	for (size_t i = 0; i < d.ncodes; i++)
		disasm_descriptors(&d, &d.codes[i], kd_json);
	json_end(v->json);
	json_key(v->json, "disassembly");
	json_array(v->json, JSON_LINES);
	show_sections(&d, v);
	json_end(v->json);
	unload(&d);
}
