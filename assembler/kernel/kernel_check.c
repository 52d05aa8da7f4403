/* -Wkernel: compares finished descriptors with the code of their kernels; metadata_check.c compares them with the metadata. A kernel's
 * code begins at its label and has the size that .size specifies. Without .size, it extends to the next kernel or function, or to the
 * end of its section. */
#include "assembler/kernel/kernel_check.h"

#include <elf.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "assembler/kernel/kernel.h"
#include "assembler/kernel/metadata_check.h"
#include "assembler/node/assembled.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/effects.h"

void
kernel_check_note(struct kernels *all, const struct assembled *made, struct loc loc)
{
	unsigned flow = insn_effects(&all->in->id.isa, &made->insn)->flow;

	const struct frame *expansion = input_expansion(&all->in->source);

	*APPEND(all->used, all->nused, all->capused) = (struct kernel_used){.end = {all->in->values.sects.sub, all->in->values.sects.sub->n},
		.vgprs = made->vgprs, .sgprs = made->sgprs, .agprs = made->agprs,
		.ends = flow == CONTROL_end || flow == CONTROL_jump_indirect, .loc = input_file_loc(&all->in->source, loc),
		.origin = expansion ? diag_origin(all->in->diag, loc) : (struct loc){0}, .expansion = expansion ? expansion->name : NULL,
		.macro = expansion && expansion->kind == SOURCE_MACRO};
}

static uint64_t
offset_in_sub(const struct symbol *s)
{
	return s->frag->start + (uint64_t)s->value;
}

/* Orders elements that begin with a struct code_place by subsection and then by offset. The order of subsections is arbitrary. */
static int
compare_places(const void *a, const void *b)
{
	const struct code_place *p = a, *q = b;
	if (p->sub != q->sub)
		return (uintptr_t)p->sub < (uintptr_t)q->sub ? -1 : 1;
	return (p->at > q->at) - (p->at < q->at);
}

static bool
is_upto(const void *element, const void *place)
{
	return compare_places(element, place) <= 0;
}

struct starts {
	struct code_place *v;
	size_t n, cap;
};

static void
add_start(struct starts *all, const struct symbol *s)
{
	if (s->state == SYM_LABEL)
		*APPEND(all->v, all->n, all->cap) = (struct code_place){s->frag->sub, offset_in_sub(s)};
}

static struct starts
find_starts(struct kernels *all)
{
	struct starts starts = {0};
	for (const struct kernel *k = all->first; k; k = k->next)
		add_start(&starts, k->code);
	for (uint32_t i = 0; i < all->in->values.syms.n; i++)
		if (sym_at(&all->in->values.syms, i)->type == STT_FUNC)
			add_start(&starts, sym_at(&all->in->values.syms, i));
	if (starts.n)
		qsort(starts.v, starts.n, sizeof *starts.v, compare_places);
	return starts;
}

static uint64_t
code_end(const struct starts *all, const struct symbol *code)
{
	struct code_place start = {code->frag->sub, offset_in_sub(code)};
	struct loc at;
	int64_t size;
	if (code->size && !expr_number(code->size, &size, &at) && size > 0)
		return start.at + (uint64_t)size;
	size_t n = array_before(all->v, all->n, sizeof *all->v, &start, is_upto);
	return n < all->n && all->v[n].sub == start.sub ? all->v[n].at : start.sub->n;
}

/* The register usage of a kernel's code: each maximum, and the first instruction that reaches it. */
struct kernel_usage {
	unsigned vgprs, sgprs, agprs;
	const struct kernel_used *vgpr, *sgpr, *agpr;
	bool any, ends;
};

static void
raise(unsigned *count, const struct kernel_used **by, unsigned used, const struct kernel_used *insn)
{
	if (used <= *count)
		return;
	*count = used;
	*by = insn;
}

static struct kernel_usage
code_usage(const struct kernels *all, const struct starts *starts, const struct symbol *code)
{
	struct kernel_usage u = {0};
	struct code_place start = {code->frag->sub, offset_in_sub(code)};
	uint64_t end = code_end(starts, code);
	const struct kernel_used *n = all->used + array_before(all->used, all->nused, sizeof *n, &start, is_upto);
	for (; n < all->used + all->nused && n->end.sub == start.sub && n->end.at <= end; n++) {
		raise(&u.vgprs, &u.vgpr, n->vgprs, n);
		raise(&u.sgprs, &u.sgpr, n->sgprs, n);
		raise(&u.agprs, &u.agpr, n->agprs, n);
		u.ends |= n->ends;
		u.any = true;
	}
	return u;
}

/* A value that a row of a descriptor should have. */
struct setting {
	int row;
	int64_t value;
};

/* Warns if the code uses more registers of a class than the descriptor allocates. by: the instruction that uses the register with
 * the highest number; limit: the number of registers that the descriptor allocates. For the message: name is the prefix of the
 * register, fix has the directives that allocate enough registers, and settings has the n values that these directives set. */
static void
check_registers(const struct kernels *all, const struct kernel *k, unsigned used, const struct kernel_used *by, int64_t limit,
	const char *name, const char *fix, const struct setting *settings, size_t n)
{
	if (limit < 0)
		limit = 0;
	if (used <= limit)
		return;
	kernel_warn(all, by->origin.pos ? by->origin : by->loc, "%s%u is used, but the descriptor of %.*s allocates only %" PRId64
		" of these registers: %s", name, used - 1, STR_ARG(k->code->name), limit, fix);
	if (by->expansion)
		diag_note(all->in->diag, by->loc, by->macro ? "while expanding macro '%s'" : "while expanding %s", by->expansion);
	char number[24];
	for (const struct setting *s = settings; s < settings + n; s++) {
		if (s->value == k->kd->value[s->row].value)
			continue;
		diag_note(all->in->diag, kernel_row_loc(k, s->row), "specified here");
		snprintf(number, sizeof number, "%" PRId64, s->value);
		if (k->kd->value[s->row].given)
			diag_fix_rest(all->in->diag, k->kd->value[s->row].loc, number);
	}
}

/* Checks the register usage on a target with unified vector registers, whose AGPRs begin at accum_offset. */
static void
check_unified(const struct kernels *all, const struct kernel *k, const struct kernel_usage *u)
{
	const struct kd_value *v = k->kd->value;
	int64_t offset = v[KD_accum_offset].value, total = v[KD_next_free_vgpr].value, granted = total - offset;
	int64_t want = u->vgprs > offset ? (u->vgprs + 3) / 4 * 4 : offset, agprs = u->agprs > granted ? u->agprs : granted;
	int64_t sum = u->agprs || granted > 0 ? want + agprs : want > total ? (int64_t)u->vgprs : total;
	char fix[120];

	if (want > offset)
		snprintf(fix, sizeof fix, ".amdhsa_accum_offset %" PRId64 " and .amdhsa_next_free_vgpr %" PRId64, want, sum);
	else
		snprintf(fix, sizeof fix, ".amdhsa_next_free_vgpr %" PRId64 " (accum_offset %" PRId64 " and %u)", sum, want, u->agprs);
	struct setting settings[] = {{KD_accum_offset, want}, {KD_next_free_vgpr, sum}};

	check_registers(all, k, u->vgprs, u->vgpr, offset, "v", fix, settings, 2);
	check_registers(all, k, u->agprs, u->agpr, granted, "a", fix, settings, 2);
}

static void
check_count(const struct kernels *all, const struct kernel *k, unsigned used, const struct kernel_used *by, int row,
	const char *name)
{
	char fix[60];

	snprintf(fix, sizeof fix, ".amdhsa_next_free_%cgpr %u", *name == 's' ? 's' : 'v', used);
	check_registers(all, k, used, by, k->kd->value[row].value, name, fix, &(struct setting){row, used}, 1);
}

static void
check_code(const struct kernels *all, const struct starts *starts, const struct kernel *k)
{
	const struct target *t = k->kd->isa.target;
	if (k->code->state != SYM_LABEL)
		return;
	struct kernel_usage u = code_usage(all, starts, k->code);
	if (!u.any)
		return;
	if (target_has(t, FEATURE_UNIFIED_VGPRS)) {
		check_unified(all, k, &u);
	} else {
		check_count(all, k, u.vgprs, u.vgpr, KD_next_free_vgpr, "v");
		check_count(all, k, u.agprs, u.agpr, KD_next_free_vgpr, "a");
	}
	if (t->sgpr_encode)
		check_count(all, k, u.sgprs, u.sgpr, KD_next_free_sgpr, "s");
	if (!u.ends) {
		uint64_t start = offset_in_sub(k->code);
		kernel_warn(all, k->code->loc, "the code of %.*s, %" PRIu64 " bytes, has no s_endpgm", STR_ARG(k->code->name),
			code_end(starts, k->code) - start);
		diag_note(all->in->diag, k->kd->loc, "its descriptor is here");
	}
}

static void
check_descriptor(const struct kernels *all, const struct kernel *k)
{
	const struct target *t = k->kd->isa.target;
	const struct kd_value *v = k->kd->value;
	if (position_address(k->at) % KD_ALIGN)
		kernel_warn(all, k->kd->loc, "the descriptor of %.*s is at offset %#" PRIx64 " of its section, which is not a multiple of %d: "
			".p2align 6 before it", STR_ARG(k->code->name), position_address(k->at), KD_ALIGN);
	if (v[KD_group_segment_fixed_size].value > t->lds)
		kernel_warn(all, kernel_row_loc(k, KD_group_segment_fixed_size), "a work group can have %u bytes of LDS on %s, "
			"but the descriptor of %.*s has %" PRId64, (unsigned)t->lds, t->name, STR_ARG(k->code->name),
			v[KD_group_segment_fixed_size].value);
	if (v[KD_kernarg_size].value && !v[KD_user_sgpr_kernarg_segment_ptr].value)
		kernel_warn(all, kernel_row_loc(k, KD_kernarg_size), "%.*s has %" PRId64 " bytes of arguments, but no pointer to them: "
			".amdhsa_user_sgpr_kernarg_segment_ptr 1", STR_ARG(k->code->name), v[KD_kernarg_size].value);
	if (t->wave32 && (v[KD_wavefront_size32].value != 0) != all->in->id.isa.wave32)
		kernel_warn(all, kernel_row_loc(k, KD_wavefront_size32), "the code of %.*s is assembled for a wavefront size of %d, but "
			"its descriptor says %d: .amdhsa_wavefront_size32 %d", STR_ARG(k->code->name), all->in->id.isa.wave32 ? 32 : 64,
			v[KD_wavefront_size32].value ? 32 : 64, all->in->id.isa.wave32);
}

/* Returns the names of labels in code, for str_nearest(). Other symbols have a name that resembles no other. */
static const char *
next_label(void *user, size_t i)
{
	struct kernels *all = user;
	if (i >= all->in->values.syms.n)
		return NULL;
	const struct symbol *s = sym_at(&all->in->values.syms, (uint32_t)i);
	bool code = s->state == SYM_LABEL && s->name.n && s->frag->sub->section->flags & SHF_EXECINSTR;
	return code ? arena_strz(&all->in->arena, s->name) : "\001";
}

/* Warns if the kernel has no code, or if its code does not begin where hardware can start it. */
static void
check_entry(struct kernels *all, const struct kernel *k)
{
	const struct symbol *code = k->code;
	if (code->state == SYM_UNDEFINED) {
		const char *near = str_nearest(code->name, next_label, all);
		near = near && near[0] != '\001' ? near : NULL;
		kernel_warn(all, k->kd->loc, "the kernel %.*s has no code here: the label %.*s is missing%s%s%s", STR_ARG(code->name),
			STR_ARG(code->name), near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
		if (near)
			diag_note(all->in->diag, sym_find(&all->in->values.syms, str_from(near))->loc, "it is defined here");
	}
	if (code->state != SYM_LABEL)
		return;
	const struct section *section = code->frag->sub->section;
	uint64_t at = position_address((struct position){code->frag, (uint64_t)code->value});
	if (at % KD_ENTRY_ALIGN)
		kernel_warn(all, code->loc, "the code of %.*s is at offset %#" PRIx64 " of %.*s, which is not a multiple of %d: .p2align 8 "
			"before it", STR_ARG(code->name), at, STR_ARG(section->name), KD_ENTRY_ALIGN);
	else if (section->align < KD_ENTRY_ALIGN)
		kernel_warn(all, code->loc, "the code of %.*s must be aligned to %d bytes, but %.*s is aligned to %" PRIu64 ": .p2align 8 "
			"before it", STR_ARG(code->name), KD_ENTRY_ALIGN, STR_ARG(section->name), section->align);
}

/* Warns if the loader cannot find the descriptor by its name. */
static void
check_visible(struct kernels *all, const struct kernel *k)
{
	struct str name = k->code->name;
	char kd[256];
	if (name.n > sizeof kd - sizeof ".kd")
		return;
	snprintf(kd, sizeof kd, "%.*s.kd", STR_ARG(name));
	const struct symbol *s = sym_find(&all->in->values.syms, str_from(kd));
	unsigned visibility = s ? s->other & 3 : STV_DEFAULT;
	if (s && s->bind == STB_LOCAL)
		kernel_warn(all, k->kd->loc, "the symbol %s is local, so loaders do not find the kernel: .globl %.*s before its descriptor", kd,
			STR_ARG(name));
	else if (visibility == STV_HIDDEN || visibility == STV_INTERNAL)
		kernel_warn(all, k->kd->loc, "the symbol %s is %s, so loaders do not find the kernel: .protected %.*s", kd,
			visibility == STV_HIDDEN ? "hidden" : "internal", STR_ARG(name));
}

void
kernel_check(struct kernels *all)
{
	if (values_errors(&all->in->values))
		return;
	struct starts starts = find_starts(all);
	if (all->nused)
		qsort(all->used, all->nused, sizeof *all->used, compare_places);
	for (const struct kernel *k = all->first; k; k = k->next) {
		check_entry(all, k);
		check_visible(all, k);
		check_descriptor(all, k);
		check_code(all, &starts, k);
	}
	alloc_free(starts.v);
	metadata_check(all);
}
