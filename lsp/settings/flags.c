#include "lsp/settings/flags.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/protocol/uri.h"

/* Checks whose findings are warnings of amdgcn-as. */
static const char *const warned[] = {"flow", "pops", "dvgpr", "waits", "hazards"};

/* Returns the bit of a check, or 0 if it is unknown. */
static unsigned
check_bit(struct str name)
{
	struct amdgcn_check_info info;

	for (size_t i = 0; amdgcn_check_info(i, &info); i++)
		if (str_eqz(name, info.name))
			return 1u << i;
	return 0;
}

static unsigned
all_warned(void)
{
	unsigned bits = 0;

	for (size_t i = 0; i < sizeof warned / sizeof *warned; i++)
		bits |= check_bit(str_from(warned[i]));
	return bits;
}

void
flags_start(struct flags *f)
{
	*f = (struct flags){.kernel = true, .fill_metadata = true, .prefer_source = true, .checks = all_warned()};
}

static void
set_text(char **member, struct str value)
{
	alloc_free(*member);
	*member = alloc_text(value);
}

/* Features are separated by commas and end with a NUL. */
static void
add_features(struct flags *f, struct str value)
{
	if (f->features.n)
		f->features.p[f->features.n - 1] = ',';
	buf_put(&f->features, value.p, value.n);
	buf_put(&f->features, "", 1);
}

/* Records why options have no effect. Only the first reason is kept. */
static void
complain(struct flags *f, const char *why)
{
	if (!f->why)
		f->why = alloc_text(str_from(why));
}

/* Counts a word. Returns false if there are too many. */
static bool
count(struct flags *f)
{
	if (f->nwords++ < FLAGS_WORDS)
		return true;
	if (!f->why)
		f->why = alloc_printf("more than %d options; the others have no effect", FLAGS_WORDS);
	return false;
}

static bool
is_too_long(struct flags *f, struct str word)
{
	if (word.n > FLAGS_WORD && !f->why)
		f->why = alloc_printf("an option of more than %d bytes has no effect", FLAGS_WORD);
	return word.n > FLAGS_WORD;
}

void
flags_add_include(struct flags *f, struct str folder)
{
	char *copy = alloc_text(folder);

	*APPEND(f->include, f->ninclude, f->capinclude) = copy;
}

static void
set_processor(struct flags *f, struct str value, struct str folder)
{
	(void)folder;
	set_text(&f->processor, value);
}

static void
set_features(struct flags *f, struct str value, struct str folder)
{
	(void)folder;
	add_features(f, value);
}

static void
set_system(struct flags *f, struct str value, struct str folder)
{
	(void)folder;
	set_text(&f->system, value);
}

static void
set_version(struct flags *f, struct str value, struct str folder)
{
	(void)folder;
	f->version = value.n == 1 && value.p[0] >= '2' && value.p[0] <= '6' ? (unsigned)(value.p[0] - '0') : 0;
}

static void
set_include(struct flags *f, struct str value, struct str folder)
{
	char *path = path_join(folder, value);

	*APPEND(f->include, f->ninclude, f->capinclude) = path;
}

/* Adds an option that is passed to the assembler. As in amdgcn-as, these options apply after the others, and pass no options. */
static void
set_passed(struct flags *f, struct str value, struct str folder)
{
	(void)folder;
	if (f->passing)
		complain(f, "an option for the assembler, of -Wa or -Xassembler, cannot be -Wa or -Xassembler; it has no effect");
	else if (count(f))
		*APPEND(f->passed, f->npassed, f->cappassed) = value;
}

static void
set_passed_list(struct flags *f, struct str value, struct str folder)
{
	for (size_t from = 0, to; from < value.n && f->nwords <= FLAGS_WORDS; from = to + 1) {
		for (to = from; to < value.n && value.p[to] != ',';)
			to++;
		set_passed(f, (struct str){value.p + from, to - from}, folder);
	}
}

/* Options with a value. The value follows after '=' or as the next word. After a one-letter name, or after a name that ends with a
 * comma, the value follows directly. */
static const struct valued {
	const char *name;
	void (*set)(struct flags *f, struct str value, struct str folder);
} valued[] = {
	{"mcpu", set_processor}, {"offload-arch", set_processor}, {"march", set_processor}, {"mattr", set_features},
	{"triple", set_system}, {"target", set_system}, {"I", set_include}, {"Wa,", set_passed_list}, {"Xassembler", set_passed},
	{"amdhsa-code-object-version", set_version}, {"mcode-object-version", set_version},
};

/* Names of features that options such as -mxnack and -mno-xnack set. */
static const char *const features[] = {"wavefrontsize64", "cumode", "tgsplit", "xnack", "sramecc"};

static bool
apply_feature(struct flags *f, struct str name)
{
	bool off = str_starts(name, "mno-");
	size_t n = off ? 4 : 1;

	for (size_t i = 0; i < sizeof features / sizeof *features; i++)
		if (str_starts(name, "m") && str_eqz((struct str){name.p + n, name.n - n}, features[i])) {
			char word[32] = {off ? '-' : '+'};

			memcpy(word + 1, features[i], strlen(features[i]));
			add_features(f, str_from(word));
			return true;
		}
	return false;
}

/* Applies an option -W…, without the W. */
static void
apply_warning(struct flags *f, struct str name)
{
	bool off = str_starts(name, "no-"), error = str_starts(name, "error=");
	size_t n = off ? 3 : error ? 6 : 0;
	struct str what = {name.p + n, name.n - n};
	bool all = str_eqz(what, "all") || str_eqz(what, "everything");
	unsigned bits = all ? all_warned() : check_bit(what);

	f->checks = off ? f->checks & ~bits : f->checks | bits;
	if (all || str_eqz(what, "kernel"))
		f->kernel = !off;
	if (str_eqz(what, "extra"))
		f->compilers = !off;
	if (str_eqz(what, "notes"))
		f->notes = !off;
}

/* Applies an option without its dashes. Returns the option if its value is the next word, otherwise NULL. */
static const struct valued *
apply(struct flags *f, struct str word, struct str folder)
{
	for (size_t i = 0; i < sizeof valued / sizeof *valued; i++) {
		size_t n = strlen(valued[i].name);
		bool joined = n == 1 || valued[i].name[n - 1] == ',';

		if (str_eqz(word, valued[i].name) && valued[i].name[n - 1] != ',')
			return &valued[i];
		if (!str_starts(word, valued[i].name) || !(joined || word.p[n] == '='))
			continue;
		valued[i].set(f, (struct str){word.p + n + !joined, word.n - n - !joined}, folder);
		return NULL;
	}
	if (str_eqz(word, "fill-metadata"))
		f->fill_metadata = true;
	else if (str_eqz(word, "fauto-waits") || str_starts(word, "fauto-waits="))
		f->checks &= ~check_bit(STR("waits"));
	else if (str_eqz(word, "fauto-nops"))
		f->checks &= ~check_bit(STR("hazards"));
	else if (word.n > 1 && word.p[0] == 'W')
		apply_warning(f, (struct str){word.p + 1, word.n - 1});
	else
		apply_feature(f, word);
	return NULL;
}

static void
apply_words(struct flags *f, const struct str *words, size_t n, struct str folder)
{
	for (size_t i = 0; i < n && count(f); i++) {
		struct str word = words[i];

		if (str_eqz(word, "--")) /* names of files follow */
			return;
		if (word.n < 2 || word.p[0] != '-' || is_too_long(f, word))
			continue;
		word.p++, word.n--;
		if (word.p[0] == '-')
			word.p++, word.n--;
		const struct valued *next = apply(f, word, folder);
		if (next && ++i < n && !is_too_long(f, words[i]))
			next->set(f, words[i], folder);
	}
}

void
flags_apply(struct flags *f, const struct str *words, size_t n, struct str folder)
{
	apply_words(f, words, n, folder);
	f->passing = true;
	apply_words(f, f->passed, f->npassed, folder);
	f->passing = false;
	f->npassed = 0;
}

/* Appends the next word of a line to `out`, NUL-terminated. Returns the end of the word. */
static size_t
next_word(struct str line, size_t i, struct buf *out)
{
	char quote = 0;

	for (; i < line.n && (quote || !strchr(" \t\n\r", line.p[i])); i++) {
		char c = line.p[i];

		if (quote ? c == quote : c == '"' || c == '\'') {
			quote = quote ? 0 : c;
			continue;
		}
		if (c == '\\' && quote != '\'' && i + 1 < line.n)
			c = line.p[++i];
		if (c)
			buf_put(out, &c, 1);
	}
	buf_put(out, "", 1);
	return i;
}

void
flags_apply_line(struct flags *f, struct str line, struct str folder)
{
	struct buf text = {0};
	struct str *words = NULL;
	size_t *starts = NULL, nstarts = 0, capstarts = 0;

	for (size_t i = 0; i < line.n && nstarts <= FLAGS_WORDS;) {
		if (strchr(" \t\n\r", line.p[i])) {
			i++;
			continue;
		}
		*APPEND(starts, nstarts, capstarts) = text.n;
		i = next_word(line, i, &text);
	}
	words = array_make(nstarts, sizeof *words);
	for (size_t i = 0; i < nstarts; i++)
		words[i] = str_from((char *)text.p + starts[i]);
	flags_apply(f, words, nstarts, folder);
	alloc_free(words);
	alloc_free(starts);
	buf_free(&text);
}

void
flags_free(struct flags *f)
{
	alloc_free(f->processor);
	buf_free(&f->features);
	alloc_free(f->system);
	alloc_free(f->passed);
	alloc_free(f->why);
	for (size_t i = 0; i < f->ninclude; i++)
		alloc_free(f->include[i]);
	alloc_free(f->include);
	*f = (struct flags){0};
}
