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
	size_t number = elfin_number(e, symtab);
	bool ok;

	*n = 0;
	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (s->hdr.sh_type == SHT_SYMTAB_SHNDX && s->hdr.sh_link == number)
			return entries(e, s, sizeof(uint32_t), n, &ok);
	}
	return NULL;
}

/* Returns the size of a string table if it ends with a NUL, otherwise 0. Every offset below the result is a valid name. */
static size_t
safe_names(const struct elfin *e, size_t section)
{
	const struct elfin_section *s = section < e->nsections ? &e->sections[section] : NULL;

	return s && s->hdr.sh_type == SHT_STRTAB && s->data && !s->data[s->hdr.sh_size - 1] ? s->hdr.sh_size : 0;
}

static bool
check_symbol(const struct elfin *e, const struct elfin_section *s, const struct elfin_symtab *t, size_t i)
{
	struct elfin_symbol y;
	Elf64_Sym in;

	elfin_entry(&in, t->bytes, i, sizeof in);
	if (in.st_name && !elfin_string(e, s->hdr.sh_link, in.st_name)) {
		ERROR(e, "section %zu (%s): symbol %zu: no name at offset %#x of section %u",
			elfin_number(e, s), s->name, i, in.st_name, s->hdr.sh_link);
		return false;
	}
	y = elfin_symbol(t, i);
	if (y.reserved && y.section == SHN_XINDEX) {
		ERROR(e, "section %zu (%s): symbol %zu (%s) has no extended section number (SHT_SYMTAB_SHNDX)",
			elfin_number(e, s), s->name, i, y.name);
		return false;
	}
	if (!y.reserved && y.section >= e->nsections) {
		ERROR(e, "section %zu (%s): symbol %zu (%s) is in section %u, which does not exist",
			elfin_number(e, s), s->name, i, y.name, y.section);
		return false;
	}
	return true;
}

bool
elfin_symtab(const struct elfin *e, const struct elfin_section *s, struct elfin_symtab *out)
{
	bool ok;
	struct elfin_symtab t = {0};
	size_t safe = safe_names(e, s->hdr.sh_link), plain = e->nsections < SHN_LORESERVE ? e->nsections : SHN_LORESERVE;

	*out = t;
	t.bytes = entries(e, s, sizeof(Elf64_Sym), &t.n, &ok);
	if (!ok || !t.bytes)
		return ok;
	t.extended = extended_numbers(e, s, &t.nextended);
	if (t.extended && t.nextended != t.n) {
		ERROR(e, "section %zu (%s): its %zu symbols have %zu extended section numbers (SHT_SYMTAB_SHNDX)", elfin_number(e, s),
			s->name, t.n, t.nextended);
		return false;
	}
	/* Without a string table, only the name at offset 0 is ever read. */
	t.strings = elfin_string(e, s->hdr.sh_link, 0);
	if (!t.strings)
		t.strings = "";
	for (size_t i = 0; i < t.n; i++) {
		Elf64_Sym in;

		elfin_entry(&in, t.bytes, i, sizeof in);
		if ((in.st_name >= safe || in.st_shndx >= plain) && !check_symbol(e, s, &t, i))
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
	bool ok;

	if (elfin_reltab_try(e, s, out))
		return true;
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
