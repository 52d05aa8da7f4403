/* Assigns versions to symbols by ld.lld's rules. Precedence: patterns without wildcards, patterns with wildcards, the pattern "*".
 * If several patterns without wildcards match a symbol, the first of them is used. If several patterns with wildcards match, the
 * pattern in the last version block is used.
 *
 * .gnu.version contains the version index of each dynamic symbol, and .gnu.version_d contains the names of the versions (LSB,
 * symbol versioning). */
#include "linker/symbols/version.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/text/demangle.h"
#include "common/base/text/glob.h"

enum { CLASS_NAME, CLASS_GLOB, CLASS_ALL };

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

static bool
pattern_matches(struct symbols *symbols, const struct pattern *p, const struct link_symbol *y)
{
	/* names from string tables are NUL-terminated */
	const char *name = p->demangled ? demangle(symbols->arena, y->name.p) : y->name.p;

	return pattern_class(p) == CLASS_ALL || (p->glob ? glob_matches(p->text, name) : strcmp(p->text, name) == 0);
}

static void
assign_name(struct symbols *symbols, const struct pattern *p)
{
	struct link_symbol *y = p->demangled ? NULL : find_defined(symbols, p->text);
	bool found = y != NULL;

	if (y)
		assign_version(symbols, p, y);
	for (size_t i = 0; i < symbols->n && p->demangled; i++) {
		if (is_defined(symbols->v[i]) && pattern_matches(symbols, p, symbols->v[i])) {
			assign_version(symbols, p, symbols->v[i]);
			found = true;
		}
	}
	if (!found && !symbols->opt->undefined_version)
		diag_error(symbols->diag, p->at, "%s is assigned to %s, but is not defined; --undefined-version allows this", p->text,
			version_name(symbols, p));
}

static void
assign_glob(struct symbols *symbols, const struct pattern *p)
{
	for (size_t i = 0; i < symbols->n; i++) {
		struct link_symbol *y = symbols->v[i];

		if (!y->version && is_defined(y) && pattern_matches(symbols, p, y))
			y->version = p;
	}
}

static void
export_matching(struct symbols *symbols, const struct pattern *p)
{
	bool all = p->glob || p->demangled;
	struct link_symbol *y = all ? NULL : symbol_find(symbols, str_from(p->text));

	if (y)
		y->exported = true;
	for (size_t i = 0; i < symbols->n && all; i++)
		symbols->v[i]->exported |= pattern_matches(symbols, p, symbols->v[i]);
}

static bool
is_excluded(const struct symbols *symbols, const char *archive)
{
	const char *slash = strrchr(archive, '/'), *name = slash ? slash + 1 : archive;

	for (size_t i = 0; i < symbols->opt->exclude_libs.n; i++) {
		const char *p = symbols->opt->exclude_libs.v[i];

		for (size_t n; *p; p += n + (p[n] != 0)) {
			n = strcspn(p, ",:");
			if ((n == 3 && memcmp(p, "ALL", 3) == 0) ||
				str_eqz((struct str){p, n}, name))
				return true;
		}
	}
	return false;
}

void
version_assign(struct symbols *symbols)
{
	struct patterns *all = &symbols->script->versions;

	if (diag_error_count(symbols->diag) || symbols->opt->kind == OUTPUT_RELOCATABLE)
		return;
	for (size_t i = 0; i < symbols->n && symbols->opt->exclude_libs.n; i++) {
		struct link_symbol *y = symbols->v[i];

		y->excluded = is_defined(y) && y->file && y->file->archive &&
			is_excluded(symbols, y->file->archive);
	}
	if (all->n)
		qsort(all->v, all->n, sizeof *all->v, compare_patterns);
	for (size_t i = 0; i < all->n; i++)
		(all->v[i].glob ? assign_glob : assign_name)(symbols, &all->v[i]);
	for (size_t i = 0; i < symbols->script->exports.n; i++)
		export_matching(symbols, &symbols->script->exports.v[i]);
}
