/* Parses command-line options. An argument is looked up first as a whole name, then as a joined option, then as a one-letter
 * option with its value, then as a group of one-letter flags. */
#include "common/base/option/opt.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/base/text/ascii.h"

/* Limits of response files, which may include each other: their number, nesting depth and total size. */
enum { RESPONSE_FILES = 2000, RESPONSE_DEPTH = 50, RESPONSE_SIZE = 1 << 26 };
enum { HELP_COLUMN = 30 };

struct parser {
	const struct opt_reader *reader;
	unsigned files, depth; /* number of response files read; number of files that are being read */
	size_t size;     /* number of bytes read from response files */
	bool ok, ended;  /* ok: no error so far; ended: "--" was seen */
	bool named;      /* "--" was seen: the words after it are not response files */
	struct names words;
	size_t at;
};

/* Returns whether a character separates the words of a response file. NUL is a separator, because words cannot contain it. */
static bool
is_blank(char c)
{
	return ascii_is_space(c) || !c;
}

/* Returns the next word of a response file's text at *p, and advances *p past it. The text is modified. Blanks separate words,
 * quotes protect blanks, and a backslash escapes the next character. Returns NULL at the end. */
static char *
response_word(char **p, const char *end)
{
	char *s = *p, quote = 0;

	while (s < end && is_blank(*s))
		s++;
	if (s == end)
		return NULL;
	char *out, *o;
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

/* Reads a response file. A file that another one names must be a regular file. Returns false if it cannot be read. */
static bool
read_response(const struct parser *ps, struct buf *b, const char *path)
{
	struct files *files = ps->reader->files;

	return !(ps->depth ? buf_read_named(b, path, RESPONSE_SIZE, files) : buf_read_file(b, path, files));
}

/* Counts a response file that has been read. Returns false if it exceeds a limit, which is an error. */
static bool
count_response(struct parser *ps, const struct buf *b, const char *path)
{
	static const char last[] = "too many response files, the last is";
	struct diag *diag = ps->reader->diag;

	ps->size += b->n;
	if (++ps->files > RESPONSE_FILES)
		diag_error(diag, (struct loc){0}, "%s '%s': there are more than %d", last, path, RESPONSE_FILES);
	else if (ps->depth >= RESPONSE_DEPTH)
		diag_error(diag, (struct loc){0}, "%s '%s': more than %d are nested", last, path, RESPONSE_DEPTH);
	else if (ps->size > RESPONSE_SIZE)
		diag_error(diag, (struct loc){0}, "%s '%s': together they have more than %d MB", last, path, RESPONSE_SIZE >> 20);
	else
		return true;
	return false;
}

/* Appends a word. If it is "@file", appends the words of the file instead, unless an error was reported already. */
static void
expand(struct parser *ps, const char *word)
{
	struct buf b = {0};

	/* As in GNU's programs, "@file" is an ordinary word if the file cannot be read. */
	if (ps->named || word[0] != '@' || !word[1] || !read_response(ps, &b, word + 1)) {
		buf_free(&b);
		ps->named |= !strcmp(word, "--");
		*APPEND(ps->words.v, ps->words.n, ps->words.cap) = word;
		return;
	}
	if (!count_response(ps, &b, word + 1)) {
		buf_free(&b);
		ps->ok = false;
		return;
	}
	char *p = arena_strz(ps->reader->arena, (struct str){(char *)b.p, b.n});
	char *end = p + b.n;
	buf_free(&b);
	ps->depth++;
	char *inner;
	while (ps->ok && (inner = response_word(&p, end)) != NULL)
		expand(ps, inner);
	ps->depth--;
}

static const char *
next_word(struct parser *ps, const char *word)
{
	if (ps->at < ps->words.n)
		return ps->words.v[ps->at++];
	ps->ok = false;
	diag_error(ps->reader->diag, (struct loc){0}, "option %s needs a value", word);
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

static bool
is_listed(const struct opt *row)
{
	return row->help && row->action.kind != OPT_REFUSED;
}

/* Enumerates all options. The options that --help lists are first, so that they are preferred as suggestions. */
static const char *
option_name(void *user, size_t i)
{
	const struct opt *table = user;
	size_t n = 0;

	while (table[n].name)
		n++;
	if (i >= 2 * n)
		return NULL;
	size_t at = i < n ? i : i - n;
	return (i < n) == is_listed(&table[at]) ? table[at].name : "";
}

/* Returns the shortest documented option that begins with name, or NULL. Names of fewer than three letters are too ambiguous. */
static const struct opt *
find_abbreviated(const struct opt *table, struct str name)
{
	const struct opt *found = NULL;

	for (; name.n >= 3 && table->name; table++)
		if (is_listed(table) && table->arg != OPT_JOINED && strncmp(table->name, name.p, name.n) == 0 &&
				(!found || strlen(table->name) < strlen(found->name)))
			found = table;
	return found;
}

/* Finds the mistake in a group that begins with a valid one-letter flag: returns a pointer to the first letter that is not an
 * option, or NULL. */
static const char *
wrong_letter(const struct parser *ps, const char *word)
{
	const struct opt *o = NULL;
	const char *p = word + 1;

	if (!ps->reader->grouped || *p == '-')
		return NULL;
	while (*p && (o = opt_find(ps->reader->table, (struct str){p, 1})) != NULL && o->arg == OPT_FLAG)
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
	const char *near = opt_nearest(ps->reader->table, name);
	const char *letter = near ? NULL : wrong_letter(ps, word);

	ps->ok = false;
	if (near)
		diag_error(ps->reader->diag, (struct loc){0}, "unknown option %s; did you mean %s%s? --help lists all", word,
			near[1] && word[1] == '-' ? "--" : "-", near);
	else if (letter)
		diag_error(ps->reader->diag, (struct loc){0}, "unknown option -%c in %s; --help lists all", *letter, word);
	else
		diag_error(ps->reader->diag, (struct loc){0}, "unknown option %s; --help lists all", word);
}

static const char *
dashes(const struct opt *row)
{
	return row->name[1] && row->arg != OPT_JOINED ? "--" : "-";
}

/* Returns the word at *p, and advances *p past it. The word is empty at the end. */
static struct str
split_word(const char **p)
{
	struct str word = {*p, strcspn(*p, " ")};

	*p += word.n;
	*p += strspn(*p, " ");
	return word;
}

static bool
is_word(struct str word, const char *value)
{
	struct str v = str_from(value);
	uint64_t n;

	if (str_eqz(word, "#"))
		return opt_number(value, &n);
	if (str_eqz(word, OPT_NONEMPTY))
		return v.n > 0;
	if (word.p[word.n - 1] == '*')
		return v.n >= word.n - 1 && memcmp(v.p, word.p, word.n - 1) == 0;
	if (word.p[0] == '*')
		return v.n >= word.n - 1 && memcmp(v.p + v.n - (word.n - 1), word.p + 1, word.n - 1) == 0;
	return str_eqz(word, value);
}

int
opt_word_index(const char *words, const char *value)
{
	int i = 0;

	for (const char *p = words; *p; i++)
		if (is_word(split_word(&p), value))
			return i;
	return -1;
}

/* Returns word i of `user`, or NULL after the last word. `user` is a list of NUL-terminated words, with another NUL at its end. */
static const char *
next_choice(void *user, size_t i)
{
	const char *word = user;

	while (i-- && *word)
		word += strlen(word) + 1;
	return *word ? word : NULL;
}

/* Returns a copy, in the arena, of the word that is most similar to value, or NULL if no word is similar. */
static const char *
nearest_word(struct arena *arena, const char *words, const char *value)
{
	struct buf list = {0};

	for (const char *p = words; *p;) {
		struct str word = split_word(&p);

		buf_put(&list, word.p, word.n);
		buf_fill(&list, 0, 1);
	}
	buf_fill(&list, 0, 1);
	const char *near = str_nearest(str_from(value), next_choice, list.p);
	near = near ? arena_strz(arena, str_from(near)) : NULL;
	buf_free(&list);
	return near;
}

void
opt_put_choices(struct buf *b, const char *words)
{
	for (const char *p = words; *p;) {
		struct str word = split_word(&p);
		struct str shown = str_eqz(word, "#") ? STR("a number") : word;
		const char *after = p;

		split_word(&after);
		buf_printf(b, "%.*s%s", STR_ARG(shown), !*p ? "" : *after ? ", " : " or ");
	}
}

int
opt_choose(struct diag *diag, const struct opt *row, const char *words, const char *value)
{
	int i = opt_word_index(words, value);
	struct arena arena = {0};
	struct buf choices = {0};

	if (i >= 0)
		return i;
	if (strcmp(words, OPT_NONEMPTY) == 0) {
		diag_error(diag, (struct loc){0}, "option %s%s: the name is empty", dashes(row), row->name);
		return -1;
	}
	const char *near = nearest_word(&arena, words, value);
	opt_put_choices(&choices, words);
	if (strchr(words, '*'))
		diag_error(diag, (struct loc){0}, "%s%s: unknown value '%s'; the manual lists what is accepted", dashes(row), row->name,
			value);
	else
		diag_error(diag, (struct loc){0}, "%s%s: expected %.*s, but got '%s'%s%s%s", dashes(row), row->name,
			(int)choices.n, (const char *)choices.p, value, near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
	buf_free(&choices);
	arena_free(&arena);
	return -1;
}

unsigned
opt_choose_list(struct diag *diag, const struct opt *row, const char *(*word)(size_t i), const char *value)
{
	struct arena arena = {0};
	const char *words = "", *name;
	unsigned chosen = 0;
	bool any = false;

	for (size_t i = 0; (name = word(i)); i++)
		words = arena_printf(&arena, "%s%s%s", words, i ? " " : "", name);
	for (size_t n; *value || !any; value += n + (value[n] == ',')) {
		n = strcspn(value, ",");
		if (!n && (value[n] || any))
			continue;
		any = true;

		int i = opt_choose(diag, row, words, arena_strz(&arena, (struct str){value, n}));
		chosen |= i < 0 ? 0 : 1u << i;
	}
	arena_free(&arena);
	return chosen;
}

static void
refuse(struct parser *ps, const struct opt *o, const char *value)
{
	diag_error(ps->reader->diag, (struct loc){0}, "option %s%s%s%s is not supported%s%s", dashes(o), o->name,
		!value || o->arg == OPT_JOINED ? "" : o->name[1] ? "=" : " ", value ? value : "", o->help ? ": " : "",
		o->help ? o->help : "");
}

static void
act(struct parser *ps, const struct opt *o, const char *value)
{
	void *field = (char *)ps->reader->fields + o->action.offset;
	int index = 0;

	if (o->words && value && (index = opt_choose(ps->reader->diag, o, o->words, value)) < 0)
		return;
	switch (o->action.kind) {
	case OPT_HANDLED: ps->reader->handle(ps->reader->user, o, value); break;
	case OPT_IGNORED: break;
	case OPT_REFUSED: refuse(ps, o, value); break;
	case OPT_BOOL: *(bool *)field = o->action.number; break;
	case OPT_ENUM: *(int *)field = o->action.number + index; break;
	case OPT_NUMBER:
		if (!opt_number(value, field))
			diag_error(ps->reader->diag, (struct loc){0}, "%s%s: expected a non-negative integer, but got '%s'",
				dashes(o), o->name, value);
		break;
	case OPT_TEXT: *(const char **)field = value; break;
	case OPT_TEXTS: {
		struct names *names = field;

		*APPEND(names->v, names->n, names->cap) = value;
		break;
	}
	}
}

/* Handles an option that was given by its whole name. value is the part after '=', or NULL. */
static void
act_whole(struct parser *ps, const struct opt *o, const char *word, const char *value)
{
	if ((o->arg == OPT_FLAG || o->arg == OPT_FIXED) && value) {
		ps->ok = false;
		diag_error(ps->reader->diag, (struct loc){0}, "option %s takes no value", word);
		return;
	}
	if (o->arg == OPT_VALUE && !value && !(value = next_word(ps, word)))
		return;
	act(ps, o, o->arg == OPT_FIXED ? o->value : value);
}

/* Handles a group of letters: "-dr", "-ofile", "-drofile". Returns false, without effect, if a letter is not an option. */
static bool
act_letters(struct parser *ps, const char *word)
{
	const struct opt *o;

	for (const char *p = word + 1; *p; p++) {
		o = opt_find(ps->reader->table, (struct str){p, 1});
		if (!o || (p > word + 1 && !ps->reader->grouped))
			return false;
		if (o->arg == OPT_VALUE)
			break;
		if (!ps->reader->grouped)
			return false;
	}
	for (const char *p = word + 1; *p; p++) {
		o = opt_find(ps->reader->table, (struct str){p, 1});
		if (o->arg == OPT_VALUE) {
			act_whole(ps, o, word, p[1] ? p + 1 : NULL);
			break;
		}
		act_whole(ps, o, word, NULL);
	}
	return true;
}

static void
read_option(struct parser *ps, const char *word)
{
	const char *text = word + 1 + (word[1] == '-');
	struct str name = {text, strcspn(text, "=")};
	const char *value = text[name.n] ? text + name.n + 1 : NULL;
	const struct opt *o = opt_find(ps->reader->table, name);

	if (o)
		act_whole(ps, o, word, value);
	else if ((o = find_joined(ps->reader->table, text)) != NULL)
		act(ps, o, text + strlen(o->name));
	else if (text != word + 1 || !act_letters(ps, word))
		unknown(ps, word, name);
}

bool
opt_parse(const struct opt_reader *reader, int argc, char **argv)
{
	struct parser ps = {.reader = reader, .ok = true};

	for (int i = 1; i < argc && ps.ok; i++)
		expand(&ps, argv[i]);
	if (!ps.ok)
		ps.words.n = 0;
	while (ps.at < ps.words.n) {
		const char *word = ps.words.v[ps.at++];

		if (ps.ended || word[0] != '-' || !word[1])
			reader->handle(reader->user, NULL, word);
		else if (strcmp(word, "--") == 0)
			ps.ended = true;
		else
			read_option(&ps, word);
	}
	alloc_free(ps.words.v);
	return ps.ok;
}

bool
opt_number(const char *value, uint64_t *number)
{
	errno = 0;
	char *end;
	*number = strtoull(value, &end, 0);
	return *value >= '0' && *value <= '9' && !*end && !errno;
}

void
opt_help(const char *usage, const struct opt *table)
{
	printf("Usage: %s\n\n", usage);
	for (; table->name; table++) {
		const char *dash = dashes(table);
		const char *value = table->value && table->arg != OPT_FIXED ? table->value : "";
		const char *format = table->arg == OPT_VALUE
			? (table->name[1] ? "  %s%s=%s" : "  %s%s %s")
			: table->arg == OPT_OPTIONAL ? "  %s%s[=%s]"
			: "  %s%s%s";

		if (!is_listed(table))
			continue;
		char left[128];
		int bytes = snprintf(left, sizeof left, format, dash, table->name, value);
		int columns = 0;
		for (const char *p = left; *p; p++)
			columns += (*p & 0xc0) != 0x80; /* UTF-8 continuation bytes occupy no column */
		if (columns >= HELP_COLUMN)
			printf("%s\n%*s%s\n", left, HELP_COLUMN, "", table->help);
		else
			printf("%-*s%s\n", HELP_COLUMN + bytes - columns, left, table->help);
	}
}
