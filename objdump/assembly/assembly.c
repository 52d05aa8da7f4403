/* --assembly: prints a whole object as assembly source that assembles to an equivalent object, with symbols, sections and
 * metadata. For a linked object, omits the parts that the linker creates. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reloc.h"
#include "common/hsa/info/info.h"
#include "common/hsa/metadata/meta.h"
#include "common/isa/tables.h"
#include "objdump/assembly/assembly_info.h"
#include "objdump/assembly/assembly_part.h"
#include "objdump/assembly/retarget.h"
#include "objdump/view/analysis.h"

/* Maximum size of a printed section: 1 TB, more than the memory of any GPU. It bounds the output, in which a directive
 * represents at most 16 GB of equal bytes. */
#define LARGEST (UINT64_C(1) << 40)

/* Prints the directives for binding and visibility of a symbol. A kernel's directives also apply to its descriptor, unless they
 * follow the descriptor. If the descriptor has another binding or visibility, the kernel's directives are therefore printed at
 * the end of the source, in a call with `late` set. */
static void
put_binding(struct assembly *a, const struct elfin_symbol *y, bool late)
{
	static const char *const visibility[] = {NULL, "internal", "hidden", "protected"};
	const struct elfin_symbol *kd = assembly_descriptor(a, y);
	struct str name = str_from(y->name);
	const struct {
		bool is, late;
		const char *directive;
	} says[] = {
		{y->bind == STB_GLOBAL, kd && kd->bind != STB_GLOBAL, "globl"},
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

/* Prints binding and type of a symbol. If the symbol has a reserved section index (common, LDS, absolute), prints its definition,
 * too. */
static void
put_declaration(struct assembly *a, const struct elfin_symbol *y)
{
	struct str name = str_from(y->name);

	put_binding(a, y, false);
	if ((y->type == STT_FUNC || y->type == STT_OBJECT) && !y->reserved && y->section) {
		out_z(a->out, "\t.type ");
		assembly_put_name(a->out, name);
		out_printf(a->out, ", @%s\n", y->type == STT_FUNC ? "function" : "object");
	}
	if (!y->reserved)
		return;
	out_text(a->out, y->section == SHN_COMMON       ? "\t.comm "
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

/* Determines how a section is handled. All sections that a source can express are printed, except sections that the
 * assembler or the linker creates, and the debug sections of a linked object. */
static enum fate
fate_of(const struct assembly *a, const struct elfin_section *s)
{
	static const uint32_t made[] = {SHT_NULL, SHT_SYMTAB, SHT_DYNSYM, SHT_STRTAB, SHT_RELA, SHT_REL, SHT_HASH,
		SHT_GNU_HASH, SHT_DYNAMIC, SHT_GROUP, SHT_SYMTAB_SHNDX, SHT_LLVM_ADDRSIG, SHT_GNU_versym,
		SHT_GNU_verdef, SHT_GNU_verneed};
	bool linked = a->e->hdr.e_type != ET_REL;

	if (strcmp(s->name, INFO_SECTION) == 0 || strcmp(s->name, INFO_STRINGS) == 0)
		return a->has_info ? FATE_MADE : FATE_SHOWN;
	for (size_t i = 0; i < sizeof made / sizeof made[0]; i++)
		if (s->hdr.sh_type == made[i])
			return FATE_MADE;
	if (s->hdr.sh_type == SHT_NOTE && has_metadata(s))
		return FATE_MADE;
	if (linked && (strcmp(s->name, ".relro_padding") == 0 || strcmp(s->name, ".comment") == 0))
		return FATE_MADE;
	if (linked && strncmp(s->name, ".debug_", 7) == 0)
		return FATE_DEBUG;
	if (s->hdr.sh_flags & SHF_COMPRESSED)
		return FATE_COMPRESSED;
	if (!assembly_can_name_section(str_from(s->name)))
		return FATE_NAMELESS;
	return s->hdr.sh_size > LARGEST || s->hdr.sh_addr + s->hdr.sh_size < s->hdr.sh_addr ? FATE_HUGE : FATE_SHOWN;
}

struct message_list {
	char text[512];
	size_t n, more;
};

static void
list_add(struct message_list *l, const char *name)
{
	size_t length = strlen(name);

	if (l->more || l->n + length + sizeof ", " > sizeof l->text) {
		l->more++;
		return;
	}
	l->n += (size_t)snprintf(l->text + l->n, sizeof l->text - l->n, "%s%s", l->n ? ", " : "", name);
}

static void
list_say(const struct assembly *a, const struct message_list *l, void (*say)(struct view *v, const char *fmt, ...),
	const char *what)
{
	if (l->n || l->more)
		say(a->v, l->more ? "%s: %s%sand %zu more" : "%s: %s", what, l->text, l->n ? " " : "", l->more);
}

static void
say_left_out(const struct assembly *a)
{
	static const struct {
		const char *what;
		void (*say)(struct view *v, const char *fmt, ...);
	} fates[FATES] = {
		[FATE_DEBUG] = {"debug sections, whose addresses are numbers, are omitted", view_warning},
		[FATE_COMPRESSED] = {"compressed sections are omitted", view_warning},
		[FATE_NAMELESS] = {"sections whose names the assembler cannot spell are omitted", view_warning},
		[FATE_HUGE] = {"sections are larger than any memory", view_error},
	};
	struct message_list lists[FATES] = {0};

	for (size_t i = 1; i < a->e->nsections; i++)
		list_add(&lists[a->parts[i].fate], a->e->sections[i].name);
	for (size_t i = 0; i < FATES; i++)
		if (fates[i].what)
			list_say(a, &lists[i], fates[i].say, fates[i].what);
}

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
		struct section_part *p = y->reserved || !y->section ? NULL : &a->parts[y->section];
		bool isnew = true;

		if (!*y->name || y->type == STT_SECTION || y->type == STT_FILE || (p && p->fate != FATE_SHOWN))
			continue;
		if (!assembly_can_name(str_from(y->name))) {
			view_warning(a->v, "the symbol '%s' is omitted: the assembler cannot spell its name", y->name);
			continue;
		}
		if (p && (y->value < a->e->sections[y->section].hdr.sh_addr ||
			y->value > a->e->sections[y->section].hdr.sh_addr +
			a->e->sections[y->section].hdr.sh_size))
			isnew = false;
		else
			*map_put(&a->names, str_from(y->name), &isnew) = (uint32_t)i;
		if (!isnew)
			view_warning(a->v,
				"the symbol '%s' is omitted: another symbol has its name, or it is outside its section",
				y->name);
		else if (p)
			*APPEND(p->symbols, p->nsymbols, p->capsymbols) = y;
	}
}

/* Chooses names of local labels that no symbol of the object has. An object can have local labels as symbols. */
static void
name_labels(struct assembly *a)
{
	static const char *const labels[] = {"target", "end", "section"};
	size_t most = 0;

	for (size_t i = 1; i < a->nsymbols; i++) {
		const char *name = a->symbols[i].name;

		if (strncmp(name, ".L", 2) != 0)
			continue;
		size_t n = strspn(name + 2, "_");
		for (size_t k = 0; k < sizeof labels / sizeof labels[0]; k++)
			if (strncmp(name + 2 + n, labels[k], strlen(labels[k])) == 0 && n + 1 > most)
				most = n + 1;
	}
	char *local = memcpy(arena_alloc(&a->v->options->arena, most + 3), ".L", 2);
	memset(local + 2, '_', most);
	a->local = local;
}

/* A symbol as relocations refer to it. */
struct reloc_target {
	struct str name;  /* empty: the target is the section `section` */
	uint32_t section;
	bool is_spelled;  /* the assembler can spell the name */
};

/* The targets of a symbol table. A zero-initialized table is not read yet. */
struct reloc_targets {
	struct reloc_target *v;
	size_t n;
	bool is_read;
};

static void
read_targets(const struct assembly *a, uint32_t table, struct reloc_targets *out)
{
	if (out->is_read)
		return;
	out->is_read = true;
	struct elfin_symtab symbols;
	elfin_symtab(a->e, &a->e->sections[table], &symbols);
	out->n = symbols.n;
	out->v = array_make(out->n, sizeof *out->v);
	for (size_t i = 0; i < symbols.n; i++) {
		const struct elfin_symbol y = elfin_symbol(&symbols, i);
		bool is_section = y.type == STT_SECTION && !y.reserved;

		out->v[i].name = is_section ? STR("") : str_from(y.name);
		out->v[i].section = is_section ? y.section : 0;
		out->v[i].is_spelled = assembly_can_name(out->v[i].name);
	}
}

/* Returns whether the addend of a relocation in a section may differ from the offset of the target, because code adds the value to a
 * program counter that differs from the field's address. Then assembly_reach() looks for the target. */
static bool
is_adjusted(const struct assembly *a, size_t number, uint32_t type)
{
	const struct reloc_kind *kind = reloc_find(type);

	return number < a->e->nsections && a->e->sections[number].hdr.sh_flags & SHF_EXECINSTR && kind && kind->formula == RELOC_S_A_P &&
		type != R_AMDGPU_REL16;
}

static void
load_reloc(struct assembly *a, const struct elfin_section *table, const struct reloc_targets *targets, const struct elfin_rela *r)
{
	bool relocatable = a->e->hdr.e_type == ET_REL;
	const struct reloc_target *y = r->symbol < targets->n ? &targets->v[r->symbol] : NULL;
	size_t number = relocatable ? table->hdr.sh_info : elf_addresses_find(&a->shown, r->offset);
	struct fix f = {.at = r->offset, .type = r->type, .symbol = STR(""), .addend = r->addend};
	struct section_part *p = number && number < a->e->nsections ? &a->parts[number] : NULL;

	if (r->type == R_AMDGPU_RELATIVE64) {
		f.section = (uint32_t)elf_addresses_find(&a->shown, (uint64_t)r->addend);
		f.kind = FIX_ANCHORED;
		f.to = (uint64_t)r->addend;
		f.addend -= f.section ? (int64_t)a->e->sections[f.section].hdr.sh_addr : 0;
	} else if (y) {
		f.section = y->section;
		f.symbol = y->name;
		f.kind = f.symbol.n || is_adjusted(a, number, r->type) ? FIX_RELOCATION : FIX_ANCHORED;
		f.to = a->e->sections[f.section].hdr.sh_addr + (uint64_t)r->addend;
	}
	if (p && p->fate == FATE_SHOWN && y && r->offset < a->e->sections[number].hdr.sh_addr + a->e->sections[number].hdr.sh_size &&
		assembly_is_spelled(r->type) && (!f.symbol.n || y->is_spelled) &&
		(f.symbol.n || a->parts[f.section].fate == FATE_SHOWN))
		*APPEND(p->fixes, p->nfixes, p->capfixes) = f;
	else if (!relocatable || (p && p->fate == FATE_SHOWN))
		view_warning(a->v, "the relocation at %#llx is omitted", (unsigned long long)r->offset);
}

static void
load_relocs(struct assembly *a)
{
	struct reloc_targets *targets = array_make(a->e->nsections, sizeof *targets);

	for (size_t i = 1; i < a->e->nsections; i++) {
		const struct elfin_section *table = &a->e->sections[i];
		uint32_t link = table->hdr.sh_link;
		struct elfin_reltab relas;

		if (table->hdr.sh_type != SHT_RELA || (a->e->hdr.e_type != ET_REL && !(table->hdr.sh_flags & SHF_ALLOC)) ||
			link >= a->e->nsections || !elfin_reltab(a->e, table, &relas))
			continue;
		read_targets(a, link, &targets[link]);
		for (size_t k = 0; k < relas.n; k++) {
			const struct elfin_rela r = elfin_rela(&relas, k);

			load_reloc(a, table, &targets[link], &r);
		}
	}
	for (size_t i = 0; i < a->e->nsections; i++)
		alloc_free(targets[i].v);
	alloc_free(targets);
}

static void
load_groups(struct assembly *a)
{
	for (size_t i = 1; i < a->e->nsections; i++) {
		const struct elfin_section *s = &a->e->sections[i];
		const struct elfin_symbol *y = s->hdr.sh_info < a->nsymbols ? &a->symbols[s->hdr.sh_info] : NULL;

		if (s->hdr.sh_type != SHT_GROUP || !y || !s->data || s->hdr.sh_size < 4)
			continue;
		uint32_t flags = le_get32(s->data);
		uint32_t word;
		for (uint64_t at = 4; at + 4 <= s->hdr.sh_size; at += 4) {
			word = le_get32(s->data + at);
			if (word >= a->e->nsections)
				continue;
			a->parts[word].group = y->type == STT_SECTION && !y->reserved ? a->e->sections[y->section].name
				: y->name;
			a->parts[word].comdat = flags & GRP_COMDAT;
		}
	}
}

/* Reads relations between sections: equal names, groups and link order. */
static void
load_ties(struct assembly *a)
{
	struct message_list groups = {0}, ordered = {0};
	struct map seen = {0};

	load_groups(a);
	for (size_t i = 1; i < a->e->nsections; i++) {
		const struct elfin_section *s = &a->e->sections[i];
		struct section_part *p = &a->parts[i];

		if (p->fate != FATE_SHOWN)
			continue;
		bool isnew;
		map_put(&seen, str_from(s->name), &isnew);
		p->again = !isnew;
		if (s->hdr.sh_flags & SHF_GROUP && (!p->group || !*p->group || !assembly_can_name_section(str_from(p->group)))) {
			p->group = NULL;
			list_add(&groups, s->name);
		}
		if (!(s->hdr.sh_flags & SHF_LINK_ORDER))
			continue;
		if (s->hdr.sh_link < a->e->nsections && a->parts[s->hdr.sh_link].fate == FATE_SHOWN)
			p->linked = s->hdr.sh_link;
		if (p->linked != s->hdr.sh_link)
			list_add(&ordered, s->name);
	}
	map_free(&seen);
	list_say(a, &groups, view_warning, "section groups are omitted");
	list_say(a, &ordered, view_warning, "section link order is omitted");
}

/* Warns about properties of a linked object that the source does not contain, because linker options determine them. */
static void
say_of_link(const struct assembly *a)
{
	static const struct {
		int64_t tag;
		const char *option;
	} options[] = {{DT_SONAME, "-soname"}, {DT_NEEDED, "shared objects"}, {DT_RUNPATH, "-rpath"}, {DT_RPATH, "-rpath"},
		{DT_INIT, "-init"}, {DT_FINI, "-fini"}, {DT_VERDEF, "--version-script"}};
	const struct elfin_section *s = elfin_find(a->e, SHT_DYNAMIC, NULL);
	struct message_list list = {0};

	for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
		for (uint64_t at = 0; s && s->data && at + sizeof(Elf64_Dyn) <= s->hdr.sh_size; at += sizeof(Elf64_Dyn)) {
			if ((int64_t)le_get64(s->data + at) == options[i].tag) {
				list_add(&list, options[i].option);
				break;
			}
		}
	list_say(a, &list, view_warning, "linker options are omitted");
	if (a->e->hdr.e_type == ET_EXEC)
		view_warning(a->v, "it is linked at fixed addresses, so addresses in its code and data are written as numbers");
}

static bool
is_shown(const void *user, size_t number)
{
	const struct assembly *a = user;

	return a->parts[number].fate == FATE_SHOWN;
}

static bool
is_loaded(const void *user, size_t number)
{
	const struct assembly *a = user;

	return a->e->sections[number].hdr.sh_flags & SHF_ALLOC;
}

/* Finds out what most instructions have in the fields of sources that they do not have. */
static void
choose_filler(struct assembly *a)
{
	size_t old = 0, recent = 0;
	struct insn insn;

	for (size_t i = 1; i < a->e->nsections; i++) {
		const struct elfin_section *s = &a->e->sections[i];

		if (a->parts[i].fate != FATE_SHOWN || !(s->hdr.sh_flags & SHF_EXECINSTR) || !s->data)
			continue;
		uint64_t size;
		for (uint64_t at = 0; at + 4 <= s->hdr.sh_size; at += size ? size : 4) {
			size = insn_decode(&a->id.isa, s->data + at, s->hdr.sh_size - at, &insn);
			if (size && insn.form->filler) {
				uint32_t differs = (le_get32(s->data + at + 4) ^ insn.form->value[1]) & insn.form->filler;

				recent += !differs;
				old += differs == insn.form->filler;
			}
		}
	}
	a->id.isa.old_filler = old > recent;
}

static void
load_object(struct assembly *a)
{
	a->parts = calloc(a->e->nsections, sizeof *a->parts);
	if (!a->parts)
		die("out of memory");
	a->has_info = assembly_info_is_exact(a->e);
	for (size_t i = 1; i < a->e->nsections; i++)
		a->parts[i].fate = fate_of(a, &a->e->sections[i]);
	say_left_out(a);
	load_symbols(a);
	name_labels(a);
	load_ties(a);
	if (a->e->hdr.e_type != ET_REL)
		say_of_link(a);
	if (a->e->hdr.e_type != ET_REL) {
		elf_addresses_init(&a->shown, a->e, is_shown, a);
		elf_addresses_init(&a->loaded, a->e, is_loaded, a);
	}
	load_relocs(a);
	choose_filler(a);
	for (size_t i = 1; i < a->e->nsections; i++) {
		assembly_sort_fixes(&a->parts[i]);
		assembly_sort_symbols(&a->parts[i]);
	}
	assembly_reach(a);
}

static void
put_target(struct assembly *a)
{
	struct object_id id = a->id;
	struct buf target = {0};

	if (a->retarget)
		id.isa = a->retarget->to;
	object_print_target(&id, &target);
	out_printf(a->out, "\t.amdgcn_target \"%.*s\"\n\t.amdhsa_code_object_version %u\n", (int)target.n,
		(const char *)target.p, a->id.version);
	if (id.isa.old_filler)
		out_printf(a->out, "\t.amdgcn_unused_sources 0\n");
	out_printf(a->out, "\n");
	buf_free(&target);
	if (a->retarget)
		retarget_put_heading(a);
}

/* Replaces the processor in the metadata with the processor of --retarget. */
static void
set_metadata_target(const struct assembly *a, struct arena *arena, struct meta *root)
{
	struct meta *target = root->kind == META_MAP ? meta_get(root, "amdhsa.target") : NULL;
	struct object_id id = a->id;
	struct buf text = {0};

	if (!target || target->kind != META_STR)
		return;
	id.isa = a->retarget->to;
	object_print_target(&id, &text);
	target->text = arena_str(arena, (struct str){(const char *)text.p, text.n});
	buf_free(&text);
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

			if (root && !meta_is_utf8(root))
				view_warning(a->v, "the metadata changes: a string is not valid UTF-8, and \\uFFFD replaces each of its other bytes");
			if (root && a->retarget)
				set_metadata_target(a, &arena, root);
			if (root) {
				meta_print(root, &text);
				out_z(a->out, "\n\t.amdgpu_metadata\n");
				out_raw(a->out, (const char *)text.p, text.n);
				out_z(a->out, "\t.end_amdgpu_metadata\n");
			} else if (why) {
				view_warning(a->v, "the metadata is omitted: %s", why);
			}
			buf_free(&text);
			arena_free(&arena);
		}
	}
}

/* Returns whether symbol i is printed. Of several symbols with the same name, only one is printed. */
static bool
is_named(const struct assembly *a, size_t i)
{
	const uint32_t *named = *a->symbols[i].name ? map_get(&a->names, str_from(a->symbols[i].name)) : NULL;

	return named && *named == i;
}

static void
put_source(struct assembly *a)
{
	size_t nsections = a->e->nsections;

	put_target(a);
	for (size_t i = 1; i < a->nsymbols; i++)
		if (is_named(a, i))
			put_declaration(a, &a->symbols[i]);
	/* A descriptor inherits binding and visibility from its kernel, so the sections with code are printed first. */
	for (int code = 1; code >= 0; code--)
		for (size_t i = 1; i < nsections; i++)
			if (a->parts[i].fate == FATE_SHOWN && !(a->e->sections[i].hdr.sh_flags & SHF_EXECINSTR) == !code)
				assembly_put_section(a, i);
	for (size_t i = 1; i < a->nsymbols; i++)
		if (is_named(a, i))
			put_binding(a, &a->symbols[i], true);
	if (a->has_info)
		assembly_info_put(a);
	put_metadata(a);
}

/* Sets the wave size in a->id.isa to the wave size for which the object's code is built. */
static void
set_wave_size(struct assembly *a)
{
	struct amdgcn_object *object = analysis_open(a->v);
	const struct amdgcn_code *code = object ? amdgcn_code(object, 0) : NULL;

	if (code)
		a->id.isa.wave32 = amdgcn_wave_size(code->processor) == 32;
}

void
assembly_show(struct view *v)
{
	struct assembly a = {.v = v, .out = v->out, .e = v->elf};

	a.id = v->processor->id;
	if (!v->elf->nsections || v->processor->wrong || a.id.os != OBJECT_OS_AMDHSA || a.id.version < 3) {
		view_error(v, "--assembly is for code objects of amdhsa, version 3 and later, with sections");
		return;
	}
	const struct isa *isa = view_isa(v);
	if (!isa)
		return;
	a.id.isa = *isa;
	if (v->options->retarget) {
		set_wave_size(&a);
		a.retarget = retarget_begin(v, &a.id.isa);
		if (!a.retarget)
			return;
		a.out = &a.retarget->text;
	}
	load_object(&a);
	put_source(&a);
	if (a.retarget)
		retarget_end(&a, v->out);
	for (size_t i = 0; i < v->elf->nsections; i++) {
		free(a.parts[i].fixes);
		free(a.parts[i].symbols);
		alloc_free(a.parts[i].objects);
		free(a.parts[i].marks);
	}
	map_free(&a.names);
	elf_addresses_free(&a.shown);
	elf_addresses_free(&a.loaded);
	free(a.parts);
	free(a.symbols);
}
