/* Compilers write .amdgpu.info as the assembler does, so its directives express it. Other sections, for example with entries in another
 * order or of unknown kinds, are printed as data. */
#include "objdump/assembly/assembly_info.h"

#include <string.h>

#include "objdump/dump/infos.h"

/* A function while its entries are encoded as the assembler does. */
struct encoding {
	struct buf bytes;
	struct info_strings strings;
	struct map functions;
	bool others;     /* a function without numbers was encoded */
};

/* Appends the entries of a function, lines[0] to lines[n - 1]. Returns false if no directives have them as a result. */
static bool
encode_function(struct encoding *to, const struct info_line *lines, size_t n)
{
	const struct info_line *given[INFO_ROWS] = {NULL};
	bool numbered = false, isnew;

	map_put(&to->functions, lines[0].text, &isnew);
	for (size_t i = 0; i < n; i++) {
		enum info_row row = lines[i].entry.row;

		if (row == INFO_ROWS || (info_kinds[row].payload != INFO_NUMBER && (!lines[i].text.n || lines[i].addend)))
			return false;
		if (info_kinds[row].payload == INFO_SYMBOL && !assembly_can_name(lines[i].text))
			return false;
		if (info_kinds[row].payload == INFO_NUMBER) {
			numbered = true;
			given[row] = &lines[i];
		}
	}
	if (!isnew || n == 1 || (numbered && to->others))
		return false;
	to->others |= !numbered;
	for (enum info_row row = 0; row < INFO_ROWS; row++) {
		if (info_kinds[row].payload == INFO_NUMBER && numbered && ((given[row] && given[row]->entry.number) || !info_kinds[row].omits_zero))
			info_put(&to->bytes, row, given[row] ? given[row]->entry.number : 0);
		for (size_t i = 0; i < n && info_kinds[row].payload != INFO_NUMBER; i++)
			if (lines[i].entry.row == (int)row)
				info_put(&to->bytes, row, info_kinds[row].payload == INFO_TEXT ? info_put_text(&to->strings, lines[i].text) : 0);
	}
	return true;
}

static bool
same(const struct buf *bytes, const struct elfin_section *s)
{
	return s ? s->data && s->hdr.sh_size == bytes->n && !memcmp(s->data, bytes->p, bytes->n) : !bytes->n;
}

bool
assembly_info_is_exact(const struct elfin *e)
{
	const struct elfin_section *s = elfin_find(e, SHT_PROGBITS, INFO_SECTION), *strings = elfin_find(e, SHT_STRTAB, INFO_STRINGS);
	struct encoding to = {0};
	struct infos infos = {0};
	size_t nsymbols = 0;

	if (!s || !s->data || s->hdr.sh_flags != SHF_EXCLUDE || s->hdr.sh_addralign > 1 || (strings && strings->hdr.sh_flags != SHF_EXCLUDE))
		return false;
	infos_read(e, s, &infos);
	bool ok = infos.n && infos.v[0].entry.row == INFO_info;
	for (size_t i = 0, n; ok && i < infos.n; i += n) {
		for (n = 1; i + n < infos.n && infos.v[i + n].entry.row != INFO_info; n++)
			;
		ok = encode_function(&to, &infos.v[i], n);
	}
	for (size_t i = 0; ok && i < infos.n; i++)
		nsymbols += info_kinds[infos.v[i].entry.row].payload == INFO_SYMBOL;
	ok = ok && nsymbols == infos.nrelas && same(&to.bytes, s) && same(&to.strings.bytes, strings);
	infos_free(&infos);
	buf_free(&to.bytes);
	info_strings_free(&to.strings);
	map_free(&to.functions);
	return ok;
}

/* Prints a string with escape sequences. */
static void
put_string(struct out *out, struct str text)
{
	struct buf quoted = {0};

	for (size_t i = 0; i < text.n; i++) {
		unsigned char c = (unsigned char)text.p[i];

		if (c == '"' || c == '\\')
			buf_printf(&quoted, "\\%c", c);
		else if (c < ' ' || c > '~')
			buf_printf(&quoted, "\\%03o", c);
		else
			buf_put(&quoted, &c, 1);
	}
	out_z(out, "\"");
	out_raw(out, (const char *)quoted.p, quoted.n);
	out_z(out, "\"");
	buf_free(&quoted);
}

void
assembly_info_put(struct assembly *a)
{
	const struct elfin_section *s = elfin_find(a->e, SHT_PROGBITS, INFO_SECTION);
	struct infos infos = {0};

	infos_read(a->e, s, &infos);
	for (size_t i = 0; i < infos.n; i++) {
		const struct info_line *line = &infos.v[i];
		const struct info_kind *kind = &info_kinds[line->entry.row];

		if (line->entry.row == INFO_info && i)
			out_z(a->out, "\t.end_amdgpu_info\n");
		out_printf(a->out, line->entry.row == INFO_info ? "\n\t%s " : "\t\t%s ", kind->directive);
		if (kind->payload == INFO_NUMBER)
			out_printf(a->out, "%u", line->entry.number);
		else if (kind->payload == INFO_SYMBOL)
			assembly_put_name(a->out, line->text);
		else
			put_string(a->out, line->text);
		out_z(a->out, "\n");
	}
	out_z(a->out, "\t.end_amdgpu_info\n");
	infos_free(&infos);
}
