/* Version scripts and dynamic lists, in the language of GNU ld's manual ("VERSION Command"), and files with a name in
 * each line.
 *
 *	script:  ([name] '{' (scope | pattern ';' | 'extern' "C" '{' pattern ';' … '}' ';')… '}' [parent] ';')…
 *	scope:   'global:' | 'local:'
 *
 * A dynamic list is a script of blocks without names and scopes. A pattern in quotes is a name. The first mistake ends
 * the reading of a file. */
#include "linker/version_script.h"

#include <elf.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/base/diag.h"
#include "linker/value.h"

enum token_kind { TOKEN_END, TOKEN_WORD, TOKEN_QUOTED, TOKEN_PUNCT };

struct token {
	enum token_kind kind;
	struct str text; /* without quotes */
	struct loc at;
};

struct reader {
	struct link *l;
	const char *text, *p, *end;
	uint32_t base;
	struct token token; /* the one that is looked at */
	bool failed;
};

/* What a block's patterns mean. */
struct block {
	struct patterns *to;
	uint32_t node;
	uint16_t version;
	bool local, scopes; /* scopes: "global:" and "local:" may be in it */
};

__attribute__((format(printf, 2, 3))) static void
fail(struct reader *r, const char *fmt, ...)
{
	va_list ap;

	if (r->failed)
		return;
	va_start(ap, fmt);
	diag_verror(r->l->diag, r->token.at, fmt, ap);
	va_end(ap);
	r->failed = true;
}

static bool
is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r') || !c;
}

/* To the next token; "#" begins a comment as well. */
static void
skip(struct reader *r)
{
	for (; r->p < r->end; r->p++) {
		if (*r->p == '#') {
			while (r->p + 1 < r->end && *r->p != '\n')
				r->p++;
		} else if (r->end - r->p > 1 && memcmp(r->p, "/*", 2) == 0) {
			const char *close = memmem(r->p + 2, (size_t)(r->end - r->p) - 2, "*/", 2);

			if (!close) {
				r->token.at.pos = r->base + (uint32_t)(r->p - r->text);
				fail(r, "unterminated comment");
				r->p = r->end;
				return;
			}
			r->p = close + 1;
		} else if (!is_blank(*r->p)) {
			return;
		}
	}
}

/* To the character after a quoted name. */
static void
quoted(struct reader *r)
{
	const char *close = memchr(r->p + 1, '"', (size_t)(r->end - r->p) - 1);

	r->token.kind = TOKEN_QUOTED;
	if (!close) {
		fail(r, "unterminated quoted name");
		r->p = r->end;
		return;
	}
	r->token.text = (struct str){r->p + 1, (size_t)(close - r->p) - 1};
	r->p = close + 1;
}

/* Makes the next token the one that is looked at. */
static void
next(struct reader *r)
{
	const char *p;

	skip(r);
	r->token = (struct token){.at = {r->base + (uint32_t)(r->p - r->text)}};
	if (r->p == r->end)
		return;
	if (*r->p == '"') {
		quoted(r);
		return;
	}
	for (p = r->p; p < r->end && !is_blank(*p) && !strchr("{};\"#", *p); p++)
		;
	r->token.kind = p > r->p ? TOKEN_WORD : TOKEN_PUNCT;
	r->token.text = (struct str){r->p, p > r->p ? (size_t)(p - r->p) : 1};
	r->p += r->token.text.n;
}

static bool
is_punct(const struct reader *r, char c)
{
	return r->token.kind == TOKEN_PUNCT && r->token.text.p[0] == c;
}

static void
expect(struct reader *r, char c, const char *where)
{
	if (is_punct(r, c))
		next(r);
	else
		fail(r, "expected '%c' %s", c, where);
}

/* Takes "global:" or "local:" off, whose colon may be apart and followed at once by a name.
 */
static bool
take_scope(struct reader *r, const char *name)
{
	size_t n = strlen(name);
	struct str *word = &r->token.text;

	if (r->token.kind != TOKEN_WORD || !str_starts(*word, name))
		return false;
	if (word->n == n) {
		skip(r);
		if (r->p == r->end || *r->p != ':')
			return false;
		r->p++;
	} else if (word->p[n] == ':') {
		r->p = word->p + n + 1;
	} else {
		return false;
	}
	next(r);
	return true;
}

static void
add_pattern(struct link *l, struct patterns *to, struct pattern p, struct str text)
{
	p.text = arena_strz(&l->arena, text);
	p.order = (uint32_t)to->n;
	*APPEND(to->v, to->n, to->cap) = p;
}

static void
read_pattern(struct reader *r, const struct block *b)
{
	struct str text = r->token.text;
	const char *why;
	bool glob;

	if (r->token.kind != TOKEN_WORD && r->token.kind != TOKEN_QUOTED) {
		fail(r, "expected a symbol");
		return;
	}
	glob = r->token.kind == TOKEN_WORD && (memchr(text.p, '*', text.n) || memchr(text.p, '?', text.n) || memchr(text.p, '[', text.n));
	why = glob ? value_pattern(arena_strz(&r->l->arena, text)) : NULL;
	if (why) {
		fail(r, "invalid pattern: %s", why);
		return;
	}
	add_pattern(r->l, b->to,
		(struct pattern){
			.at = r->token.at,
			.node = b->node,
			.version = b->version,
			.local = b->local,
			.glob = glob,
		},
		text);
	next(r);
}

static void
read_extern(struct reader *r, const struct block *b)
{
	next(r);
	if (r->token.kind != TOKEN_QUOTED || !str_eqz(r->token.text, "C")) {
		fail(r, "expected \"C\": symbols are matched by their mangled names"
			", not as C++ spells them");
		return;
	}
	next(r);
	expect(r, '{', "after extern \"C\"");
	while (!r->failed && !is_punct(r, '}')) {
		read_pattern(r, b);
		if (!is_punct(r, '}'))
			expect(r, ';', "after the symbol");
	}
	if (!r->failed)
		next(r);
}

/* From after the '{' to after the '}'. */
static void
read_block(struct reader *r, struct block *b)
{
	while (!r->failed && !is_punct(r, '}')) {
		bool global = b->scopes && take_scope(r, "global");

		if (global || (b->scopes && take_scope(r, "local"))) {
			b->local = !global;
			continue;
		}
		if (r->token.kind == TOKEN_WORD && str_eqz(r->token.text, "extern"))
			read_extern(r, b);
		else
			read_pattern(r, b);
		expect(r, ';', "after the symbol");
	}
	if (!r->failed)
		next(r);
}

/* The index of a version in .gnu.version_d, 0 if there is no such. */
static uint16_t
find_version(const struct link *l, struct str name)
{
	for (size_t i = 0; i < l->version_names.n; i++) {
		if (str_eqz(name, l->version_names.v[i]))
			return (uint16_t)(i + VER_NDX_GLOBAL + 1);
	}
	return 0;
}

/* The name before a block. */
static void
read_version(struct reader *r, struct block *b)
{
	struct link *l = r->l;

	if (find_version(l, r->token.text))
		fail(r, "version %.*s is defined twice", STR_ARG(r->token.text));
	else if (l->version_names.n + VER_NDX_GLOBAL + 1 >= VER_NDX_LORESERVE)
		fail(r, "too many versions");
	*APPEND(l->version_names.v, l->version_names.n, l->version_names.cap) =
		arena_strz(&l->arena, r->token.text);
	b->version = (uint16_t)(l->version_names.n + VER_NDX_GLOBAL);
	next(r);
}

static void
read_node(struct reader *r, bool first)
{
	struct patterns *to = &r->l->versions;
	struct block b = {
		.to = to, .node = to->nnodes++, .version = VER_NDX_GLOBAL, .scopes = true};
	struct loc at = r->token.at;
	bool named = r->token.kind == TOKEN_WORD || r->token.kind == TOKEN_QUOTED;

	if (named)
		read_version(r, &b);
	expect(r, '{', named ? "after the version's name" : "or the name of a version");
	read_block(r, &b);
	if (r->failed)
		return;
	if (r->token.kind == TOKEN_WORD) {
		if (!find_version(r->l, r->token.text) || !named)
			fail(r, "version %.*s is not defined before this one", STR_ARG(r->token.text));
		next(r);
	}
	expect(r, ';', "after the version");
	if (!named && (!first || r->token.kind != TOKEN_END) && !r->failed) {
		r->token.at = at;
		fail(r, "an anonymous version must be the only one");
	}
}

static void
read_versions(struct reader *r)
{
	if (r->token.kind == TOKEN_END)
		fail(r, "expected '{' or the name of a version");
	for (bool first = true; !r->failed && r->token.kind != TOKEN_END; first = false)
		read_node(r, first);
}

static void
read_list(struct reader *r)
{
	struct block b = {.to = &r->l->exports};

	do {
		expect(r, '{', "or the end of the list");
		read_block(r, &b);
		expect(r, ';', "after the list");
	} while (!r->failed && r->token.kind != TOKEN_END);
}

/* A name in each line; all other symbols are local. */
static void
read_names(struct reader *r)
{
	struct pattern all = {.version = VER_NDX_GLOBAL, .glob = true, .local = true};

	for (const char *p = r->text, *end; p < r->end; p = end + 1) {
		struct str s;

		end = memchr(p, '\n', (size_t)(r->end - p));
		if (!end)
			end = r->end;
		for (s = (struct str){p, (size_t)(end - p)}; s.n && is_blank(*s.p); s.p++)
			s.n--;
		while (s.n && is_blank(s.p[s.n - 1]))
			s.n--;
		if (s.n)
			add_pattern(r->l, &r->l->versions,
				(struct pattern){
					.version = VER_NDX_GLOBAL,
					.at = {r->base + (uint32_t)(s.p - r->text)},
				},
				s);
	}
	add_pattern(r->l, &r->l->versions, all, STR("*"));
}

static void
read_files(struct link *l, const struct names *files, void (*read)(struct reader *r), bool tokens)
{
	for (size_t i = 0; i < files->n; i++) {
		struct buf *b =
			arena_alloc(&l->arena, sizeof *b); /* messages may come until the end */
		struct reader r = {.l = l};

		if (!buf_read_file(b, files->v[i])) {
			diag_error(l->diag, (struct loc){0}, "cannot read %s: %s",
				strcmp(files->v[i], "-") == 0 ? "standard input" : files->v[i], strerror(errno));
			continue;
		}
		*APPEND(l->opened.v, l->opened.n, l->opened.cap) = files->v[i];
		r.text = r.p = (const char *)b->p;
		r.end = r.text + b->n;
		r.base =
			diag_add_source(l->diag, SOURCE_FILE, files->v[i], r.text, b->n, 1, (struct loc){0});
		if (tokens)
			next(&r);
		read(&r);
	}
}

void
version_script_read(struct link *l)
{
	for (size_t i = 0; i < l->opt.export.n; i++)
		add_pattern(l, &l->exports, (struct pattern){.glob = true},
			str_from(l->opt.export.v[i]));
	read_files(l, &l->opt.version_scripts, read_versions, true);
	read_files(l, &l->opt.retain_files, read_names, false);
	read_files(l, &l->opt.dynamic_lists, read_list, true);
	read_files(l, &l->opt.export_lists, read_list, true);
}
