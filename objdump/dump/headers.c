/* Shows the headers of a file: file header (-f), program headers and dynamic section (-p), section table (-h). */
#include <stdio.h>
#include <string.h>

#include "common/base/memory/le.h"
#include "common/elf/amdgpu.h"
#include "objdump/dump/elf_names.h"
#include "objdump/dump/versions.h"

void
headers_file(struct view *v)
{
	out_printf(v->out, "architecture: %s\nstart address: 0x%016llx\n",
		v->elf->hdr.e_machine == EM_AMDGPU ? "amdgpu" : "unknown",
		(unsigned long long)v->elf->hdr.e_entry);
}

void
headers_file_json(struct view *v)
{
	const Elf64_Ehdr *h = &v->elf->hdr;
	struct json *j = v->json;

	json_key(j, "header");
	json_object(j, JSON_INLINE);
	elf_names_json(j, "type", elf_names_file, h->e_type);
	json_key_uint(j, "machine", h->e_machine);
	json_key_uint(j, "osabi", h->e_ident[EI_OSABI]);
	json_key_uint(j, "abi_version", h->e_ident[EI_ABIVERSION]);
	json_key_uint(j, "flags", h->e_flags);
	json_key_uint(j, "entry", h->e_entry);
	json_key_uint(j, "program_header_offset", h->e_phoff);
	json_key_uint(j, "program_header_count", v->elf->nsegments);
	json_key_uint(j, "section_header_offset", h->e_shoff);
	json_key_uint(j, "section_header_count", v->elf->nsections);
	json_end(j);
}

static void
put_segment(struct out *o, const Elf64_Phdr *p)
{
	const char *type = p->p_type ? elf_names_find(elf_names_segment, p->p_type) : NULL;

	/* llvm-objdump prints PROPERTY in a wider column */
	out_printf(o, "%*s off    0x%016llx vaddr 0x%016llx paddr 0x%016llx align 2**%u\n",
		type && strcmp(type, "PROPERTY") == 0 ? 11 : 8, type ? type : "UNKNOWN", (unsigned long long)p->p_offset,
		(unsigned long long)p->p_vaddr, (unsigned long long)p->p_paddr,
		p->p_align ? (unsigned)__builtin_ctzll(p->p_align) : 64);
	out_printf(o, "         filesz 0x%016llx memsz 0x%016llx flags %c%c%c\n",
		(unsigned long long)p->p_filesz, (unsigned long long)p->p_memsz,
		p->p_flags & PF_R ? 'r' : '-', p->p_flags & PF_W ? 'w' : '-',
		p->p_flags & PF_X ? 'x' : '-');
}

static void
json_segments(struct view *v)
{
	struct json *j = v->json;

	json_key(j, "program_headers");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < v->elf->nsegments; i++) {
		const Elf64_Phdr *p = &v->elf->segments[i];

		json_object(j, JSON_INLINE);
		elf_names_json(j, "type", elf_names_segment, p->p_type);
		json_key_uint(j, "offset", p->p_offset);
		json_key_uint(j, "virtual_address", p->p_vaddr);
		json_key_uint(j, "physical_address", p->p_paddr);
		json_key_uint(j, "file_size", p->p_filesz);
		json_key_uint(j, "memory_size", p->p_memsz);
		elf_names_json_bits(j, "flags", elf_names_segment_flags, p->p_flags);
		json_key_uint(j, "alignment", p->p_align);
		json_end(j);
	}
	json_end(j);
}

static const char *
tag_name(uint64_t tag, char unknown[32])
{
	const char *name = elf_names_find(elf_names_dynamic, tag);

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

/* Returns the bytes at an address in a loaded segment, and sets *n to the number of bytes up to the end of the segment.
 * Returns NULL if no segment contains the address. */
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

/* The dynamic section, or the dynamic segment if the section is missing. */
struct dynamic {
	const uint8_t *data;
	size_t n; /* number of entries */
	const struct elfin_section *section; /* the dynamic section; NULL: the file has only a dynamic segment */
};

static Elf64_Dyn
entry(const struct dynamic *d, size_t i)
{
	const uint8_t *p = d->data + i * sizeof(Elf64_Dyn);

	return (Elf64_Dyn){.d_tag = (int64_t)le_get64(p), .d_un.d_val = le_get64(p + 8)};
}

/* Returns a string of the dynamic string table, or NULL if the offset is invalid. */
static const char *
dynamic_string(const struct elfin *e, const struct dynamic *d, uint64_t offset)
{
	if (d->section)
		return elfin_string(e, d->section->hdr.sh_link, offset);
	for (size_t i = 0; i < d->n; i++) {
		Elf64_Dyn dyn = entry(d, i);

		if (dyn.d_tag != DT_STRTAB)
			continue;
		uint64_t n;
		const uint8_t *strings = at_address(e, dyn.d_un.d_ptr, &n);
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

static const char *
entry_text(const struct elfin *e, const struct dynamic *d, const Elf64_Dyn *dyn)
{
	return is_string((uint64_t)dyn->d_tag) ? dynamic_string(e, d, dyn->d_un.d_val) : NULL;
}

static void
put_dynamic(struct view *v, const struct dynamic *s)
{
	size_t n = s->n, width = 0;
	char unknown[32];

	for (int pass = 0; pass < 2; pass++)
		for (size_t i = 0; i < n; i++) {
			const char *text = NULL;
			Elf64_Dyn dyn = entry(s, i);

			if (dyn.d_tag == DT_NULL)
				continue;
			const char *name = tag_name((uint64_t)dyn.d_tag, unknown);
			if (pass == 0) {
				width = strlen(name) > width ? strlen(name) : width;
				continue;
			}
			text = entry_text(v->elf, s, &dyn);
			out_printf(v->out, "  %-*s ", (int)width, name);
			if (text)
				out_text(v->out, text);
			else
				out_printf(v->out, "0x%016llx", (unsigned long long)dyn.d_un.d_val);
			out_z(v->out, "\n");
		}
}

static void
json_dynamic(struct view *v)
{
	struct json *j = v->json;
	struct dynamic dynamic;

	if (!find_dynamic(v->elf, &dynamic))
		return;
	json_key(j, "dynamic");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < dynamic.n; i++) {
		Elf64_Dyn dyn = entry(&dynamic, i);
		const char *text = entry_text(v->elf, &dynamic, &dyn);

		if (dyn.d_tag == DT_NULL)
			continue;
		json_object(j, JSON_INLINE);
		elf_names_json(j, "tag", elf_names_dynamic, (uint64_t)dyn.d_tag);
		json_key_uint(j, "value", dyn.d_un.d_val);
		if (text)
			json_key_z(j, "text", text);
		json_end(j);
	}
	json_end(j);
}

void
headers_private(struct view *v)
{
	out_z(v->out, "\nProgram Header:\n");
	for (size_t i = 0; i < v->elf->nsegments; i++)
		put_segment(v->out, &v->elf->segments[i]);
	out_z(v->out, "\nDynamic Section:\n");
	struct dynamic dynamic;
	if (find_dynamic(v->elf, &dynamic))
		put_dynamic(v, &dynamic);
	versions_show(v);
}

void
headers_private_json(struct view *v)
{
	json_segments(v);
	json_dynamic(v);
	versions_json(v);
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

/* Returns the next of llvm-objdump's words for a section, such as TEXT or DATA, with index *i or higher, and advances *i past it.
 * Several words may apply to a section. Returns NULL after the last one. */
static const char *
next_kind(const char *name, const Elf64_Shdr *s, size_t *i)
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

	while (*i < sizeof kinds / sizeof kinds[0])
		if (kinds[(*i)++].is)
			return kinds[*i - 1].text;
	return NULL;
}

static void
put_kinds(struct out *o, const struct elfin_section *s)
{
	const char *kind, *before = "";

	for (size_t i = 0; (kind = next_kind(s->name, &s->hdr, &i)); before = ", ")
		out_printf(o, "%s%s", before, kind);
}

static uint64_t
shown_address(const struct view *v, const Elf64_Shdr *s)
{
	return s->sh_addr + (s->sh_flags & SHF_ALLOC ? v->options->adjust_vma : 0);
}

/* If the file has no sections, prints its executable segments, under the names that the disassembly uses. */
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
		if (out_width(str_from(s->name)) > width)
			width = out_width(str_from(s->name));
		lma |= load_address(e, &s->hdr) != s->hdr.sh_addr;
	}
	out_z(v->out, "\nSections:\nIdx ");
	out_left(v->out, STR("Name"), width);
	out_printf(v->out, " Size     %-16s %s%sType\n", "VMA", lma ? "LMA" : "",
		lma ? "              " : "");
	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (!view_section(v, str_from(s->name)))
			continue;
		out_printf(v->out, "%3zu ", i);
		out_left(v->out, str_from(s->name), width);
		out_printf(v->out, " %08llx %016llx ", (unsigned long long)s->hdr.sh_size,
			(unsigned long long)shown_address(v, &s->hdr));
		if (lma)
			out_printf(v->out, "%016llx ",
				(unsigned long long)load_address(e, &s->hdr));
		put_kinds(v->out, s);
		out_z(v->out, "\n");
	}
	put_segments(v);
}

static void
json_section(struct view *v, const struct elfin_section *s)
{
	struct json *j = v->json;

	json_object(j, JSON_INLINE);
	json_key_uint(j, "index", elfin_number(v->elf, s));
	json_key_z(j, "name", s->name);
	elf_names_json(j, "type", elf_names_section, s->hdr.sh_type);
	elf_names_json_bits(j, "flags", elf_names_section_flags, s->hdr.sh_flags);
	json_key_uint(j, "address", shown_address(v, &s->hdr));
	json_key_uint(j, "load_address", load_address(v->elf, &s->hdr));
	json_key_uint(j, "offset", s->hdr.sh_offset);
	json_key_uint(j, "size", s->hdr.sh_size);
	json_key_uint(j, "link", s->hdr.sh_link);
	json_key_uint(j, "info", s->hdr.sh_info);
	json_key_uint(j, "alignment", s->hdr.sh_addralign);
	json_key_uint(j, "entry_size", s->hdr.sh_entsize);
	json_key(j, "kinds");
	json_array(j, JSON_INLINE);
	const char *kind;
	for (size_t i = 0; (kind = next_kind(s->name, &s->hdr, &i));)
		json_z(j, kind);
	json_end(j);
	json_end(j);
}

void
headers_sections_json(struct view *v)
{
	json_key(v->json, "sections");
	json_array(v->json, JSON_LINES);
	for (size_t i = 0; i < v->elf->nsections; i++)
		if (view_section(v, str_from(v->elf->sections[i].name)))
			json_section(v, &v->elf->sections[i]);
	json_end(v->json);
}
