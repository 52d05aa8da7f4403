/* Lines of sources; see source.h. The line tables of DWARF 2 to 5 become spans of addresses with a file and
 * a line. Of .debug_info only the directory of a unit is read, which the tables of DWARF 2 to 4 lack. */
#include "objdump/source.h"

#include <dwarf.h>
#include <gelf.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/array.h"
#include "common/base/diag.h"
#include "common/base/map.h"
#include "common/elf/reloc.h"

/* Addresses start <= a < end of a section; the section is 0 in linked files. */
struct span {
	uint64_t start, end;
	size_t order;
	uint32_t section, file, line;
};

struct text {
	struct str path;
	bool tried, warned;
	struct buf bytes;
	size_t *starts, n, cap; /* of lines; n of them */
};

/* A field of .debug_line that holds an address in this section. */
struct placed {
	size_t offset;
	uint32_t section;
};

struct source {
	struct view *v;
	struct span *spans;
	size_t nspans, capspans;
	struct map paths; /* to texts */
	struct text *texts;
	size_t ntexts, captexts;
	struct placed *targets;
	size_t ntargets, captargets, next_target;
	struct buf line, line_str, str, info, abbrev;
	/* What was shown last. */
	struct str function;
	uint32_t file, last_line;
};

enum { NO_FILE = UINT32_MAX };

/* A place in a section; past the end everything reads as 0 and bad is set. */
struct reader {
	const uint8_t *p, *end, *base;
	bool bad;
};

static uint64_t
take(struct reader *r, unsigned bytes)
{
	uint64_t n = 0;

	if ((size_t)(r->end - r->p) < bytes) {
		r->bad = true;
		r->p = r->end;
		return 0;
	}
	memcpy(&n, r->p, bytes);
	r->p += bytes;
	return n;
}

static void
skip(struct reader *r, uint64_t n)
{
	if ((uint64_t)(r->end - r->p) < n) {
		r->bad = true;
		n = (uint64_t)(r->end - r->p);
	}
	r->p += n;
}

static uint64_t
leb(struct reader *r, bool with_sign)
{
	uint64_t n = 0, byte;
	unsigned shift = 0;

	do {
		byte = take(r, 1);
		if (shift < 64)
			n |= (byte & 0x7f) << shift;
		shift += 7;
	} while (byte & 0x80 && !r->bad);
	if (with_sign && byte & 0x40 && shift < 64)
		n |= ~UINT64_C(0) << shift;
	return n;
}

static struct str
take_string(struct reader *r)
{
	const uint8_t *end = memchr(r->p, 0, (size_t)(r->end - r->p));
	struct str s = {(const char *)r->p, 0};

	if (!end) {
		r->bad = true;
		r->p = r->end;
		return STR("");
	}
	s.n = (size_t)(end - r->p);
	r->p = end + 1;
	return s;
}

static struct str
string_in(const struct buf *b, uint64_t offset)
{
	struct reader r = {NULL, b->p + b->n, b->p, false};

	if (offset >= b->n)
		return STR("");
	r.p = b->p + offset;
	return take_string(&r);
}

/* The length of a unit: 4 bytes, or 8 behind 0xffffffff; *wide is the size of offsets in it. */
static uint64_t
take_length(struct reader *r, unsigned *wide)
{
	uint64_t n = take(r, 4);

	*wide = n == 0xffffffff ? 8 : 4;
	return *wide == 8 ? take(r, 8) : n;
}

/* A value whose form is known: *s if it is a string, else *n. */
static void
take_form(const struct source *s, struct reader *r, uint64_t form, unsigned wide, unsigned address, struct str *text,
	uint64_t *n)
{
	*text = STR("");
	*n = 0;
	switch (form) {
	case DW_FORM_string: *text = take_string(r); break;
	case DW_FORM_line_strp: *text = string_in(&s->line_str, take(r, wide)); break;
	case DW_FORM_strp: *text = string_in(&s->str, take(r, wide)); break;
	case DW_FORM_addr: *n = take(r, address); break;
	case DW_FORM_data1: case DW_FORM_flag: case DW_FORM_ref1: *n = take(r, 1); break;
	case DW_FORM_data2: case DW_FORM_ref2: *n = take(r, 2); break;
	case DW_FORM_data4: case DW_FORM_ref4: *n = take(r, 4); break;
	case DW_FORM_data8: case DW_FORM_ref8: *n = take(r, 8); break;
	case DW_FORM_data16: skip(r, 16); break;
	case DW_FORM_sec_offset: *n = take(r, wide); break;
	case DW_FORM_udata: case DW_FORM_ref_udata: *n = leb(r, false); break;
	case DW_FORM_sdata: *n = leb(r, true); break;
	case DW_FORM_flag_present: *n = 1; break;
	case DW_FORM_block: case DW_FORM_exprloc: skip(r, leb(r, false)); break;
	case DW_FORM_block1: skip(r, take(r, 1)); break;
	case DW_FORM_block2: skip(r, take(r, 2)); break;
	case DW_FORM_block4: skip(r, take(r, 4)); break;
	default: r->bad = true;
	}
}

/* Moves to the attributes of an abbreviation; returns whether there is one of this number. */
static bool
find_abbrev(struct reader *a, uint64_t number)
{
	uint64_t code;

	while ((code = leb(a, false)) && !a->bad) {
		uint64_t name, form;

		leb(a, false); /* the tag */
		take(a, 1);
		if (code == number)
			return true;
		do {
			name = leb(a, false);
			form = leb(a, false);
			if (form == DW_FORM_implicit_const)
				leb(a, true);
		} while ((name || form) && !a->bad);
	}
	return false;
}

/* The directory of the unit whose line table is at an offset; empty if .debug_info does not say. */
static struct str
unit_directory(const struct source *s, uint64_t table)
{
	struct reader r = {s->info.p, s->info.p + s->info.n, s->info.p, false};

	while (r.p < r.end && !r.bad) {
		unsigned wide, version, address = 8;
		uint64_t length = take_length(&r, &wide), at, lines = UINT64_MAX;
		struct reader unit = {r.p, r.p, r.base, false}, a;
		struct str directory = STR("");

		skip(&r, length);
		unit.end = r.p;
		version = (unsigned)take(&unit, 2);
		if (version > 4)
			continue;
		at = take(&unit, wide);
		address = (unsigned)take(&unit, 1);
		if (address > 8 || at >= s->abbrev.n)
			continue;
		a = (struct reader){s->abbrev.p + at, s->abbrev.p + s->abbrev.n, s->abbrev.p, false};
		if (!find_abbrev(&a, leb(&unit, false)))
			continue;
		while (!a.bad && !unit.bad) {
			uint64_t name = leb(&a, false), form = leb(&a, false), n;
			struct str text;

			if (!name && !form)
				break;
			take_form(s, &unit, form, wide, address, &text, &n);
			if (name == DW_AT_stmt_list)
				lines = n;
			else if (name == DW_AT_comp_dir)
				directory = text;
		}
		if (lines == table)
			return directory;
	}
	return STR("");
}

/* What --prefix and --prefix-strip make of a path. */
static struct str
with_prefix(struct source *s, struct str path)
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
file_number(struct source *s, struct str path)
{
	bool isnew;
	uint32_t *at;

	path = str_from(arena_strz(&s->v->options->arena, with_prefix(s, path)));
	at = map_put(&s->paths, path, &isnew);
	if (isnew) {
		*at = (uint32_t)s->ntexts;
		*APPEND(s->texts, s->ntexts, s->captexts) = (struct text){.path = path};
	}
	return *at;
}

static struct str
join(struct source *s, struct str directory, struct str name)
{
	const char *slash = directory.n && directory.p[directory.n - 1] != '/' ? "/" : "";

	if (!directory.n || (name.n && name.p[0] == '/'))
		return name;
	return str_from(arena_printf(&s->v->options->arena, "%.*s%s%.*s", STR_ARG(directory), slash, STR_ARG(name)));
}

/* The directories and files of a table; number 0 is the unit's own before DWARF 5. */
struct names {
	struct str *dirs;
	uint32_t *files;
	size_t ndirs, capdirs, nfiles, capfiles;
};

static void
add_dir(struct source *s, struct names *n, struct str name)
{
	struct str path = n->ndirs ? join(s, n->dirs[0], name) : name;

	*APPEND(n->dirs, n->ndirs, n->capdirs) = path;
}

static void
add_file(struct source *s, struct names *n, struct str name, uint64_t dir)
{
	uint32_t number = file_number(s, join(s, dir < n->ndirs ? n->dirs[dir] : STR(""), name));

	*APPEND(n->files, n->nfiles, n->capfiles) = number;
}

static void
read_names_old(struct source *s, struct reader *r, struct names *n, struct str directory)
{
	struct str name;

	add_dir(s, n, directory);
	while ((name = take_string(r)).n)
		add_dir(s, n, name);
	*APPEND(n->files, n->nfiles, n->capfiles) = NO_FILE;
	while ((name = take_string(r)).n) {
		add_file(s, n, name, leb(r, false));
		leb(r, false);
		leb(r, false);
	}
}

/* The names of DWARF 5: the fields that each entry has with their forms, then the entries. */
static void
read_entries(struct source *s, struct reader *r, unsigned wide, struct names *n, bool files)
{
	uint64_t content[16], form[16], count;
	unsigned nfields = (unsigned)take(r, 1);

	if (nfields > 16) {
		r->bad = true;
		return;
	}
	for (unsigned i = 0; i < nfields; i++) {
		content[i] = leb(r, false);
		form[i] = leb(r, false);
	}
	for (count = leb(r, false); count && nfields && !r->bad; count--) {
		struct str name = STR(""), text;
		uint64_t dir = 0, number;

		for (unsigned i = 0; i < nfields; i++) {
			take_form(s, r, form[i], wide, 8, &text, &number);
			if (content[i] == DW_LNCT_path)
				name = text;
			else if (content[i] == DW_LNCT_directory_index)
				dir = number;
		}
		if (files)
			add_file(s, n, name, dir);
		else
			add_dir(s, n, name);
	}
}

/* The registers of the line number program, and where the row before this one began. */
struct state {
	uint64_t address, start, file, line;
	uint32_t section, start_file, start_line;
	bool open;
};

static void
add_row(struct source *s, const struct names *n, struct state *st, bool last)
{
	if (st->open && st->start < st->address)
		*APPEND(s->spans, s->nspans, s->capspans) = (struct span){st->start, st->address, s->nspans,
			st->section, st->start_file, st->start_line};
	st->open = !last;
	st->start = st->address;
	st->start_file = st->file < n->nfiles ? n->files[st->file] : NO_FILE;
	st->start_line = (uint32_t)st->line;
}

static uint32_t
target_section(struct source *s, size_t offset)
{
	/* They mostly come in order. */
	for (size_t i = 0; i < s->ntargets; i++) {
		const struct placed *t = &s->targets[s->next_target];

		s->next_target = (s->next_target + 1) % s->ntargets;
		if (t->offset == offset)
			return t->section;
	}
	return 0;
}

static void
extended(struct source *s, struct reader *r, const struct names *n, struct state *st)
{
	uint64_t size = leb(r, false);
	const uint8_t *from = r->p;
	unsigned op;

	skip(r, size);
	if (r->bad || !size)
		return;
	op = *from++;
	if (op == DW_LNE_end_sequence) {
		add_row(s, n, st, true);
		*st = (struct state){.file = 1, .line = 1};
	} else if (op == DW_LNE_set_address && size == 9) {
		memcpy(&st->address, from, 8);
		st->section = target_section(s, (size_t)(from - r->base));
	}
}

static void
run_program(struct source *s, struct reader *r, const struct names *n, unsigned step, int base, unsigned range,
	unsigned opcodes, const uint8_t *lengths)
{
	struct state st = {.file = 1, .line = 1};

	while (r->p < r->end && !r->bad) {
		unsigned op = (unsigned)take(r, 1);

		if (op >= opcodes) {
			op -= opcodes;
			st.address += (uint64_t)(op / range) * step;
			st.line += (uint64_t)(int64_t)(base + (int)(op % range));
			add_row(s, n, &st, false);
			continue;
		}
		switch (op) {
		case 0: extended(s, r, n, &st); break;
		case DW_LNS_copy: add_row(s, n, &st, false); break;
		case DW_LNS_advance_pc: st.address += leb(r, false) * step; break;
		case DW_LNS_advance_line: st.line += leb(r, true); break;
		case DW_LNS_set_file: st.file = leb(r, false); break;
		case DW_LNS_const_add_pc: st.address += (uint64_t)((255 - opcodes) / range) * step; break;
		case DW_LNS_fixed_advance_pc: st.address += take(r, 2); break;
		default:
			for (unsigned i = lengths[op - 1]; i; i--)
				leb(r, false);
		}
	}
}

/* One table; false if it is malformed. */
static bool
read_table(struct source *s, struct reader *r, uint64_t offset)
{
	struct names n = {0};
	unsigned wide, version, step, range, opcodes;
	uint64_t length = take_length(r, &wide);
	struct reader t = *r;
	const uint8_t *lengths, *program;
	bool good;
	int base;

	skip(r, length);
	if (r->bad)
		return false;
	t.end = r->p;
	version = (unsigned)take(&t, 2);
	if (version < 2 || version > 5)
		return false;
	if (version == 5)
		take(&t, 2);
	length = take(&t, wide);
	if (t.bad || length > (uint64_t)(t.end - t.p))
		return false;
	program = t.p + length;
	step = (unsigned)take(&t, 1);
	if (version >= 4)
		take(&t, 1);
	take(&t, 1);
	base = (int8_t)take(&t, 1);
	range = (unsigned)take(&t, 1);
	opcodes = (unsigned)take(&t, 1);
	lengths = t.p;
	if (!range || !opcodes)
		return false;
	skip(&t, opcodes - 1);
	if (version == 5) {
		read_entries(s, &t, wide, &n, false);
		read_entries(s, &t, wide, &n, true);
	} else {
		read_names_old(s, &t, &n, unit_directory(s, offset));
	}
	good = !t.bad && t.p <= program;
	t.p = program;
	if (good)
		run_program(s, &t, &n, step, base, range, opcodes, lengths);
	free(n.dirs);
	free(n.files);
	return good && !t.bad;
}

static int
compare(const void *va, const void *vb)
{
	const struct span *a = va, *b = vb;

	if (a->section != b->section)
		return a->section < b->section ? -1 : 1;
	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

/* What the relocations of a section write; the places of 64-bit addresses are noted. */
static void
relocate(struct source *s, size_t number, struct buf *b, bool note)
{
	const struct elfin *e = s->v->elf;

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

			if (!kind || kind->formula != RELOC_S_A || !y || r->offset > b->n ||
					b->n - r->offset < kind->bytes)
				continue;
			reloc_write(kind, b->p + r->offset, y->value + (uint64_t)r->addend);
			if (note && kind->bytes == 8 && !y->reserved)
				*APPEND(s->targets, s->ntargets, s->captargets) =
					(struct placed){r->offset, y->section};
		}
		free(symbols);
		free(relas);
	}
}

/* A copy of the section of this name, uncompressed and with its relocations applied. */
static void
load(struct source *s, const char *name, struct buf *b, bool note)
{
	const struct elfin *e = s->v->elf;
	const struct elfin_section *in = elfin_find(e, SHT_PROGBITS, name);
	size_t number;

	if (!in || !in->data)
		return;
	number = elfin_number(e, in);
	if (in->hdr.sh_flags & SHF_COMPRESSED) {
		Elf_Scn *scn = elf_getscn(e->elf, number);
		Elf_Data *d = scn && elf_compress(scn, 0, 0) >= 0 ? elf_getdata(scn, NULL) : NULL;

		if (!d || !d->d_buf) {
			view_warning(s->v, "cannot uncompress %s: %s", name, elf_errmsg(-1));
			return;
		}
		buf_put(b, d->d_buf, d->d_size);
	} else {
		buf_put(b, in->data, in->hdr.sh_size);
	}
	if (e->hdr.e_type == ET_REL)
		relocate(s, number, b, note);
}

struct source *
source_open(struct view *v)
{
	struct source *s = calloc(1, sizeof *s);
	struct reader r;

	if (!s)
		die("out of memory");
	s->v = v;
	s->file = NO_FILE;
	load(s, ".debug_line", &s->line, true);
	load(s, ".debug_line_str", &s->line_str, false);
	load(s, ".debug_str", &s->str, false);
	load(s, ".debug_info", &s->info, false);
	load(s, ".debug_abbrev", &s->abbrev, false);
	r = (struct reader){s->line.p, s->line.p + s->line.n, s->line.p, false};
	while (r.p < r.end) {
		uint64_t offset = (uint64_t)(r.p - r.base);

		if (!read_table(s, &r, offset))
			view_warning(v, ".debug_line: malformed table at %#llx", (unsigned long long)offset);
		if (r.bad)
			break;
	}
	if (s->nspans)
		qsort(s->spans, s->nspans, sizeof s->spans[0], compare);
	return s;
}

/* The span that an address is in, or NULL. */
static const struct span *
find(const struct source *s, uint32_t section, uint64_t at)
{
	size_t low = 0, high = s->nspans;

	while (low < high) {
		size_t mid = low + (high - low) / 2;
		const struct span *p = &s->spans[mid];

		if (p->section < section || (p->section == section && p->start <= at))
			low = mid + 1;
		else
			high = mid;
	}
	if (!low || s->spans[low - 1].section != section || s->spans[low - 1].end <= at)
		return NULL;
	return &s->spans[low - 1];
}

/* The name of the function, or what else has one, that an address is in. */
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
load_text(struct source *s, struct text *t)
{
	if (!t->tried) {
		t->tried = true;
		if (!buf_read_file(&t->bytes, t->path.p)) {
			view_warning(s->v, "failed to find source %s", t->path.p);
			return false;
		}
		for (size_t i = 0; i < t->bytes.n; i++)
			if (!i || t->bytes.p[i - 1] == '\n')
				*APPEND(t->starts, t->n, t->cap) = i;
	}
	return t->bytes.p != NULL;
}

static void
put_text(struct source *s, struct out *out, struct text *t, uint32_t line)
{
	const uint8_t *from, *end;

	if (!load_text(s, t))
		return;
	if (line > t->n) {
		if (!t->warned)
			view_warning(s->v, "debug info line number %u exceeds the number of lines in %s", line,
				t->path.p);
		t->warned = true;
		return;
	}
	from = t->bytes.p + t->starts[line - 1];
	end = memchr(from, '\n', t->bytes.n - t->starts[line - 1]);
	if (!end)
		end = t->bytes.p + t->bytes.n;
	out_z(out, "; ");
	out_put(out, (const char *)from, (size_t)(end - from));
	out_z(out, "\n");
}

void
source_show(struct disasm *d, const struct code *c, uint64_t at)
{
	struct source *s = d->source;
	uint32_t section = s->v->elf->hdr.e_type == ET_REL ? (uint32_t)(c - d->codes) : 0;
	const struct span *p = find(s, section, at);
	uint32_t file = p ? p->file : NO_FILE, line = p ? p->line : 0;
	struct str function = d->options->line_numbers ? function_at(c, at) : STR("");
	bool other = file != s->file || line != s->last_line;
	bool named = function.n && !str_eq(function, s->function);

	if (named) {
		out_z(d->out, "; ");
		out_str(d->out, function);
		out_z(d->out, str_ends(function, "()") ? ":\n" : "():\n");
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
source_close(struct source *s)
{
	if (!s)
		return;
	for (size_t i = 0; i < s->ntexts; i++) {
		buf_free(&s->texts[i].bytes);
		free(s->texts[i].starts);
	}
	free(s->texts);
	free(s->spans);
	free(s->targets);
	map_free(&s->paths);
	buf_free(&s->line);
	buf_free(&s->line_str);
	buf_free(&s->str);
	buf_free(&s->info);
	buf_free(&s->abbrev);
	free(s);
}
