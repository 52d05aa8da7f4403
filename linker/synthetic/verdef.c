#include "linker/synthetic/verdef.h"

#include <string.h>

#include "linker/synthetic/hash.h"

void
verdef_make(struct synthetic *made)
{
	if (made->script->version_names.n == 0)
		return;
	made->versym = file_add_section(made->inputs, ".gnu.version", SHT_GNU_versym, SHF_ALLOC, 2, 2);
	made->verdef = file_add_section(made->inputs, ".gnu.version_d", SHT_GNU_verdef, SHF_ALLOC, 4, 0);
}

/* Appends an entry of .gnu.version_d. at: offset of the version's name in .dynstr. */
static void
put_version(struct buf *b, uint16_t index, const char *name, uint64_t at, bool last)
{
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

/* Appends the entry of the base version. Its name is the name given by -soname, which is already in .dynstr, or else the name of
 * the output file. */
static void
put_base(const struct synthetic *made, struct buf *b, struct buf *dynstr)
{
	const char *slash = strrchr(made->opt->output, '/'), *name = made->opt->soname;
	uint64_t at = made->soname_at;

	if (!name) {
		name = slash ? slash + 1 : made->opt->output;
		at = dynstr->n;
		buf_put(dynstr, name, strlen(name) + 1);
	}
	put_version(b, VER_NDX_GLOBAL, name, at, false);
}

void
verdef_fill(struct synthetic *made, struct buf *dynstr)
{
	struct buf versions = {0}, symbols = {0};
	size_t n = made->script->version_names.n;

	if (!made->verdef)
		return;
	put_base(made, &versions, dynstr);
	for (size_t i = 0; i < n; i++) {
		const char *name = made->script->version_names.v[i];

		put_version(&versions, (uint16_t)(VER_NDX_GLOBAL + 1 + i), name, dynstr->n, i + 1 == n);
		buf_put(dynstr, name, strlen(name) + 1);
	}
	buf_put_le(&symbols, VER_NDX_LOCAL, 2);
	for (size_t i = 0; i < made->ndynsyms; i++) {
		const struct link_symbol *y = made->dynsyms[i].symbol;
		bool versioned = y->version && y->state == SYMBOL_DEFINED;

		buf_put_le(&symbols, versioned ? y->version->version : VER_NDX_GLOBAL, 2);
	}
	made->verdef->data = versions.p;
	made->verdef->size = versions.n;
	made->versym->data = symbols.p;
	made->versym->size = symbols.n;
}

void
verdef_link(struct synthetic *made)
{
	if (!made->verdef)
		return;
	made->versym->out->link = made->dynsym->out;
	made->verdef->out->link = made->dynstr->out;
	made->verdef->out->info = (uint32_t)made->script->version_names.n + 1;
}
