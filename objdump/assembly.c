/* The whole object as a source that assembles to it (--assembly): symbols, sections, metadata. Of a linked object
 * what the linker has made is left out: it makes it again. */
#include <stdlib.h>
#include <string.h>

#include "common/base/array.h"
#include "common/base/diag.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reloc.h"
#include "common/hsa/meta.h"
#include "objdump/assembly.h"

/* The symbol of a kernel's descriptor, or NULL. */
static const struct elfin_symbol *
descriptor_of(const struct assembly *a, const struct elfin_symbol *y)
{
	const uint32_t *named = map_get(&a->names, str_from(arena_printf(&a->v->options->arena, "%s.kd", y->name)));

	return named ? &a->symbols[*named] : NULL;
}

/* Binding and visibility. What of a kernel's stands before its descriptor is the descriptor's, too: of a kernel
 * whose descriptor has it not, it is said late, at the end. */
static void
put_binding(struct assembly *a, const struct elfin_symbol *y, bool late)
{
	static const char *const visibility[] = {NULL, "internal", "hidden", "protected"};
	const struct elfin_symbol *kd = descriptor_of(a, y);
	struct str name = str_from(y->name);
	const struct {
		bool is, late;
		const char *directive;
	} says[] = {
		{y->bind == STB_GLOBAL && (y->section || y->reserved), kd && kd->bind != STB_GLOBAL, "globl"},
		{y->bind == STB_WEAK, kd && kd->bind != STB_WEAK, "weak"},
		{y->other & 3, kd && (kd->other & 3) != (y->other & 3), visibility[y->other & 3]},
	};

	for (size_t i = 0; i < sizeof says / sizeof says[0]; i++) {
		if (!says[i].is || says[i].late != late)
			continue;
		out_printf(a->out, "\t.%s ", says[i].directive);
		assembly_put_name(a->out, name);
		out_z(a->out, "\n");
	}
}

/* What a symbol is, and those that stand in no section. */
static void
put_declaration(struct assembly *a, const struct elfin_symbol *y)
{
	struct str name = str_from(y->name);

	put_binding(a, y, false);
	if ((y->type == STT_FUNC || y->type == STT_OBJECT) && !y->reserved && y->section) {
		out_z(a->out, "\t.type ");
		assembly_put_name(a->out, name);
		out_z(a->out, y->type == STT_FUNC ? ", @function\n" : ", @object\n");
	}
	if (!y->reserved)
		return;
	out_z(a->out, y->section == SHN_COMMON       ? "\t.comm "
		      : y->section == SHN_AMDGPU_LDS ? "\t.amdgpu_lds "
						     : "\t.set ");
	assembly_put_name(a->out, name);
	if (y->section == SHN_COMMON)
		out_printf(a->out, ", %llu, %d\n", (unsigned long long)y->size,
			y->value ? __builtin_ctzll(y->value) : 0);
	else if (y->section == SHN_AMDGPU_LDS)
		out_printf(a->out, ", %llu, %llu\n", (unsigned long long)y->size, (unsigned long long)y->value);
	else
		out_printf(a->out, ", 0x%llx\n", (unsigned long long)y->value);
}

static bool
is_metadata(const struct elfin_note *n)
{
	return n->type == NT_AMDGPU_METADATA && str_eqz(n->owner, "AMDGPU");
}

static bool
has_metadata(const struct elfin_section *s)
{
	struct elfin_note note;
	size_t at = 0;

	while (s->data && elfin_note(s->data, s->hdr.sh_size, s->hdr.sh_addralign, &at, &note) > 0)
		if (is_metadata(&note))
			return true;
	return false;
}

/* Whether a section is what a source says, not what assembler and linker make by themselves. */
static bool
is_shown(const struct assembly *a, const struct elfin_section *s)
{
	static const uint32_t made[] = {SHT_NULL, SHT_SYMTAB, SHT_DYNSYM, SHT_STRTAB, SHT_RELA, SHT_REL, SHT_HASH,
		SHT_GNU_HASH, SHT_DYNAMIC, SHT_GROUP, SHT_SYMTAB_SHNDX, SHT_LLVM_ADDRSIG};

	for (size_t i = 0; i < sizeof made / sizeof made[0]; i++)
		if (s->hdr.sh_type == made[i])
			return false;
	if (s->hdr.sh_type == SHT_NOTE && has_metadata(s))
		return false;
	if (a->e->hdr.e_type != ET_REL) {
		if (strcmp(s->name, ".got") == 0 && s->hdr.sh_size)
			view_warning(a->v,
				"the code may hold the address of .got, which linked again may stand elsewhere");
		return strcmp(s->name, ".relro_padding") != 0 && strcmp(s->name, ".comment") != 0 &&
		       strncmp(s->name, ".debug_", 7) != 0;
	}
	if (s->hdr.sh_flags & SHF_COMPRESSED)
		view_warning(a->v, "section '%s' is compressed and left out", s->name);
	return !(s->hdr.sh_flags & SHF_COMPRESSED);
}

static int
compare_symbols(const void *va, const void *vb)
{
	const struct elfin_symbol *x = *(const struct elfin_symbol *const *)va,
				  *y = *(const struct elfin_symbol *const *)vb;

	return x->value != y->value ? (x->value < y->value ? -1 : 1) : x < y ? -1 : x > y;
}

static int
compare_fixes(const void *va, const void *vb)
{
	const struct fix *x = va, *y = vb;

	return x->at < y->at ? -1 : x->at > y->at;
}

/* Gives each symbol to its section. */
static void
load_symbols(struct assembly *a)
{
	const struct elfin_section *table = elfin_find(a->e, SHT_SYMTAB, NULL);

	if (!table)
		table = elfin_find(a->e, SHT_DYNSYM, NULL);
	if (!table || !elfin_symbols(a->e, table, &a->symbols, &a->nsymbols))
		return;
	for (size_t i = 1; i < a->nsymbols; i++) {
		const struct elfin_symbol *y = &a->symbols[i];
		struct part *p = y->reserved || !y->section ? NULL : &a->parts[y->section];
		bool isnew = true;

		if (!*y->name || y->type == STT_SECTION || y->type == STT_FILE || (p && !p->shown))
			continue;
		if (p && (y->value < a->e->sections[y->section].hdr.sh_addr ||
				 y->value > a->e->sections[y->section].hdr.sh_addr +
						    a->e->sections[y->section].hdr.sh_size))
			isnew = false;
		else
			*map_put(&a->names, str_from(y->name), &isnew) = (uint32_t)i;
		if (!isnew)
			view_warning(a->v,
				"the symbol '%s' is left out: another has its name, or it is not in its section",
				y->name);
		else if (p)
			*APPEND(p->symbols, p->nsymbols, p->capsymbols) = y;
	}
}

/* The section that holds an address; 0 for none. */
static size_t
section_at(const struct assembly *a, uint64_t address)
{
	for (size_t i = 1; i < a->e->nsections; i++)
		if (a->parts[i].shown && address >= a->e->sections[i].hdr.sh_addr &&
			address - a->e->sections[i].hdr.sh_addr < a->e->sections[i].hdr.sh_size)
			return i;
	return 0;
}

/* Gives each relocation of a table to the section it changes. */
static void
load_relocs(struct assembly *a, const struct elfin_section *table)
{
	bool relocatable = a->e->hdr.e_type == ET_REL;
	struct elfin_symbol *symbols = NULL;
	struct elfin_rela *relas;
	size_t n, nsymbols = 0;

	if (table->hdr.sh_link >= a->e->nsections || !elfin_relas(a->e, table, &relas, &n))
		return;
	if (!elfin_symbols(a->e, &a->e->sections[table->hdr.sh_link], &symbols, &nsymbols))
		n = 0;
	for (size_t i = 0; i < n; i++) {
		const struct elfin_rela *r = &relas[i];
		const struct elfin_symbol *y = r->symbol < nsymbols ? &symbols[r->symbol] : NULL;
		size_t number = relocatable ? table->hdr.sh_info : section_at(a, r->offset);
		struct fix f = {.at = r->offset, .type = r->type, .symbol = STR(""), .addend = r->addend};
		struct part *p = number && number < a->e->nsections ? &a->parts[number] : NULL;

		if (r->type == R_AMDGPU_RELATIVE64) {
			f.section = (uint32_t)section_at(a, (uint64_t)r->addend);
			f.addend -= f.section ? (int64_t)a->e->sections[f.section].hdr.sh_addr : 0;
		} else if (y && y->type == STT_SECTION && !y->reserved) {
			f.section = y->section;
		} else if (y) {
			f.symbol = str_from(y->name);
		}
		if (!p || !p->shown || !y ||
			r->offset >= a->e->sections[number].hdr.sh_addr + a->e->sections[number].hdr.sh_size ||
			!assembly_is_spelled(r->type) || (!f.symbol.n && !a->parts[f.section].shown)) {
			if (!relocatable || (p && p->shown))
				view_warning(
					a->v, "the relocation at %#llx is left out", (unsigned long long)r->offset);
			continue;
		}
		*APPEND(p->fixes, p->nfixes, p->capfixes) = f;
	}
	free(symbols);
	free(relas);
}

/* What sections belong together is not said again. */
static void
warn_of_ties(const struct assembly *a)
{
	bool groups = false, ordered = false;

	for (size_t i = 1; i < a->e->nsections; i++) {
		groups |= a->e->sections[i].hdr.sh_type == SHT_GROUP;
		ordered |= a->parts[i].shown && a->e->sections[i].hdr.sh_flags & SHF_LINK_ORDER;
	}
	if (groups)
		view_warning(a->v, "groups of sections (COMDAT) are left out");
	if (ordered)
		view_warning(a->v, "SHF_LINK_ORDER of sections is left out");
}

static void
load(struct assembly *a)
{
	a->parts = calloc(a->e->nsections, sizeof *a->parts);
	if (!a->parts)
		die("out of memory");
	for (size_t i = 1; i < a->e->nsections; i++)
		a->parts[i].shown = is_shown(a, &a->e->sections[i]);
	warn_of_ties(a);
	load_symbols(a);
	for (size_t i = 1; i < a->e->nsections; i++)
		if (a->e->sections[i].hdr.sh_type == SHT_RELA &&
			(a->e->hdr.e_type == ET_REL || a->e->sections[i].hdr.sh_flags & SHF_ALLOC))
			load_relocs(a, &a->e->sections[i]);
	for (size_t i = 1; i < a->e->nsections; i++) {
		struct part *p = &a->parts[i];

		if (p->nfixes)
			qsort(p->fixes, p->nfixes, sizeof p->fixes[0], compare_fixes);
		if (p->nsymbols)
			qsort(p->symbols, p->nsymbols, sizeof p->symbols[0], compare_symbols);
	}
}

static void
put_target(struct assembly *a)
{
	struct buf target = {0};

	object_print_target(&a->id, &target);
	out_printf(a->out, "\t.amdgcn_target \"%.*s\"\n\t.amdhsa_code_object_version %u\n\n", (int)target.n,
		(const char *)target.p, a->id.version);
	buf_free(&target);
}

static void
put_metadata(struct assembly *a)
{
	for (size_t i = 1; i < a->e->nsections; i++) {
		const struct elfin_section *s = &a->e->sections[i];
		struct elfin_note note;
		size_t at = 0;

		while (s->hdr.sh_type == SHT_NOTE && s->data &&
			elfin_note(s->data, s->hdr.sh_size, s->hdr.sh_addralign, &at, &note) > 0) {
			struct arena arena = {0};
			struct buf text = {0};
			const char *why = NULL;
			size_t place;
			struct meta *root =
				is_metadata(&note) ? meta_unpack(&arena, note.desc, note.size, &place, &why) : NULL;

			if (root) {
				meta_print(root, &text);
				out_z(a->out, "\n\t.amdgpu_metadata\n");
				out_put(a->out, (const char *)text.p, text.n);
				out_z(a->out, "\t.end_amdgpu_metadata\n");
			} else if (why) {
				view_warning(a->v, "the metadata are left out: %s", why);
			}
			buf_free(&text);
			arena_free(&arena);
		}
	}
}

/* Whether a symbol is the one of its name that is shown. */
static bool
is_named(const struct assembly *a, size_t i)
{
	const uint32_t *named = *a->symbols[i].name ? map_get(&a->names, str_from(a->symbols[i].name)) : NULL;

	return named && *named == i;
}

void
assembly_show(struct view *v)
{
	struct assembly a = {.v = v, .out = v->out, .e = v->elf};
	const char *wrong = NULL;

	if (v->elf->hdr.e_machine == EM_AMDGPU)
		wrong = object_identify(&a.id, v->elf->hdr.e_ident, v->elf->hdr.e_flags);
	if (!v->elf->nsections || wrong || a.id.os != OBJECT_OS_AMDHSA || a.id.version < 3) {
		view_error(v, "--assembly is for code objects of amdhsa, version 3 and later, with sections");
		return;
	}
	if (!target_choose(v, v->elf->hdr.e_ident, v->elf->hdr.e_flags, &a.id.isa))
		return;
	load(&a);
	put_target(&a);
	for (size_t i = 1; i < a.nsymbols; i++)
		if (is_named(&a, i))
			put_declaration(&a, &a.symbols[i]);
	/* A descriptor takes binding and visibility from its kernel: code is first. */
	for (int code = 1; code >= 0; code--)
		for (size_t i = 1; i < v->elf->nsections; i++)
			if (a.parts[i].shown && !(v->elf->sections[i].hdr.sh_flags & SHF_EXECINSTR) == !code)
				assembly_put_section(&a, i);
	for (size_t i = 1; i < a.nsymbols; i++)
		if (is_named(&a, i))
			put_binding(&a, &a.symbols[i], true);
	put_metadata(&a);
	for (size_t i = 0; i < v->elf->nsections; i++) {
		free(a.parts[i].fixes);
		free(a.parts[i].symbols);
	}
	map_free(&a.names);
	free(a.parts);
	free(a.symbols);
}
