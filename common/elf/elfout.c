/* Writes ELF files. libelf writes the caller's bytes without copying them. Only string tables, symbols and relocations are built
 * here. If the caller generates a section's contents, libelf leaves a hole in the file, which is filled afterwards. */
#include "common/elf/elfout.h"

#include <assert.h>
#include <errno.h>
#include <libelf.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/die.h"
#include "common/base/memory/guard.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/elf/elfin.h"

struct elf_writer {
	const struct elfout *out;
	Elf *elf;
	struct arena arena;
	struct buf strtab, shstrtab_own;
	struct buf *shstrtab; /* section names; equal to &strtab in a relocatable file, which has one table for both, as in LLVM's
	                       * output */
	uint64_t offset;      /* file offset of the next section */
	uint32_t nrela, symtab;
};

void
elfout_number_relas(struct elfout_section *sections, size_t n)
{
	uint32_t next = (uint32_t)n + 1;

	for (size_t i = 0; i < n; i++)
		sections[i].rela = sections[i].nrelas ? next++ : 0;
}

static uint32_t
add_string(struct buf *table, const char *prefix, struct str s)
{
	if (table->n == 0)
		buf_fill(table, 0, 1);
	if (s.n == 0 && !*prefix)
		return 0;
	if (table->n + s.n >= UINT32_MAX - 16)
		die("more than 4 GB of names");
	uint32_t at = (uint32_t)table->n;
	buf_put(table, prefix, strlen(prefix));
	buf_put(table, s.p, s.n);
	buf_fill(table, 0, 1);
	return at;
}

/* Adds a section, and chooses its offset if hdr->sh_offset is 0. If data is NULL, the section's bytes are written later. Returns
 * false if libelf fails. */
static bool
add_section(struct elf_writer *w, Elf64_Shdr *hdr, const void *data, Elf_Type type)
{
	bool later = !data && hdr->sh_type != SHT_NOBITS && hdr->sh_size;
	Elf_Scn *scn = elf_newscn(w->elf);
	/* If memory for the header is exhausted, libelf still returns a section, but elf64_getshdr would crash. */
	Elf64_Shdr *sh = scn && errno != ENOMEM ? elf64_getshdr(scn) : NULL;
	Elf_Data *d = sh && !later ? elf_newdata(scn) : NULL;
	uint64_t align = hdr->sh_addralign ? hdr->sh_addralign : 1;

	if (!sh || (!d && !later))
		return false;
	if (d)
		*d = (Elf_Data){
			.d_buf = (void *)(uintptr_t)data,
			.d_size = hdr->sh_size,
			.d_type = type,
			.d_version = EV_CURRENT,
			.d_align = 1, /* sh_offset is already aligned */
		};
	if (!hdr->sh_offset) {
		w->offset = (w->offset + align - 1) & ~(align - 1);
		hdr->sh_offset = w->offset;
	}
	if (hdr->sh_type != SHT_NOBITS && w->offset < hdr->sh_offset + hdr->sh_size)
		w->offset = hdr->sh_offset + hdr->sh_size;
	*sh = *hdr;
	return true;
}

static bool
add_user_sections(struct elf_writer *w)
{
	const struct elfout *out = w->out;

	for (size_t i = 0; i < out->nsections; i++) {
		const struct elfout_section *s = &out->sections[i];
		bool indexes_symbols = s->type == SHT_GROUP || s->type == SHT_LLVM_ADDRSIG;
		Elf64_Shdr hdr = {
			.sh_name = add_string(w->shstrtab, "", s->name),
			.sh_type = s->type,
			.sh_flags = s->flags,
			.sh_addr = s->addr,
			.sh_offset = s->offset,
			.sh_size = s->size,
			.sh_link = indexes_symbols ? w->symtab : s->link,
			.sh_info = s->info,
			.sh_addralign = s->align ? s->align : 1,
			.sh_entsize = s->entsize,
		};

		if (!add_section(w, &hdr, s->data, ELF_T_BYTE))
			return false;
	}
	return true;
}

/* Returns a section's relocations as a table of Elf64_Rela, or of Elf64_Rel, which has the same layout without the last member.
 * entry is the size of an element. */
static uint8_t *
make_relas(struct elf_writer *w, const struct elfout_section *s, size_t entry)
{
	uint8_t *table = arena_take(&w->arena, s->nrelas * entry);

	for (size_t i = 0; i < s->nrelas; i++) {
		const struct elfout_rela r = s->relas ? s->relas[i] : w->out->rela(s->relas_of, i);
		Elf64_Rela rela = {.r_offset = r.offset, .r_info = ELF64_R_INFO(r.symbol, r.type), .r_addend = r.addend};

		assert(r.symbol <= w->out->nsymbols);
		memcpy(table + i * entry, &rela, entry);
	}
	return table;
}

static bool
add_relas(struct elf_writer *w)
{
	bool rel = w->out->rel;
	size_t entry = rel ? sizeof(Elf64_Rel) : sizeof(Elf64_Rela);

	for (size_t i = 0; i < w->out->nsections; i++) {
		const struct elfout_section *s = &w->out->sections[i];

		if (!s->nrelas)
			continue;
		Elf64_Shdr hdr = {
			.sh_name = add_string(w->shstrtab, rel ? ".rel" : ".rela", s->name),
			.sh_type = rel ? SHT_REL : SHT_RELA,
			.sh_flags = SHF_INFO_LINK | (s->flags & SHF_GROUP),
			.sh_size = s->nrelas * entry,
			.sh_link = w->symtab,
			.sh_info = (uint32_t)i + 1,
			.sh_addralign = 8,
			.sh_entsize = entry,
		};
		if (!add_section(w, &hdr, make_relas(w, s, entry), rel ? ELF_T_REL : ELF_T_RELA))
			return false;
	}
	return true;
}

static Elf64_Sym
make_symbol(const struct elfout_symbol *y, uint32_t name)
{
	return (Elf64_Sym){
		.st_name = name,
		.st_info = ELF64_ST_INFO(y->bind, y->type),
		.st_other = y->other,
		.st_shndx = (uint16_t)y->section,
		.st_value = y->value,
		.st_size = y->size,
	};
}

/* Adds .symtab with the contents `table`. If table is NULL, write_tables() writes the contents later. */
static bool
add_symtab_section(struct elf_writer *w, size_t nlocals, const Elf64_Sym *table)
{
	Elf64_Shdr hdr = {
		.sh_name = add_string(w->shstrtab, "", STR(".symtab")),
		.sh_type = SHT_SYMTAB,
		.sh_size = (w->out->nsymbols + 1) * sizeof *table,
		.sh_link = w->symtab + (w->shstrtab == &w->strtab ? 1 : 2),
		.sh_info = (uint32_t)nlocals + 1,
		.sh_addralign = 8,
		.sh_entsize = sizeof *table,
	};
	return add_section(w, &hdr, table, ELF_T_SYM);
}

static bool
add_symtab(struct elf_writer *w)
{
	const struct elfout *out = w->out;
	Elf64_Sym *table = arena_alloc(&w->arena, (out->nsymbols + 1) * sizeof *table);
	size_t nlocals = 0;

	for (size_t i = 0; i < out->nsymbols; i++) {
		const struct elfout_symbol *y = &out->symbols[i];

		assert(y->bind != STB_LOCAL || i == nlocals);
		nlocals += y->bind == STB_LOCAL;
		table[i + 1] = make_symbol(y, add_string(&w->strtab, "", y->name));
	}
	return add_symtab_section(w, nlocals, table);
}

/* Adds a string table section. name is the offset of the section's name in the table of section names, which may be this table. */
static bool
add_strings(struct elf_writer *w, uint32_t name, struct buf *table)
{
	Elf64_Shdr hdr = {.sh_name = name, .sh_type = SHT_STRTAB, .sh_addralign = 1};

	if (table->n == 0)
		add_string(table, "", STR(""));
	hdr.sh_size = table->n;
	return add_section(w, &hdr, table->p, ELF_T_BYTE);
}

static bool
add_tables(struct elf_writer *w)
{
	bool symtab = !w->out->no_symtab, shared_names = w->shstrtab == &w->strtab;
	Elf64_Shdr strings = {.sh_type = SHT_STRTAB, .sh_size = w->out->strings_size, .sh_addralign = 1};

	if (symtab && !(w->out->symbol ? add_symtab_section(w, w->out->nlocals, NULL) : add_symtab(w)))
		return false;
	if (shared_names)
		return add_strings(w, add_string(w->shstrtab, "", STR(".strtab")), &w->strtab);
	/* Both section names must be in .shstrtab before the table itself is added. */
	uint32_t shstrtab = add_string(w->shstrtab, "", STR(".shstrtab"));
	uint32_t strtab = symtab ? add_string(w->shstrtab, "", STR(".strtab")) : 0;
	if (!add_strings(w, shstrtab, w->shstrtab))
		return false;
	strings.sh_name = strtab;
	return !symtab || (w->out->symbol ? add_section(w, &strings, NULL, ELF_T_BYTE) : add_strings(w, strtab, &w->strtab));
}

static bool
add_headers(struct elf_writer *w)
{
	const struct elfout *out = w->out;
	Elf64_Ehdr *eh = elf64_newehdr(w->elf);
	Elf64_Phdr *ph = NULL;

	if (!eh)
		return false;
	if (out->nphdrs && !(ph = elf64_newphdr(w->elf, out->nphdrs)))
		return false;
	if (ph)
		memcpy(ph, out->phdrs, out->nphdrs * sizeof *ph);
	eh->e_ident[EI_DATA] = ELFDATA2LSB;
	eh->e_ident[EI_OSABI] = out->osabi;
	eh->e_ident[EI_ABIVERSION] = out->abiversion;
	eh->e_type = out->type;
	eh->e_machine = EM_AMDGPU;
	eh->e_version = EV_CURRENT;
	eh->e_entry = out->entry;
	eh->e_flags = out->flags;
	eh->e_phoff = ph ? sizeof *eh : 0;
	w->offset = sizeof *eh + out->nphdrs * sizeof *ph;
	return true;
}

static bool
build(struct elf_writer *w)
{
	if (!add_headers(w) || !add_user_sections(w) || !add_relas(w) || !add_tables(w))
		return false;
	size_t shstrndx = w->out->nsections + w->nrela + 1 + !w->out->no_symtab;
	Elf64_Ehdr *eh = elf64_getehdr(w->elf);
	if (!eh)
		return false;
	eh->e_shoff = (w->offset + 7) & ~(uint64_t)7;
	if (shstrndx >= SHN_LORESERVE) {
		Elf64_Shdr *zero = elf64_getshdr(elf_getscn(w->elf, 0));

		if (!zero)
			return false;
		zero->sh_link = (uint32_t)shstrndx;
		shstrndx = SHN_XINDEX;
	}
	eh->e_shstrndx = (uint16_t)shstrndx;
	return elf_update(w->elf, ELF_C_WRITE) >= 0;
}

struct sink {
	struct outfile *file;
	uint64_t at;
	int error; /* errno of the first failure; 0: none */
};

static void
write_to_file(void *to, const void *bytes, size_t n)
{
	struct sink *s = to;

	if (!s->error && !outfile_write(s->file, bytes, n, s->at))
		s->error = errno;
	s->at += n;
}

struct collector {
	struct sink sink;
	size_t n;
	uint8_t bytes[8 << 10];
};

static void
flush(struct collector *c)
{
	write_to_file(&c->sink, c->bytes, c->n);
	c->n = 0;
}

static void
collect(void *to, const void *bytes, size_t n)
{
	struct collector *c = to;

	if (n > sizeof c->bytes - c->n)
		flush(c);
	if (n > sizeof c->bytes) {
		write_to_file(&c->sink, bytes, n);
	} else {
		memcpy(c->bytes + c->n, bytes, n);
		c->n += n;
	}
}

/* The task of writing .symtab and .strtab when elfout.symbol is set, possibly in a separate thread. */
struct tables {
	const struct elfout *out;
	struct outfile *file;
	uint64_t symtab, strtab; /* file offsets of .symtab and .strtab */
	int error;
};

static void *
write_tables(void *user)
{
	struct tables *t = user;
	struct collector c;
	Elf64_Sym y = {0};

	c.sink = (struct sink){.file = t->file, .at = t->symtab};
	c.n = 0;
	collect(&c, &y, sizeof y);
	for (size_t i = 0; i < t->out->nsymbols; i++) {
		const struct elfout_symbol in = t->out->symbol(t->out->user, i);

		y = make_symbol(&in, in.name_at);
		collect(&c, &y, sizeof y);
	}
	flush(&c);
	c.sink.at = t->strtab;
	t->out->strings(t->out->user, collect, &c);
	flush(&c);
	assert(c.sink.at == t->strtab + t->out->strings_size);
	t->error = c.sink.error;
	return NULL;
}

static uint64_t
place_of(struct elf_writer *w, size_t section)
{
	return elf64_getshdr(elf_getscn(w->elf, section))->sh_offset;
}

static int
write_sections(struct elf_writer *w, struct outfile *file)
{
	const struct elfout *out = w->out;

	for (size_t i = 0; i < out->nsections && out->contents; i++) {
		const struct elfout_section *s = &out->sections[i];
		struct sink sink = {.file = file};

		if (s->data || s->type == SHT_NOBITS || !s->size)
			continue;
		sink.at = place_of(w, i + 1);
		out->contents(out->user, i, write_to_file, &sink);
		if (sink.error)
			return sink.error;
	}
	return 0;
}

enum { MANY_SYMBOLS = 10000 }; /* minimum number of symbols for which a separate thread saves time */

static bool
write_contents(struct elf_writer *w, struct outfile *file, const char *path)
{
	const struct elfout *out = w->out;
	unsigned errors = diag_error_count(out->diag);
	struct tables tables = {.out = out, .file = file};
	bool later = out->symbol && !out->no_symtab, started = false;
	pthread_t thread;

	if (later) {
		tables.symtab = place_of(w, w->symtab);
		tables.strtab = place_of(w, w->symtab + 2);
		started = out->parallel && out->nsymbols >= MANY_SYMBOLS &&
			pthread_create(&thread, NULL, write_tables, &tables) == 0;
	}
	int error = write_sections(w, file);
	if (started)
		pthread_join(thread, NULL);
	else if (later)
		write_tables(&tables);
	error = error ? error : tables.error;
	if (error)
		diag_error(out->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), strerror(error));
	return diag_error_count(out->diag) == errors;
}

/* Reports errors for which libelf's message would not name the section. Returns false after an error. */
static bool
check_sections(const struct elfout *out, const char *path)
{
	if (out->nsections >= SHN_LORESERVE - 1) {
		diag_error(out->diag, (struct loc){0}, "%s: more than %d sections", path, SHN_LORESERVE - 2);
		return false;
	}
	for (size_t i = 0; i < out->nsections; i++) {
		const struct elfout_section *s = &out->sections[i];

		if (s->entsize && s->size % s->entsize) {
			diag_error(out->diag, (struct loc){0},
				"%s: section %.*s: its size of %llu bytes is not a multiple of its entry size %llu", path,
				STR_ARG(s->name), (unsigned long long)s->size, (unsigned long long)s->entsize);
			return false;
		}
	}
	return true;
}

static void
end(void *writer)
{
	struct elf_writer *w = writer;

	elf_end(w->elf);
}

static bool
write_file(const struct elfout *out, struct outfile *file, const char *name)
{
	struct elf_writer w = {.out = out};

	w.shstrtab = out->type == ET_REL ? &w.strtab : &w.shstrtab_own;
	for (size_t i = 0; i < out->nsections; i++)
		w.nrela += out->sections[i].nrelas > 0;
	w.symtab = (uint32_t)out->nsections + w.nrela + 1;
	elf_version(EV_CURRENT);
	errno = 0;
	w.elf = elf_begin(file->fd, ELF_C_WRITE, NULL);
	struct guard_cleanup cleanup;
	guard_push(&cleanup, end, &w);
	if (w.elf)
		elf_flagelf(w.elf, ELF_C_SET, ELF_F_LAYOUT);
	bool ok = w.elf && build(&w);
	if (!ok)
		diag_error(out->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(name), elfin_why());
	ok = ok && write_contents(&w, file, name);
	guard_pop(&cleanup);
	elf_end(w.elf);
	arena_free(&w.arena);
	buf_free(&w.strtab);
	buf_free(&w.shstrtab_own);
	return ok;
}

bool
elfout_write(const struct elfout *out, const char *path)
{
	if (!check_sections(out, path))
		return false;
	struct outfile file;
	const char *why = outfile_open(&file, path, out->type == ET_REL ? 0666 : 0777, out->files);
	if (why) {
		diag_error(out->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), why);
		return false;
	}
	if (!write_file(out, &file, path)) {
		outfile_discard(&file);
		return false;
	}
	if (!outfile_commit(&file)) {
		diag_error(out->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), strerror(errno));
		return false;
	}
	return true;
}

static void
close_file(void *file)
{
	outfile_discard(file);
}

bool
elfout_make(const struct elfout *out, const char *name, struct buf *image)
{
	struct outfile file;
	bool ok = false;

	if (!outfile_open_memory(&file, "object")) {
		diag_error(out->diag, (struct loc){0}, "cannot create %s: %s", name, strerror(errno));
		return false;
	}
	struct guard_cleanup cleanup;
	guard_push(&cleanup, close_file, &file);
	off_t size;
	if (check_sections(out, name) && write_file(out, &file, name)) {
		size = lseek(file.fd, 0, SEEK_END);
		ok = size >= 0 && pread(file.fd, buf_reserve(image, (size_t)size), (size_t)size, 0) == size;
		if (ok)
			image->n += (size_t)size;
		else
			diag_error(out->diag, (struct loc){0}, "cannot create %s: %s", name, strerror(errno));
	}
	guard_pop(&cleanup);
	outfile_discard(&file);
	return ok;
}
