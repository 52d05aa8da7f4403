#include "objdump/assembly/assembly_label.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"

/* Alignment of the entry of a kernel, in bytes: the hardware ignores the lower 8 bits of its address. */
enum { KERNEL_ALIGN = 256 };

/* Maximum alignment of data in code that is preserved, in bytes: that of the widest load. */
enum { DATA_ALIGN = 16 };

/* Prints the name of a local label. The sections of an unlinked object have the same addresses. */
static void
put_local(struct assembly *a, const char *what, size_t number, uint64_t at)
{
	out_printf(a->out, "%s%s", a->local, what);
	if (a->e->hdr.e_type == ET_REL)
		out_printf(a->out, "%zu_", number);
	out_printf(a->out, "%llx", (unsigned long long)at);
}

void
assembly_put_target(struct assembly *a, size_t number, uint64_t at)
{
	put_local(a, "target", number, at);
}

static uint64_t
end_of(const struct elfin_symbol *y)
{
	return y->value + y->size;
}

/* Returns whether a symbol ends within its section. The size of another one remains a number. */
static bool
ends_within(const struct assembly *a, const struct elfin_symbol *y)
{
	const Elf64_Shdr *h = &a->e->sections[y->section].hdr;

	return y->size && y->size <= h->sh_size - (y->value - h->sh_addr);
}

static int
compare_ends(const void *va, const void *vb)
{
	const struct elfin_symbol *x = *(const struct elfin_symbol *const *)va, *y = *(const struct elfin_symbol *const *)vb;
	uint64_t a = end_of(x), b = end_of(y);

	return a != b ? (a < b ? -1 : 1) : x < y ? -1 : x > y;
}

struct symbol_ends
assembly_list_ends(const struct assembly *a, size_t number)
{
	const struct section_part *p = &a->parts[number];
	struct symbol_ends out = {0};

	if (!p->nsymbols)
		return out;
	out.v = alloc_array(p->nsymbols, sizeof *out.v);
	for (size_t i = 0; i < p->nsymbols; i++)
		if (ends_within(a, p->symbols[i]))
			out.v[out.n++] = p->symbols[i];
	if (out.n)
		qsort(out.v, out.n, sizeof *out.v, compare_ends);
	return out;
}

static void
put_size(struct assembly *a, const struct elfin_symbol *y)
{
	out_z(a->out, "\t.size ");
	assembly_put_name(a->out, str_from(y->name));
	out_z(a->out, ", ");
}

void
assembly_put_sizes(struct assembly *a, size_t number, struct symbol_ends *ends, uint64_t at)
{
	for (bool labelled = false; ends->done < ends->n && end_of(ends->v[ends->done]) <= at; ends->done++) {
		const struct elfin_symbol *y = ends->v[ends->done];

		if (y == ends->described)
			continue;
		if (!labelled) {
			put_local(a, "end", number, at);
			out_z(a->out, ":\n");
			labelled = true;
		}
		put_size(a, y);
		put_local(a, "end", number, at);
		out_z(a->out, "-");
		assembly_put_name(a->out, str_from(y->name));
		if (end_of(y) < at)
			out_printf(a->out, "-%llu", (unsigned long long)(at - end_of(y)));
		out_z(a->out, "\n");
	}
}

uint64_t
assembly_next_end(const struct symbol_ends *ends, uint64_t end)
{
	return ends->done < ends->n && end_of(ends->v[ends->done]) < end ? end_of(ends->v[ends->done]) : end;
}

uint64_t
assembly_next_target(const struct assembly *a, size_t number, uint64_t at, uint64_t end)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;

	if (!a->parts[number].marks)
		return end;
	for (uint64_t next = h->sh_addr + ((at - h->sh_addr) | 3) + 1; next < end; next += 4)
		if (assembly_is_target(a, number, next))
			return next;
	return end;
}

/* Returns the alignment of a symbol in code that must not change. */
static uint64_t
alignment_of(const struct assembly *a, const struct elfin_symbol *y)
{
	uint64_t offset = y->value - a->e->sections[y->section].hdr.sh_addr, low = offset & (0 - offset);

	if (y->type == STT_OBJECT)
		return low < DATA_ALIGN ? low : DATA_ALIGN;
	return low >= KERNEL_ALIGN && (y->type == STT_FUNC || assembly_descriptor(a, y)) ? KERNEL_ALIGN : 0;
}

void
assembly_put_alignment(struct assembly *a, size_t number, size_t from, size_t to)
{
	const Elf64_Shdr *h = &a->e->sections[number].hdr;
	const struct section_part *p = &a->parts[number];
	uint64_t most = 0;

	if (!(h->sh_flags & SHF_EXECINSTR))
		return;
	for (size_t i = from; i < to; i++) {
		uint64_t align = alignment_of(a, p->symbols[i]);

		most = align > most ? align : most;
	}
	if (most > h->sh_addralign)
		most = h->sh_addralign;
	if (most > 4)
		out_printf(a->out, "\t.p2align %d\n", __builtin_ctzll(most));
}

void
assembly_put_label(struct assembly *a, const struct elfin_symbol *y)
{
	assembly_put_name(a->out, str_from(y->name));
	out_z(a->out, ":\n");
	if (!y->size || ends_within(a, y))
		return;
	put_size(a, y);
	out_printf(a->out, "%llu\n", (unsigned long long)y->size);
}
