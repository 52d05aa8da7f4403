/* What the file says of itself: file header (-f), program headers and dynamic section (-p), section
 * table (-h). */
#include <stdio.h>
#include <string.h>

#include "common/base/le.h"
#include "common/elf/amdgpu.h"
#include "objdump/dump/versions.h"

/* Names that <elf.h> may not know. */
enum { TYPE_GNU_PROPERTY = 0x6474e553, TAG_RELRSZ = 35, TAG_RELR = 36, TAG_RELRENT = 37 };

struct named {
	uint64_t value;
	const char *name;
};

/* Segment types as llvm-objdump pads them. */
static const struct named segment_types[] = {
	{PT_DYNAMIC, " DYNAMIC "}, {PT_GNU_EH_FRAME, "EH_FRAME "}, {PT_GNU_RELRO, "   RELRO "},
	{TYPE_GNU_PROPERTY, "   PROPERTY "}, {PT_GNU_STACK, "   STACK "}, {PT_INTERP, "  INTERP "},
	{PT_LOAD, "    LOAD "}, {PT_NOTE, "    NOTE "}, {PT_PHDR, "    PHDR "}, {PT_TLS, "    TLS "},
};

static const struct named dynamic_tags[] = {
	{DT_NEEDED, "NEEDED"}, {DT_PLTRELSZ, "PLTRELSZ"}, {DT_PLTGOT, "PLTGOT"}, {DT_HASH, "HASH"},
	{DT_STRTAB, "STRTAB"}, {DT_SYMTAB, "SYMTAB"}, {DT_RELA, "RELA"}, {DT_RELASZ, "RELASZ"},
	{DT_RELAENT, "RELAENT"}, {DT_STRSZ, "STRSZ"}, {DT_SYMENT, "SYMENT"}, {DT_INIT, "INIT"},
	{DT_FINI, "FINI"}, {DT_SONAME, "SONAME"}, {DT_RPATH, "RPATH"}, {DT_SYMBOLIC, "SYMBOLIC"},
	{DT_REL, "REL"}, {DT_RELSZ, "RELSZ"}, {DT_RELENT, "RELENT"}, {DT_PLTREL, "PLTREL"},
	{DT_DEBUG, "DEBUG"}, {DT_TEXTREL, "TEXTREL"}, {DT_JMPREL, "JMPREL"},
	{DT_BIND_NOW, "BIND_NOW"}, {DT_INIT_ARRAY, "INIT_ARRAY"}, {DT_FINI_ARRAY, "FINI_ARRAY"},
	{DT_INIT_ARRAYSZ, "INIT_ARRAYSZ"}, {DT_FINI_ARRAYSZ, "FINI_ARRAYSZ"},
	{DT_RUNPATH, "RUNPATH"}, {DT_FLAGS, "FLAGS"}, {DT_PREINIT_ARRAY, "PREINIT_ARRAY"},
	{DT_PREINIT_ARRAYSZ, "PREINIT_ARRAYSZ"}, {TAG_RELRSZ, "RELRSZ"}, {TAG_RELR, "RELR"},
	{TAG_RELRENT, "RELRENT"}, {DT_GNU_HASH, "GNU_HASH"}, {DT_VERSYM, "VERSYM"},
	{DT_RELACOUNT, "RELACOUNT"}, {DT_RELCOUNT, "RELCOUNT"}, {DT_FLAGS_1, "FLAGS_1"},
	{DT_VERDEF, "VERDEF"}, {DT_VERDEFNUM, "VERDEFNUM"}, {DT_VERNEED, "VERNEED"},
	{DT_VERNEEDNUM, "VERNEEDNUM"}, {DT_AUXILIARY, "AUXILIARY"}, {DT_FILTER, "FILTER"},
};

static const char *
name_of(const struct named *list, size_t n, uint64_t value)
{
	for (size_t i = 0; i < n; i++)
		if (list[i].value == value)
			return list[i].name;
	return NULL;
}
#define NAME_OF(list, value) name_of(list, sizeof(list) / sizeof((list)[0]), value)

void
headers_file(struct view *v)
{
	out_printf(v->out, "architecture: %s\nstart address: 0x%016llx\n",
		v->elf->hdr.e_machine == EM_AMDGPU ? "amdgcn" : "unknown",
		(unsigned long long)v->elf->hdr.e_entry);
}

static void
put_segment(struct out *o, const Elf64_Phdr *p)
{
	const char *type = NAME_OF(segment_types, p->p_type);

	out_printf(o, "%soff    0x%016llx vaddr 0x%016llx paddr 0x%016llx align 2**%u\n",
		type ? type : " UNKNOWN ", (unsigned long long)p->p_offset,
		(unsigned long long)p->p_vaddr, (unsigned long long)p->p_paddr,
		p->p_align ? (unsigned)__builtin_ctzll(p->p_align) : 64);
	out_printf(o, "         filesz 0x%016llx memsz 0x%016llx flags %c%c%c\n",
		(unsigned long long)p->p_filesz, (unsigned long long)p->p_memsz,
		p->p_flags & PF_R ? 'r' : '-', p->p_flags & PF_W ? 'w' : '-',
		p->p_flags & PF_X ? 'x' : '-');
}

static const char *
tag_name(uint64_t tag, char unknown[32])
{
	const char *name = NAME_OF(dynamic_tags, tag);

	if (name)
		return name;
	snprintf(unknown, 32, "<unknown:>0x%llx", (unsigned long long)tag);
	return unknown;
}

static bool
is_string(uint64_t tag)
{
	return tag == DT_NEEDED || tag == DT_RPATH || tag == DT_RUNPATH || tag == DT_SONAME ||
		tag == DT_AUXILIARY || tag == DT_FILTER;
}

/* The bytes at an address of a loaded segment, and how many there are; NULL for none. */
static const uint8_t *
at_address(const struct elfin *e, uint64_t address, uint64_t *n)
{
	for (size_t i = 0; i < e->nsegments; i++) {
		const Elf64_Phdr *p = &e->segments[i];

		if (p->p_type == PT_LOAD && address >= p->p_vaddr && address - p->p_vaddr < p->p_filesz &&
				elfin_segment(e, p)) {
			*n = p->p_filesz - (address - p->p_vaddr);
			return elfin_segment(e, p) + (address - p->p_vaddr);
		}
	}
	return NULL;
}

/* The dynamic section, or what the program headers say of it. */
struct dynamic {
	const uint8_t *data;
	size_t n; /* entries */
	const struct elfin_section *section; /* NULL if there is none */
};

static Elf64_Dyn
entry(const struct dynamic *d, size_t i)
{
	const uint8_t *p = d->data + i * sizeof(Elf64_Dyn);

	return (Elf64_Dyn){.d_tag = (int64_t)le_get64(p), .d_un.d_val = le_get64(p + 8)};
}

/* A string of the dynamic section; NULL if there is none at this offset. */
static const char *
dynamic_string(const struct elfin *e, const struct dynamic *d, uint64_t offset)
{
	if (d->section)
		return elfin_string(e, d->section->hdr.sh_link, offset);
	for (size_t i = 0; i < d->n; i++) {
		Elf64_Dyn dyn = entry(d, i);
		const uint8_t *strings;
		uint64_t n;

		if (dyn.d_tag != DT_STRTAB)
			continue;
		strings = at_address(e, dyn.d_un.d_ptr, &n);
		if (strings && offset < n && memchr(strings + offset, 0, n - offset))
			return (const char *)strings + offset;
	}
	return NULL;
}

static bool
find_dynamic(const struct elfin *e, struct dynamic *d)
{
	*d = (struct dynamic){.section = elfin_find(e, SHT_DYNAMIC, NULL)};
	if (d->section) {
		d->data = d->section->data;
		d->n = d->data ? d->section->hdr.sh_size / sizeof(Elf64_Dyn) : 0;
		return true;
	}
	for (size_t i = 0; i < e->nsegments && !d->n; i++) {
		if (e->segments[i].p_type != PT_DYNAMIC)
			continue;
		d->data = elfin_segment(e, &e->segments[i]);
		d->n = d->data ? e->segments[i].p_filesz / sizeof(Elf64_Dyn) : 0;
	}
	return d->n;
}

static void
put_dynamic(struct view *v, const struct dynamic *s)
{
	size_t n = s->n, width = 0;
	char unknown[32];

	for (int pass = 0; pass < 2; pass++)
		for (size_t i = 0; i < n; i++) {
			const char *name, *text = NULL;
			Elf64_Dyn dyn = entry(s, i);

			if (dyn.d_tag == DT_NULL)
				continue;
			name = tag_name((uint64_t)dyn.d_tag, unknown);
			if (pass == 0) {
				width = strlen(name) > width ? strlen(name) : width;
				continue;
			}
			if (is_string((uint64_t)dyn.d_tag))
				text = dynamic_string(v->elf, s, dyn.d_un.d_val);
			out_printf(v->out, "  %-*s ", (int)width, name);
			if (text)
				out_z(v->out, text);
			else
				out_printf(v->out, "0x%016llx", (unsigned long long)dyn.d_un.d_val);
			out_z(v->out, "\n");
		}
}

void
headers_private(struct view *v)
{
	struct dynamic dynamic;

	out_z(v->out, "\nProgram Header:\n");
	for (size_t i = 0; i < v->elf->nsegments; i++)
		put_segment(v->out, &v->elf->segments[i]);
	out_z(v->out, "\nDynamic Section:\n");
	if (find_dynamic(v->elf, &dynamic))
		put_dynamic(v, &dynamic);
	versions_show(v);
}

static bool
in_segment(const Elf64_Phdr *p, const Elf64_Shdr *s)
{
	if (!(s->sh_flags & SHF_ALLOC) || s->sh_addr < p->p_vaddr)
		return false;
	return s->sh_addr - p->p_vaddr <= p->p_memsz &&
		s->sh_size <= p->p_memsz - (s->sh_addr - p->p_vaddr) &&
		(s->sh_type == SHT_NOBITS || (s->sh_offset >= p->p_offset &&
			s->sh_offset - p->p_offset <= p->p_filesz &&
			s->sh_size <= p->p_filesz - (s->sh_offset - p->p_offset)));
}

static uint64_t
load_address(const struct elfin *e, const Elf64_Shdr *s)
{
	for (size_t i = 0; i < e->nsegments; i++)
		if (e->segments[i].p_type == PT_LOAD && in_segment(&e->segments[i], s))
			return s->sh_addr - e->segments[i].p_vaddr + e->segments[i].p_paddr;
	return s->sh_addr;
}

static void
put_kinds(struct out *o, const char *name, const Elf64_Shdr *s)
{
	const struct {
		bool is;
		const char *text;
	} kinds[] = {
		{s->sh_flags & SHF_EXECINSTR, "TEXT"},
		{s->sh_type == SHT_PROGBITS && s->sh_flags & SHF_ALLOC &&
			!(s->sh_flags & SHF_EXECINSTR), "DATA"},
		{s->sh_type == SHT_NOBITS && s->sh_flags & (SHF_ALLOC | SHF_WRITE), "BSS"},
		{strncmp(name, ".debug", 6) == 0 || strncmp(name, ".zdebug", 7) == 0 ||
			strcmp(name, ".gdb_index") == 0, "DEBUG"},
	};
	bool any = false;

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (kinds[i].is) {
			out_printf(o, "%s%s", any ? ", " : "", kinds[i].text);
			any = true;
		}
}

/* In the place of sections that a file does not have, its segments with code, as they are disassembled. */
static void
put_segments(struct view *v)
{
	unsigned number = 0;

	for (size_t i = 0; i < v->elf->nsegments && !v->elf->nsections; i++) {
		const Elf64_Phdr *p = &v->elf->segments[i];

		if (p->p_type == PT_LOAD && p->p_flags & PF_X)
			out_printf(v->out, "%3u PT_LOAD#%-5zu %08llx %016llx TEXT\n", number++, i,
				(unsigned long long)p->p_filesz,
				(unsigned long long)(p->p_vaddr + v->options->adjust_vma));
	}
}

void
headers_sections(struct view *v)
{
	const struct elfin *e = v->elf;
	bool lma = v->options->show_lma;
	size_t width = 13;

	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (!view_section(v, str_from(s->name)))
			continue;
		width = strlen(s->name) > width ? strlen(s->name) : width;
		lma |= load_address(e, &s->hdr) != s->hdr.sh_addr;
	}
	out_z(v->out, "\nSections:\nIdx ");
	out_left(v->out, STR("Name"), width);
	out_printf(v->out, " Size     %-16s %s%sType\n", "VMA", lma ? "LMA" : "",
		lma ? "              " : "");
	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];
		uint64_t adjust = s->hdr.sh_flags & SHF_ALLOC ? v->options->adjust_vma : 0;

		if (!view_section(v, str_from(s->name)))
			continue;
		out_printf(v->out, "%3zu ", i);
		out_left(v->out, str_from(s->name), width);
		out_printf(v->out, " %08llx %016llx ", (unsigned long long)s->hdr.sh_size,
			(unsigned long long)(s->hdr.sh_addr + adjust));
		if (lma)
			out_printf(v->out, "%016llx ",
				(unsigned long long)load_address(e, &s->hdr));
		put_kinds(v->out, s->name, &s->hdr);
		out_z(v->out, "\n");
	}
	put_segments(v);
}
