#include "assembler/insert/image.h"

#include <elf.h>

#include "assembler/parse/reader.h"
#include "assembler/value/fixup.h"
#include "assembler/value/layout.h"
#include "common/analysis/function/object.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/object.h"

/* Returns the kind of code that begins at a symbol. A symbol with a kernel descriptor is a kernel, whatever its
 * type. */
static enum flow_kind
kind_of(const struct insertions *all, const struct symbol *sym)
{
	if (sym->type == STT_AMDGPU_HSA_KERNEL || kernel_find(all->kernels, sym->name))
		return ENTRY_KERNEL;
	if (sym->type == STT_FUNC)
		return ENTRY_FUNCTION;
	if (sym->type == STT_OBJECT)
		return ENTRY_DATA;
	return sym->bind == STB_LOCAL ? ENTRY_LOCAL : ENTRY_LABEL;
}

/* Returns the offset from the kernel's symbol at which hardware that preloads kernel arguments starts the kernel; 0: at
 * the symbol. kernel.bytes is filled only when all fields of the descriptor are known; before that, the field is read
 * from kernel.kd. */
static uint32_t
second_start(const struct insertions *all, const struct symbol *sym)
{
	const struct kernel *k = kernel_find(all->kernels, sym->name);
	int64_t value[KD_ROWS];

	if (!k)
		return 0;
	if (k->late)
		return k->kd->value[KD_user_sgpr_kernarg_preload_length].value ? KD_PRELOADED : 0;
	kd_read(&all->in->id.isa, k->bytes, value);
	return value[KD_user_sgpr_kernarg_preload_length] ? KD_PRELOADED : 0;
}

static void
add_symbols(struct flow_code *code, const struct insertions *all, const struct section *s)
{
	struct section_items labels = by_section_get(&all->labels, s);
	size_t cap = 0;

	for (size_t i = 0; i < labels.n; i++) {
		const struct symbol *sym = sym_at(&all->in->values.syms, labels.v[i]);
		struct flow_symbol out = {.name = sym->name, .start = {.kernarg = -1}};
		struct loc at;
		int64_t size;

		if (!sym->name.n || str_starts(sym->name, ".L"))
			continue;
		out.at = sym->frag->address + (uint64_t)sym->value;
		out.kind = kind_of(all, sym);
		out.shared = sym->bind != STB_LOCAL;
		out.start.second = second_start(all, sym);
		if (out.kind == ENTRY_DATA && sym->size && !expr_number(sym->size, &size, &at) && size > 0)
			out.size = (uint64_t)size;
		*APPEND(code->symbols, code->nsymbols, cap) = out;
	}
}

static void
ignore(void *user, const struct diag_message *message)
{
	(void)user;
	(void)message;
}

/* Applies the fixups to a copy of the bytes. Errors are ignored here; they are reported when the fixups are applied to the object. */
static void
apply_fixups(struct flow_code *code, const struct insertions *all, struct section *s, uint8_t *bytes)
{
	struct values values = all->in->values;
	struct section kept = *s;
	size_t cap = 0;

	values.diag = diag_new("", ignore, NULL);
	s->data = bytes;
	s->relocs = NULL;
	s->nrelocs = s->caprelocs = 0;
	fixup_apply(&values, s);
	for (size_t i = 0; i < s->nrelocs; i++) {
		const struct reloc *r = &s->relocs[i];
		struct flow_reloc out = {.at = r->offset, .type = r->type, .addend = r->addend};

		if (r->sym && r->sym == s->sym) {
			out.here = true;
		} else if (r->sym) {
			out.symbol = r->sym->name;
			out.here = r->sym->state == SYM_LABEL && r->sym->frag && r->sym->frag->sub->section == s;
			out.to = out.here ? r->sym->frag->address + (uint64_t)r->sym->value : 0;
		}
		*APPEND(code->relocs, code->nrelocs, cap) = out;
	}
	alloc_free(s->relocs);
	s->data = kept.data;
	s->relocs = kept.relocs;
	s->nrelocs = kept.nrelocs;
	s->caprelocs = kept.caprelocs;
	diag_free(values.diag);
}

static void
add_addresses(struct flow_code *code, const struct insertions *all, const struct section *s)
{
	struct section_items gaps = by_section_get(&all->gaps, s);
	size_t cap = 0;

	for (size_t i = 0; i < gaps.n; i++) {
		const struct insertion *in = all->v[gaps.v[i]];

		if (in->address)
			*APPEND(code->addresses, code->naddresses, cap) = (struct flow_address){in->frag->next->address, in->address};
	}
}

void
insert_image_open(struct flow_code *code, const struct insertions *all, struct section *s)
{
	uint8_t *bytes = array_make(s->size + 1, 1);

	*code = (struct flow_code){.isa = &all->in->id.isa, .bytes = bytes, .size = s->size, .name = s->name,
		.shape_only = true, .safe = true, .in_parts = all->in->id.os != OBJECT_OS_AMDHSA && all->in->id.os != OBJECT_OS_NONE};
	layout_image(s, bytes);
	add_symbols(code, all, s);
	apply_fixups(code, all, s, bytes);
	add_addresses(code, all, s);
	flow_code_sort(code);
}

void
insert_image_close(struct flow_code *code)
{
	alloc_free((void *)(uintptr_t)code->bytes);
	alloc_free(code->symbols);
	alloc_free(code->relocs);
	alloc_free(code->addresses);
}
