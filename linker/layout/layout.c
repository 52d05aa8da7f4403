/* Lays out the output: output sections, segments and addresses.
 *
 * layout_collect() joins input sections that belong to the same output section, and sorts the output sections by kind, so that
 * sections with equal permissions are adjacent: notes, other read-only data, code, relro data, data, sections that are not loaded.
 * The bss sections of relro data and of data are at the end of their group. The sort key is the rank; output sections of equal
 * rank stay in the order of their first inputs. The output sections determine the size of .dynamic, so the sizes of the synthetic
 * sections are computed next.
 *
 * layout_assign() (segment.c) then only adds up sizes. A segment is a sequence of output sections with equal permissions. In
 * memory, it begins on a new page, at the same offset within the page as in the file. The file therefore needs no padding. A page
 * of the file that contains the end of one segment and the beginning of the next is mapped twice. A section without contents ends
 * a segment, since only the end of a segment can be absent from the file. relro data are padded to the end of their last page,
 * because the loader makes whole pages read-only after it has relocated them.
 *
 * Invariants: every section of inputs.sections is in one output section; file offsets and addresses increase in the order of the
 * output sections; within a segment, the difference of address and file offset is constant.
 *
 * The layout follows chapters 4 and 5 of the System V ABI (gABI). Where the gABI allows a choice, especially of the order, the
 * layout follows ld.lld (Writer.cpp), so that addresses are the same. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "linker/layout/layout.h"
#include "linker/layout/outname.h"

static const char *const relro_names[] = {
	".data.rel.ro", ".bss.rel.ro", ".ctors", ".dtors", ".jcr", ".eh_frame", ".init_array",
	".fini_array", ".preinit_array", ".dynamic", ".got", ".relro_padding",
};

/* The sort key of output sections, most significant bit first. */
enum {
	RANK_NOT_STARTED = 1 << 11, /* set if --section-start does not give the section's address */
	RANK_NOT_ALLOC = 1 << 10,
	RANK_WRITE = 1 << 8,
	RANK_EXEC_WRITE = 1 << 7,
	RANK_EXEC = 1 << 6,
	RANK_RODATA = 1 << 5,
	RANK_NOT_RELRO = 1 << 4,
	RANK_NOT_TLS = 1 << 3,
	RANK_PADDING = 1 << 2,
	RANK_BSS = 1 << 1,
	RANK_NOT_NOTE = 1 << 0, /* only relevant for read-only sections */
};

bool
layout_is_relro(const struct outsec *o)
{
	if ((o->flags & (SHF_ALLOC | SHF_WRITE)) != (SHF_ALLOC | SHF_WRITE))
		return false;
	if (o->flags & SHF_TLS || o->type == SHT_INIT_ARRAY || o->type == SHT_FINI_ARRAY ||
		o->type == SHT_PREINIT_ARRAY)
		return true;
	for (size_t i = 0; i < sizeof relro_names / sizeof relro_names[0]; i++) {
		if (str_eqz(o->name, relro_names[i]))
			return true;
	}
	return false;
}

uint32_t
layout_rank(const struct outsec *o)
{
	uint32_t r = RANK_NOT_STARTED | (o->type == SHT_NOTE ? 0 : RANK_NOT_NOTE);

	if (o->start)
		return 0;
	if (!(o->flags & SHF_ALLOC))
		return RANK_NOT_STARTED | RANK_NOT_ALLOC;
	if (o->flags & SHF_EXECINSTR)
		r |= o->flags & SHF_WRITE ? RANK_EXEC_WRITE : RANK_EXEC;
	else if (o->flags & SHF_WRITE)
		r |= RANK_WRITE | (o->relro ? 0 : RANK_NOT_RELRO) |
			(o->flags & SHF_TLS ? 0 : RANK_NOT_TLS) |
			(str_eqz(o->name, ".relro_padding") ? RANK_PADDING : 0);
	else if (o->type == SHT_PROGBITS)
		r |= RANK_RODATA;
	return r | (o->type == SHT_NOBITS ? RANK_BSS : 0);
}

struct outsec *
layout_new_section(struct image *image, struct str name, const struct insec *s)
{
	struct outsec *o = arena_alloc(image->arena, sizeof *o);

	*o = (struct outsec){
		.name = name,
		.type = s->type,
		.flags = s->flags,
		.align = s->align,
		.entsize = s->entsize,
		.start = opts_section_start(image->opt, name),
	};
	*APPEND(image->outs, image->nouts, image->capouts) = o;
	return o;
}

enum { ZEROS_MAX = 1 << 30 };

/* Returns whether sections of this type may share an output section with sections of the other types listed here. The output
 * section then has the type SHT_PROGBITS. */
static bool
is_plain(uint32_t type)
{
	return type == SHT_PROGBITS || type == SHT_NOBITS || type == SHT_INIT_ARRAY ||
		type == SHT_FINI_ARRAY || type == SHT_PREINIT_ARRAY || type == SHT_NOTE;
}

void
layout_join(struct image *image, struct outsec *o, struct insec *s)
{
	if (o->nins) {
		if (o->type != s->type && (!is_plain(o->type) || !is_plain(s->type)))
			link_error(image, "%s: section %s has type %#x, but its output section %.*s has type %#x",
				s->file ? s->file->name : "the linker", s->name, s->type,
				STR_ARG(o->name), o->type);
		else if (o->type != s->type)
			o->type = SHT_PROGBITS;
		if (o->entsize != s->entsize)
			o->entsize = 0;
		o->flags |= s->flags;
	}
	if (o->align < s->align)
		o->align = s->align;
	assert(s->live && !s->out && !s->merged);
	s->out = o;
	*APPEND(o->ins, o->nins, o->capins) = s;
}

/* Returns the number after the last dot of a name such as ".init_array.100". Sections are sorted by ascending number. A section
 * without a number is last. In .ctors and .dtors, which are executed from the end to the beginning, it is first. */
static uint32_t
name_priority(const struct insec *s)
{
	bool backwards = strncmp(s->name, ".ctors", 6) == 0 || strncmp(s->name, ".dtors", 6) == 0;
	const char *dot = strrchr(s->name, '.');
	uint32_t n = 65536;
	char *end;

	if (dot && dot[1] >= '0' && dot[1] <= '9') {
		unsigned long v = strtoul(dot + 1, &end, 10);

		if (!*end && v < n)
			return (uint32_t)v;
	}
	return backwards ? 0 : n;
}

static int
compare_priority(const void *a, const void *b)
{
	const struct insec *x = *(struct insec *const *)a, *y = *(struct insec *const *)b;
	uint32_t p = name_priority(x), q = name_priority(y);

	if (p != q)
		return p < q ? -1 : 1;
	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

void
layout_sort_by_priority(const struct outsec *o, struct insec **v, size_t n)
{
	static const char *const names[] = {".ctors", ".dtors", ".init_array", ".fini_array"};
	bool sorted = false;

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		sorted |= str_eqz(o->name, names[i]);
	if (!sorted)
		return;
	/* store the input order in `offset`, which is assigned later, so that the sort is stable */
	for (size_t i = 0; i < n; i++)
		v[i]->offset = i;
	if (n)
		qsort(v, n, sizeof *v, compare_priority);
}

static int
compare_ordered(const void *a, const void *b)
{
	const struct insec *x = *(struct insec *const *)a, *y = *(struct insec *const *)b;

	/* unlisted sections (0) sort last: 0 - 1 is the largest number */
	if (x->ordered != y->ordered)
		return x->ordered - 1 < y->ordered - 1 ? -1 : 1;
	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

void
layout_sort_by_symbols(const struct outsec *o, struct insec **v, size_t n)
{
	bool any = false;

	/* store the input order in `offset`, which is assigned later, so that the sort is stable */
	for (size_t i = 0; i < n; i++) {
		v[i]->offset = i;
		any |= v[i]->ordered != 0;
	}
	if (any && !str_eqz(o->name, ".init") && !str_eqz(o->name, ".fini"))
		qsort(v, n, sizeof *v, compare_ordered);
}

/* Orders SHF_LINK_ORDER sections like their link_order sections. Sections without a link_order section are last. */
static int
compare_link_order(const void *a, const void *b)
{
	const struct insec *x = *(struct insec *const *)a, *y = *(struct insec *const *)b;
	const struct insec *p = x->link_order, *q = y->link_order;

	if (!p || !q)
		return p || q ? (p ? -1 : 1) : x->offset < y->offset ? -1 : 1;
	if (p->out != q->out)
		return p->out->number < q->out->number ? -1 : 1;
	if (p != q)
		return p->offset < q->offset ? -1 : 1;
	return x->offset < y->offset ? -1 : x->offset > y->offset;
}

static void
follow_merged(struct image *image, struct insec *s)
{
	const struct insec *to = s->link_order;

	if (!to || to->out)
		return;
	if (!to->merged)
		link_error(image, "%s: section %s belongs to section %s (SHF_LINK_ORDER), which --gc-sections dropped", s->file->name,
			s->name, to->name);
	s->link_order = to->merged;
}

/* Sorts n of o's sections in the order of their link_order sections. v contains all sections of o or, with a linker script, the
 * sections that one list of patterns matches. */
static void
sort_linked(struct image *image, struct outsec *o, struct insec **v, size_t n)
{
	bool linked = false;

	for (size_t i = 0; i < n; i++) {
		follow_merged(image, v[i]);
		linked |= v[i]->link_order != NULL;
	}
	if (!linked)
		return;
	qsort(v, n, sizeof *v, compare_link_order);
	if (!o->link)
		o->link = v[0]->link_order->out;
}

void
layout_sort_by_link_order(struct image *image)
{
	bool any = false;

	for (size_t i = 0; i < image->nouts; i++)
		any |= (image->outs[i]->flags & SHF_LINK_ORDER) != 0;
	/* store the order of the inputs in `offset`, which is assigned later, for compare_link_order() */
	for (size_t i = 0; i < image->nouts && any; i++) {
		for (size_t j = 0; j < image->outs[i]->nins; j++)
			image->outs[i]->ins[j]->offset = j;
	}
	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];
		const struct command *b = o->command ? o->command->body.first : NULL;

		if (!(o->flags & SHF_LINK_ORDER))
			continue;
		if (!o->command)
			sort_linked(image, o, o->ins, o->nins);
		for (struct insec **v = o->ins; b; b = b->next) {
			if (b->kind != COMMAND_INPUTS)
				continue;
			sort_linked(image, o, v, b->inputs.n);
			v += b->inputs.n;
		}
	}
}

void
layout_check_zeros(struct image *image, const struct outsec *o)
{
	for (size_t i = 0; o->type == SHT_PROGBITS && i < o->nins; i++) {
		const struct insec *s = o->ins[i];

		if (s->type == SHT_NOBITS && s->size > ZEROS_MAX)
			link_error(image, "%s: section %s would fill the file with %llu zeros: its type is NOBITS, but %.*s has sections with contents",
				s->file ? s->file->name : "the linker", s->name, (unsigned long long)s->size,
				STR_ARG(o->name));
	}
}

bool
layout_count_gaps(struct image *image, const struct outsec *o, uint64_t before)
{
	uint64_t n = o->type == SHT_NOBITS ? 0 : o->size;

	for (size_t i = 0; n && i < o->nins; i++) {
		const struct insec *s = o->ins[i];

		n -= s->type == SHT_NOBITS ? 0 : s->size < n ? s->size : n;
	}
	n = add_up(n, before);
	if (n > ZEROS_MAX - image->gaps) {
		link_error(image, "section %.*s, at %#llx: gaps before and within sections would add more than %d bytes to the file",
			STR_ARG(o->name), (unsigned long long)o->addr, ZEROS_MAX);
		return false;
	}
	image->gaps += n;
	return true;
}

int
layout_compare(const struct outsec *x, const struct outsec *y)
{
	if (x->rank != y->rank)
		return x->rank < y->rank ? -1 : 1;
	if (x->start && *x->start != *y->start)
		return *x->start < *y->start ? -1 : 1;
	return x->number < y->number ? -1 : x->number > y->number;
}

static int
compare_outsecs(const void *a, const void *b)
{
	return layout_compare(*(struct outsec *const *)a, *(struct outsec *const *)b);
}

void
layout_number(struct image *image)
{
	for (size_t i = 0; i < image->nouts; i++) {
		bool isnew;
		uint32_t *index = map_put(&image->out_names, image->outs[i]->name, &isnew);

		image->outs[i]->number = (uint32_t)i + 1;
		if (isnew)
			*index = (uint32_t)i;
	}
}

static void
sort_outsecs(struct image *image)
{
	for (size_t i = 0; i < image->nouts; i++) {
		struct outsec *o = image->outs[i];

		o->relro = image->opt->relro && layout_is_relro(o);
		o->rank = layout_rank(o);
		o->number = (uint32_t)i;
	}
	if (image->nouts)
		qsort(image->outs, image->nouts, sizeof(struct outsec *), compare_outsecs);
	layout_number(image);
}

struct image
layout_new(struct symbols *symbols)
{
	return (struct image){.diag = symbols->diag, .opt = symbols->opt, .arena = symbols->arena, .inputs = symbols->inputs,
		.script = symbols->script, .symbols = symbols};
}

void
layout_free(struct image *image)
{
	for (size_t i = 0; i < image->nouts; i++)
		alloc_free(image->outs[i]->ins);
	alloc_free(image->outs);
	alloc_free(image->orphans);
	alloc_free(image->order);
	map_free(&image->out_names);
	map_free(&image->row_numbers);
}

void
layout_collect(struct image *image)
{
	struct map names = {0};
	bool relro = false;

	for (size_t i = 0; i < image->inputs->nsections; i++) {
		struct str name = outname_of(image->inputs->sections[i]);
		bool isnew;
		uint32_t *index = map_put(&names, name, &isnew);

		if (isnew) {
			*index = (uint32_t)image->nouts;
			layout_new_section(image, name, image->inputs->sections[i]);
		}
		layout_join(image, image->outs[*index], image->inputs->sections[i]);
	}
	map_free(&names);
	for (size_t i = 0; i < image->nouts; i++) {
		const struct outsec *o = image->outs[i];

		relro |= layout_is_relro(o) && !o->start;
		layout_sort_by_symbols(o, o->ins, o->nins);
		layout_sort_by_priority(o, o->ins, o->nins);
		layout_check_zeros(image, o);
	}
	if (relro && image->opt->relro) {
		struct insec *s = file_new_section(image->inputs, ".relro_padding", SHT_NOBITS, SHF_ALLOC | SHF_WRITE, 1, 0);

		image->relro_padding = s;
		layout_join(image, layout_new_section(image, STR(".relro_padding"), s), s);
	}
	sort_outsecs(image);
	layout_sort_by_link_order(image);
}
