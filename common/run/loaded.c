#include "common/run/loaded.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/le.h"
#include "common/elf/reloc.h"
#include "common/run/old_kernel.h"
#include "common/run/printing.h"

/* QUEUE_…: the size of amd_queue_t, and offsets of its members group_segment_aperture_base_hi and private_segment_aperture_base_hi. */
enum { MOST_IMAGE = 1 << 30, PACKET = 64, QUEUE = 256, QUEUE_LDS_APERTURE = 0x40, QUEUE_SCRATCH_APERTURE = 0x44 };

/* Limits of what a descriptor, metadata and arguments may request, so that a malformed object does not use up the memory; processors have
 * less. MOST_SCRATCH: for a work-group; MOST_ITEM_SCRATCH: for a work item. */
enum { MOST_LDS = 1 << 20, MOST_SCRATCH = 1 << 28, MOST_ITEM_SCRATCH = 1 << 22, MOST_ARGUMENTS = 1 << 20 };
enum { DYNAMIC_STACK = 4096 }; /* scratch memory of a work item for calls whose depth is not known */

/* Returns whether code may write a section. */
static bool
is_writable(const struct elfin_section *s)
{
	return s->hdr.sh_flags & SHF_WRITE && s->hdr.sh_type != SHT_DYNAMIC && strcmp(s->name, ".relro_padding") != 0;
}

/* Finds the end of the sections that are loaded, and the part of it that has code. Returns false if they are too large. */
static bool
find_sizes(struct run_program *p, uint64_t *size, bool *writable)
{
	const struct elfin *e = p->elf;
	uint64_t code_end = 0;

	*size = 0;
	for (size_t i = 1; i < e->nsections; i++) {
		const Elf64_Shdr *h = &e->sections[i].hdr;
		uint64_t end = h->sh_addr + h->sh_size;

		if (!(h->sh_flags & SHF_ALLOC) || !h->sh_size)
			continue;
		if (h->sh_addr > MOST_IMAGE || h->sh_size > MOST_IMAGE || end > MOST_IMAGE) {
			diag_error(e->diag, (struct loc){0}, "%s: section %s ends at 0x%llx; at most %u bytes can be loaded", e->name, e->sections[i].name,
				(unsigned long long)end, MOST_IMAGE);
			return false;
		}
		*size = end > *size ? end : *size;
		*writable |= is_writable(&e->sections[i]);
		if (!(h->sh_flags & SHF_EXECINSTR) || !e->sections[i].data)
			continue;
		p->code = !code_end || h->sh_addr < p->code ? h->sh_addr & ~UINT64_C(3) : p->code;
		code_end = end > code_end ? end : code_end;
	}
	p->code_size = code_end - p->code;
	return true;
}

static void
copy_sections(const struct elfin *e, uint8_t *image)
{
	for (size_t i = 1; i < e->nsections; i++) {
		const Elf64_Shdr *h = &e->sections[i].hdr;

		if (h->sh_flags & SHF_ALLOC && h->sh_size && e->sections[i].data)
			memcpy(image + h->sh_addr, e->sections[i].data, h->sh_size);
	}
}

/* Applies a relocation of a linked object. Returns false if it cannot be applied here. */
static bool
apply(const struct elfin_symbol *symbols, uint8_t *image, uint64_t size, uint64_t base, const struct elfin_rela *r)
{
	bool whole = r->type == R_AMDGPU_RELATIVE64 || r->type == R_AMDGPU_ABS64;
	uint64_t value = base + (uint64_t)r->addend;
	unsigned bytes = whole ? 8 : 4;

	if (!whole && r->type != R_AMDGPU_ABS32_LO && r->type != R_AMDGPU_ABS32_HI)
		return false;
	if (r->symbol && symbols[r->symbol].section == SHN_UNDEF)
		return false;
	value += r->symbol ? symbols[r->symbol].value : 0;
	if (r->offset > size || bytes > size - r->offset)
		return false;
	if (r->type == R_AMDGPU_ABS32_HI)
		value >>= 32;
	memcpy(image + r->offset, &value, bytes);
	return true;
}

static bool
relocate(const struct elfin *e, uint8_t *image, uint64_t size, uint64_t base)
{
	const struct elfin_section *table = elfin_find(e, SHT_DYNSYM, NULL);
	struct elfin_symbol *symbols = NULL;
	size_t nsymbols = 0;
	bool fine = true;

	if (table && !elfin_symbols(e, table, &symbols, &nsymbols))
		return false;
	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (s->hdr.sh_type != SHT_RELA || !(s->hdr.sh_flags & SHF_ALLOC))
			continue;
		struct elfin_reltab relas;
		if (!elfin_reltab(e, s, &relas)) {
			fine = false;
			continue;
		}
		for (size_t k = 0; k < relas.n; k++) {
			struct elfin_rela r = elfin_rela(&relas, k);

			if (r.symbol < (nsymbols ? nsymbols : 1) && apply(symbols, image, size, base, &r))
				continue;
			diag_error(e->diag, (struct loc){0}, "%s: %s: relocation %zu cannot be applied: its symbol is not in this object, or its type is unknown",
				e->name, s->name, k);
			fine = false;
		}
	}
	alloc_free(symbols);
	return fine;
}

bool
run_program_load(struct run_program *p, struct run_memory *memory, const struct elfin *elf, const struct flow_object *object)
{
	bool writable = false;

	*p = (struct run_program){.elf = elf, .object = object};
	if (elf->hdr.e_machine != EM_AMDGPU || (elf->hdr.e_type != ET_DYN && elf->hdr.e_type != ET_EXEC)) {
		diag_error(elf->diag, (struct loc){0}, "%s: expected an object for an AMD GPU", elf->name);
		return false;
	}
	uint64_t size;
	if (!find_sizes(p, &size, &writable))
		return false;
	p->image = run_memory_add_constant(memory, "the code object", size);
	struct run_allocation *a = &memory->v[p->image];
	a->constant = !writable;
	p->base = a->address;
	copy_sections(elf, a->bytes);
	return relocate(elf, a->bytes, size, p->base);
}

const struct flow_kernel *
run_program_kernel(struct run_program *p, const char *name)
{
	const struct flow_object *o = p->object;
	size_t n = o->nkernels;

	for (size_t i = 0; name && i < o->nkernels; i++)
		if (str_eqz(o->kernels[i].name, name))
			return &o->kernels[i];
	if (!name && o->nkernels == 1)
		return &o->kernels[0];
	if (!n && run_old_kernel(p->elf, &o->isa, name, &p->old, &n))
		return &p->old;
	if (!n)
		diag_error(p->elf->diag, (struct loc){0}, "%s: there is no kernel", p->elf->name);
	else if (name)
		diag_error(p->elf->diag, (struct loc){0}, "%s: there is no kernel %s", p->elf->name, name);
	else
		diag_error(p->elf->diag, (struct loc){0}, "%s: which kernel? There are %zu, such as %.*s", p->elf->name, n,
			STR_ARG(o->nkernels ? o->kernels[0].name : p->old.name));
	return NULL;
}

static bool
is_hidden(const struct flow_argument *a)
{
	return str_starts(a->kind, "hidden_");
}

static uint64_t
hidden_value(const struct run_launch *l, struct str kind)
{
#define HIDDEN(name, value) \
	if (str_eqz(kind, "hidden_" #name)) \
		return (uint64_t)(value);
#include "common/run/hidden.def"
	return 0;
}

static bool
is_number(const char *name)
{
	return *name >= '0' && *name <= '9';
}

/* Returns the argument with a name or an offset, or NULL. */
static const struct flow_argument *
argument_named(const struct flow_kernel *k, const char *name)
{
	char *end;
	unsigned long offset = strtoul(name, &end, 0);

	for (size_t i = 0; i < k->narguments; i++)
		if (is_number(name) ? !*end && k->arguments[i].offset == offset :
				str_eqz(k->arguments[i].name, name) || (is_hidden(&k->arguments[i]) && str_eqz(k->arguments[i].kind, name)))
			return &k->arguments[i];
	return NULL;
}

/* Returns whether a value is for the next argument: it has no name, or one that is the caller's own, because the metadata have none. */
static bool
is_next(const struct flow_kernel *k, const char *name)
{
	if (!name)
		return true;
	if (is_number(name) || str_starts(str_from(name), "hidden_"))
		return false;
	for (size_t i = 0; i < k->narguments; i++)
		if (k->arguments[i].name.n)
			return false;
	return true;
}

static void
put(uint8_t *segment, uint64_t size, uint64_t at, const void *bytes, uint64_t n)
{
	if (at <= size && n <= size - at)
		memcpy(segment + at, bytes, n);
}

/* Fills the argument segment with what the runtime sets, unless it is given. */
static void
put_hidden(const struct run_launch *l, const struct flow_kernel *k, const bool *given, uint8_t *segment, uint64_t size)
{
	for (size_t i = 0; i < k->narguments; i++) {
		const struct flow_argument *a = &k->arguments[i];
		uint64_t value = is_hidden(a) ? hidden_value(l, a->kind) : 0;

		if (is_hidden(a) && a->size <= 8 && !given[i])
			put(segment, size, a->offset, &value, a->size);
	}
}

static bool
has_hidden(const struct flow_kernel *k, const char *kind)
{
	for (size_t i = 0; i < k->narguments; i++)
		if (str_eqz(k->arguments[i].kind, kind))
			return true;
	return false;
}

/* Adds the buffers of the runtime that the kernel needs. */
static void
add_buffers(struct run_memory *memory, const struct flow_kernel *k, struct run_launch *l)
{
	if (has_hidden(k, "hidden_printf_buffer")) {
		struct run_allocation *a = &memory->v[run_memory_add_constant(memory, "the buffer of printf", RUN_PRINT_BUFFER)];

		a->constant = false;
		le_put32(a->bytes + 4, RUN_PRINT_BUFFER);
		l->printing = a->address;
	}
	if (has_hidden(k, "hidden_hostcall_buffer")) {
		struct run_allocation *a = &memory->v[run_memory_add_constant(memory, "the buffer of hostcalls", 0)];

		a->refusal = "calls the host, such as for printf without -mprintf-kind=buffered, which is not possible";
		l->hostcall = a->address;
	}
}

void
run_program_print(const struct run_program *p, const struct run_memory *memory, const struct run_launch *launch, struct buf *out)
{
	const struct run_allocation *a = launch->printing ? run_memory_find(memory, launch->printing, RUN_PRINT_BUFFER) : NULL;

	if (a)
		run_print(p->object->formats, p->object->nformats, a->bytes, out);
}

/* Where the next value goes, without a name: by the metadata, or else after the value before, aligned to its size. */
struct filling {
	const struct run_program *p;
	const struct flow_kernel *kernel;
	struct run_memory *memory;
	uint8_t *segment;
	uint64_t size, end;
	size_t next;         /* index of the next argument */
	bool *given;         /* indexed by argument */
	uint64_t lds;        /* bytes of LDS so far */
};

static bool
put_value(struct filling *f, const struct run_value *v)
{
	bool next = is_next(f->kernel, v->name);
	const struct flow_argument *a = next ? NULL : argument_named(f->kernel, v->name);
	struct diag *diag = f->p->elf->diag;
	uint64_t value = 0, n = v->is_buffer ? 8 : v->is_lds ? 4 : v->n;

	while (next && f->next < f->kernel->narguments && !a) {
		a = &f->kernel->arguments[f->next++];
		a = is_hidden(a) ? NULL : a;
	}
	if (!next && !a && f->kernel->narguments) {
		diag_error(diag, (struct loc){0}, "%.*s has no argument %s", STR_ARG(f->kernel->name), v->name);
		return false;
	}
	if (!a && f->kernel->narguments) {
		diag_error(diag, (struct loc){0}, "%.*s has fewer arguments than are given", STR_ARG(f->kernel->name));
		return false;
	}
	if (a && a->size != n) {
		diag_error(diag, (struct loc){0}, "argument %.*s has %u bytes, not %llu", STR_ARG(a->name.n ? a->name : a->kind), a->size,
			(unsigned long long)n);
		return false;
	}
	if (a && f->given[a - f->kernel->arguments]) {
		diag_error(diag, (struct loc){0}, "argument %.*s is given twice", STR_ARG(a->name.n ? a->name : a->kind));
		return false;
	}
	if (a) {
		f->given[a - f->kernel->arguments] = true;
		f->next = is_hidden(a) ? f->next : (size_t)(a - f->kernel->arguments) + 1;
	}
	uint64_t at = a ? a->offset : !next ? strtoull(v->name, NULL, 0) : n ? (f->end + n - 1) / n * n : f->end;
	if (at > f->size || n > f->size - at) {
		diag_error(diag, (struct loc){0}, "the argument at offset %llu is beyond the %llu bytes of the argument segment",
			(unsigned long long)at, (unsigned long long)f->size);
		return false;
	}
	f->end = at + n;
	size_t buffer;
	if (v->is_buffer && v->address)
		value = v->address;
	else if (v->is_buffer) {
		buffer = run_memory_add(f->memory, a && a->name.n ? a->name.p : v->name ? v->name : "an argument", v->bytes, v->n);
		if (v->is_empty)
			f->memory->v[buffer].known = alloc_zeroed((v->n + 7) / 8, 1);
		value = f->memory->v[buffer].address;
	}
	if (v->is_lds) {
		value = f->lds = (f->lds + 15) & ~UINT64_C(15);
		f->lds += v->n < MOST_LDS ? v->n : MOST_LDS + 1;
	}
	put(f->segment, f->size, at, v->is_buffer || v->is_lds ? (const void *)&value : v->bytes, n);
	return true;
}

/* Returns whether all arguments are given that the runtime does not set. */
static bool
is_filled(const struct filling *f)
{
	const struct flow_kernel *k = f->kernel;

	for (size_t i = 0; i < k->narguments; i++) {
		const struct flow_argument *a = &k->arguments[i];

		if (f->given[i] || is_hidden(a))
			continue;
		diag_error(f->p->elf->diag, (struct loc){0}, "argument %.*s of %.*s, %u bytes at offset %u, is not given", STR_ARG(a->name.n ? a->name : a->kind),
			STR_ARG(k->name), a->size, a->offset);
		return false;
	}
	return true;
}

/* Returns the size of the argument segment. Without metadata and a size in the descriptor, it is that of the values. */
static uint64_t
segment_size(const struct flow_kernel *k, const struct run_value *values, size_t n)
{
	uint64_t size = k->kernarg_size != GRAPH_NONE ? k->kernarg_size : (uint64_t)k->value[KD_kernarg_size];

	for (size_t i = 0; i < k->narguments; i++)
		if (k->arguments[i].offset + (uint64_t)k->arguments[i].size > size)
			size = k->arguments[i].offset + (uint64_t)k->arguments[i].size;
	for (size_t i = 0; i < n && !k->narguments && !k->value[KD_kernarg_size]; i++)
		size += (values[i].is_buffer ? 8 : values[i].is_lds ? 4 : values[i].n) + 8;
	return size;
}

/* Makes the AQL packet that dispatches the kernel: "HSA Platform System Architecture Specification". */
static void
make_packet(struct run_memory *memory, struct run_launch *l)
{
	size_t i = run_memory_add_constant(memory, "the dispatch packet", PACKET);
	uint8_t *bytes = memory->v[i].bytes;
	const uint32_t apertures[2] = {RUN_LDS_APERTURE >> 32, RUN_SCRATCH_APERTURE >> 32};

	bytes[0] = 2;
	bytes[2] = (uint8_t)(l->grid[2] > 1 ? 3 : l->grid[1] > 1 ? 2 : 1);
	for (unsigned k = 0; k < 3; k++) {
		uint16_t size = (uint16_t)l->group[k];

		memcpy(bytes + 4 + 2 * k, &size, 2);
		memcpy(bytes + 12 + 4 * k, &l->grid[k], 4);
	}
	memcpy(bytes + 24, &l->scratch, 4);
	memcpy(bytes + 28, &l->lds, 4);
	memcpy(bytes + 40, &l->kernarg, 8);
	l->dispatch = memory->v[i].address;
	size_t queue = run_memory_add_constant(memory, "the queue", QUEUE);
	memcpy(memory->v[queue].bytes + QUEUE_LDS_APERTURE, &apertures[0], 4);
	memcpy(memory->v[queue].bytes + QUEUE_SCRATCH_APERTURE, &apertures[1], 4);
	l->queue = memory->v[queue].address;
}

/* What the kernel needs, and the limit. */
struct need {
	uint64_t bytes, most;
	const char *what;
};

/* Returns whether what the kernel needs is within the limits. */
static bool
is_possible(const struct filling *f, const struct need *needs, size_t n)
{
	bool fine = true;

	for (size_t i = 0; i < n; i++)
		if (needs[i].bytes > needs[i].most) {
			diag_error(f->p->elf->diag, (struct loc){0}, "%.*s needs %llu bytes of %s; at most %llu are possible", STR_ARG(f->kernel->name),
				(unsigned long long)needs[i].bytes, needs[i].what, (unsigned long long)needs[i].most);
			fine = false;
		}
	return fine;
}

/* Returns the bytes of scratch memory of a work item. */
static uint64_t
scratch_of(const int64_t *value)
{
	return ((uint64_t)value[KD_private_segment_fixed_size] + (value[KD_uses_dynamic_stack] ? DYNAMIC_STACK : 0) + 3) & ~UINT64_C(3);
}

/* Returns whether the descriptor's sizes are possible. */
static bool
check_descriptor(const struct filling *f, const struct run_launch *l)
{
	const int64_t *value = f->kernel->value;
	uint64_t scratch = scratch_of(value), items = (uint64_t)l->group[0] * l->group[1] * l->group[2];
	const struct need needs[] = {
		{(uint64_t)value[KD_private_segment_fixed_size], MOST_ITEM_SCRATCH, "scratch memory for a work item"},
		{scratch > MOST_ITEM_SCRATCH ? 0 : scratch * items, MOST_SCRATCH, "scratch memory for a work-group"},
		{f->size, MOST_ARGUMENTS, "arguments"},
	};

	if (value[KD_user_sgpr_kernarg_preload_length] > value[KD_user_sgpr_count]) {
		diag_error(f->p->elf->diag, (struct loc){0}, "the descriptor of %.*s preloads %u dwords of arguments into %u user SGPRs",
			STR_ARG(f->kernel->name), (unsigned)value[KD_user_sgpr_kernarg_preload_length], (unsigned)value[KD_user_sgpr_count]);
		return false;
	}
	return is_possible(f, needs, sizeof needs / sizeof needs[0]);
}

/* Returns whether there is so much LDS. */
static bool
check_lds(struct filling *f, uint64_t dynamic)
{
	const struct need need = {dynamic > MOST_LDS ? dynamic : f->lds + dynamic, MOST_LDS, "LDS"};

	return is_possible(f, &need, 1);
}

bool
run_program_launch(const struct run_program *p, struct run_memory *memory, const struct flow_kernel *kernel, const struct run_value *values,
	size_t n, uint64_t dynamic, struct run_launch *launch)
{
	const int64_t *value = kernel->value;
	struct filling f = {.p = p, .kernel = kernel, .memory = memory, .size = segment_size(kernel, values, n)};
	bool fine = true;

	f.lds = (uint32_t)value[KD_group_segment_fixed_size];
	if (!check_descriptor(&f, launch) || !check_lds(&f, dynamic))
		return false;
	launch->descriptor = value;
	launch->entry = p->base + p->object->addresses[kernel->section] + kernel->at +
		flow_kernel_second(launch->isa, kernel);
	launch->scratch = (uint32_t)scratch_of(value);
	size_t segment = run_memory_add_constant(memory, "the arguments", f.size);
	launch->kernarg = memory->v[segment].address;
	f.segment = memory->v[segment].bytes;
	f.given = alloc_zeroed(kernel->narguments + 1, sizeof f.given[0]);
	for (size_t i = 0; i < n; i++)
		fine &= put_value(&f, &values[i]);
	fine = fine && is_filled(&f) && check_lds(&f, dynamic);
	launch->lds = (uint32_t)(f.lds + dynamic);
	add_buffers(memory, kernel, launch);
	put_hidden(launch, kernel, f.given, f.segment, f.size);
	alloc_free(f.given);
	make_packet(memory, launch);
	return fine;
}
