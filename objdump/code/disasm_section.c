/* Sections as lines of assembly, cut as llvm-objdump cuts them: a piece reaches from a label to the
 * next; one whose labels are all data symbols is shown as bytes unless everything is disassembled. An
 * instruction may reach over the next label. Runs of at least eight zero bytes become "...". Pieces
 * do not depend on each other, so that long code is given to several threads in stretches. */
#include "objdump/code/disasm.h"

#include "common/base/array.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/code_t.h"
#include "common/hsa/kd.h"
#include "objdump/code/decorate.h"
#include "objdump/code/jumps.h"
#include "objdump/code/lines.h"
#include "objdump/code/source.h"
#include "objdump/view/threads.h"

/* How many of n zero bytes may be left out: all that come in whole dwords, if they are at least 8. */
static size_t
skippable(const uint8_t *bytes, size_t n)
{
	size_t i = 0;

	while (i < n && !bytes[i])
		i++;
	return i < 8 ? 0 : i & ~(size_t)3;
}

enum step { STEP_ZEROS, STEP_INSN, STEP_NONE };

/* What is at an address: zeros that may be left out (as many as there are before end and before
 * the relocation r), an instruction, or neither; size is how far it reaches. */
static inline enum step
step(const struct disasm *d, const struct code *c, uint64_t at, uint64_t end,
	const struct code_reloc *r, struct insn *insn, uint64_t *size)
{
	const uint8_t *bytes = c->bytes + (at - c->address);
	uint64_t left = c->size - (at - c->address);

	if (!*bytes && !d->options->zeroes) {
		uint64_t run = end - at;

		if (r < c->relocs + c->nrelocs && r->address - at < run)
			run = r->address - at;
		if ((*size = skippable(bytes, run)))
			return STEP_ZEROS;
	}
	if (left >= 4 && (*size = insn_decode(d->isa, bytes, left, insn)))
		return STEP_INSN;
	*size = left < 4 ? left : 4;
	return STEP_NONE;
}

/* The first relocation at or after an address. */
static const struct code_reloc *
reloc_from(const struct code *c, uint64_t address)
{
	return c->relocs + array_below(c->relocs, c->nrelocs, sizeof c->relocs[0], address);
}

/* The instructions from at up to end. */
static void
show_code(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	const struct code_reloc *r = reloc_from(c, at), *rend = c->relocs + c->nrelocs;
	struct insn insn;
	uint64_t size;

	for (; at < end; at += size) {
		const uint8_t *bytes = c->bytes + (at - c->address);

		switch (step(d, c, at, end, r, &insn, &size)) {
		case STEP_ZEROS:
			out_z(d->out, "\t\t...\n");
			break;
		case STEP_INSN:
			if (d->source)
				source_show(d, c, at);
			lines_insn(d, c, &insn, at, bytes, (unsigned)size);
			break;
		case STEP_NONE:
			if (d->source)
				source_show(d, c, at);
			lines_no_insn(d, c, at, bytes, c->size - (at - c->address));
			break;
		}
		for (; r < rend && r->address < at + size; r++)
			lines_reloc(d, c, r);
	}
}

/* The labels first <= i < last are at one address: prints those that are asked for. */
static void
show_labels(struct disasm *d, const struct code *c, size_t first, size_t last, size_t preferred)
{
	const struct options *opt = d->options;
	bool any = false;

	if (opt->prefix_addresses) /* each line names its symbol */
		return;
	for (size_t i = first; i < last; i++) {
		const struct label *l = &c->labels.v[i];

		if (!opt->all_symbols && (opt->only_symbols.n
				? !words_contain(&opt->only_symbols, label_shown(l)) : i != preferred))
			continue;
		if (!any)
			out_z(d->out, "\n");
		any = true;
		if (!opt->no_leading_addr) {
			char digits[16];

			out_hex_lower(digits, l->address - c->address + c->shown_at, 16);
			decorate_put(d, STYLE_ADDRESS, digits, sizeof digits);
			out_z(d->out, " ");
		}
		out_z(d->out, "<");
		decorate_put(d, STYLE_SYMBOL, label_shown(l).p, label_shown(l).n);
		out_z(d->out, ">:\n");
	}
}

/* The part of a section from a label to the next. */
struct piece {
	size_t first, last; /* its labels: first <= i < last */
	uint64_t start, end;
};

/* The piece that begins at the label first. Returns whether the options leave it in. */
static bool
piece_at(struct disasm *d, const struct code *c, size_t first, struct piece *p)
{
	const struct options *opt = d->options;
	uint64_t section_end = c->address + c->size;
	bool wanted = !opt->only_symbols.n;

	p->first = first;
	p->start = c->labels.v[first].address;
	for (p->last = first; p->last < c->labels.n; p->last++) {
		const struct label *l = &c->labels.v[p->last];

		if (l->address != p->start)
			break;
		wanted = wanted || words_contain(&opt->only_symbols, label_shown(l));
	}
	p->end = section_end < opt->stop ? section_end : opt->stop;
	if (p->last < c->labels.n && c->labels.v[p->last].address < p->end)
		p->end = c->labels.v[p->last].address;
	return p->start >= c->address && p->start < p->end && p->end > opt->start && wanted;
}

/* Whether a piece is shown as bytes; *preferred is the label that stands for all of them. */
static bool
is_data(const struct disasm *d, const struct code *c, const struct piece *p, size_t *preferred)
{
	bool data = c->is_text && !d->options->disassemble_all;

	*preferred = p->last - 1;
	if (!data)
		return false;
	for (size_t i = p->first; i < p->last; i++) {
		if (c->labels.v[i].type == STT_OBJECT || c->labels.v[i].type == STT_COMMON)
			continue;
		data = false;
		*preferred = i;
	}
	return data;
}

/* The label of a piece that says what is there, if one does, and how many bytes that is. */
static const struct label *
special_label(const struct code *c, const struct piece *p, size_t *size)
{
	uint64_t n = p->end - p->start;

	for (size_t i = p->first; i < p->last; i++) {
		const struct label *l = &c->labels.v[i];
		const uint8_t *bytes = c->bytes + (p->start - c->address);
		size_t whole = l->type == STT_OBJECT && str_ends(l->name, ".kd") ? KD_SIZE
			: l->type == STT_AMDGPU_HSA_KERNEL && n >= CODE_T_SIZE && code_t_is(bytes) ? CODE_T_SIZE : 0;

		*size = n < whole ? n : whole;
		if (whole)
			return l;
	}
	*size = 0;
	return NULL;
}

/* Shows what special_label says; returns its size. */
static size_t
show_special(struct disasm *d, const struct code *c, const struct piece *p)
{
	const uint8_t *bytes = c->bytes + (p->start - c->address);
	size_t size;
	const struct label *l = special_label(c, p, &size);

	if (l && l->type == STT_OBJECT)
		kd_show(d, l->name, p->start, bytes, size);
	else if (l)
		code_t_show(d, l->name, bytes);
	return size;
}

/* Part of a section, from one address to another: what one thread shows at a time. It begins and ends
 * where a piece does or between two steps within a piece. */
struct stretch {
	uint64_t from, to;
	size_t label; /* the piece at from */
};

static void
show_piece(struct disasm *d, const struct code *c, const struct piece *p, const struct stretch *s)
{
	uint64_t at = p->start, end = p->end < s->to ? p->end : s->to;
	size_t preferred;
	bool data = is_data(d, c, p, &preferred);

	if (s->from > at) {
		at = s->from;
	} else {
		show_labels(d, c, p->first, p->last, preferred);
		if (!c->bytes) {
			out_z(d->out, "...\n");
			return;
		}
		at += show_special(d, c, p);
	}
	if (at < d->options->start)
		at = d->options->start;
	if (data)
		lines_data(d, c, at, end);
	else
		show_code(d, c, at, end);
}

static void
show_stretch(struct disasm *d, const struct code *c, const struct stretch *s)
{
	struct piece p;

	for (size_t i = s->label; i < c->labels.n; i = p.last) {
		bool shown = piece_at(d, c, i, &p);

		if (p.start >= s->to)
			break;
		if (shown)
			show_piece(d, c, &p, s);
	}
}

/* Gives each branch target that has no label one: L0, L1, … in the order of their addresses. */
static void
add_target_labels(struct disasm *d, struct code *c)
{
	struct labels targets = {0};
	uint64_t size;
	unsigned number = 0;

	for (uint64_t at = 0; at < c->size; at += size) {
		uint64_t target, left = c->size - at;
		struct insn insn;

		size = left < 4 ? 0 : insn_decode(d->isa, c->bytes + at, left, &insn);
		if (size && insn_branch_target(&insn, c->address + at, &target) &&
				!labels_branch(&c->labels, target))
			labels_add(&targets, (struct label){.address = target, .name = STR("")});
		if (!size)
			size = left < 4 ? left : 4;
	}
	labels_sort(&targets);
	for (size_t i = 0; i < targets.n; i++) {
		struct label *l = &targets.v[i];
		char *name;

		if (i && l->address == l[-1].address)
			continue;
		name = arena_printf(&d->options->arena, "L%u", number++);
		labels_add(&c->labels, (struct label){.address = l->address, .name = str_from(name),
			.made = true});
	}
	labels_free(&targets);
	labels_sort(&c->labels);
}

/* Code of this size is worth several threads; a stretch of it is about so long. */
enum { PARALLEL_BYTES = 1 << 16, STRETCH_BYTES = 12 << 10 };

struct splitter {
	struct disasm *d;
	const struct code *c;
	struct stretch rest; /* from and label: what is not given out yet */
};
_Static_assert(sizeof(struct stretch) <= THREAD_JOB_BYTES, "a stretch is a job");

/* Where a stretch that begins at from may end within a piece of code; p->end or more for nowhere. */
static uint64_t
cut(const struct disasm *d, const struct code *c, const struct piece *p, uint64_t from)
{
	uint64_t at = from, limit, size;
	const struct code_reloc *r;
	struct insn insn;
	size_t n;

	if (from <= p->start) {
		special_label(c, p, &n);
		at = p->start + n;
	}
	if (at < d->options->start)
		at = d->options->start;
	limit = at + STRETCH_BYTES;
	for (r = reloc_from(c, at); at < limit && at < p->end; at += size) {
		step(d, c, at, p->end, r, &insn, &size);
		while (r < c->relocs + c->nrelocs && r->address < at + size)
			r++;
	}
	return at;
}

static bool
next_stretch(void *user, void *job)
{
	struct splitter *split = user;
	const struct code *c = split->c;
	struct stretch *rest = &split->rest, given = *rest;
	uint64_t used = 0, at;
	struct piece p;
	size_t preferred;

	if (rest->label >= c->labels.n)
		return false;
	while (rest->label < c->labels.n && used < STRETCH_BYTES) {
		bool shown = piece_at(split->d, c, rest->label, &p);

		at = rest->from > p.start ? rest->from : p.start;
		used += shown ? p.end - at : 0;
		if (shown && p.end - at > 2 * STRETCH_BYTES &&
				!is_data(split->d, c, &p, &preferred)) {
			at = cut(split->d, c, &p, rest->from);
			if (at < p.end) {
				rest->from = at;
				break;
			}
		}
		rest->label = p.last;
		rest->from = p.last < c->labels.n ? c->labels.v[p.last].address : UINT64_MAX;
	}
	given.to = rest->from;
	*(struct stretch *)job = given;
	return true;
}

static void
run_stretch(void *user, const void *job, struct out *out)
{
	const struct splitter *split = user;
	struct disasm d = *split->d;

	d.out = out;
	show_stretch(&d, split->c, job);
}

/* Marks the symbols that were asked for and are shown, and returns whether anything is shown. */
static bool
anything_shown(struct disasm *d, const struct code *c)
{
	struct piece p;
	bool any = false;

	for (size_t i = 0; i < c->labels.n; i = p.last) {
		if (!piece_at(d, c, i, &p))
			continue;
		any = true;
		if (!d->options->only_symbols.n)
			break;
		for (size_t k = p.first; k < p.last; k++)
			words_match(&d->options->only_symbols, label_shown(&c->labels.v[k]));
	}
	return any;
}

void
disasm_section(struct disasm *d, struct code *c)
{
	struct splitter split = {.d = d, .c = c, .rest = {.to = UINT64_MAX}};

	if (!c->size)
		return;
	d->decorated = decorate_wanted(d->options);
	if (d->options->symbolize && c->bytes)
		add_target_labels(d, c);
	if (!c->labels.n || c->labels.v[0].address != c->address)
		labels_insert(&c->labels, (struct label){.address = c->address, .name = c->name,
			.type = c->is_text ? STT_FUNC : STT_OBJECT, .made = true});
	if (!anything_shown(d, c))
		return;
	out_z(d->out, "\nDisassembly of section ");
	out_str(d->out, c->name);
	out_z(d->out, ":\n");
	if (d->options->jumps && c->bytes)
		d->jumps = jumps_find(d, c);
	if (c->bytes && c->size >= PARALLEL_BYTES && !d->source && !d->jumps && threads_count() > 1)
		threads_work(d->out, &(struct thread_jobs){next_stretch, run_stretch, &split});
	else
		show_stretch(d, c, &split.rest);
	jumps_free(d->jumps);
	d->jumps = NULL;
}
