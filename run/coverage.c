/* A tracefile has a record for each file of the source: its functions (FN, FNDA), the conditional branches of its lines (BRDA) and how often its
 * lines were executed (DA), with their numbers: geninfo(1), section FILES. */
#include "run/coverage.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* An instruction with a line. */
struct covered {
	struct amdgcn_location at;
	struct amdgcn_run_count count;
	bool begins;         /* a function */
};

struct coverage {
	struct covered *v;
	size_t n, cap;
};

static int
compare(const void *va, const void *vb)
{
	const struct covered *a = va, *b = vb;
	int files = strcmp(a->at.file, b->at.file);

	if (files)
		return files;
	if (a->at.line != b->at.line)
		return a->at.line < b->at.line ? -1 : 1;
	return a->count.address < b->count.address ? -1 : a->count.address > b->count.address;
}

static void
collect(struct coverage *c, const struct run_result *r)
{
	struct amdgcn_run_count count;

	for (size_t i = 0; amdgcn_run_count(r->run, i, &count); i++) {
		struct amdgcn_location at = kernel_file_find(r->in, count.address, count.function, count.offset);

		if (at.file)
			*APPEND(c->v, c->n, c->cap) = (struct covered){at, count, count.function && !count.offset};
	}
	if (c->n)
		qsort(c->v, c->n, sizeof c->v[0], compare);
}

/* Returns how often a function was entered. Waves can start a kernel after its first instructions, which load preloaded arguments. */
static uint64_t
entered(const struct run_result *r, const struct covered *f)
{
	return strcmp(f->count.function, r->run->kernel) == 0 ? r->run->waves : f->count.executed;
}

static void
put_functions(struct buf *b, const struct run_result *r, const struct covered *v, size_t n)
{
	size_t found = 0, hit = 0;

	for (size_t i = 0; i < n; i++)
		if (v[i].begins)
			buf_printf(b, "FN:%u,%s\n", v[i].at.line, v[i].count.function);
	for (size_t i = 0; i < n; i++)
		if (v[i].begins) {
			uint64_t times = entered(r, &v[i]);

			buf_printf(b, "FNDA:%" PRIu64 ",%s\n", times, v[i].count.function);
			found++;
			hit += times != 0;
		}
	buf_printf(b, "FNF:%zu\nFNH:%zu\n", found, hit);
}

/* Each conditional branch of a line is a block; its branches are 0, taken, and 1, not taken. */
static void
put_branches(struct buf *b, const struct covered *v, size_t n)
{
	size_t found = 0, hit = 0;
	unsigned block = 0;

	for (size_t i = 0; i < n; i++) {
		const struct amdgcn_run_count *c = &v[i].count;
		const uint64_t times[2] = {c->taken, c->executed - c->taken};

		block = i && v[i].at.line == v[i - 1].at.line ? block : 0;
		for (unsigned k = 0; k < 2 && c->conditional; k++) {
			buf_printf(b, "BRDA:%u,%u,%u,", v[i].at.line, block, k);
			if (c->executed)
				buf_printf(b, "%" PRIu64 "\n", times[k]);
			else
				buf_printf(b, "-\n");
			hit += c->executed && times[k];
			found++;
		}
		block += c->conditional != 0;
	}
	buf_printf(b, "BRF:%zu\nBRH:%zu\n", found, hit);
}

/* Returns how often a line was executed: as often as its most frequent instruction, but not if none of its vector instructions ever had an
 * active lane. */
static uint64_t
line_count(const struct covered *v, size_t n)
{
	uint64_t times = 0;
	bool vector = false, active = false;

	for (size_t i = 0; i < n; i++) {
		times = v[i].count.executed > times ? v[i].count.executed : times;
		vector |= v[i].count.vector;
		active |= v[i].count.vector && v[i].count.lanes;
	}
	return active || !vector ? times : 0;
}

static void
put_lines(struct buf *b, const struct covered *v, size_t n)
{
	size_t found = 0, hit = 0;

	for (size_t i = 0, end; i < n; i = end) {
		for (end = i; end < n && v[end].at.line == v[i].at.line;)
			end++;
		uint64_t times = line_count(v + i, end - i);
		buf_printf(b, "DA:%u,%" PRIu64 "\n", v[i].at.line, times);
		found++;
		hit += times != 0;
	}
	buf_printf(b, "LF:%zu\nLH:%zu\n", found, hit);
}

void
coverage_write(const struct run_result *r)
{
	struct diag *diag = r->o->diag;
	struct coverage c = {0};
	struct buf b = {0};

	collect(&c, r);
	for (size_t i = 0, end; i < c.n; i = end) {
		for (end = i; end < c.n && strcmp(c.v[end].at.file, c.v[i].at.file) == 0;)
			end++;
		buf_printf(&b, "TN:\nSF:%s\n", c.v[i].at.file);
		put_functions(&b, r, c.v + i, end - i);
		put_branches(&b, c.v + i, end - i);
		put_lines(&b, c.v + i, end - i);
		buf_printf(&b, "end_of_record\n");
	}
	const char *why = c.n ? buf_write_file(&b, r->o->coverage, 0666, NULL) : NULL;
	if (why)
		diag_error(diag, (struct loc){0}, "%s: %s", r->o->coverage, why);
	if (!c.n)
		diag_error(diag, (struct loc){0}, "--coverage: the source lines of %s are unknown: it has no line tables, which compilers make with -g",
			r->o->path);
	buf_free(&b);
	alloc_free(c.v);
}
