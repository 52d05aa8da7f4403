#include "common/elf/elftable.h"

#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"

#define ERROR(e, fmt, ...) diag_error((e)->diag, (struct loc){0}, "%s: " fmt, (e)->name, __VA_ARGS__)

static bool
is_table(const struct elfin_section *s, size_t size)
{
	return s->hdr.sh_size % size == 0 && (!s->hdr.sh_entsize || s->hdr.sh_entsize == size);
}

static bool
is_symtab(const struct elfin_section *s)
{
	return s->hdr.sh_type == SHT_SYMTAB || s->hdr.sh_type == SHT_DYNSYM;
}

/* Returns the entries of a table section, or NULL if there are none. After an error, returns NULL and sets *ok to false. */
static const uint8_t *
entries(const struct elfin *e, const struct elfin_section *s, size_t size, size_t *n, bool *ok)
{
	*n = 0;
	*ok = !s->data;
	if (!s->data)
		return NULL;
	if (!is_table(s, size)) {
		ERROR(e, "section %zu (%s): its %#llx bytes are not a table of entries of %zu bytes", elfin_number(e, s), s->name,
			(unsigned long long)s->hdr.sh_size, size);
		return NULL;
	}
	*ok = true;
	*n = s->hdr.sh_size / size;
	return s->data;
}

static const uint8_t *
extended_numbers(const struct elfin *e, const struct elfin_section *symtab, size_t *n)
{
	const struct elfin_section *s = &e->sections[symtab->extended];

	*n = symtab->extended && s->data && is_table(s, sizeof(uint32_t)) ? s->hdr.sh_size / sizeof(uint32_t) : 0;
	return *n ? s->data : NULL;
}

/* Sets *out to a table whose symbols have not been checked. Returns false if the section does not consist of symbols. */
static bool
open_symtab(const struct elfin *e, const struct elfin_section *s, struct elfin_symtab *out)
{
	struct elfin_symtab t = {.bytes = s->data};

	*out = t;
	if (!is_table(s, sizeof(Elf64_Sym)))
		return false;
	t.n = s->data ? s->hdr.sh_size / sizeof(Elf64_Sym) : 0;
	t.extended = extended_numbers(e, s, &t.nextended);
	/* Without a string table, only the name at offset 0 is ever read. */
	t.strings = elfin_string(e, s->hdr.sh_link, 0);
	if (!t.strings)
		t.strings = "";
	*out = t;
	return true;
}

/* Returns the number of symbols before the first invalid one. */
static size_t
count_valid(const struct elfin *e, const struct elfin_section *s, const struct elfin_symtab *t)
{
	size_t safe = elfin_safe_strings(e, s->hdr.sh_link), plain = e->nsections < SHN_LORESERVE ? e->nsections : SHN_LORESERVE;
	struct elfin_names limit = elfin_names(e, s->hdr.sh_link, t->n);

	for (size_t i = 0; i < t->n; i++) {
		Elf64_Sym in;

		elfin_entry(&in, t->bytes, i, sizeof in);
		if (in.st_name >= safe && in.st_name && !elfin_string(e, s->hdr.sh_link, in.st_name))
			return i;
		if (!elfin_names_take(&limit, t->strings + in.st_name))
			return i;
		if (in.st_shndx < plain)
			continue;
		struct elfin_symbol y = elfin_symbol(t, i);
		if (y.reserved ? y.section == SHN_XINDEX : y.section >= e->nsections)
			return i;
	}
	return t->n;
}

void
elfin_check_symtabs(struct elfin *e)
{
	for (size_t i = 1; i < e->nsections; i++) {
		struct elfin_section *s = &e->sections[i];
		struct elfin_symtab t;

		if (is_symtab(s) && open_symtab(e, s, &t))
			s->nvalid = count_valid(e, s, &t);
	}
}

static void
refuse_symbol(const struct elfin *e, const struct elfin_section *s, const struct elfin_symtab *t, size_t i)
{
	size_t number = elfin_number(e, s);
	Elf64_Sym in;

	elfin_entry(&in, t->bytes, i, sizeof in);
	if (in.st_name && !elfin_string(e, s->hdr.sh_link, in.st_name)) {
		ERROR(e, "section %zu (%s): symbol %zu: no name at offset %#x of section %u", number, s->name, i, in.st_name,
			s->hdr.sh_link);
		return;
	}
	struct elfin_symbol y = elfin_symbol(t, i);
	if (y.reserved && y.section == SHN_XINDEX)
		ERROR(e, "section %zu (%s): symbol %zu (%s) has no extended section number (SHT_SYMTAB_SHNDX)", number, s->name, i,
			y.name);
	else if (!y.reserved && y.section >= e->nsections)
		ERROR(e, "section %zu (%s): symbol %zu (%s) is in section %u, which does not exist", number, s->name, i, y.name,
			y.section);
	else
		ERROR(e, "section %zu (%s): symbol %zu: the names of the symbols overlap: they are longer than %d times the file's %#zx "
			"bytes", number, s->name, i, REUSE_NAMES, e->nbytes);
}

bool
elfin_symtab(const struct elfin *e, const struct elfin_section *s, struct elfin_symtab *out)
{
	const struct elfin_section *extended = &e->sections[s->extended];

	*out = (struct elfin_symtab){0};
	if (!s->data)
		return true;
	if (!is_symtab(s)) {
		ERROR(e, "section %zu (%s): not a symbol table", elfin_number(e, s), s->name);
		return false;
	}
	bool ok;
	struct elfin_symtab t;
	entries(e, s, sizeof(Elf64_Sym), &t.n, &ok);
	if (!ok)
		return false;
	open_symtab(e, s, &t);
	if (s->extended && extended->data && !entries(e, extended, sizeof(uint32_t), &t.nextended, &ok))
		return false;
	if (t.extended && t.nextended != t.n) {
		ERROR(e, "section %zu (%s): its %zu symbols have %zu extended section numbers (SHT_SYMTAB_SHNDX)", elfin_number(e, s),
			s->name, t.n, t.nextended);
		return false;
	}
	if (s->nvalid < t.n) {
		refuse_symbol(e, s, &t, s->nvalid);
		return false;
	}
	*out = t;
	return true;
}

bool
elfin_symbols(const struct elfin *e, const struct elfin_section *s, struct elfin_symbol **out,
	size_t *n)
{
	struct elfin_symtab t;
	bool ok = elfin_symtab(e, s, &t);

	*out = NULL;
	*n = t.n;
	if (!t.n)
		return ok;
	*out = alloc_array(t.n, sizeof **out);
	for (size_t i = 0; i < t.n; i++)
		(*out)[i] = elfin_symbol(&t, i);
	return true;
}

static size_t
count_symbols(const struct elfin *e, const struct elfin_section *s)
{
	return s->hdr.sh_link < e->nsections ? e->sections[s->hdr.sh_link].hdr.sh_size / sizeof(Elf64_Sym) : 0;
}

static uint32_t
top_symbol(const struct elfin_reltab *t)
{
	uint32_t top = 0;

	for (size_t i = 0; i < t->n; i++) {
		uint32_t symbol = elfin_rela(t, i).symbol;

		if (symbol > top)
			top = symbol;
	}
	return top;
}

bool
elfin_reltab_try(const struct elfin *e, const struct elfin_section *s, struct elfin_reltab *out)
{
	struct elfin_reltab t = {.bytes = s->data, .implicit = s->hdr.sh_type == SHT_REL};
	size_t size = t.implicit ? sizeof(Elf64_Rel) : sizeof(Elf64_Rela);

	*out = (struct elfin_reltab){0};
	if (!s->data)
		return true;
	if (!is_table(s, size))
		return false;
	t.n = s->hdr.sh_size / size;
	t.top = top_symbol(&t);
	if (t.top && t.top >= count_symbols(e, s))
		return false;
	*out = t;
	return true;
}

bool
elfin_reltab(const struct elfin *e, const struct elfin_section *s, struct elfin_reltab *out)
{
	struct elfin_reltab t = {.implicit = s->hdr.sh_type == SHT_REL};
	size_t nsymbols = count_symbols(e, s);

	if (elfin_reltab_try(e, s, out))
		return true;
	bool ok;
	t.bytes = entries(e, s, t.implicit ? sizeof(Elf64_Rel) : sizeof(Elf64_Rela), &t.n, &ok);
	for (size_t i = 0; i < t.n; i++) {
		uint32_t symbol = elfin_rela(&t, i).symbol;

		if (symbol == 0 || symbol < nsymbols)
			continue;
		ERROR(e, "section %zu (%s): relocation %zu is against symbol %u, which does not exist",
			elfin_number(e, s), s->name, i, symbol);
		break;
	}
	return false;
}

bool
elfin_relas(const struct elfin *e, const struct elfin_section *s, struct elfin_rela **out, size_t *n)
{
	struct elfin_reltab t;
	bool ok = elfin_reltab(e, s, &t);

	*out = NULL;
	*n = t.n;
	if (!t.n)
		return ok;
	*out = alloc_array(t.n, sizeof **out);
	for (size_t i = 0; i < t.n; i++)
		(*out)[i] = elfin_rela(&t, i);
	return true;
}
