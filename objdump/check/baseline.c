#include "objdump/check/baseline.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"

static const char header[] = "gcnutils check baseline 1\n";

struct baseline {
	uint64_t *known;         /* keys of the known findings, sorted */
	size_t n, cap;
	struct buf written;
};

static int
compare(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return x < y ? -1 : x > y;
}

/* Parses a line: a key of 16 hexadecimal digits, a space, and text that is not interpreted. Returns false if the line is
 * malformed. */
static bool
read_line(struct str line, uint64_t *key)
{
	*key = 0;
	if (line.n < 18 || line.p[16] != ' ')
		return false;
	for (unsigned i = 0; i < 16; i++) {
		static const char digits[] = "0123456789abcdef";
		const char *at = line.p[i] ? strchr(digits, line.p[i]) : NULL;

		if (!at)
			return false;
		*key = *key << 4 | (uint64_t)(at - digits);
	}
	return true;
}

static void
read_file(struct options *o, struct baseline *b)
{
	const char *path = o->check_baseline;
	struct buf file = {0};

	const char *why = buf_read_file(&file, path, NULL); /* a baseline may be updated in place */
	if (why) {
		diag_error(o->diag, (struct loc){0}, "%s: %s", path, why);
		return;
	}
	uint32_t base = diag_add_source(o->diag, SOURCE_FILE, path, (const char *)file.p, file.n, 1, (struct loc){0});
	const char *p = (const char *)file.p;
	const char *end = p + file.n;
	if (file.n < sizeof header - 1 || memcmp(p, header, sizeof header - 1) != 0) {
		diag_error(o->diag, (struct loc){base}, "not a file that --check-write-baseline has written");
		end = p;
	}
	for (p += end > p ? sizeof header - 1 : 0; p < end;) {
		const char *line_end = memchr(p, '\n', (size_t)(end - p));

		line_end = line_end ? line_end : end;
		uint64_t key;
		if (read_line((struct str){p, (size_t)(line_end - p)}, &key))
			*APPEND(b->known, b->n, b->cap) = key;
		else
			diag_error(o->diag, (struct loc){base + (uint32_t)(p - (const char *)file.p)},
				"expected a key of 16 hexadecimal digits, the rule and the function");
		p = line_end + 1;
	}
	if (b->n)
		qsort(b->known, b->n, sizeof b->known[0], compare);
	diag_drop_source(o->diag, base);
	buf_free(&file);
}

void
baseline_open(struct options *o)
{
	if (!o->check_baseline && !o->check_write_baseline)
		return;
	o->baseline = array_make(1, sizeof *o->baseline);
	buf_put(&o->baseline->written, header, sizeof header - 1);
	if (o->check_baseline)
		read_file(o, o->baseline);
}

void
baseline_apply(struct options *o, struct report *r)
{
	struct baseline *b = o->baseline;
	size_t n = 0;

	for (size_t i = 0; b && i < r->n; i++) {
		const struct report_entry *e = &r->v[i];
		char key[REPORT_KEY];

		report_key(e, key);
		buf_printf(&b->written, "%s %s %s\n", key, e->found->rule, e->at.name);
		if (!b->n || !bsearch(&e->key, b->known, b->n, sizeof b->known[0], compare))
			r->v[n++] = *e;
	}
	if (b)
		r->n = n;
}

void
baseline_close(struct options *o)
{
	struct baseline *b = o->baseline;
	const char *why = NULL;

	if (!b)
		return;
	if (o->check_write_baseline && !diag_error_count(o->diag))
		why = buf_write_file(&b->written, o->check_write_baseline, 0666, &o->files);
	if (why)
		diag_error(o->diag, (struct loc){0}, "%s: %s", outfile_name(o->check_write_baseline), why);
	alloc_free(b->known);
	buf_free(&b->written);
	alloc_free(b);
	o->baseline = NULL;
}
