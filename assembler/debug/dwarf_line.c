/* A row of the line table is encoded as soon as its .loc applies, because its distance from the previous row in the same fragment
 * is final. The first row of a run is encoded after the layout, because its distance from another fragment is not known earlier.
 * Parameters and opcodes are chosen as in LLVM: a special opcode advances the address by 0 to 17 instruction units and the line
 * by -5 to 8. Format: DWARF 5, 6.2. */
#include "assembler/debug/dwarf_line.h"

#include <dwarf.h>
#include <elf.h>
#include <stdlib.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { LINE_BASE = -5, LINE_RANGE = 14, OPCODE_BASE = 13 };
/* The largest address advance of a special opcode, in units of DWARF_INSN bytes. DW_LNS_const_add_pc advances by the
 * same amount. */
enum { SPECIAL_UNITS = (255 - OPCODE_BASE) / LINE_RANGE };
enum { DISCRIMINATOR_VERSION = 4 }; /* the first version of DWARF with discriminators */
enum { LNCT_LLVM_SOURCE = 0x2001, FILE_NUMBER_MAX = 1 << 20 };

/* Returns the number of a directory, starting at 1. Adds the directory if it is new. Returns 0 for an empty name. */
static uint32_t
directory(struct line_table *t, struct str name)
{
	if (!name.n)
		return 0;
	bool isnew;
	uint32_t *number = map_put(&t->directory_numbers, name, &isnew);
	if (isnew) {
		*APPEND(t->directories, t->ndirectories, t->capdirectories) = name;
		*number = (uint32_t)t->ndirectories;
	}
	return *number;
}

/* Removes the directory from a path, and returns the directory without its final slashes; the root directory remains "/". */
static struct str
split_directory(struct str *path)
{
	size_t n = path->n;
	while (n && path->p[n - 1] != '/')
		n--;
	struct str dir = {path->p, n}, name = {path->p + n, path->n - n};
	while (dir.n > 1 && dir.p[dir.n - 1] == '/')
		dir.n--;
	if (!name.n)
		return name;
	*path = name;
	return dir;
}

void
dwarf_line_put_file(struct dwarf *d, uint32_t number, struct str dir, struct str path, struct line_file file)
{
	struct line_table *t = &d->line;
	if (!number) {
		t->directory = dir;
		t->root = file;
		t->root.name = path;
		return;
	}
	if (number > FILE_NUMBER_MAX) {
		diag_error(d->in->diag, file.loc, "the file number %u is above %d", number, FILE_NUMBER_MAX);
		return;
	}
	while (number >= t->nfiles)
		*APPEND(t->files, t->nfiles, t->capfiles) = (struct line_file){0};
	struct line_file *f = &t->files[number];
	if (f->name.n) {
		diag_error(d->in->diag, file.loc, "file number %u is already used", number);
		diag_note(d->in->diag, f->loc, "it is '%.*s'", STR_ARG(f->name));
		return;
	}
	if (str_eq(dir, t->directory))
		dir.n = 0;
	if (!dir.n)
		dir = split_directory(&path);
	file.name = path;
	file.dir = directory(t, dir);
	*f = file;
}

bool
dwarf_line_has_file(const struct dwarf *d, int64_t number)
{
	const struct line_table *t = &d->line;
	if (!number)
		return d->version >= 5 && (t->root.name.n || t->nfiles > 1);
	return number > 0 && (uint64_t)number < t->nfiles && t->files[number].name.n;
}

static void
free_rows(struct line_rows *l)
{
	for (size_t i = 0; i < l->n; i++)
		buf_free(&l->runs[i].opcodes);
	alloc_free(l->runs);
}

void
dwarf_line_reset(struct dwarf *d)
{
	struct line_table *t = &d->line;
	for (struct line_rows *l = t->first; l; l = l->next) {
		l->section->lines = NULL;
		free_rows(l);
	}
	t->first = t->last = NULL;
	t->root = (struct line_file){0};
	t->directory.n = 0;
	t->nfiles = t->ndirectories = 0;
	t->due = 0;
}

void
dwarf_line_loc(struct dwarf *d, struct line_row loc)
{
	struct line_table *t = &d->line;
	if (t->due)
		dwarf_line_row(d);
	t->loc = loc;
	t->due = d->in->values.sects.switches + 1;
}

/* ---- opcodes: the put_… functions write opcodes at p and return their end */

enum { ROW_ROOM = 128 }; /* upper bound of the size of one row's opcodes, in bytes */

static uint8_t *
begin_opcodes(struct buf *b)
{
	return buf_reserve(b, ROW_ROOM);
}

static void
end_opcodes(struct buf *b, const uint8_t *end)
{
	b->n = (size_t)(end - b->p);
}

static uint8_t *
put_uleb(uint8_t *p, uint8_t opcode, uint64_t num)
{
	*p++ = opcode;
	return p + leb_bytes((int64_t)num, false, p);
}

/* Writes an extended opcode without its operands. `bytes` is the size of the operands. */
static uint8_t *
put_extended(uint8_t *p, uint8_t opcode, unsigned bytes)
{
	p = put_uleb(p, 0, bytes + 1);
	*p++ = opcode;
	return p;
}

/* If the distance is not a multiple of DWARF_INSN, because of data between instructions, writes an opcode that advances by the
 * remainder. All other opcodes advance in units of DWARF_INSN. */
static uint8_t *
put_remainder(uint8_t *p, uint64_t bytes)
{
	if (bytes % DWARF_INSN) {
		*p++ = DW_LNS_fixed_advance_pc;
		*p++ = bytes % DWARF_INSN;
		*p++ = 0;
	}
	return p;
}

/* Writes the opcodes that add a row, given the row's distance from the previous row in lines and bytes. */
static uint8_t *
put_advance(uint8_t *p, int64_t lines, uint64_t bytes)
{
	uint64_t units = bytes / DWARF_INSN;
	bool near = lines >= LINE_BASE && lines < LINE_BASE + LINE_RANGE;
	p = put_remainder(p, bytes);
	if (!near) {
		*p++ = DW_LNS_advance_line;
		p += leb_bytes(lines, true, p);
		lines = 0;
	}
	/* Special opcode for this number of lines and an advance of 0 units. */
	uint64_t opcode = (uint64_t)(OPCODE_BASE + lines - LINE_BASE);
	uint64_t limit = (255 - opcode) / LINE_RANGE;
	if (!lines && !units) {
		*p++ = DW_LNS_copy;
	} else if (units <= limit) {
		*p++ = (uint8_t)(opcode + units * LINE_RANGE);
	} else if (units >= SPECIAL_UNITS && units - SPECIAL_UNITS <= limit) {
		*p++ = DW_LNS_const_add_pc;
		*p++ = (uint8_t)(opcode + (units - SPECIAL_UNITS) * LINE_RANGE);
	} else {
		p = put_uleb(p, DW_LNS_advance_pc, units);
		*p++ = near ? (uint8_t)opcode : DW_LNS_copy;
	}
	return p;
}

static uint8_t *
put_end(uint8_t *p, uint64_t bytes)
{
	uint64_t units = bytes / DWARF_INSN;
	p = put_remainder(p, bytes);
	if (units == SPECIAL_UNITS)
		*p++ = DW_LNS_const_add_pc;
	else if (units)
		p = put_uleb(p, DW_LNS_advance_pc, units);
	return put_extended(p, DW_LNE_end_sequence, 0);
}

/* Sets the registers of the line program that differ from the previous row, except line and address. */
static uint8_t *
put_state(uint8_t *p, unsigned version, const struct line_row *old, const struct line_row *l)
{
	if (l->file != old->file)
		p = put_uleb(p, DW_LNS_set_file, l->file);
	if (l->column != old->column)
		p = put_uleb(p, DW_LNS_set_column, l->column);
	uint8_t leb[10];
	/* Write the discriminator even if it has not changed: each new row resets it to 0. */
	if (l->discriminator && version >= DISCRIMINATOR_VERSION) {
		size_t n = leb_bytes(l->discriminator, false, leb);
		p = put_extended(p, DW_LNE_set_discriminator, (unsigned)n);
		memcpy(p, leb, n);
		p += n;
	}
	if (l->isa != old->isa)
		p = put_uleb(p, DW_LNS_set_isa, l->isa);
	if ((l->flags ^ old->flags) & LINE_IS_STMT)
		*p++ = DW_LNS_negate_stmt;
	if (l->flags & LINE_BASIC_BLOCK)
		*p++ = DW_LNS_set_basic_block;
	if (l->flags & LINE_PROLOGUE_END)
		*p++ = DW_LNS_set_prologue_end;
	if (l->flags & LINE_EPILOGUE_BEGIN)
		*p++ = DW_LNS_set_epilogue_begin;
	return p;
}

/* Returns whether a row can be encoded now, as part of the run. The row must be in the run's fragment. If the DWARF
 * version does not support discriminators, the row must have none, because a later .file 0 may still select version
 * 5. */
static bool
continues(const struct line_run *run, unsigned version, const struct line_row *row)
{
	return run->last.at.frag == row->at.frag && (!row->discriminator || version >= DISCRIMINATOR_VERSION);
}

static void
add_row(struct line_rows *l, unsigned version, const struct line_row *row)
{
	struct line_run *run = l->n ? &l->runs[l->n - 1] : NULL;
	if (!run || !continues(run, version, row)) {
		*APPEND(l->runs, l->n, l->cap) = (struct line_run){.first = *row, .last = *row};
		return;
	}
	uint8_t *p = put_state(begin_opcodes(&run->opcodes), version, &run->last, row);
	p = put_advance(p, (int64_t)row->line - run->last.line, row->at.offset - run->last.at.offset);
	end_opcodes(&run->opcodes, p);
	run->last = *row;
}

void
dwarf_line_row(struct dwarf *d)
{
	struct line_table *t = &d->line;
	struct section *s = d->in->values.sects.sub->section;
	struct line_rows *l = s->lines;
	bool here = t->due == d->in->values.sects.switches + 1;
	t->due = 0;
	if (!here)
		return;
	if (!l) {
		s->lines = l = arena_alloc(&d->in->arena, sizeof *l);
		l->section = s;
		*(t->last ? &t->last->next : &t->first) = l;
		t->last = l;
	}
	t->loc.at = position_here(&d->in->values);
	add_row(l, d->version, &t->loc);
}

/* Returns file i of a version 5 table. File 0 is the source itself: .file 0, or file 1 if there is no .file 0. */
static const struct line_file *
file_at(const struct line_table *t, size_t i)
{
	return i ? &t->files[i] : t->root.name.n || !t->nfiles ? &t->root : &t->files[1];
}

static size_t
count_files(const struct line_table *t)
{
	return t->nfiles ? t->nfiles : 1;
}

void
dwarf_line_end(struct dwarf *d)
{
	const struct line_table *t = &d->line;
	for (size_t i = 1; i < t->nfiles; i++) {
		if (t->files[i].name.n)
			continue;
		size_t k = i;
		while (!t->files[k].name.n)
			k++;
		diag_error(d->in->diag, t->files[k].loc, "file number %zu has no .file, but %zu has", i, k);
		return;
	}
	if (d->version < 5 || d->source.on)
		return;
	for (size_t i = 1; i < count_files(t); i++)
		if (file_at(t, i)->has_md5 != file_at(t, i - 1)->has_md5) {
			diag_warning(d->in->diag, file_at(t, i)->loc, "MD5 checksums are omitted: not every file has one");
			return;
		}
}

/* The destination of the strings of the tables. Version 5 has a separate section for strings, in which equal strings are shared. */
struct line_strings {
	struct dwarf_out *out; /* section of the strings; NULL: strings are within the tables */
	struct map offsets;
};

static void
put_string(struct dwarf_out *o, struct line_strings *strings, struct str s)
{
	if (!strings->out) {
		dwarf_out_str(o, s);
		return;
	}
	bool isnew;
	uint32_t *offset = map_put(&strings->offsets, s, &isnew);
	if (isnew) {
		*offset = (uint32_t)strings->out->bytes.n;
		dwarf_out_str(strings->out, s);
	}
	out_address(o, strings->out->section->sym, *offset, 4, false);
}

static void
put_tables_4(struct dwarf *d, struct dwarf_out *o, struct line_strings *strings)
{
	const struct line_table *t = &d->line;
	for (size_t i = 0; i < t->ndirectories; i++)
		put_string(o, strings, dwarf_map_path(d, t->directories[i]));
	out_num(o, 0, 1);
	for (size_t i = 1; i < t->nfiles; i++) {
		put_string(o, strings, t->files[i].name);
		out_uleb(o, t->files[i].dir);
		out_num(o, 0, 2); /* no modification time and no size */
	}
	out_num(o, 0, 1);
}

static void
put_tables_5(struct dwarf *d, struct dwarf_out *o, struct line_strings *strings)
{
	const struct line_table *t = &d->line;
	size_t nfiles = count_files(t);
	bool md5 = true, source = false;
	for (size_t i = 0; i < nfiles; i++) {
		md5 &= file_at(t, i)->has_md5;
		source |= file_at(t, i)->has_source;
	}
	out_num(o, 1, 1);
	out_uleb(o, DW_LNCT_path);
	out_uleb(o, DW_FORM_line_strp);
	out_uleb(o, t->ndirectories + 1);
	put_string(o, strings, dwarf_map_path(d, dwarf_directory(d)));
	for (size_t i = 0; i < t->ndirectories; i++)
		put_string(o, strings, dwarf_map_path(d, t->directories[i]));
	out_num(o, 2 + md5 + source, 1);
	out_uleb(o, DW_LNCT_path);
	out_uleb(o, DW_FORM_line_strp);
	out_uleb(o, DW_LNCT_directory_index);
	out_uleb(o, DW_FORM_udata);
	if (md5) {
		out_uleb(o, DW_LNCT_MD5);
		out_uleb(o, DW_FORM_data16);
	}
	if (source) {
		out_uleb(o, LNCT_LLVM_SOURCE);
		out_uleb(o, DW_FORM_line_strp);
	}
	out_uleb(o, nfiles);
	for (size_t i = 0; i < nfiles; i++) {
		const struct line_file *f = file_at(t, i);
		put_string(o, strings, f->name);
		out_uleb(o, f->dir);
		if (md5)
			buf_put(&o->bytes, f->md5, sizeof f->md5);
		if (source)
			put_string(o, strings, f->source);
	}
}

static void
put_header(struct dwarf *d, struct dwarf_out *o, struct line_strings *strings)
{
	/* Number of operands of each standard opcode. */
	static const uint8_t operands[OPCODE_BASE - 1] = {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
	unsigned version = d->version;
	out_num(o, version, 2);
	if (version >= 5) {
		out_num(o, DWARF_ADDRESS, 1);
		out_num(o, 0, 1); /* size of a segment selector */
	}
	size_t header = out_room(o, 4);
	out_num(o, DWARF_INSN, 1);
	if (version >= 4)
		out_num(o, 1, 1); /* operations per instruction */
	out_num(o, 1, 1); /* initial value of is_stmt */
	out_num(o, (uint8_t)LINE_BASE, 1);
	out_num(o, LINE_RANGE, 1);
	out_num(o, OPCODE_BASE, 1);
	buf_put(&o->bytes, operands, sizeof operands);
	if (version >= 5)
		put_tables_5(d, o, strings);
	else
		put_tables_4(d, o, strings);
	out_length(o, header);
}

static int
by_address(const void *a, const void *b)
{
	const struct line_run *x = *(const struct line_run *const *)a, *y = *(const struct line_run *const *)b;
	uint64_t ax = position_address(x->first.at), ay = position_address(y->first.at);
	if (ax == ay) {
		ax = position_address(x->last.at);
		ay = position_address(y->last.at);
	}
	return ax != ay ? (ax > ay) - (ax < ay) : (x > y) - (x < y);
}

/* Returns the runs sorted by address. Addresses must increase within a sequence, but the source may write subsections in any
 * order. */
static const struct line_run **
sorted(struct dwarf *d, const struct line_rows *l)
{
	const struct line_run **runs = arena_alloc(&d->in->arena, l->n * sizeof *runs);
	bool ordered = true;
	for (size_t i = 0; i < l->n; i++) {
		runs[i] = &l->runs[i];
		ordered &= !i || position_address(runs[i]->first.at) >= position_address(runs[i - 1]->last.at);
	}
	if (!ordered)
		qsort(runs, l->n, sizeof *runs, by_address);
	return runs;
}

static void
put_sequence(struct dwarf *d, struct dwarf_out *o, const struct line_rows *l)
{
	static const struct line_row start = {.file = 1, .line = 1, .flags = LINE_IS_STMT};
	const struct line_row *old = &start;
	const struct line_run **runs = sorted(d, l);
	uint64_t address = 0;
	for (size_t i = 0; i < l->n; i++) {
		const struct line_row *first = &runs[i]->first;
		uint64_t at = position_address(first->at);
		end_opcodes(&o->bytes, put_state(begin_opcodes(&o->bytes), d->version, old, first));
		if (!i) {
			end_opcodes(&o->bytes, put_extended(begin_opcodes(&o->bytes), DW_LNE_set_address, DWARF_ADDRESS));
			out_place(o, first->at, DWARF_ADDRESS, false);
			address = at;
		}
		end_opcodes(&o->bytes, put_advance(begin_opcodes(&o->bytes), (int64_t)first->line - old->line, at - address));
		buf_put(&o->bytes, runs[i]->opcodes.p, runs[i]->opcodes.n);
		old = &runs[i]->last;
		address = position_address(old->at);
	}
	end_opcodes(&o->bytes, put_end(begin_opcodes(&o->bytes), l->section->size - address));
}

void
dwarf_line_write(struct dwarf *d)
{
	struct line_table *t = &d->line;
	struct line_strings strings = {0};
	if (!t->nfiles && !t->root.name.n)
		return;
	struct dwarf_out line;
	out_begin(&line, d, ".debug_line", 0, 1);
	struct dwarf_out str;
	if (d->version >= 5) {
		out_begin(&str, d, ".debug_line_str", SHF_MERGE | SHF_STRINGS, 1);
		strings.out = &str;
	}
	size_t unit = out_room(&line, 4);
	t->unit = unit;
	put_header(d, &line, &strings);
	for (const struct line_rows *l = t->first; l; l = l->next)
		put_sequence(d, &line, l);
	out_length(&line, unit);
	out_end(&line);
	if (strings.out)
		out_end(&str);
	map_free(&strings.offsets);
}

void
dwarf_line_free(struct line_table *t)
{
	for (struct line_rows *l = t->first; l; l = l->next)
		free_rows(l);
	alloc_free(t->files);
	alloc_free(t->directories);
	map_free(&t->directory_numbers);
}
