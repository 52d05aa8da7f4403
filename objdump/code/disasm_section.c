/* Disassembles a section. Like llvm-objdump, it divides the section into parts that reach from one label to the next. A part whose
 * labels are all data symbols is printed as bytes, unless everything is disassembled. An instruction may extend past the next
 * label. Runs of at least eight zero bytes are printed as "...". Parts do not depend on each other, so several threads can
 * disassemble ranges of long code. */
#include "objdump/code/disasm.h"
#include "objdump/code/liveness.h"

#include "common/base/memory/array.h"
#include "common/base/thread/pool.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/descriptor/kd.h"
#include "common/isa/effects.h"
#include "objdump/view/threads.h"

/* Returns how many of the n bytes can be skipped: the number of leading zero bytes, rounded down to whole dwords, or 0
 * if fewer than 8 bytes are zero. */
static size_t
skippable(const uint8_t *bytes, size_t n)
{
	size_t i = 0;

	while (i < n && !bytes[i])
		i++;
	return i < 8 ? 0 : i & ~(size_t)3;
}

/* Determines what is at address `at`: an instruction, other bytes, or zeros, which extend to `end` or to the next relocation. */
static inline void
read_step(const struct disasm *d, const struct code *c, uint64_t at, uint64_t end, struct code_step *s)
{
	const struct code_reloc *r = s->relocs_end;

	s->at = at;
	s->bytes = code_bytes(c, at);
	s->left = c->size - (at - c->address);
	s->relocs = r;
	s->kind = CODE_OTHER;
	if (!*s->bytes && !d->options->zeroes) {
		uint64_t run = end - at;

		if (r < c->relocs + c->nrelocs && r->address - at < run)
			run = r->address - at;
		if ((s->size = skippable(s->bytes, run)))
			s->kind = CODE_ZEROS;
	}
	if (s->kind == CODE_OTHER) {
		enum insn_kind kind = insn_read(d->isa, s->bytes, s->left, &s->insn, &s->flaw);

		/* a label within what is no instruction shows that something else begins there */
		s->kind = kind == INSN_VALID ? CODE_INSN : kind == INSN_FLAWED && s->insn.size <= end - at ? CODE_FLAWED : CODE_OTHER;
		s->size = s->kind != CODE_OTHER ? s->insn.size : s->left < 4 ? s->left : 4;
	}
	while (r < c->relocs + c->nrelocs && r->address < at + s->size)
		r++;
	s->relocs_end = r;
}

static const struct code_reloc *
reloc_from(const struct code *c, uint64_t address)
{
	return c->relocs + array_below(c->relocs, c->nrelocs, sizeof c->relocs[0], address);
}

unsigned
disasm_index(struct disasm *d, const struct insn *insn)
{
	unsigned before = d->gpr_idx;

	if (d->has_index)
		d->gpr_idx = insn_gpr_idx_listed(d->isa, insn, before);
	return before;
}

static void
show_code(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	struct code_step s = {.relocs_end = reloc_from(c, at)};

	for (; at < end; at += s.size) {
		if (d->form->run && (at = d->form->run(d, c, at, end)) >= end)
			break;
		read_step(d, c, at, end, &s);
		d->form->step(d, c, &s);
	}
}

/* Prints the labels that the options request, among first <= i < last. All labels in this range have the same address. */
static void
show_labels(struct disasm *d, const struct code *c, size_t first, size_t last, size_t preferred)
{
	const struct options *opt = d->options;
	bool any = false;

	for (size_t i = first; i < last; i++) {
		const struct label *l = &c->labels.v[i];

		if (!opt->all_symbols && (name_list_limits(&opt->only_symbols)
				? !name_list_contain(&opt->only_symbols, label_shown(l)) : i != preferred))
			continue;
		d->form->label(d, c, l, !any);
		any = true;
	}
}

/* A part of a section: from a label to the next label. */
struct code_part {
	size_t first, last; /* indices of the part's labels, first <= i < last */
	uint64_t start, end;
};

/* Computes the part that begins at label `first` and ends at or before the address `stop`. Returns whether it contains any bytes. */
static bool
part_bounds(const struct code *c, size_t first, uint64_t stop, struct code_part *p)
{
	uint64_t section_end = c->address + c->size;

	p->first = p->last = first;
	p->start = c->labels.v[first].address;
	while (p->last < c->labels.n && c->labels.v[p->last].address == p->start)
		p->last++;
	p->end = section_end < stop ? section_end : stop;
	if (p->last < c->labels.n && c->labels.v[p->last].address < p->end)
		p->end = c->labels.v[p->last].address;
	return p->start >= c->address && p->start < p->end;
}

/* Computes a part as part_bounds() does. Returns whether the options select the part. */
static bool
part_at(struct disasm *d, const struct code *c, size_t first, struct code_part *p)
{
	const struct options *opt = d->options;
	bool any = part_bounds(c, first, opt->stop, p), wanted = !name_list_limits(&opt->only_symbols);

	for (size_t i = first; i < p->last && !wanted; i++)
		wanted = name_list_contain(&opt->only_symbols, label_shown(&c->labels.v[i]));
	return any && p->end > opt->start && wanted;
}

/* Returns whether a part is printed as bytes. Sets *preferred to the index of the label that represents all labels of the part. */
static bool
is_data(const struct disasm *d, const struct code *c, const struct code_part *p, size_t *preferred)
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

/* Returns the label of the kernel descriptor or amd_kernel_code_t with which a part begins, or NULL. Sets *size to the
 * descriptor's size in bytes, or to 0. */
static const struct label *
special_label(const struct code *c, const struct code_part *p, size_t *size)
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

/* An address range that one thread disassembles. It begins and ends at the boundary of a part, or between two steps within a
 * part. */
struct code_range {
	uint64_t from, to;
	size_t label; /* index of the first label of the part that contains the address `from` */
	bool first;   /* whether it is the first range of the section */
	unsigned gpr_idx; /* d->gpr_idx at `from` */
};

static void
show_part(struct disasm *d, const struct code *c, const struct code_part *p, const struct code_range *s)
{
	uint64_t at = p->start, end = p->end < s->to ? p->end : s->to;
	const struct label *special;
	size_t preferred, size;
	bool data = is_data(d, c, p, &preferred);

	if (s->from > at) {
		at = s->from;
		d->gpr_idx = s->gpr_idx;
	} else {
		d->gpr_idx = GPR_IDX_NONE;
		show_labels(d, c, p->first, p->last, preferred);
		if (!c->bytes) {
			d->form->absent(d, c, at, end);
			return;
		}
		special = special_label(c, p, &size);
		if (special)
			d->form->descriptor(d, c, special, size);
		at += size;
	}
	if (at < d->options->start)
		at = d->options->start;
	if (data)
		d->form->data(d, c, at, end);
	else
		show_code(d, c, at, end);
}

static void
show_range(struct disasm *d, const struct code *c, const struct code_range *s)
{
	struct code_part p;

	for (size_t i = s->label; i < c->labels.n; i = p.last) {
		bool shown = part_at(d, c, i, &p);

		if (p.start >= s->to)
			break;
		if (shown)
			show_part(d, c, &p, s);
	}
}

/* Adds labels L0, L1, … at branch targets without a label, in the order of addresses. */
static void
add_target_labels(struct disasm *d, struct code *c)
{
	struct labels targets = {0};
	uint64_t size;
	unsigned number = 0;

	for (uint64_t at = 0; at < c->size; at += size) {
		struct insn_flaw flaw;
		struct insn insn;
		uint64_t target;

		if (insn_read(d->isa, c->bytes + at, c->size - at, &insn, &flaw) == INSN_VALID &&
				insn_branch_target(&insn, c->address + at, &target) && !labels_branch(&c->labels, target))
			labels_add(&targets, (struct label){.address = target, .name = STR("")});
		size = insn.size;
	}
	labels_sort(&targets);
	for (size_t i = 0; i < targets.n; i++) {
		struct label *l = &targets.v[i];

		if (i && l->address == l[-1].address)
			continue;
		char *name = arena_printf(&d->options->arena, "L%u", number++);
		labels_add(&c->labels, (struct label){.address = l->address, .name = str_from(name),
			.made = true});
	}
	labels_free(&targets);
	labels_sort(&c->labels);
}

/* Minimum size of a section that several threads disassemble, and approximate size of the range for each job, in bytes. */
enum { PARALLEL_BYTES = 1 << 16, RANGE_BYTES = 6 << 10 };

struct splitter {
	struct disasm *d;
	const struct code *c;
	struct code_range rest; /* the remaining code, which starts at address rest.from */
};
_Static_assert(sizeof(struct code_range) <= THREAD_JOB_BYTES, "a range is a job");

/* Returns the address within part p at which a range that begins at address `from` may end. Returns p->end or a higher
 * address if the range extends to the end of the part. Updates *gpr_idx from the VGPR index mode at `from` to the mode
 * at the returned address. */
static uint64_t
cut(const struct disasm *d, const struct code *c, const struct code_part *p, uint64_t from, unsigned *gpr_idx)
{
	uint64_t at = from;
	size_t n;

	if (from <= p->start) {
		special_label(c, p, &n);
		at = p->start + n;
		*gpr_idx = GPR_IDX_NONE;
	}
	if (at < d->options->start)
		at = d->options->start;
	uint64_t limit = at + RANGE_BYTES;
	struct code_step s;
	for (s.relocs_end = reloc_from(c, at); at < limit && at < p->end; at += s.size) {
		read_step(d, c, at, p->end, &s);
		if (d->has_index && s.kind == CODE_INSN)
			*gpr_idx = insn_gpr_idx_listed(d->isa, &s.insn, *gpr_idx);
	}
	return at;
}

static bool
next_range(void *user, void *job)
{
	struct splitter *split = user;
	const struct code *c = split->c;
	struct code_range *rest = &split->rest, given = *rest;
	uint64_t used = 0;

	if (rest->label >= c->labels.n)
		return false;
	size_t preferred;
	struct code_part p;
	uint64_t at;
	while (rest->label < c->labels.n && used < RANGE_BYTES) {
		bool shown = part_at(split->d, c, rest->label, &p);

		at = rest->from > p.start ? rest->from : p.start;
		used += shown ? p.end - at : 0;
		if (shown && p.end - at > 2 * RANGE_BYTES &&
				!is_data(split->d, c, &p, &preferred)) {
			at = cut(split->d, c, &p, rest->from, &rest->gpr_idx);
			if (at < p.end) {
				rest->from = at;
				break;
			}
		}
		rest->label = p.last;
		rest->from = p.last < c->labels.n ? c->labels.v[p.last].address : UINT64_MAX;
	}
	rest->first = false;
	given.to = rest->from;
	*(struct code_range *)job = given;
	return true;
}

static void
run_range(void *user, const void *job, struct out *out)
{
	const struct splitter *split = user;
	const struct code_range *s = job;
	struct disasm d = *split->d;

	d.out = out;
	struct json json;
	d.json = json_part(&json, d.json, out, s->first);
	show_range(&d, split->c, s);
	json_part_end(d.json);
}

/* Disassembles the section with several threads. */
static void
show_split(struct disasm *d, struct splitter *split)
{
	json_suspend(d->json);
	threads_work(d->out, &(struct thread_jobs){next_range, run_range, split});
	json_resume(d->json);
}

/* Returns whether anything is printed. Marks the requested symbols that the printed parts contain. */
static bool
anything_shown(struct disasm *d, const struct code *c)
{
	struct code_part p;
	bool any = false;

	for (size_t i = 0; i < c->labels.n; i = p.last) {
		if (!part_at(d, c, i, &p)) {
			for (size_t k = p.first; k < p.last; k++)
				name_list_offer(&d->options->only_symbols, label_shown(&c->labels.v[k]));
			continue;
		}
		any = true;
		if (!d->options->only_symbols.n)
			break;
		for (size_t k = p.first; k < p.last; k++)
			name_list_match(&d->options->only_symbols, label_shown(&c->labels.v[k]));
	}
	return any;
}

void
disasm_section(struct disasm *d, struct code *c)
{
	struct splitter split = {.d = d, .c = c, .rest = {.to = UINT64_MAX, .first = true}};

	if (!c->size)
		return;
	if (d->options->symbolize && c->bytes)
		add_target_labels(d, c);
	if (!c->labels.n || c->labels.v[0].address != c->address)
		labels_insert(&c->labels, (struct label){.address = c->address, .name = c->name,
			.type = c->is_text ? STT_FUNC : STT_OBJECT, .made = true});
	if (!anything_shown(d, c))
		return;
	if (d->object)
		d->liveness = liveness_find(d, c);
	d->form->begin(d, c);
	if (c->bytes && c->size >= PARALLEL_BYTES && !d->source && !d->jumps && !d->liveness &&
			pool_threads() > 1)
		show_split(d, &split);
	else
		show_range(d, c, &split.rest);
	d->form->end(d, c);
	liveness_free(d->liveness);
	d->liveness = NULL;
}

void
disasm_descriptors(struct disasm *d, const struct code *c, show_descriptor *show)
{
	struct code_part p;
	size_t n;

	for (size_t i = 0; i < c->labels.n && c->bytes; i = p.last) {
		const struct label *l = part_bounds(c, i, UINT64_MAX, &p) ? special_label(c, &p, &n) : NULL;

		if (l)
			show(d, c, l, n);
	}
}
