/* Command-line options. A word is looked up whole first, then as a joined option, then as a
 * one-letter option with its value, then as a group of one-letter flags. */
#include "common/base/option/opt.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"

enum { RESPONSE_FILES = 2000, HELP_COLUMN = 30 };

struct words {
	const char **v;
	size_t n, cap;
};

struct parser {
	struct diag *diag;
	struct arena *arena; /* has what was read of response files: options are slices of it */
	unsigned files;      /* that were read */
	const struct opt *table;
	bool grouped, ok, ended; /* ended: "--" was seen */
	void (*handle)(void *user, int id, const char *value);
	void *user;
	struct words words;
	size_t at;
};

/* Words cannot hold a NUL. */
static bool
is_blank(char c)
{
	return isspace((unsigned char)c) || !c;
}

/* Takes one word of a response file off the text at *p, in place: blanks separate, quotes keep them,
 * a backslash keeps the next character. Returns NULL at the end. */
static char *
response_word(char **p, const char *end)
{
	char *s = *p, *out, *o, quote = 0;

	while (s < end && is_blank(*s))
		s++;
	if (s == end)
		return NULL;
	for (o = out = s; *s && (quote || !is_blank(*s)); s++) {
		if (*s == '\\' && s[1] && quote != '\'')
			*o++ = *++s;
		else if (quote ? *s == quote : *s == '"' || *s == '\'')
			quote = quote ? 0 : *s;
		else
			*o++ = *s;
	}
	*p = s < end ? s + 1 : s;
	*o = 0;
	return out;
}

static void
expand(struct parser *ps, const char *word)
{
	struct buf b = {0};
	char *p, *inner, *end;

	/* As GNU has it: what cannot be read is a word like any other. */
	if (word[0] != '@' || !word[1] || !buf_read_file(&b, word + 1)) {
		buf_free(&b);
		*APPEND(ps->words.v, ps->words.n, ps->words.cap) = word;
		return;
	}
	/* A file may name itself, twice even. */
	if (++ps->files > RESPONSE_FILES) {
		if (ps->files == RESPONSE_FILES + 1)
			diag_error(ps->diag, (struct loc){0}, "too many response files, the last is '%s'", word + 1);
		buf_free(&b);
		ps->ok = false;
		return;
	}
	p = arena_strz(ps->arena, (struct str){(char *)b.p, b.n});
	end = p + b.n;
	buf_free(&b);
	while (ps->files <= RESPONSE_FILES && (inner = response_word(&p, end)) != NULL)
		expand(ps, inner);
}

static const char *
next_word(struct parser *ps, const char *word)
{
	if (ps->at < ps->words.n)
		return ps->words.v[ps->at++];
	ps->ok = false;
	diag_error(ps->diag, (struct loc){0}, "option %s needs a value", word);
	return NULL;
}

const struct opt *
opt_find(const struct opt *table, struct str name)
{
	for (; table->name; table++) {
		if (table->arg != OPT_JOINED && str_eqz(name, table->name))
			return table;
	}
	return NULL;
}

static const struct opt *
find_joined(const struct opt *table, const char *text)
{
	const struct opt *best = NULL;

	for (; table->name; table++) {
		if (table->arg == OPT_JOINED && str_starts(str_from(text), table->name) &&
			(!best || strlen(table->name) > strlen(best->name)))
			best = table;
	}
	return best;
}

/* The listed options come before those that are only accepted: a hint should name what --help shows. */
static const char *
option_name(void *user, size_t i)
{
	const struct opt *table = user;
	size_t n = 0, at;

	while (table[n].name)
		n++;
	if (i >= 2 * n)
		return NULL;
	at = i < n ? i : i - n;
	return (i < n) == (table[at].help != NULL) ? table[at].name : "";
}

/* The shortest listed option that begins with name; NULL if there is none. */
static const struct opt *
find_abbreviated(const struct opt *table, struct str name)
{
	const struct opt *found = NULL;

	for (; name.n >= 3 && table->name; table++)
		if (table->help && table->arg != OPT_JOINED && strncmp(table->name, name.p, name.n) == 0 &&
				(!found || strlen(table->name) < strlen(found->name)))
			found = table;
	return found;
}

/* The first letter of a group that is not an option, if those before it are: the mistake is in it. */
static const char *
wrong_letter(const struct parser *ps, const char *word)
{
	const struct opt *o = NULL;
	const char *p = word + 1;

	if (!ps->grouped || *p == '-')
		return NULL;
	while (*p && (o = opt_find(ps->table, (struct str){p, 1})) != NULL && o->arg == OPT_FLAG)
		p++;
	return p > word + 1 && *p && !o ? p : NULL;
}

const char *
opt_nearest(const struct opt *table, struct str name)
{
	const char *near = str_nearest(name, option_name, (void *)(uintptr_t)table);
	const struct opt *longer = near ? NULL : find_abbreviated(table, name);

	return longer ? longer->name : near;
}

static void
unknown(struct parser *ps, const char *word, struct str name)
{
	const char *near = opt_nearest(ps->table, name);
	const char *letter = near ? NULL : wrong_letter(ps, word);

	ps->ok = false;
	if (near)
		diag_error(ps->diag, (struct loc){0}, "unknown option %s; did you mean %s%s? --help lists all", word,
			near[1] && word[1] == '-' ? "--" : "-", near);
	else if (letter)
		diag_error(ps->diag, (struct loc){0}, "unknown option -%c in %s; --help lists all", *letter, word);
	else
		diag_error(ps->diag, (struct loc){0}, "unknown option %s; --help lists all", word);
}

/* The word names the option as a whole; value is what followed a '=', or NULL. */
static void
take_whole(struct parser *ps, const struct opt *o, const char *word, const char *value)
{
	if ((o->arg == OPT_FLAG || o->arg == OPT_FIXED) && value) {
		ps->ok = false;
		diag_error(ps->diag, (struct loc){0}, "option %s takes no value", word);
		return;
	}
	if (o->arg == OPT_VALUE && !value && !(value = next_word(ps, word)))
		return;
	ps->handle(ps->user, o->id, o->arg == OPT_FIXED ? o->value : value);
}

/* "-dr", "-ofile", "-drofile". Returns false, having done nothing, if a letter is not an option. */
static bool
take_letters(struct parser *ps, const char *word)
{
	const struct opt *o;

	for (const char *p = word + 1; *p; p++) {
		o = opt_find(ps->table, (struct str){p, 1});
		if (!o || (p > word + 1 && !ps->grouped))
			return false;
		if (o->arg == OPT_VALUE)
			break;
		if (!ps->grouped)
			return false;
	}
	for (const char *p = word + 1; *p; p++) {
		o = opt_find(ps->table, (struct str){p, 1});
		if (o->arg == OPT_VALUE) {
			take_whole(ps, o, word, p[1] ? p + 1 : NULL);
			break;
		}
		take_whole(ps, o, word, NULL);
	}
	return true;
}

static void
take(struct parser *ps, const char *word)
{
	const char *text = word + 1 + (word[1] == '-');
	struct str name = {text, strcspn(text, "=")};
	const char *value = text[name.n] ? text + name.n + 1 : NULL;
	const struct opt *o = opt_find(ps->table, name);

	if (o)
		take_whole(ps, o, word, value);
	else if ((o = find_joined(ps->table, text)) != NULL)
		ps->handle(ps->user, o->id, text + strlen(o->name));
	else if (text != word + 1 || !take_letters(ps, word))
		unknown(ps, word, name);
}

bool
opt_parse(struct diag *diag, struct arena *arena, const struct opt *table, bool grouped, int argc, char **argv,
	void (*handle)(void *user, int id, const char *value), void *user)
{
	struct parser ps = {
		.diag = diag,
		.arena = arena,
		.table = table,
		.grouped = grouped,
		.ok = true,
		.handle = handle,
		.user = user,
	};

	for (int i = 1; i < argc; i++)
		expand(&ps, argv[i]);
	while (ps.at < ps.words.n) {
		const char *word = ps.words.v[ps.at++];

		if (ps.ended || word[0] != '-' || !word[1])
			handle(user, -1, word);
		else if (strcmp(word, "--") == 0)
			ps.ended = true;
		else
			take(&ps, word);
	}
	alloc_free(ps.words.v);
	return ps.ok;
}

bool
opt_number(const char *value, uint64_t *number)
{
	char *end;

	errno = 0;
	*number = strtoull(value, &end, 0);
	return *value >= '0' && *value <= '9' && !*end && !errno;
}

void
opt_help(const char *usage, const struct opt *table)
{
	printf("Usage: %s\n\n", usage);
	for (; table->name; table++) {
		const char *dash = table->name[1] && table->arg != OPT_JOINED ? "--" : "-";
		const char *value = table->value && table->arg != OPT_FIXED ? table->value : "";
		const char *format = table->arg == OPT_VALUE
			? (table->name[1] ? "  %s%s=%s" : "  %s%s %s")
			: table->arg == OPT_OPTIONAL ? "  %s%s[=%s]"
						     : "  %s%s%s";
		char left[128];
		int n;

		if (!table->help)
			continue;
		n = snprintf(left, sizeof left, format, dash, table->name, value);
		if (n >= HELP_COLUMN)
			printf("%s\n%*s%s\n", left, HELP_COLUMN, "", table->help);
		else
			printf("%-*s%s\n", HELP_COLUMN, left, table->help);
	}
}
