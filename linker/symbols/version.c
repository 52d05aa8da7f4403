/* Assigns versions to symbols by ld.lld's rules. Precedence: patterns without wildcards, patterns with wildcards, the pattern "*".
 * If several patterns without wildcards match a symbol, the first of them is used. If several patterns with wildcards match, the
 * pattern in the last version block is used.
 *
 * .gnu.version contains the version index of each dynamic symbol, and .gnu.version_d contains the names of the versions (LSB,
 * symbol versioning). */
#include "linker/symbols/version.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/diag.h"
#include "common/base/text/demangle.h"

enum { CLASS_NAME, CLASS_GLOB, CLASS_ALL };

/* The demangled names of all symbols. */
struct plain_names {
	struct symbols *symbols;
	const char **v;  /* by symbol */
	struct map first; /* maps a name to its first symbol, plus 1 */
	uint32_t *next;  /* for each symbol, the next symbol with its name, plus 1 */
};

/* Demangles all names, at the first call. */
static void
demangle_all(struct plain_names *plain)
{
	const struct symbols *symbols = plain->symbols;

	if (plain->v)
		return;
	plain->v = array_make(symbols->n, sizeof *plain->v);
	plain->next = array_make(symbols->n, sizeof *plain->next);
	for (uint32_t i = (uint32_t)symbols->n; i-- > 0;) {
		/* names from string tables are NUL-terminated */
		plain->v[i] = demangle(symbols->arena, symbols->v[i]->name.p);
		uint32_t *first = map_put(&plain->first, str_from(plain->v[i]), NULL);
		plain->next[i] = *first;
		*first = i + 1;
	}
}

static void
free_plain(struct plain_names *plain)
{
	alloc_free(plain->v);
	alloc_free(plain->next);
	map_free(&plain->first);
}

static int
pattern_class(const struct pattern *p)
{
	return !p->glob ? CLASS_NAME : strcmp(p->text, "*") == 0 ? CLASS_ALL : CLASS_GLOB;
}

static int
compare_patterns(const void *a, const void *b)
{
	const struct pattern *x = a, *y = b;
	int c = pattern_class(x), d = pattern_class(y);

	if (c != d)
		return c - d;
	if (x->node != y->node)
		return (x->node < y->node) == (c == CLASS_NAME) ? -1 : 1;
	if (x->local != y->local)
		return x->local ? 1 : -1;
	return x->order < y->order ? -1 : x->order > y->order;
}

/* Returns whether a symbol is defined. A definition in an archive member that is not loaded counts, too. */
static bool
is_defined(const struct link_symbol *y)
{
	return y->state == SYMBOL_DEFINED || y->state == SYMBOL_COMMON || y->state == SYMBOL_LAZY;
}

static const char *
version_name(const struct symbols *symbols, const struct pattern *p)
{
	return p->local                       ? "local"
		: p->version == VER_NDX_GLOBAL ? "global"
		: symbols->script->version_names.v[p->version - VER_NDX_GLOBAL - 1];
}

static struct link_symbol *
find_defined(const struct symbols *symbols, const char *name)
{
	struct link_symbol *y = symbol_find(symbols, str_from(name));

	return y && is_defined(y) ? y : NULL;
}

static void
assign_version(struct symbols *symbols, const struct pattern *p, struct link_symbol *y)
{
	if (!y->version) {
		y->version = p;
	} else if (y->version->local != p->local || y->version->version != p->version) {
		diag_warning(symbols->diag, p->at, "%s cannot be assigned to %s: it is already assigned to %s", p->text,
			version_name(symbols, p), version_name(symbols, y->version));
		diag_note(symbols->diag, y->version->at, "it is assigned here");
	}
}

/* Returns whether a pattern with wildcards matches symbol i. */
static bool
pattern_matches(struct plain_names *plain, const struct pattern *p, size_t i)
{
	struct symbols *symbols = plain->symbols;

	if (pattern_class(p) == CLASS_ALL)
		return true;
	if (p->demangled)
		demangle_all(plain);
	return glob_match(&symbols->script->globs, p->text, p->demangled ? str_from(plain->v[i]) : symbols->v[i]->name);
}

/* Returns the first symbol with the demangled name of a pattern, plus 1, or 0. */
static uint32_t
first_plain(struct plain_names *plain, const struct pattern *p)
{
	demangle_all(plain);
	const uint32_t *first = map_get(&plain->first, str_from(p->text));
	return first ? *first : 0;
}

static void
assign_name(struct plain_names *plain, const struct pattern *p)
{
	struct symbols *symbols = plain->symbols;
	struct link_symbol *y = p->demangled ? NULL : find_defined(symbols, p->text);
	bool found = y != NULL;

	if (y)
		assign_version(symbols, p, y);
	for (uint32_t i = p->demangled ? first_plain(plain, p) : 0; i; i = plain->next[i - 1]) {
		if (is_defined(symbols->v[i - 1])) {
			assign_version(symbols, p, symbols->v[i - 1]);
			found = true;
		}
	}
	if (!found && !symbols->opt->undefined_version)
		diag_error(symbols->diag, p->at, "%s is assigned to %s, but is not defined; --undefined-version allows this", p->text,
			version_name(symbols, p));
}

static void
assign_glob(struct plain_names *plain, const struct pattern *p)
{
	for (size_t i = 0; i < plain->symbols->n && !glob_is_spent(&plain->symbols->script->globs); i++) {
		struct link_symbol *y = plain->symbols->v[i];

		if (!y->version && is_defined(y) && pattern_matches(plain, p, i))
			y->version = p;
	}
}

static void
export_matching(struct plain_names *plain, const struct pattern *p)
{
	struct symbols *symbols = plain->symbols;
	struct link_symbol *y = p->glob || p->demangled ? NULL : symbol_find(symbols, str_from(p->text));

	if (y)
		y->exported = true;
	for (size_t i = 0; i < symbols->n && p->glob && !glob_is_spent(&symbols->script->globs); i++)
		symbols->v[i]->exported = symbols->v[i]->exported || pattern_matches(plain, p, i);
	for (uint32_t i = p->demangled && !p->glob ? first_plain(plain, p) : 0; i; i = plain->next[i - 1])
		symbols->v[i - 1]->exported = true;
}

/* The file names of --exclude-libs. */
struct excluded_libs {
	struct map names;
	bool all;
};

static void
list_excluded(const struct symbols *symbols, struct excluded_libs *out)
{
	for (size_t i = 0; i < symbols->opt->exclude_libs.n; i++) {
		const char *p = symbols->opt->exclude_libs.v[i];

		for (size_t n; *p; p += n + (p[n] != 0)) {
			n = strcspn(p, ",:");
			out->all |= n == 3 && memcmp(p, "ALL", 3) == 0;
			map_put(&out->names, (struct str){p, n}, NULL);
		}
	}
}

static bool
is_excluded(const struct excluded_libs *libs, const char *archive)
{
	const char *slash = strrchr(archive, '/');

	return libs->all || map_get(&libs->names, str_from(slash ? slash + 1 : archive));
}

void
version_assign(struct symbols *symbols)
{
	struct patterns *all = &symbols->script->versions;
	struct plain_names plain = {.symbols = symbols};
	struct excluded_libs libs = {0};

	if (diag_error_count(symbols->diag) || symbols->opt->kind == OUTPUT_RELOCATABLE)
		return;
	list_excluded(symbols, &libs);
	for (size_t i = 0; i < symbols->n && symbols->opt->exclude_libs.n; i++) {
		struct link_symbol *y = symbols->v[i];

		y->excluded = is_defined(y) && y->file && y->file->archive &&
			is_excluded(&libs, y->file->archive);
	}
	if (all->n)
		qsort(all->v, all->n, sizeof *all->v, compare_patterns);
	for (size_t i = 0; i < all->n; i++)
		(all->v[i].glob ? assign_glob : assign_name)(&plain, &all->v[i]);
	for (size_t i = 0; i < symbols->script->exports.n; i++)
		export_matching(&plain, &symbols->script->exports.v[i]);
	free_plain(&plain);
	map_free(&libs.names);
}
