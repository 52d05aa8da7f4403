/* Versions of symbols, by the rules of ld.lld: a pattern without wildcards beats one with
 * wildcards, that the pattern "*"; of names the first counts, of wildcards those of the last block,
 * of "*" those of the first. The sections are GNU's, as the LSB describes them: .gnu.version holds
 * the index of each dynamic symbol's version, .gnu.version_d their names. */
#include "linker/layout/hash.h"
#include "linker/layout/section.h"
#include "linker/symbols/version.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/text/demangle.h"

enum { CLASS_NAME, CLASS_GLOB, CLASS_ALL };

static int class(const struct pattern *p)
{
	return !p->glob ? CLASS_NAME : strcmp(p->text, "*") == 0 ? CLASS_ALL : CLASS_GLOB;
}

/* The order in which patterns are looked at. */
static int
compare_patterns(const void *a, const void *b)
{
	const struct pattern *x = a, *y = b;
	int c = class(x), d = class(y);

	if (c != d)
		return c - d;
	if (x->node != y->node)
		return (x->node < y->node) == (c != CLASS_GLOB) ? -1 : 1;
	if (x->local != y->local)
		return x->local ? 1 : -1;
	return x->order < y->order ? -1 : x->order > y->order;
}

/* Whether the symbol is defined, or could be. */
static bool
is_defined(const struct symbol *y)
{
	return y->state == SYMBOL_DEFINED || y->state == SYMBOL_COMMON || y->state == SYMBOL_LAZY;
}

static const char *
version_name(const struct link *l, const struct pattern *p)
{
	return p->local                       ? "local"
	       : p->version == VER_NDX_GLOBAL ? "global"
					      : l->version_names.v[p->version - VER_NDX_GLOBAL - 1];
}

/* The symbol with this name if it is defined. */
static struct symbol *
find(const struct link *l, const char *name)
{
	const uint32_t *index = map_get(&l->names, str_from(name));
	struct symbol *y = index ? l->symbols[*index] : NULL;

	return y && is_defined(y) ? y : NULL;
}

static void
assign(struct link *l, const struct pattern *p, struct symbol *y)
{
	if (!y->version) {
		y->version = p;
	} else if (y->version->local != p->local || y->version->version != p->version) {
		diag_warning(l->diag, p->at, "%s cannot be %s: it already is %s", p->text,
			version_name(l, p), version_name(l, y->version));
		diag_note(l->diag, y->version->at, "by this");
	}
}

static bool
matches(struct link *l, const struct pattern *p, const struct symbol *y)
{
	/* Names come from string tables and end with a NUL. */
	const char *name = p->demangled ? demangle(&l->arena, y->name.p) : y->name.p;

	return class(p) == CLASS_ALL || (p->glob ? fnmatch(p->text, name, 0) : strcmp(p->text, name)) == 0;
}

static void
assign_name(struct link *l, const struct pattern *p)
{
	struct symbol *y = p->demangled ? NULL : find(l, p->text);
	bool found = y != NULL;

	if (y)
		assign(l, p, y);
	for (size_t i = 0; i < l->nsymbols && p->demangled; i++) {
		if (is_defined(l->symbols[i]) && matches(l, p, l->symbols[i])) {
			assign(l, p, l->symbols[i]);
			found = true;
		}
	}
	if (!found && !l->opt.undefined_version)
		diag_error(l->diag, p->at, "%s is to be %s, but is not defined; --undefined-version allows that", p->text,
			version_name(l, p));
}

static void
assign_glob(struct link *l, const struct pattern *p)
{
	for (size_t i = 0; i < l->nsymbols; i++) {
		struct symbol *y = l->symbols[i];

		if (!y->version && is_defined(y) && matches(l, p, y))
			y->version = p;
	}
}

static void export(struct link *l, const struct pattern *p)
{
	bool all = p->glob || p->demangled;
	const uint32_t *index = all ? NULL : map_get(&l->names, str_from(p->text));

	if (index)
		l->symbols[*index]->exported = true;
	for (size_t i = 0; i < l->nsymbols && all; i++)
		l->symbols[i]->exported |= matches(l, p, l->symbols[i]);
}

/* Whether --exclude-libs names the archive, by its file name without folders. */
static bool
is_excluded(const struct link *l, const char *archive)
{
	const char *slash = strrchr(archive, '/'), *name = slash ? slash + 1 : archive;

	for (size_t i = 0; i < l->opt.exclude_libs.n; i++) {
		const char *p = l->opt.exclude_libs.v[i];

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
version_assign(struct link *l)
{
	struct patterns *all = &l->versions;

	if (diag_error_count(l->diag) || l->opt.kind == OUTPUT_RELOCATABLE)
		return;
	for (size_t i = 0; i < l->nsymbols && l->opt.exclude_libs.n; i++) {
		struct symbol *y = l->symbols[i];

		y->excluded = is_defined(y) && y->file && y->file->archive &&
			      is_excluded(l, y->file->archive);
	}
	if (all->n)
		qsort(all->v, all->n, sizeof *all->v, compare_patterns);
	for (size_t i = 0; i < all->n; i++)
		(all->v[i].glob ? assign_glob : assign_name)(l, &all->v[i]);
	for (size_t i = 0; i < l->exports.n; i++)
		export(l, &l->exports.v[i]);
}

void
version_make(struct link *l)
{
	if (l->version_names.n == 0)
		return;
	l->synth.versym = section_add(l, ".gnu.version", SHT_GNU_versym, SHF_ALLOC, 2, 2);
	l->synth.verdef = section_add(l, ".gnu.version_d", SHT_GNU_verdef, SHF_ALLOC, 4, 0);
}

static void
put_version(struct buf *b, struct buf *dynstr, uint16_t index, const char *name, bool last)
{
	uint32_t at = (uint32_t)dynstr->n;

	buf_put(dynstr, name, strlen(name) + 1);
	buf_put_le(b, VER_DEF_CURRENT, 2);
	buf_put_le(b, index == VER_NDX_GLOBAL ? VER_FLG_BASE : 0, 2);
	buf_put_le(b, index, 2);
	buf_put_le(b, 1, 2);
	buf_put_le(b, hash_sysv(str_from(name)), 4);
	buf_put_le(b, sizeof(Elf64_Verdef), 4);
	buf_put_le(b, last ? 0 : sizeof(Elf64_Verdef) + sizeof(Elf64_Verdaux), 4);
	buf_put_le(b, at, 4);
	buf_put_le(b, 0, 4);
}

void
version_fill(struct link *l, struct buf *dynstr)
{
	const char *slash = strrchr(l->opt.output, '/'), *base = slash ? slash + 1 : l->opt.output;
	struct buf versions = {0}, symbols = {0};
	size_t n = l->version_names.n;

	if (!l->synth.verdef)
		return;
	put_version(&versions, dynstr, VER_NDX_GLOBAL, l->opt.soname ? l->opt.soname : base, false);
	for (size_t i = 0; i < n; i++)
		put_version(&versions, dynstr, (uint16_t)(VER_NDX_GLOBAL + 1 + i),
			l->version_names.v[i], i + 1 == n);
	buf_put_le(&symbols, VER_NDX_LOCAL, 2);
	for (size_t i = 0; i < l->ndynsyms; i++) {
		const struct symbol *y = l->dynsyms[i].symbol;
		bool versioned = y->version && y->state == SYMBOL_DEFINED;

		buf_put_le(&symbols, versioned ? y->version->version : VER_NDX_GLOBAL, 2);
	}
	l->synth.verdef->data = versions.p;
	l->synth.verdef->size = versions.n;
	l->synth.versym->data = symbols.p;
	l->synth.versym->size = symbols.n;
}

void
version_link(struct link *l)
{
	const struct synth *s = &l->synth;

	if (!s->verdef)
		return;
	s->versym->out->link = s->dynsym->out;
	s->verdef->out->link = s->dynstr->out;
	s->verdef->out->info = (uint32_t)l->version_names.n + 1;
}
