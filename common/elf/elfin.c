/* Reads ELF files. libelf parses the headers. All offsets and indexes in the headers are checked here once, so callers need not
 * check them. Tables are read in place. */
#include "common/elf/elfin.h"

#include <errno.h>
#include <gelf.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/memory/guard.h"
#include "common/base/memory/le.h"
#include "common/base/message/diag.h"
#include "common/elf/elfname.h"
#include "common/elf/reuse.h"

#define ERROR(e, fmt, ...) diag_error((e)->diag, (struct loc){0}, "%s: " fmt, (e)->name, __VA_ARGS__)

const char *
elfin_why(void)
{
	if (errno == ENOMEM)
		die_of_memory();
	return elf_errmsg(-1);
}

bool
elfin_is_elf(const void *bytes, size_t n)
{
	return n >= SELFMAG && memcmp(bytes, ELFMAG, SELFMAG) == 0;
}

const uint8_t *
elfin_segment(const struct elfin *e, const Elf64_Phdr *p)
{
	return p->p_offset <= e->nbytes && p->p_filesz <= e->nbytes - p->p_offset ? e->bytes + p->p_offset : NULL;
}

static bool
check_segments(const struct elfin *e)
{
	struct reuse limit = reuse_start(e->nbytes, REUSE_CONTENTS);

	for (size_t i = 0; i < e->nsegments; i++) {
		const Elf64_Phdr *p = &e->segments[i];

		if (!elfin_segment(e, p)) {
			diag_warning(e->diag, (struct loc){0}, "%s: segment %zu: %#llx bytes at %#llx run past the end of the file",
				e->name, i, (unsigned long long)p->p_filesz, (unsigned long long)p->p_offset);
		} else if (!reuse_take(&limit, p->p_filesz)) {
			ERROR(e, "segment %zu: the segments overlap: they contain more than %d times the file's %#zx bytes", i,
				REUSE_CONTENTS, e->nbytes);
			return false;
		}
	}
	return true;
}

static bool
read_segments(struct elfin *e)
{
	const void *table; /* possibly unaligned */

	if (elf_getphdrnum(e->elf, &e->nsegments) != 0) {
		ERROR(e, "malformed program headers: %s", elfin_why());
		return false;
	}
	if (e->nsegments == 0)
		return true;
	table = elf64_getphdr(e->elf);
	if (!table) {
		ERROR(e, "the program headers at %#llx (%zu of them) run past the end of the file",
			(unsigned long long)e->hdr.e_phoff, e->nsegments);
		return false;
	}
	e->segments = alloc_array(e->nsegments, sizeof *e->segments);
	memcpy(e->segments, table, e->nsegments * sizeof *e->segments);
	return check_segments(e);
}
/* Reads the header of section i and checks its bounds. The name is set later. Returns false after an error. */
static bool
read_section(struct elfin *e, size_t i)
{
	struct elfin_section *s = &e->sections[i];
	Elf_Scn *scn = elf_getscn(e->elf, i);
	Elf64_Shdr *hdr = &s->hdr;

	/* The header table may be unaligned, so read a copy of the header. */
	if (!scn || !gelf_getshdr(scn, hdr)) {
		ERROR(e, "section %zu: %s", i, elfin_why());
		return false;
	}
	s->name = "";
	if (i == 0) {
		/* Fields of section header 0 hold counts that do not fit into the file header. */
		s->hdr.sh_size = s->hdr.sh_type = 0;
		return true;
	}
	if (hdr->sh_type == SHT_NOBITS || hdr->sh_type == SHT_NULL || hdr->sh_size == 0)
		return true;
	uint64_t end;
	if (__builtin_add_overflow(hdr->sh_offset, hdr->sh_size, &end) || end > e->nbytes) {
		ERROR(e, "section %zu: %#llx bytes at %#llx run past the end of the file (%#zx bytes)", i,
			(unsigned long long)hdr->sh_size, (unsigned long long)hdr->sh_offset, e->nbytes);
		return false;
	}
	s->data = e->bytes + hdr->sh_offset;
	return true;
}

/* Checks the sum of the sizes of all contents, and records which section has the extended section numbers of a symbol table. */
static bool
check_contents(struct elfin *e)
{
	struct reuse limit = reuse_start(e->nbytes, REUSE_CONTENTS);

	for (size_t i = 1; i < e->nsections; i++) {
		const Elf64_Shdr *hdr = &e->sections[i].hdr;

		if (e->sections[i].data && !reuse_take(&limit, hdr->sh_size)) {
			ERROR(e, "section %zu: the sections overlap: they contain more than %d times the file's %#zx bytes", i,
				REUSE_CONTENTS, e->nbytes);
			return false;
		}
		if (hdr->sh_type == SHT_SYMTAB_SHNDX && hdr->sh_link < e->nsections && !e->sections[hdr->sh_link].extended)
			e->sections[hdr->sh_link].extended = (uint32_t)i;
	}
	return true;
}

static bool
name_sections(struct elfin *e)
{
	size_t names;

	if (elf_getshdrstrndx(e->elf, &names) != 0) {
		ERROR(e, "the section names are in section %u, which does not exist", e->hdr.e_shstrndx);
		return false;
	}
	struct elfin_names limit = elfin_names(e, names, e->nsections);
	for (size_t i = 1; i < e->nsections && names != 0; i++) {
		e->sections[i].name = elfin_string(e, names, e->sections[i].hdr.sh_name);
		if (!e->sections[i].name) {
			ERROR(e, "section %zu: no name at offset %#x of section %zu", i,
				e->sections[i].hdr.sh_name, names);
			return false;
		}
		if (!elfin_names_take(&limit, e->sections[i].name)) {
			ERROR(e, "section %zu: the names of the sections overlap: they are longer than %d times the file's %#zx bytes",
				i, REUSE_NAMES, e->nbytes);
			return false;
		}
	}
	return true;
}

static bool
read_sections(struct elfin *e)
{
	if (elf_getshdrnum(e->elf, &e->nsections) != 0) {
		ERROR(e, "malformed section headers: %s", elfin_why());
		return false;
	}
	if (e->nsections == 0 && e->hdr.e_shoff != 0) {
		ERROR(e, "the section headers at %#llx run past the end of the file (%#zx bytes)",
			(unsigned long long)e->hdr.e_shoff, e->nbytes);
		return false;
	}
	if (e->nsections == 0)
		return true;
	if (e->nsections > e->nbytes / sizeof(Elf64_Shdr)) {
		ERROR(e, "%zu section headers do not fit into the file", e->nsections);
		return false;
	}
	e->sections = array_make(e->nsections, sizeof *e->sections);
	for (size_t i = 0; i < e->nsections; i++) {
		if (!read_section(e, i))
			return false;
	}
	if (!check_contents(e) || !name_sections(e))
		return false;
	elfin_check_symtabs(e);
	return true;
}

static bool
read_header(struct elfin *e)
{
	if (!elfin_is_elf(e->bytes, e->nbytes)) {
		ERROR(e, "not an ELF file%s", e->nbytes ? "" : ": it is empty");
		return false;
	}
	if (e->nbytes < sizeof(Elf64_Ehdr)) {
		ERROR(e, "an ELF file of %zu bytes is truncated within its header", e->nbytes);
		return false;
	}
	if (e->bytes[EI_CLASS] != ELFCLASS64 || e->bytes[EI_DATA] != ELFDATA2LSB) {
		ERROR(e, "not a %s ELF file",
			e->bytes[EI_CLASS] != ELFCLASS64 ? "64-bit" : "little-endian");
		return false;
	}
	if (e->bytes[EI_VERSION] != EV_CURRENT) {
		ERROR(e, "an ELF file of version %u, which is unknown", e->bytes[EI_VERSION]);
		return false;
	}
	GElf_Ehdr hdr;
	if (!elfin_libelf(e) || elf_kind(e->elf) != ELF_K_ELF || !gelf_getehdr(e->elf, &hdr)) {
		ERROR(e, "malformed ELF header: %s", elfin_why());
		return false;
	}
	e->hdr = hdr;
	return true;
}

/* Some assemblers set the ELF version to 0, which libelf rejects. For these files, replaces e->bytes by a copy in which EI_VERSION
 * is EV_CURRENT. */
static void
set_elf_version(struct elfin *e)
{
	if (e->nbytes <= EI_VERSION || e->bytes[EI_VERSION] != EV_NONE || !elfin_is_elf(e->bytes, e->nbytes))
		return;
	buf_put(&e->with_version, e->bytes, e->nbytes);
	e->with_version.p[EI_VERSION] = EV_CURRENT;
	e->bytes = e->with_version.p;
}

Elf *
elfin_libelf(struct elfin *e)
{
	elf_version(EV_CURRENT);
	if (!e->elf)
		e->elf = elf_memory((char *)(uintptr_t)e->bytes, e->nbytes);
	return e->elf;
}

struct opening_file {
	struct elfin *e;
	Elf *opened; /* the caller's handle, which the caller frees; may be NULL */
};

/* Frees libelf's memory. Runs as a cleanup if an error occurs while a file is being opened. */
static void
release(void *opening)
{
	const struct opening_file *o = opening;

	if (o->e->elf != o->opened)
		elf_end(o->e->elf);
}

bool
elfin_member(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n, Elf *opened)
{
	struct opening_file opening = {e, opened};

	*e = (struct elfin){.diag = diag, .name = name, .bytes = bytes, .nbytes = n};
	struct guard_cleanup cleanup;
	guard_push(&cleanup, release, &opening);
	errno = 0;
	set_elf_version(e);
	if (!e->with_version.n)
		e->elf = opened;
	bool ok = read_header(e) && read_sections(e) && read_segments(e);
	guard_pop(&cleanup);
	if (e->elf != opened)
		elf_end(e->elf);
	e->elf = NULL;
	if (!ok)
		elfin_close(e);
	return ok;
}

bool
elfin_memory(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n)
{
	return elfin_member(e, diag, name, bytes, n, NULL);
}

bool
elfin_open(struct elfin *e, struct diag *diag, const char *path)
{
	struct buf file = {0};
	const char *why = buf_read_file(&file, path, NULL);

	*e = (struct elfin){.diag = diag, .name = path};
	if (why) {
		diag_error(e->diag, (struct loc){0}, "cannot read %s: %s", path, why);
		buf_free(&file);
		return false;
	}
	if (!elfin_memory(e, diag, strcmp(path, "-") == 0 ? "<stdin>" : path, file.p, file.n)) {
		buf_free(&file);
		return false;
	}
	e->file = file;
	return true;
}

void
elfin_close(struct elfin *e)
{
	elf_end(e->elf);
	alloc_free(e->sections);
	alloc_free(e->segments);
	buf_free(&e->file);
	buf_free(&e->with_version);
	*e = (struct elfin){.name = e->name};
}

void
elfin_forget_sections(struct elfin *e)
{
	alloc_free(e->sections);
	e->sections = NULL;
	e->nsections = 0;
}

const struct elfin_section *
elfin_find(const struct elfin *e, uint32_t type, const char *name)
{
	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (s->hdr.sh_type == type && (!name || strcmp(s->name, name) == 0))
			return s;
	}
	return NULL;
}

bool
elfin_notes_next(const struct elfin *e, size_t *i, struct elfin_notes *out)
{
	for (; *i < e->nsections; ++*i) {
		const struct elfin_section *s = &e->sections[*i];

		if (s->hdr.sh_type != SHT_NOTE || !s->data)
			continue;
		*out = (struct elfin_notes){s->name, s->data, s->hdr.sh_size, s->hdr.sh_addralign};
		++*i;
		return true;
	}
	for (; !e->nsections && *i < e->nsegments; ++*i) {
		const Elf64_Phdr *p = &e->segments[*i];

		if (p->p_type != PT_NOTE)
			continue;
		*out = (struct elfin_notes){"PT_NOTE", elfin_segment(e, p), p->p_filesz, p->p_align};
		++*i;
		return true;
	}
	return false;
}

int
elfin_note(const void *bytes, size_t n, uint64_t align, size_t *at, struct elfin_note *out)
{
	const uint8_t *p = (const uint8_t *)bytes + *at;
	Elf_Data d = {
		.d_type = align == 8 ? ELF_T_NHDR8 : ELF_T_NHDR,
		.d_version = EV_CURRENT,
	};

	if (*at >= n)
		return 0;
	d.d_size = n - *at;
	GElf_Nhdr hdr;
	if (d.d_size < sizeof hdr)
		return -1;
	/* gelf_getnote() checks that the note fits. It reads only the note's header, and expects the header in host byte order. */
	hdr = (GElf_Nhdr){.n_namesz = le_get32(p), .n_descsz = le_get32(p + 4), .n_type = le_get32(p + 8)};
	d.d_buf = &hdr;
	size_t name, desc;
	size_t next = gelf_getnote(&d, 0, &(GElf_Nhdr){0}, &name, &desc);
	if (next == 0)
		return -1;
	*out = (struct elfin_note){
		.owner = {(const char *)p + name, strnlen((const char *)p + name, hdr.n_namesz)},
		.type = hdr.n_type,
		.desc = p + desc,
		.size = hdr.n_descsz,
		.offset = *at,
	};
	*at += next;
	return 1;
}
