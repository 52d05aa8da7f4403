/* Prints source lines; see source.h. libdw reads the line tables, which are converted to address ranges with a file and a line. */
#include "objdump/code/source.h"

#include <elfutils/libdw.h>
#include <gelf.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "common/base/memory/map.h"
#include "common/elf/compress.h"
#include "common/elf/reloc.h"
#include "objdump/code/embedded.h"

/* An address range start <= a < end, with its source line. */
struct line_span {
	uint64_t start, end; /* start must be the first member, for array_upto() */
	size_t order;
	uint32_t file, line;
};

struct source_text {
	struct str path;
	bool tried, warned;
	struct buf bytes;
	size_t *starts, n, cap; /* starts: offsets of the n lines in bytes */
};

struct disasm_source {
	struct view *v;
	struct line_span *spans;
	size_t nspans, capspans;
	struct map paths; /* maps paths of sources to indexes in texts */
	struct source_text *texts;
	size_t ntexts, captexts;
	/* State of the output: the last function and line that were printed. */
	struct str function;
	uint32_t file, last_line;
};

/* Maximum size of a source in bytes, because a path in debug information may refer to any file. */
enum { SOURCE_MAX = 256 << 20 };

/* In a relocatable file, all sections begin at address 0. Addresses in debug information therefore get the section
 * number in their upper bits when they are relocated. */
enum { SECTION_SHIFT = 40 };
#define NO_FILE UINT32_MAX

static void
relocate(const struct elfin *e, size_t number, Elf_Data *bytes)
{
	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *in = &e->sections[i];
		struct elfin_symbol *symbols = NULL;
		struct elfin_rela *relas;
		size_t n, nsymbols = 0;

		if (in->hdr.sh_type != SHT_RELA || in->hdr.sh_info != number || !in->hdr.sh_link ||
				in->hdr.sh_link >= e->nsections || !elfin_relas(e, in, &relas, &n))
			continue;
		if (!elfin_symbols(e, &e->sections[in->hdr.sh_link], &symbols, &nsymbols))
			n = 0;
		for (size_t k = 0; k < n; k++) {
			const struct elfin_rela *r = &relas[k];
			const struct reloc_kind *kind = reloc_find(r->type);
			const struct elfin_symbol *y = r->symbol < nsymbols ? &symbols[r->symbol] : NULL;
			uint64_t base;

			if (!kind || kind->formula != RELOC_S_A || !y || r->offset > bytes->d_size ||
					bytes->d_size - r->offset < kind->bytes)
				continue;
			/* a field of 8 bytes is an address or, in 64-bit DWARF, an offset into a debug section, which has no
			 * SHF_ALLOC */
			base = kind->bytes == 8 && !y->reserved && e->sections[y->section].hdr.sh_flags & SHF_ALLOC
				? (uint64_t)y->section << SECTION_SHIFT : 0;
			reloc_write(kind, (uint8_t *)bytes->d_buf + r->offset, base + y->value + (uint64_t)r->addend);
		}
		free(symbols);
		free(relas);
	}
}

/* Decompresses a section, and replaces its contents in libelf. */
static void
uncompress(struct view *v, const struct elfin_section *s, Elf_Scn *scn)
{
	Elf_Data *raw = elf_rawdata(scn, NULL);
	Elf64_Shdr *hdr = elf64_getshdr(scn);
	Elf64_Chdr header;
	uint8_t *bytes;

	if (!raw || !hdr || elf_uncompress_header(s->data, s->hdr.sh_size, &header))
		return;
	bytes = arena_alloc(&v->options->arena, header.ch_size);
	if (elf_uncompress(s->data, s->hdr.sh_size, &header, bytes))
		return;
	raw->d_buf = bytes;
	raw->d_size = hdr->sh_size = header.ch_size;
	hdr->sh_flags &= ~(Elf64_Xword)SHF_COMPRESSED;
}

/* Opens a copy of the file in libelf, with debug sections decompressed and relocated. */
static Elf *
relocated(struct view *v, char *copy)
{
	const struct elfin *e = v->elf;
	Elf *elf = elf_memory(memcpy(copy, e->bytes, e->nbytes), e->nbytes);

	for (size_t i = 1; elf && i < e->nsections; i++) {
		Elf_Scn *scn = elf_getscn(elf, i);
		Elf_Data *d;

		if (strncmp(e->sections[i].name, ".debug_", 7) != 0 || e->sections[i].hdr.sh_type != SHT_PROGBITS)
			continue;
		if (e->sections[i].hdr.sh_flags & SHF_COMPRESSED)
			uncompress(v, &e->sections[i], scn);
		d = elf_getdata(scn, NULL);
		if (d && d->d_buf && e->hdr.e_type == ET_REL)
			relocate(e, i, d);
	}
	return elf;
}

/* Returns a path with --prefix and --prefix-strip applied. */
static struct str
with_prefix(struct disasm_source *s, struct str path)
{
	const struct options *o = s->v->options;
	const char *prefix = o->prefix ? o->prefix : "";
	size_t n = strlen(prefix);

	if (!o->prefix || !path.n || path.p[0] != '/')
		return path;
	for (uint64_t level = 0; level < o->prefix_strip; level++) {
		const char *slash = memchr(path.p + 1, '/', path.n - 1);

		if (!slash)
			break;
		path = (struct str){slash, path.n - (size_t)(slash - path.p)};
	}
	while (n && prefix[n - 1] == '/')
		n--;
	return str_from(arena_printf(&s->v->options->arena, "%.*s%.*s", (int)n, prefix, STR_ARG(path)));
}

static uint32_t
file_number(struct disasm_source *s, struct str path)
{
	bool isnew;
	uint32_t *at;

	path = str_from(arena_strz(&s->v->options->arena, with_prefix(s, path)));
	at = map_put(&s->paths, path, &isnew);
	if (isnew) {
		*at = (uint32_t)s->ntexts;
		*APPEND(s->texts, s->ntexts, s->captexts) = (struct source_text){.path = path};
	}
	return *at;
}

static void
find_lines(struct source_text *t)
{
	for (size_t i = 0; i < t->bytes.n; i++)
		if (!i || t->bytes.p[i - 1] == '\n')
			*APPEND(t->starts, t->n, t->cap) = i;
}

/* Returns the folder to which the relative paths of a line table refer, with a slash at its end. Returns an empty string if the folder is
 * unknown. libdw lists it first, also for DWARF versions in which only DW_AT_comp_dir has it. */
static const char *
folder_of(struct disasm_source *s, Dwarf_Files *files)
{
	const char *const *folders;
	size_t n;

	if (dwarf_getsrcdirs(files, &folders, &n) != 0 || !n || !folders[0] || folders[0][0] != '/')
		return "";
	return arena_printf(&s->v->options->arena, "%s/", folders[0]);
}

/* Returns the index of the source file of a line table row. Also copies the source if the table embeds it, because the relocated
 * bytes are freed later. */
static uint32_t
file_of(struct disasm_source *s, Dwarf_Line *row, struct str path, const char **embedded, size_t nembedded)
{
	uint32_t file = file_number(s, path);
	struct source_text *t = &s->texts[file];
	Dwarf_Files *files;
	size_t i;

	if (nembedded && !t->tried && dwarf_line_file(row, &files, &i) == 0 && i < nembedded && embedded[i]) {
		t->tried = true;
		buf_put(&t->bytes, embedded[i], strlen(embedded[i]));
		find_lines(t);
	}
	return file;
}

/* Adds the rows of a line table. Relative paths are relative to `folder`, which ends with a slash or is empty. */
static void
add_table(struct disasm_source *s, Dwarf_Lines *lines, size_t n, const char *folder, const char **embedded, size_t nembedded)
{
	const char *previous = NULL; /* path of the row before, which most rows share */
	uint32_t file = NO_FILE;
	struct buf whole = {0};

	for (size_t i = 0; i + 1 < n; i++) {
		Dwarf_Line *row = dwarf_onesrcline(lines, i), *next = dwarf_onesrcline(lines, i + 1);
		const char *path = dwarf_linesrc(row, NULL, NULL);
		Dwarf_Addr start, end;
		bool last;
		int line;

		if (dwarf_lineendsequence(row, &last) || last || dwarf_lineaddr(row, &start) ||
				dwarf_lineaddr(next, &end) || dwarf_lineno(row, &line) || start >= end)
			continue;
		if (path && path != previous) {
			whole.n = 0;
			buf_printf(&whole, "%s%s", path[0] == '/' ? "" : folder, path);
			file = file_of(s, row, (struct str){(char *)whole.p, whole.n}, embedded, nembedded);
			previous = path;
		}
		*APPEND(s->spans, s->nspans, s->capspans) = (struct line_span){start, end, s->nspans, path ? file : NO_FILE,
			(uint32_t)line};
	}
	buf_free(&whole);
}

static int
compare_spans(const void *va, const void *vb)
{
	const struct line_span *a = va, *b = vb;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

/* Returns the offset after the line table at offset `at` in .debug_line, computed from the table's length. Returns -1 if no table
 * follows, or if the length is invalid. */
static Dwarf_Off
after_table(Elf *elf, Dwarf_Off at)
{
	Elf_Data *d = embedded_section(elf, ".debug_line");
	uint64_t length;
	size_t left, head = 4;

	if (!d || !d->d_buf || at > d->d_size || (left = d->d_size - at) < 12)
		return (Dwarf_Off)-1;
	length = le_get32((const uint8_t *)d->d_buf + at);
	if (length == UINT32_MAX) {
		length = le_get64((const uint8_t *)d->d_buf + at + 4);
		head = 12;
	}
	return length < left - head ? at + head + length : (Dwarf_Off)-1;
}

static void
read_tables(struct disasm_source *s, Elf *elf, Dwarf *dwarf)
{
	Dwarf_Off at = 0, next;
	Dwarf_Files *files;
	Dwarf_Lines *lines;
	Dwarf_CU *unit = NULL;
	size_t n, nfiles;
	int r;

	while (at != (Dwarf_Off)-1 &&
			(r = dwarf_next_lines(dwarf, at, &next, &unit, &files, &nfiles, &lines, &n)) <= 0) {
		if (r == 0) {
			size_t nembedded;
			const char **embedded = embedded_sources(elf, at, &nembedded);

			add_table(s, lines, n, folder_of(s, files), embedded, nembedded);
			free(embedded);
		} else {
			view_warning(s->v, ".debug_line: malformed table at %#llx: %s", (unsigned long long)at,
				dwarf_errmsg(-1));
			next = after_table(elf, at);
		}
		at = next;
	}
}

struct disasm_source *
source_open(struct view *v)
{
	struct disasm_source *s = calloc(1, sizeof *s);
	char *copy = malloc(v->elf->nbytes);
	Dwarf *dwarf;
	Elf *elf;

	if (!s || !copy)
		die("out of memory");
	s->v = v;
	s->file = NO_FILE;
	elf = relocated(v, copy);
	dwarf = elf ? dwarf_begin_elf(elf, DWARF_C_READ, NULL) : NULL;
	if (dwarf)
		read_tables(s, elf, dwarf);
	dwarf_end(dwarf);
	elf_end(elf);
	free(copy);
	if (s->nspans)
		qsort(s->spans, s->nspans, sizeof s->spans[0], compare_spans);
	return s;
}

static const struct line_span *
find_span(const struct disasm_source *s, uint64_t at)
{
	size_t n = array_upto(s->spans, s->nspans, sizeof s->spans[0], at);

	return n && s->spans[n - 1].end > at ? &s->spans[n - 1] : NULL;
}

/* Returns the name of the function or other symbol that contains an address, or an empty string. */
static struct str
function_at(const struct code *c, uint64_t at)
{
	size_t n = labels_upto(&c->labels, at);
	const struct label *best = NULL;

	for (; n && (!best || c->labels.v[n - 1].address == best->address); n--) {
		const struct label *l = &c->labels.v[n - 1];

		if (!l->made && (!best || l->size > best->size))
			best = l;
	}
	if (!best || (best->size && best->address + best->size <= at))
		return STR("");
	return label_shown(best);
}

static bool
load_text(struct disasm_source *s, struct source_text *t, bool quiet)
{
	if (!t->tried) {
		const char *why = buf_read_named(&t->bytes, t->path.p, SOURCE_MAX, NULL);

		t->tried = true;
		if (why && quiet)
			return false;
		if (why) {
			view_warning(s->v, "cannot read source %s: %s", t->path.p, why);
			return false;
		}
		budget_add(s->v->out->budget, NULL, t->bytes.n);
		find_lines(t);
	}
	return t->bytes.p != NULL;
}

static struct str
line_of(const struct source_text *t, uint32_t line)
{
	const uint8_t *from = t->bytes.p + t->starts[line - 1];
	const uint8_t *end = memchr(from, '\n', t->bytes.n - t->starts[line - 1]);

	if (!end)
		end = t->bytes.p + t->bytes.n;
	if (end > from && end[-1] == '\r')
		end--;
	return (struct str){(const char *)from, (size_t)(end - from)};
}

static void
put_text(struct disasm_source *s, struct out *out, struct source_text *t, uint32_t line)
{
	if (!load_text(s, t, false))
		return;
	if (line > t->n) {
		if (!t->warned)
			view_warning(s->v, "debug info line number %u exceeds the number of lines in %s", line,
				t->path.p);
		t->warned = true;
		return;
	}
	out_z(out, "; ");
	out_str(out, line_of(t, line));
	out_z(out, "\n");
}

static const struct line_span *
span_in(const struct disasm_source *s, size_t section, uint64_t at)
{
	return find_span(s, ((s->v->elf->hdr.e_type == ET_REL ? (uint64_t)section : 0) << SECTION_SHIFT) + at);
}

static const struct line_span *
span_at(const struct disasm *d, const struct code *c, uint64_t at)
{
	return span_in(d->source, (size_t)(c - d->codes), at);
}

struct disasm_source *
source_of(struct view *v)
{
	if (!v->source)
		v->source = source_open(v);
	return v->source->nspans ? v->source : NULL;
}

bool
source_find(const struct disasm_source *s, size_t section, uint64_t address, struct source_line *out)
{
	const struct line_span *p = span_in(s, section, address);

	if (!p || p->file == NO_FILE || !p->line)
		return false;
	*out = (struct source_line){p->file, p->line};
	return true;
}

struct str
source_path(const struct disasm_source *s, uint32_t file)
{
	return s->texts[file].path;
}

bool
source_line_text(struct disasm_source *s, uint32_t file, uint32_t line, struct str *text)
{
	struct source_text *t = &s->texts[file];

	if (!t->tried && !s->v->options->source)
		return false;
	if (!load_text(s, t, true) || line > t->n)
		return false;
	*text = line_of(t, line);
	return true;
}

bool
source_at(const struct disasm *d, const struct code *c, uint64_t at, struct str *file, unsigned *line)
{
	const struct line_span *p = span_at(d, c, at);

	if (!p || p->file == NO_FILE || !p->line)
		return false;
	*file = d->source->texts[p->file].path;
	*line = p->line;
	return true;
}

void
source_show(struct disasm *d, const struct code *c, uint64_t at)
{
	struct disasm_source *s = d->source;
	const struct line_span *p = span_at(d, c, at);
	uint32_t file = p ? p->file : NO_FILE, line = p ? p->line : 0;
	struct str function = d->options->line_numbers ? function_at(c, at) : STR("");
	bool other = file != s->file || line != s->last_line;
	bool named = function.n && !str_eq(function, s->function);

	if (named) {
		out_z(d->out, "; ");
		out_str(d->out, function);
		out_text(d->out, str_ends(function, "()") ? ":" : "():");
		out_z(d->out, "\n");
	}
	if (d->options->line_numbers && file != NO_FILE && line && (other || named)) {
		out_z(d->out, "; ");
		out_str(d->out, s->texts[file].path);
		out_printf(d->out, ":%u\n", line);
	}
	if (d->options->source && file != NO_FILE && line && other)
		put_text(s, d->out, &s->texts[file], line);
	s->function = function;
	s->file = file;
	s->last_line = line;
}

void
source_close(struct disasm_source *s)
{
	if (!s)
		return;
	for (size_t i = 0; i < s->ntexts; i++) {
		buf_free(&s->texts[i].bytes);
		free(s->texts[i].starts);
	}
	free(s->texts);
	free(s->spans);
	map_free(&s->paths);
	free(s);
}
