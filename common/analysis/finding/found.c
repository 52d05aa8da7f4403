#include "common/analysis/finding/found.h"

#include <stdio.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/effects.h"

enum finding_severity
finding_severity(const struct finding *f, bool compilers)
{
	bool counts = f->kind->certainty == FINDING_DOCUMENTED || (compilers && f->kind->certainty == FINDING_COMPILER);

	return f->kind->severity == FINDING_WARNING && (f->doubtful || !counts) ? FINDING_NOTE : f->kind->severity;
}

const char *
finding_certainty_name(enum finding_certainty certainty)
{
	static const char *const names[] = {
		[FINDING_DOCUMENTED] = "documented",
		[FINDING_COMPILER] = "compiler",
		[FINDING_CONTRADICTED] = "contradicted",
	};

	return names[certainty];
}

struct finding *
findings_add(struct findings *all, const struct finding_kind *kind, uint32_t function, uint64_t at)
{
	struct finding *f = APPEND(all->v, all->n, all->cap);

	*f = (struct finding){.kind = kind, .function = function, .at = at, .times = 1};
	return f;
}

static int
compare(const void *va, const void *vb)
{
	const struct finding *a = va, *b = vb;

	if (a->function != b->function)
		return a->function < b->function ? -1 : 1;
	if (a->at != b->at)
		return a->at < b->at ? -1 : 1;
	if (a->kind->severity != b->kind->severity)
		return a->kind->severity < b->kind->severity ? -1 : 1;
	if (a->kind != b->kind)
		return strcmp(a->kind->name, b->kind->name) ? strcmp(a->kind->name, b->kind->name) :
			strcmp(a->kind->text, b->kind->text);
	if (a->first != b->first)
		return a->first < b->first ? -1 : 1;
	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	return a->counter < b->counter ? -1 : a->counter > b->counter;
}

const char *
finding_evidence(enum finding_certainty certainty, bool doubtful)
{
	if (!doubtful && certainty == FINDING_CONTRADICTED)
		return "contradicted: shipped kernels break this";
	return doubtful ? "not proven" : finding_certainty_name(certainty);
}

bool
finding_is_contradicted(const struct finding *f)
{
	return f->kind->certainty == FINDING_CONTRADICTED && !f->doubtful;
}

void
findings_free(struct findings *all)
{
	alloc_free(all->v);
	incompletes_free(&all->missed);
	arena_free(&all->arena);
}

void
finding_set_text(struct findings *all, struct finding *f, const char *mnemonic)
{
	struct buf b = {0};

	for (const char *text = f->kind->text; *text; text++) {
		const char *word = *text != '%' ? NULL : text[1] == 'e' ? mnemonic : text[1] == 'c' ? f->fix : text[1] == 'a' ? f->access : NULL;

		if (word)
			buf_printf(&b, "%s", word);
		else
			buf_put(&b, text, 1);
		text += word != NULL;
	}
	f->text = arena_strz(&all->arena, (struct str){(const char *)b.p, b.n});
	buf_free(&b);
}

void
findings_sort(struct findings *all)
{
	all->n = array_sort_unique(all->v, all->n, sizeof all->v[0], compare);
}

void
findings_join_contradicted(struct findings *all)
{
	struct finding **first = NULL; /* the first finding of each contradicted rule in the current function */
	size_t nfirst = 0, cap = 0, n = 0, k;

	for (size_t i = 0; i < all->n; i++) {
		struct finding *to = &all->v[n], *f = &all->v[i];

		nfirst = n && to[-1].function == f->function ? nfirst : 0;
		for (k = 0; k < nfirst && strcmp(first[k]->kind->name, f->kind->name) != 0;)
			k++;
		if (finding_is_contradicted(f) && k < nfirst) {
			first[k]->times += f->times;
			continue;
		}
		*to = *f;
		n++;
		if (finding_is_contradicted(to))
			*APPEND(first, nfirst, cap) = to;
	}
	all->n = n;
	alloc_free(first);
}

void
finding_text(const struct finding *f, char *buf, size_t room)
{
	char registers[INSN_REGISTERS_TEXT + 1] = "";
	const char *text = f->text ? f->text : f->kind->text, *place = strstr(text, "%s");

	if (f->count)
		registers[insn_print_registers(f->file, f->first, f->count, registers)] = 0;
	if (place)
		snprintf(buf, room, "%.*s%s%s", (int)(place - text), text, registers, place + 2);
	else
		snprintf(buf, room, "%s", text);
}

void
finding_rule_text(const struct finding_kind *kind, char *buf, size_t room)
{
	static const char ellipsis[] = "\xe2\x80\xa6";
	size_t n = 0;

	for (const char *p = kind->text; *p && n + sizeof ellipsis < room; p++) {
		if (*p != '%') {
			buf[n++] = *p;
			continue;
		}
		memcpy(buf + n, ellipsis, sizeof ellipsis - 1);
		n += sizeof ellipsis - 1;
		p++;
	}
	buf[n] = 0;
}
