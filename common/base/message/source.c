#include "common/base/message/source.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"

uint32_t
sources_add(struct sources *all, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from)
{
	const struct text_source *top = all->n ? &all->v[all->n - 1] : NULL;
	/* The position after the text's last byte is also a location of this source. */
	uint32_t base = top ? top->base + top->n + 1 : 1;

	if (n >= DIAG_TEXT_MAX - base)
		die("%s: more than 4 GB of source text", name);
	struct text_source *s = APPEND(all->v, all->n, all->cap);
	/* set member by member, because clearing a struct of this size is slow */
	s->base = base;
	s->n = (uint32_t)n;
	s->line = line;
	s->from = from;
	s->kind = kind;
	s->name = name;
	s->text = text;
	s->detail = NULL;
	s->body = (struct diag_body){0};
	s->starts = NULL;
	s->nstarts = 0;
	s->body_starts = NULL;
	s->nbody_starts = 0;
	s->markers = (struct markers){0};
	return base;
}

void
sources_drop(struct sources *all, uint32_t base)
{
	while (all->n && all->v[all->n - 1].base >= base) {
		marker_free(&all->v[--all->n].markers);
		alloc_free(all->v[all->n].starts);
		alloc_free(all->v[all->n].body_starts);
	}
}

void
sources_free(struct sources *all)
{
	sources_drop(all, 0);
	alloc_free(all->v);
}

struct text_source *
sources_find(const struct sources *all, struct loc at)
{
	size_t low = 0, high = all->n;

	while (low < high) {
		size_t mid = (low + high) / 2;

		if (all->v[mid].base <= at.pos)
			low = mid + 1;
		else
			high = mid;
	}
	if (low == 0 || at.pos - all->v[low - 1].base > all->v[low - 1].n)
		return NULL;
	return &all->v[low - 1];
}

static uint32_t
count_newlines(const char *p, const char *end)
{
	uint32_t count = 0;

	for (; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
		count++;
	return count;
}

static void
make_starts(struct text_source *s)
{
	const char *end = s->text + s->n;

	s->starts = alloc_array(count_newlines(s->text, end) + 1, sizeof *s->starts);
	s->starts[0] = 0;
	s->nstarts = 1;
	marker_add(&s->markers, s->text, end, 0);
	for (const char *p = s->text; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++) {
		marker_add(&s->markers, p + 1, end, s->nstarts);
		s->starts[s->nstarts++] = (uint32_t)(p + 1 - s->text);
	}
}

uint32_t
source_row(struct text_source *s, struct loc at)
{
	uint32_t offset = at.pos - s->base, low = 0;

	if (!s->starts)
		make_starts(s);
	uint32_t high = s->nstarts;
	while (high - low > 1) {
		uint32_t mid = low + (high - low) / 2;

		if (s->starts[mid] <= offset)
			low = mid;
		else
			high = mid;
	}
	return low;
}

struct str
source_text(struct text_source *s, struct loc at, uint32_t *before)
{
	uint32_t row = source_row(s, at), begin = s->starts[row];

	*before = at.pos - s->base - begin;
	return (struct str){s->text + begin, (row + 1 < s->nstarts ? s->starts[row + 1] - 1 : s->n) - begin};
}

static void
make_body_starts(struct text_source *s)
{
	const char *text = s->body.text.p, *end = text + s->body.text.n;

	s->body_starts = alloc_array(count_newlines(text, end) + 1, sizeof *s->body_starts);
	for (const char *p = text; p < end; p++) {
		s->body_starts[s->nbody_starts++] = (uint32_t)(p - text);
		p = memchr(p, '\n', (size_t)(end - p));
		if (!p)
			break;
	}
}

struct str
source_body_row(struct text_source *s, uint32_t i, uint32_t *row, uint32_t *rows)
{
	struct str body = s->body.text;
	uint32_t end = (uint32_t)body.n;

	if (!s->body_starts)
		make_body_starts(s);
	*rows = s->nbody_starts;
	*row = *rows ? i % *rows : 0;
	if (!*rows)
		return (struct str){body.p, 0};
	uint32_t begin = s->body_starts[*row];
	if (*row + 1 < *rows)
		end = s->body_starts[*row + 1] - 1;
	else if (body.p[end - 1] == '\n')
		end--;
	return (struct str){body.p + begin, end - begin};
}
