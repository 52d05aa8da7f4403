#include "lsp/settings/flags.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/protocol/uri.h"

/* Checks whose findings are warnings of amdgcn-as. */
static const char *const warned[] = {"flow", "pops", "waits", "hazards"};

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
	*f = (struct flags){.kernel = true, .checks = all_warned()};
}

static void
set_text(char **member, struct str value)
{
	alloc_free(*member);
	*member = alloc_text(value);
}

static void
add_features(struct flags *f, struct str value)
{
	char *old = f->features;

	f->features = old ? alloc_printf("%s,%.*s", old, STR_ARG(value)) : alloc_text(value);
	alloc_free(old);
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

static void
set_passed(struct flags *f, struct str value, struct str folder)
{
	struct str *words = NULL;
	size_t n = 0, cap = 0;

	for (size_t from = 0, to; from < value.n; from = to + 1) {
		for (to = from; to < value.n && value.p[to] != ',';)
			to++;
		*APPEND(words, n, cap) = (struct str){value.p + from, to - from};
	}
	flags_apply(f, words, n, folder);
	alloc_free(words);
}

/* Options with a value. The value follows after '=' or as the next word. After a one-letter name, or after a name that ends with a
 * comma, the value follows directly. */
static const struct valued {
	const char *name;
	void (*set)(struct flags *f, struct str value, struct str folder);
} valued[] = {
	{"mcpu", set_processor}, {"offload-arch", set_processor}, {"march", set_processor}, {"mattr", set_features},
	{"triple", set_system}, {"target", set_system}, {"I", set_include}, {"Wa,", set_passed}, {"Xassembler", set_passed},
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

void
flags_apply(struct flags *f, const struct str *words, size_t n, struct str folder)
{
	for (size_t i = 0; i < n; i++) {
		struct str word = words[i];
		const struct valued *next;

		if (word.n < 2 || word.p[0] != '-')
			continue;
		word.p++, word.n--;
		if (word.p[0] == '-')
			word.p++, word.n--;
		next = apply(f, word, folder);
		if (next && ++i < n)
			next->set(f, words[i], folder);
	}
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

	for (size_t i = 0; i < line.n;) {
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
	alloc_free(f->features);
	alloc_free(f->system);
	for (size_t i = 0; i < f->ninclude; i++)
		alloc_free(f->include[i]);
	alloc_free(f->include);
	*f = (struct flags){0};
}
