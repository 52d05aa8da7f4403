/* Compares the reader of simple YAML with libyaml, on random text that is mostly in the form that compilers write, with random
 * changes. If the reader of simple YAML accepts a text, libyaml must accept it, too, and both must return the same tree with the
 * same locations. A comment before the text, which only libyaml accepts, makes meta_parse() use libyaml. */
#include <stdio.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/metadata/meta_lines.h"
#include "testsuite/prop/random.h"

enum { TEXTS = 60000, MOST_CHANGES = 3, SHOWN = 5, LEAST = TEXTS / 8 };

static const char comment[] = "# \n";
static unsigned failures, accepted;

static const char *const keys[] = {".name", ".args", "a", "b.c", "n", "0", "12", "-x", ".5", "yes", "0x10", "k_e-y", "a"};
static const char *const scalars[] = {"k", "0", "[]", "12", "-1", "0x1f", "1.5", "-", "'float*'", "''", "\"q\"", "'it''s'", "\"a\\tb\"",
	"OpenCL C", "a:b", "a: b", "a:", "a #b", "a#b", "true", "no", "~", "null", "[1, 2]", "{a: 1}", "!int 3", "&x y", "*x", "|", ">", "?",
	"? a", "- a", "%a", "@a", "`a", "'a", "a'", "'a' 'b'", "<<", "=", ".inf", "-.inf", "017", "018", "99999999999999999999", "a  b", "..."};
static const char changes[] = " \n-:'\"#\t\r{}[],.a0&*!|>%@?\\\x01\x7f\xc3";

static const char *
any(const char *const *words, size_t n)
{
	return words[below(n)];
}

static const char *
any_scalar(void)
{
	return below(8) ? any(scalars, 4) : any(scalars, sizeof scalars / sizeof *scalars);
}

/* Appends a scalar or a collection in brackets. */
static void
write_flow(struct buf *out, unsigned depth)
{
	static const char *const blanks[] = {"", " ", "  ", "\n ", " \n  ", "\n"};
	bool map = !below(2);

	if (!depth || below(3)) {
		buf_printf(out, "%s", any_scalar());
		return;
	}
	buf_printf(out, map ? "{" : "[");
	for (unsigned n = below(4); n; n--) {
		buf_printf(out, "%s", any(blanks, below(6) ? 4 : 6));
		if (map)
			buf_printf(out, "%s%s%s", any(keys, sizeof keys / sizeof *keys), below(9) ? ":" : "", below(9) ? " " : "");
		if (below(20))
			write_flow(out, depth - 1);
		else
			buf_printf(out, "\n...");
		buf_printf(out, "%s%s", any(blanks, 3), n > 1 || !below(20) ? "," : "");
	}
	buf_printf(out, map ? " }" : "]");
}

static const char *
any_key(void)
{
	return any(keys, sizeof keys / sizeof *keys);
}

/* Appends lines of a map or of a sequence at this indentation, and sometimes deeper ones. */
static void
write_lines(struct buf *out, unsigned indent, unsigned depth)
{
	bool item = !below(3);

	for (unsigned n = 1 + below(4); n; n--) {
		bool nested = depth && !below(3);

		buf_printf(out, "%*s", (int)indent, "");
		if (item && !below(2)) {
			buf_printf(out, "- ");
			write_flow(out, 3);
			buf_printf(out, "\n");
			continue;
		}
		if (item)
			buf_printf(out, "-%*s", 1 + (int)below(3), "");
		buf_printf(out, "%s:%*s", any_key(), nested ? 0 : 1 + (int)below(8), "");
		if (!nested)
			write_flow(out, 2);
		buf_printf(out, "\n");
		if (nested)
			write_lines(out, indent + (item ? 2 : 0) + below(4), depth - 1);
	}
}

static void
change(struct buf *b)
{
	size_t at = below(b->n), from = below(b->n), n = below(8);

	switch (below(3)) {
	case 0:
		b->p[at] = (uint8_t)changes[below(sizeof changes - 1)];
		break;
	case 1:
		memmove(b->p + at, b->p + at + 1, b->n - at - 1);
		b->n--;
		break;
	default:
		n = at + n > b->n || from + n > b->n ? 0 : n;
		memmove(b->p + at, b->p + from, n);
	}
}

static void
ignore(void *user, const struct diag_message *m)
{
	(void)user, (void)m;
}

/* Returns whether two trees are equal. The locations of b are greater by `shift`. */
static bool
same(const struct meta *a, const struct meta *b, uint32_t shift)
{
	for (; a && b; a = a->next, b = b->next) {
		bool scalar = a->kind < META_ARRAY;

		if (a->kind != b->kind || a->loc.pos + shift != b->loc.pos || a->flow != b->flow || a->untagged != b->untagged)
			return false;
		if (scalar ? a->unum != b->unum || !str_eq(a->text, b->text) : !same(a->first, b->first, shift))
			return false;
		if (!same(a->value, b->value, shift))
			return false;
	}
	return !a && !b;
}

static void
try_text(struct str text)
{
	struct arena arena = {0};
	struct meta *simple = meta_lines_read(&arena, text, (struct loc){1}), *full;
	struct diag *diag = diag_new("", ignore, NULL);
	struct buf commented = {0};

	if (simple) {
		accepted++;
		buf_put(&commented, comment, sizeof comment - 1);
		buf_put(&commented, text.p, text.n);
		full = meta_parse(diag, &arena, (struct str){(const char *)commented.p, commented.n}, (struct loc){1});
		if ((!full || diag_error_count(diag) || !same(simple, full, sizeof comment - 1)) && failures++ < SHOWN)
			printf("different%s:\n%.*s\n", full ? "" : ", and libyaml rejects it", STR_ARG(text));
	}
	buf_free(&commented);
	diag_free(diag);
	arena_free(&arena);
}

int
main(void)
{
	struct buf text = {0};

	for (unsigned i = 0; i < TEXTS; i++) {
		text.n = 0;
		if (!below(3))
			buf_printf(&text, "---\n");
		write_lines(&text, below(3), 3);
		if (!below(3))
			buf_printf(&text, "...\n");
		if (!below(30))
			buf_printf(&text, "---\n");
		if (!below(20))
			write_lines(&text, 0, 0);
		for (unsigned n = below(MOST_CHANGES); n && text.n > 1; n--)
			change(&text);
		try_text((struct str){(const char *)text.p, text.n});
	}
	buf_free(&text);
	if (accepted < LEAST)
		printf("only %u of %u texts were simple\n", accepted, TEXTS);
	return failures || accepted < LEAST;
}
