/* Reads line tables; see lines.h. libdw joins the name of each file with its folder, and both can be shared by many files; therefore
 * the total size of paths is limited. libdw needs up to 400 KB of stack, so it runs in a thread of its own. */
#include "common/debug/lines.h"

#include <elfutils/libdw.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/debug/folders.h"
#include "common/debug/header.h"

enum { STACK = 1 << 20 };

enum { WARNINGS_MAX = 10 }; /* number of malformed tables that are reported one by one */

/* The paths of all tables may have this many bytes for each byte of the file, plus the floor. A path of 150 characters requires at
 * least 5 bytes of the file in each table that names it. */
enum { NAMES_RATIO = 64, NAMES_FLOOR = 16 << 20 };

/* A table with a valid header. */
struct debug_table {
	uint64_t at; /* offset in .debug_line */
	struct debug_header header;
	struct str folder; /* to which relative paths refer; empty: unknown */
	const char *why; /* why libdw could not read it, reported when the thread has ended; NULL: it was read */
};

struct table_reader {
	struct debug_lines *lines;
	const struct debug_host *host;
	struct buf elf; /* the file that libdw reads */
	uint64_t names, names_left; /* limit of the size of paths, and what is left of it */
	struct debug_table *tables;
	size_t ntables, tables_cap;
	size_t malformed; /* number of malformed tables */
	uint32_t *files; /* the current table: maps file numbers to indexes in lines->files, or to DEBUG_NO_FILE */
	size_t nfiles, files_cap;
	struct buf path;
};

/* Returns the index of the file with a path. Adds the file if it is new. */
static uint32_t
file_index(struct table_reader *r, struct str path)
{
	struct debug_lines *l = r->lines;
	const struct debug_host *host = r->host;

	path = host->path ? host->path(host->user, path) : path;
	bool isnew;
	uint32_t *at = map_put(&l->paths, path, &isnew);
	if (isnew) {
		path = str_from(arena_strz(host->arena, path));
		map_move_last(&l->paths, path.p);
		*at = (uint32_t)l->nfiles;
		*APPEND(l->files, l->nfiles, l->files_cap) = (struct debug_file){.path = path};
	}
	return *at;
}

/* Subtracts n bytes from the limit of the paths. Returns false if they exceed it; then no more paths are read. */
static bool
spend_names(struct table_reader *r, uint64_t n)
{
	if (n > r->names_left) {
		r->names_left = 0;
		return false;
	}
	r->names_left -= n;
	return true;
}

/* Returns the index of the file of a table row. */
static uint32_t
file_of(struct table_reader *r, Dwarf_Line *row, const struct debug_table *t)
{
	const char *path = dwarf_linesrc(row, NULL, NULL);
	const char *const *sources = t->header.sources;
	Dwarf_Files *files;
	size_t i;

	if (!path || dwarf_line_file(row, &files, &i) != 0 || i >= r->nfiles)
		return DEBUG_NO_FILE;
	uint32_t *known = &r->files[i];
	if (*known != DEBUG_NO_FILE)
		return *known;
	r->path.n = 0;
	if (t->folder.n && path[0] != '/') {
		if (!spend_names(r, t->folder.n))
			return DEBUG_NO_FILE;
		buf_printf(&r->path, "%.*s/", STR_ARG(t->folder));
	}
	buf_put(&r->path, path, strlen(path));
	*known = file_index(r, (struct str){(const char *)r->path.p, r->path.n});
	if (i < t->header.nsources && sources[i] && !r->lines->files[*known].source)
		r->lines->files[*known].source = sources[i];
	return *known;
}

static void
add_rows(struct table_reader *r, Dwarf_Lines *rows, size_t n, const struct debug_table *t)
{
	struct debug_lines *l = r->lines;

	for (size_t i = 0; i + 1 < n; i++) {
		Dwarf_Line *row = dwarf_onesrcline(rows, i), *next = dwarf_onesrcline(rows, i + 1);
		Dwarf_Addr start, end;
		int line;
		bool last;

		if (dwarf_lineendsequence(row, &last) || last || dwarf_lineaddr(row, &start) || dwarf_lineaddr(next, &end) ||
				dwarf_lineno(row, &line) || start >= end)
			continue;
		int column;
		if (dwarf_linecol(row, &column))
			column = 0;
		uint32_t file = file_of(r, row, t);
		*APPEND(l->spans, l->nspans, l->spans_cap) = (struct line_span){start, end, (uint32_t)l->nspans, file, (uint32_t)line,
			(uint32_t)column};
	}
}

static void
read_table(struct table_reader *r, Dwarf *dwarf, struct debug_table *t)
{
	Dwarf_CU *unit = NULL;

	errno = 0;
	size_t n, nfiles;
	Dwarf_Off next;
	Dwarf_Lines *rows;
	Dwarf_Files *files;
	if (dwarf_next_lines(dwarf, t->at, &next, &unit, &files, &nfiles, &rows, &n) != 0) {
		if (errno == ENOMEM)
			die_of_memory();
		t->why = dwarf_errmsg(-1);
		return;
	}
	for (r->nfiles = 0; r->nfiles < nfiles;)
		*APPEND(r->files, r->nfiles, r->files_cap) = DEBUG_NO_FILE;
	add_rows(r, rows, n, t);
}

static void *
work(void *user)
{
	struct table_reader *r = user;

	elf_version(EV_CURRENT);
	errno = 0;
	Elf *elf = elf_memory((char *)r->elf.p, r->elf.n);
	Dwarf *dwarf = elf ? dwarf_begin_elf(elf, DWARF_C_READ, NULL) : NULL;
	/* libdw ignores a section for which memory is exhausted */
	if (errno == ENOMEM)
		die_of_memory();
	if (dwarf)
		dwarf_new_oom_handler(dwarf, die_of_memory);
	for (size_t i = 0; i < r->ntables; i++)
		read_table(r, dwarf, &r->tables[i]);
	dwarf_end(dwarf);
	elf_end(elf);
	return NULL;
}

static void
run(struct table_reader *r)
{
	pthread_attr_t attributes;

	if (pthread_attr_init(&attributes) != 0)
		die_of_memory();
	pthread_attr_setstacksize(&attributes, STACK);
	pthread_t thread;
	bool started = pthread_create(&thread, &attributes, work, r) == 0;
	pthread_attr_destroy(&attributes);
	if (started)
		pthread_join(thread, NULL);
	else
		work(r);
}

static void
warn(struct table_reader *r, uint64_t at, const char *why)
{
	if (r->malformed++ < WARNINGS_MAX)
		debug_warning(r->host, ".debug_line: malformed table at %#llx: %s", (unsigned long long)at, why);
}

/* Finds the folder of a table. Returns false if its name exceeds the limit of the paths. */
static bool
find_folder(struct table_reader *r, struct debug_table *t, struct debug_folders *folders)
{
	const char *folder = t->header.version >= 5 ? t->header.folder : debug_folders_find(folders, &r->lines->image, t->at);

	t->folder = (struct str){"", 0};
	if (folder && folder[0] == '/')
		t->folder = (struct str){folder, strnlen(folder, r->names_left + 1)};
	return spend_names(r, t->folder.n);
}

/* Reads the headers of all tables. */
static void
read_headers(struct table_reader *r)
{
	struct debug_image *image = &r->lines->image;
	uint64_t n = debug_image_part(image, DEBUG_LINE)->n;
	struct debug_folders folders = {0};
	struct debug_table t = {0};

	for (; t.at < n && r->names_left; t.at = t.header.next) {
		const char *why = debug_header_read(&t.header, image, t.at, r->names_left);

		if (!why && spend_names(r, t.header.names) && find_folder(r, &t, &folders)) {
			*APPEND(r->tables, r->ntables, r->tables_cap) = t;
			continue;
		}
		alloc_free(t.header.sources);
		if (why)
			warn(r, t.at, why);
	}
	debug_folders_free(&folders);
}

static void
report(struct table_reader *r)
{
	for (size_t i = 0; i < r->ntables; i++)
		if (r->tables[i].why)
			warn(r, r->tables[i].at, r->tables[i].why);
	if (r->malformed > WARNINGS_MAX)
		debug_warning(r->host, ".debug_line: %zu more malformed tables", r->malformed - WARNINGS_MAX);
	if (!r->names_left)
		debug_warning(r->host, ".debug_line: the paths of sources have more than %llu bytes: source lines are incomplete",
			(unsigned long long)r->names);
}

static void
free_reader(struct table_reader *r)
{
	for (size_t i = 0; i < r->ntables; i++)
		alloc_free(r->tables[i].header.sources);
	alloc_free(r->tables);
	alloc_free(r->files);
	buf_free(&r->path);
	buf_free(&r->elf);
}

static int
compare_spans(const void *va, const void *vb)
{
	const struct line_span *a = va, *b = vb;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

void
debug_lines_read(struct debug_lines *l, const struct debug_host *host)
{
	struct table_reader r = {.lines = l, .host = host};

	*l = (struct debug_lines){0};
	debug_image_open(&l->image, host);
	r.names = r.names_left = NAMES_RATIO * (uint64_t)host->elf->nbytes + NAMES_FLOOR;
	read_headers(&r);
	if (r.ntables && debug_image_elf(&l->image, &r.elf))
		run(&r);
	report(&r);
	if (l->nspans)
		qsort(l->spans, l->nspans, sizeof l->spans[0], compare_spans);
	free_reader(&r);
}

const struct line_span *
debug_lines_find(const struct debug_lines *l, size_t section, uint64_t address)
{
	uint64_t key = ((l->image.host->elf->hdr.e_type == ET_REL ? (uint64_t)section : 0) << DEBUG_SECTION_SHIFT) + address;
	size_t n = array_upto(l->spans, l->nspans, sizeof l->spans[0], key);

	return n && l->spans[n - 1].end > key ? &l->spans[n - 1] : NULL;
}

void
debug_lines_free(struct debug_lines *l)
{
	debug_image_close(&l->image);
	alloc_free(l->spans);
	alloc_free(l->files);
	map_free(&l->paths);
}
