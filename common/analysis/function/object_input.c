/* Reads functions and labels from symbols, initial kernel states from descriptors, and branch targets and pointers to code from
 * relocations. Converts the addresses of a linked file to section offsets. Finds no code in a file without section headers. */
#include "common/analysis/function/object_input.h"

#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/dynamic.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/memory/map.h"
#include "common/elf/address_map.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reloc.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/metadata/meta.h"

struct entry_rela {
	uint64_t at;             /* offset; first member, for array_upto() */
	size_t number;
	struct elfin_rela rela;
};

/* A symbol _dvgpr$NAME. */
struct dynamic_symbol {
	size_t section;
	struct str function;
	uint64_t at;             /* offset in the section */
};

/* The relocations of a section with descriptors. */
struct entry_relas {
	struct entry_rela *v;    /* sorted by offset; equal offsets in the order of the file */
	size_t n;
	bool read;
};

struct object_reader {
	struct flow_object *o;
	const struct elfin *e;
	struct elfin_symbol *symbols;
	size_t nsymbols;
	size_t *symbols_cap, *relocs_cap, *pointers_cap; /* indexed by section: capacities of the arrays in o->codes */
	size_t kernels_cap;
	bool linked;
	struct elf_addresses loaded; /* the loaded sections */
	uint32_t *first_table, *next_table; /* tables of relocations: first_table is indexed by the section that they relocate, next_table by the
	                                     * number of the table before; 0: none */
	struct map numbers;      /* maps names of kernels to their indexes in o->kernels; of kernels with one name, to the last one */
	struct dynamic_symbol *dynamic;
	size_t ndynamic, dynamic_cap;
	struct entry_relas *entries; /* indexed by section; filled for sections with descriptors */
};

static bool
is_loaded(const void *user, size_t number)
{
	const struct elfin *e = user;

	return e->sections[number].hdr.sh_flags & SHF_ALLOC;
}

static bool
has_relas(const Elf64_Shdr *h)
{
	return h->sh_type == SHT_RELA || h->sh_type == SHT_REL;
}

/* Prepares r->loaded and entry_relas(). */
static void
index_sections(struct object_reader *r)
{
	size_t n = r->e->nsections;

	elf_addresses_init(&r->loaded, r->e, is_loaded, r->e);
	r->first_table = array_make(2 * n, sizeof *r->first_table);
	r->next_table = r->first_table + n;
	r->entries = array_make(n, sizeof *r->entries);
	for (size_t i = n; i-- > 1;) {
		const Elf64_Shdr *h = &r->e->sections[i].hdr;

		if (has_relas(h) && h->sh_info < n) {
			r->next_table[i] = r->first_table[h->sh_info];
			r->first_table[h->sh_info] = (uint32_t)i;
		}
	}
}

static void
free_index(struct object_reader *r)
{
	for (size_t i = 0; i < r->e->nsections; i++)
		alloc_free(r->entries[i].v);
	alloc_free(r->entries);
	elf_addresses_free(&r->loaded);
	alloc_free(r->first_table);
	map_free(&r->numbers);
}

static int
compare_relas(const void *va, const void *vb)
{
	const struct entry_rela *a = va, *b = vb;

	return a->at != b->at ? (a->at < b->at ? -1 : 1) : a->number < b->number ? -1 : 1;
}

/* Returns the relocations of a section. */
static const struct entry_relas *
entry_relas(struct object_reader *r, size_t section)
{
	struct entry_relas *all = &r->entries[section];
	size_t cap = 0;

	for (uint32_t table = all->read ? 0 : r->first_table[section]; table; table = r->next_table[table]) {
		struct elfin_rela *v;
		size_t n;

		if (!elfin_relas(r->e, &r->e->sections[table], &v, &n))
			continue;
		for (size_t i = 0; i < n; i++)
			*APPEND(all->v, all->n, cap) = (struct entry_rela){v[i].offset, i, v[i]};
		alloc_free(v);
	}
	if (all->n && !all->read)
		qsort(all->v, all->n, sizeof *all->v, compare_relas);
	all->read = true;
	return all;
}

static void
add_codes(struct object_reader *r)
{
	struct flow_object *o = r->o;

	o->ncodes = r->e->nsections;
	o->codes = array_make(o->ncodes, sizeof o->codes[0]);
	o->addresses = array_make(o->ncodes, sizeof o->addresses[0]);
	for (size_t i = 0; i < o->ncodes; i++) {
		const struct elfin_section *s = &r->e->sections[i];

		o->addresses[i] = s->hdr.sh_addr;
		o->codes[i] = (struct graph_code){.isa = &o->isa, .name = str_from(s->name),
			.in_parts = r->e->hdr.e_ident[EI_OSABI] == ELFOSABI_AMDGPU_PAL ||
				r->e->hdr.e_ident[EI_OSABI] == ELFOSABI_AMDGPU_MESA3D};
		if (!(s->hdr.sh_flags & SHF_EXECINSTR) || !s->data)
			continue;
		o->codes[i].bytes = s->data;
		o->codes[i].size = s->hdr.sh_size < GRAPH_NONE ? s->hdr.sh_size & ~UINT64_C(3) : GRAPH_NONE & ~3u;
	}
}

static void
add_symbol(struct object_reader *r, const struct elfin_symbol *s)
{
	struct graph_symbol out = {.size = s->size, .name = str_from(s->name), .start = {.kernarg = -1}};

	if (s->reserved || s->section == SHN_UNDEF || !*s->name || !r->o->codes[s->section].bytes)
		return;
	struct graph_code *code = &r->o->codes[s->section];
	switch (s->type) {
	case STT_FUNC: out.kind = ENTRY_FUNCTION; break;
	case STT_AMDGPU_HSA_KERNEL: out.kind = ENTRY_KERNEL; break;
	case STT_OBJECT: out.kind = ENTRY_DATA; break;
	case STT_NOTYPE: out.kind = s->bind == STB_LOCAL ? ENTRY_LOCAL : ENTRY_LABEL; break;
	default: return;
	}
	out.shared = s->bind != STB_LOCAL;
	out.at = s->value - (r->linked ? r->o->addresses[s->section] : 0);
	if (dynamic_is_symbol(out.name, &out.name)) {
		*APPEND(r->dynamic, r->ndynamic, r->dynamic_cap) = (struct dynamic_symbol){s->section, out.name, out.at};
		return;
	}
	if (s->type == STT_AMDGPU_HSA_KERNEL && out.at < code->size && code->size - out.at >= CODE_T_SIZE &&
			code_t_is(code->bytes + out.at))
		out.at += CODE_T_SIZE; /* a V2 kernel begins with an .amd_kernel_code_t */
	*APPEND(code->symbols, code->nsymbols, r->symbols_cap[s->section]) = out;
}

static uint64_t
addend_of(const struct elfin_rela *rela, const struct elfin_section *s)
{
	const struct reloc_kind *kind = reloc_find(rela->type);

	if (!rela->implicit)
		return (uint64_t)rela->addend;
	if (!kind || !s->data || rela->offset > s->hdr.sh_size || s->hdr.sh_size - rela->offset < kind->bytes)
		return 0;
	return (uint64_t)reloc_implicit(kind, s->data + rela->offset);
}

/* Sets the location of a kernel's code, from the entry field of its descriptor. */
static void
find_entry(struct object_reader *r, const struct elfin_symbol *kd, struct flow_kernel *k)
{
	const struct elfin_section *s = &r->e->sections[kd->section];
	uint64_t offset = kd->value - (r->linked ? s->hdr.sh_addr : 0);
	uint64_t address;

	if (r->linked) {
		address = kd->value + le_get64(s->data + offset + KD_ENTRY);
		k->section = elf_addresses_find(&r->loaded, address);
		k->at = address - r->o->addresses[k->section];
		return;
	}
	const struct entry_relas *all = entry_relas(r, kd->section);
	for (size_t i = array_below(all->v, all->n, sizeof *all->v, offset + KD_ENTRY); i < all->n && all->v[i].at == offset + KD_ENTRY; i++) {
		const struct elfin_rela *rela = &all->v[i].rela;
		const struct elfin_symbol *to = &r->symbols[rela->symbol < r->nsymbols ? rela->symbol : 0];

		if (to->reserved)
			continue;
		k->section = to->section;
		/* the field's value is relative to the descriptor, but the relocation is relative to the field itself */
		k->at = to->value + addend_of(rela, s) - KD_ENTRY;
	}
}

/* Returns whether an argument shows that a dispatch adds LDS. */
static bool
adds_lds(const struct flow_kernel *k)
{
	for (size_t i = 0; i < k->narguments; i++)
		if (str_eqz(k->arguments[i].kind, "dynamic_shared_pointer") || str_eqz(k->arguments[i].kind, "hidden_dynamic_lds_size"))
			return true;
	return false;
}

/* Returns whether a compiler wrote the code. Its runtime may then add arguments and LDS that no metadata shows. */
static bool
is_compiled(const struct elfin *e)
{
	static const char linker[] = "Linker:"; /* the linker's own entry */
	const struct elfin_section *s = elfin_find(e, SHT_PROGBITS, ".comment");
	const char *p = s && s->data ? (const char *)s->data : NULL, *end = p ? p + s->hdr.sh_size : NULL;

	for (size_t n; p < end; p += n + 1) {
		n = strnlen(p, (size_t)(end - p));
		if (n && (n < sizeof linker - 1 || memcmp(p, linker, sizeof linker - 1)))
			return true;
	}
	return false;
}

/* Sets start->next_id if the descriptor enables the first work-group IDs, but not all of them. ids: the number of enabled IDs. */
static void
next_id(struct graph_start *start, const struct isa *isa, const int64_t *value, int64_t ids)
{
	const int rows[] = {KD_system_sgpr_workgroup_id_x, KD_system_sgpr_workgroup_id_y, KD_system_sgpr_workgroup_id_z};

	if (ids == 3 || value[rows[ids]] || target_has(isa->target, FEATURE_TTMP_IDS))
		return;
	for (int64_t i = 0; i < ids; i++)
		if (!value[rows[i]])
			return;
	start->next_id = (char)('x' + ids);
	start->id_at = (uint16_t)(value[KD_user_sgpr_count] + ids);
}

uint32_t
flow_kernel_second(const struct isa *isa, const struct flow_kernel *k)
{
	return k->value[KD_user_sgpr_kernarg_preload_length] && target_has(isa->target, FEATURE_PRELOAD_PROLOG) ? KD_PRELOADED : 0;
}

/* Returns the initial state of a kernel's registers. Source: LLVM's AMDGPU user guide, "Initial Kernel Execution State". */
static struct graph_start
start_of(const struct isa *isa, const struct flow_kernel *k, bool compiled)
{
	const int64_t *value = k->value;
	struct graph_start start = {.known = true, .kernarg = -1, .perhaps = -1, .group = k->group,
		.sizes = {k->sizes[0], k->sizes[1], k->sizes[2]}};
	int64_t before = 4 * value[KD_user_sgpr_private_segment_buffer] + 2 * value[KD_user_sgpr_dispatch_ptr] +
		2 * value[KD_user_sgpr_queue_ptr];
	int64_t ids = value[KD_system_sgpr_workgroup_id_x] + value[KD_system_sgpr_workgroup_id_y] +
		value[KD_system_sgpr_workgroup_id_z];

	start.sgprs = (uint16_t)(value[KD_user_sgpr_count] + value[KD_system_sgpr_workgroup_info]);
	*(target_has(isa->target, FEATURE_TTMP_IDS) ? &start.ids_elsewhere : &start.sgprs) += (uint16_t)ids;
	next_id(&start, isa, value, ids);
	if (!target_has(isa->target, FEATURE_ARCH_SCRATCH)) {
		bool has_offset = value[KD_system_sgpr_private_segment_wavefront_offset] || value[KD_enable_private_segment];

		/* compilers set up scratch memory, even if there is none */
		if (!has_offset && (value[KD_user_sgpr_private_segment_buffer] || value[KD_user_sgpr_flat_scratch_init]))
			start.perhaps = (int16_t)start.sgprs;
		start.sgprs += has_offset || start.perhaps >= 0;
	}
	start.kernarg_at = (int16_t)before;
	start.dynamic = !kd_applies(isa->target, KD_enable_dynamic_vgpr) ? DYNAMIC_UNSAID :
		value[KD_enable_dynamic_vgpr] ? DYNAMIC_ON : DYNAMIC_OFF;
	start.vgprs = (uint16_t)(value[KD_system_vgpr_workitem_id] + 1);
	if (value[KD_user_sgpr_kernarg_segment_ptr])
		start.kernarg = (int16_t)before;
	start.second = flow_kernel_second(isa, k);
	start.preloaded = (uint8_t)value[KD_user_sgpr_kernarg_preload_length];
	start.preload_from = (uint16_t)(4 * value[KD_user_sgpr_kernarg_preload_offset]);
	start.preload_at = (uint8_t)(value[KD_user_sgpr_count] - start.preloaded);
	/* 0 in the descriptor means that the size is unspecified; GCC's metadata does not count what its runtime adds */
	start.kernarg_size = value[KD_kernarg_size] ? (uint32_t)value[KD_kernarg_size] : compiled ? GRAPH_NONE : k->kernarg_size;
	start.lds = compiled || adds_lds(k) ? GRAPH_NONE : (uint32_t)value[KD_group_segment_fixed_size];
	start.has_scratch = value[KD_private_segment_fixed_size] || value[KD_uses_dynamic_stack] ||
		value[KD_enable_private_segment] || value[KD_system_sgpr_private_segment_wavefront_offset];
	start.both_units = value[KD_workgroup_processor_mode] != 0;
	start.has_flat_scratch = value[KD_user_sgpr_flat_scratch_init] || target_has(isa->target, FEATURE_ARCH_SCRATCH);
	return start;
}

static void
add_kernel(struct object_reader *r, const struct elfin_symbol *s)
{
	struct flow_object *o = r->o;
	struct str name = str_from(s->name);
	struct flow_kernel k = {.name = name, .kernarg_size = GRAPH_NONE};
	const struct elfin_section *in = &r->e->sections[s->reserved ? 0 : s->section];
	uint64_t offset = s->value - (r->linked ? in->hdr.sh_addr : 0);

	if (s->type != STT_OBJECT || !str_ends(name, ".kd") || s->reserved || !in->data || in->hdr.sh_size < KD_SIZE ||
			offset > in->hdr.sh_size - KD_SIZE)
		return;
	k.name.n -= 3;
	kd_read(&o->isa, in->data + offset, k.value);
	find_entry(r, s, &k);
	*APPEND(o->kernels, o->nkernels, r->kernels_cap) = k;
}

/* Copies the size of each kernel from the symbol with its name and location. */
static void
size_kernels(struct object_reader *r)
{
	struct flow_object *o = r->o;

	for (size_t section = 0; o->nkernels && section < o->ncodes; section++)
		for (size_t i = 0; i < o->codes[section].nsymbols; i++) {
			const struct graph_symbol *s = &o->codes[section].symbols[i];
			const uint32_t *number = map_get(&r->numbers, s->name);
			struct flow_kernel *k = number ? &o->kernels[*number] : NULL;

			if (k && k->section == section && k->at == s->at)
				k->size = s->size;
		}
}

/* Adds a kernel symbol for each descriptor, regardless of the type of the code's own symbol. */
static void
name_kernels(struct object_reader *r)
{
	bool compiled = is_compiled(r->e);

	size_kernels(r);
	for (size_t i = 0; i < r->o->nkernels; i++) {
		const struct flow_kernel *k = &r->o->kernels[i];
		struct graph_code *code = &r->o->codes[k->section < r->o->ncodes ? k->section : 0];

		code->tg_split |= k->value[KD_tg_split] != 0;
		if (code->bytes && k->at < code->size)
			*APPEND(code->symbols, code->nsymbols, r->symbols_cap[k->section]) = (struct graph_symbol){.at = k->at,
				.size = k->size, .name = k->name, .kind = ENTRY_KERNEL, .start = start_of(&r->o->isa, k, compiled)};
	}
}

static void
add_reloc(struct object_reader *r, size_t section, const struct elfin_rela *rela)
{
	struct graph_code *code = &r->o->codes[section];
	struct graph_reloc out = {.at = rela->offset, .type = rela->type};

	if (r->linked || rela->symbol >= r->nsymbols || rela->offset >= code->size)
		return;
	const struct elfin_symbol *to = &r->symbols[rela->symbol];
	out.symbol = str_from(to->type == STT_SECTION && !to->reserved ? r->e->sections[to->section].name : to->name);
	out.here = !to->reserved && to->section == section;
	out.to = to->value;
	out.addend = (int64_t)addend_of(rela, &r->e->sections[section]);
	*APPEND(code->relocs, code->nrelocs, r->relocs_cap[section]) = out;
}

/* Records a word that the loader relocates as a pointer into the code section that contains its target. Ignores words that do not
 * point to code. */
static void
add_pointer(struct object_reader *r, const struct elfin_rela *rela)
{
	uint64_t to = (uint64_t)rela->addend;

	if (rela->type == R_AMDGPU_ABS64 && rela->symbol < r->nsymbols && rela->symbol)
		to += r->symbols[rela->symbol].value;
	else if (rela->type != R_AMDGPU_RELATIVE64)
		return;
	size_t section = elf_addresses_find(&r->loaded, to);
	if (section && r->o->codes[section].bytes)
		*APPEND(r->o->codes[section].pointers, r->o->codes[section].npointers, r->pointers_cap[section]) =
			(struct graph_pointer){rela->offset - r->o->addresses[section], to - r->o->addresses[section]};
}

static void
add_relocs(struct object_reader *r, const struct elfin_section *table)
{
	struct elfin_rela *rela;
	size_t n, section = table->hdr.sh_info;

	if (!elfin_relas(r->e, table, &rela, &n))
		return;
	for (size_t i = 0; i < n; i++)
		if (r->linked)
			add_pointer(r, &rela[i]);
		else if (section && section < r->e->nsections && r->o->codes[section].bytes)
			add_reloc(r, section, &rela[i]);
	alloc_free(rela);
}

/* Reads a symbol table of the given type, and adds the relocations that refer to it. With `names`, also adds its symbols and the
 * kernels of its descriptors. Returns false if the file has no valid table of this type. */
static bool
read_table(struct object_reader *r, uint32_t type, bool names)
{
	const struct elfin_section *table = elfin_find(r->e, type, NULL);

	if (!table || !elfin_symbols(r->e, table, &r->symbols, &r->nsymbols))
		return false;
	for (size_t i = 1; names && i < r->nsymbols; i++) {
		add_symbol(r, &r->symbols[i]);
		add_kernel(r, &r->symbols[i]);
	}
	for (size_t i = 1; i < r->e->nsections; i++) {
		const struct elfin_section *s = &r->e->sections[i];

		if (has_relas(&s->hdr) && s->hdr.sh_link == elfin_number(r->e, table))
			add_relocs(r, s);
	}
	alloc_free(r->symbols);
	r->symbols = NULL;
	return true;
}

/* Uses the wave size of the descriptors. If they disagree, keeps the wave size of -mattr or the target's default. */
static void
take_wave_size(struct object_reader *r)
{
	struct flow_object *o = r->o;

	if (!o->nkernels || !o->isa.target->wave32)
		return;
	bool wave32 = o->kernels[0].value[KD_wavefront_size32] != 0;
	for (size_t i = 0; i < o->nkernels; i++)
		if ((o->kernels[i].value[KD_wavefront_size32] != 0) != wave32)
			return;
	o->isa.wave32 = wave32;
}

static int
compare_symbols(const void *va, const void *vb)
{
	const struct graph_symbol *a = va, *b = vb;

	if (a->at != b->at)
		return a->at < b->at ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	if (a->start.known != b->start.known)
		return a->start.known ? -1 : 1;
	return strncmp(a->name.p, b->name.p, a->name.n < b->name.n ? a->name.n : b->name.n);
}

static int
compare_kernels(const void *va, const void *vb)
{
	const struct flow_kernel *a = va, *b = vb;

	return a->section != b->section ? (a->section < b->section ? -1 : 1) : a->at != b->at ? (a->at < b->at ? -1 : 1) :
		a->name.p < b->name.p ? -1 : a->name.p > b->name.p;
}

static uint32_t
size_of(const struct meta *size)
{
	return size && size->kind == META_UINT && size->unum <= UINT32_MAX ? (uint32_t)size->unum : 0;
}

/* Returns a NUL-terminated copy of a metadata string, empty for other kinds of values. */
static struct str
text_of(struct flow_object *o, const struct meta *text)
{
	return str_from(text && text->kind == META_STR ? arena_strz(&o->arena, text->text) : "");
}

static void
take_arguments(struct flow_object *o, const struct meta *list, struct flow_kernel *k)
{
	size_t n = 0;

	for (const struct meta *m = list && list->kind == META_ARRAY ? list->first : NULL; m; m = m->next)
		n += m->kind == META_MAP;
	struct flow_argument *a;
	k->arguments = a = n ? arena_alloc(&o->arena, n * sizeof *a) : NULL;
	k->narguments = n;
	for (const struct meta *m = n ? list->first : NULL; m; m = m->next)
		if (m->kind == META_MAP)
			*a++ = (struct flow_argument){text_of(o, meta_get(m, ".name")), text_of(o, meta_get(m, ".value_kind")),
				size_of(meta_get(m, ".offset")), size_of(meta_get(m, ".size"))};
}

static void
take_metadata(struct object_reader *r, const struct meta *kernel)
{
	struct flow_object *o = r->o;
	const struct meta *name = meta_get(kernel, ".symbol"), *sizes = meta_get(kernel, ".reqd_workgroup_size");
	const struct meta *size = sizes && sizes->kind == META_ARRAY ? sizes->first : NULL;

	if (!name || name->kind != META_STR || name->text.n < 3)
		return;
	const uint32_t *number = map_get(&r->numbers, (struct str){name->text.p, name->text.n - 3}); /* without ".kd" */
	if (!number)
		return;
	struct flow_kernel *k = &o->kernels[*number];
	k->group = size_of(meta_get(kernel, ".max_flat_workgroup_size"));
	for (unsigned id = 0; id < 3 && size; id++, size = size->next)
		k->sizes[id] = size_of(size);
	const struct meta *segment = meta_get(kernel, ".kernarg_segment_size");
	if (segment && segment->kind == META_UINT && segment->unum < GRAPH_NONE)
		k->kernarg_size = (uint32_t)segment->unum;
	take_arguments(o, meta_get(kernel, ".args"), k);
}

static void
take_formats(struct flow_object *o, const struct meta *list)
{
	size_t n = 0;

	for (const struct meta *m = list && list->kind == META_ARRAY ? list->first : NULL; m; m = m->next)
		n++;
	if (!n)
		return;
	struct str *v;
	o->formats = v = arena_alloc(&o->arena, n * sizeof *v);
	o->nformats = n;
	for (const struct meta *m = list->first; m; m = m->next)
		*v++ = text_of(o, m);
}

static void
read_metadata(struct object_reader *r)
{
	struct elfin_notes notes;

	for (size_t i = 0; elfin_notes_next(r->e, &i, &notes);) {
		struct elfin_note note;
		size_t at = 0;

		while (notes.bytes && elfin_note(notes.bytes, notes.n, notes.align, &at, &note) > 0) {
			struct arena arena = {0};

			if (note.type != NT_AMDGPU_METADATA || !str_eqz(note.owner, "AMDGPU"))
				continue;
			size_t where;
			const char *why;
			struct meta *root = meta_unpack(&arena, note.desc, note.size, &where, &why);
			const struct meta *kernels = root && root->kind == META_MAP ? meta_get(root, "amdhsa.kernels") : NULL;
			if (kernels && kernels->kind == META_ARRAY)
				for (const struct meta *k = kernels->first; k; k = k->next)
					if (k->kind == META_MAP)
						take_metadata(r, k);
			if (root && root->kind == META_MAP) {
				take_formats(r->o, meta_get(root, "amdhsa.printf"));
				dynamic_take_pipelines(r->o->codes, r->o->ncodes, root);
			}
			arena_free(&arena);
		}
	}
	for (size_t i = 0; i < r->o->nkernels; i++) { /* several local kernels may have one name */
		struct flow_kernel *k = &r->o->kernels[i];
		const struct flow_kernel *named = &r->o->kernels[*map_get(&r->numbers, k->name)];

		k->group = named->group;
		k->kernarg_size = named->kernarg_size;
		memcpy(k->sizes, named->sizes, sizeof k->sizes);
		k->arguments = named->arguments;
		k->narguments = named->narguments;
	}
}

static void
sort(void *v, size_t n, size_t size, int (*compare)(const void *, const void *))
{
	if (n)
		qsort(v, n, size, compare);
}

void
flow_object_open(struct flow_object *o, const struct elfin *e, const struct isa *isa)
{
	struct object_reader r = {.o = o, .e = e, .linked = e->hdr.e_type != ET_REL};

	*o = (struct flow_object){.isa = *isa};
	r.symbols_cap = array_make(3 * e->nsections, sizeof r.symbols_cap[0]);
	r.relocs_cap = r.symbols_cap + e->nsections;
	r.pointers_cap = r.symbols_cap + 2 * e->nsections;
	add_codes(&r);
	index_sections(&r);
	if (!read_table(&r, SHT_SYMTAB, true))
		read_table(&r, SHT_DYNSYM, true);
	else if (r.linked) /* reads the relocations that the loader applies */
		read_table(&r, SHT_DYNSYM, false);
	take_wave_size(&r);
	for (size_t i = 0; i < o->nkernels; i++)
		*map_put(&r.numbers, o->kernels[i].name, NULL) = (uint32_t)i;
	read_metadata(&r);
	name_kernels(&r);
	for (size_t i = 0; i < o->ncodes; i++) {
		struct graph_code *c = &o->codes[i];

		sort(c->symbols, c->nsymbols, sizeof c->symbols[0], compare_symbols);
		sort(c->relocs, c->nrelocs, sizeof c->relocs[0], array_compare64);
		sort(c->pointers, c->npointers, sizeof c->pointers[0], array_compare64);
	}
	for (size_t i = 0; i < r.ndynamic; i++)
		dynamic_take_blocks(&o->codes[r.dynamic[i].section], r.dynamic[i].function, r.dynamic[i].at);
	sort(o->kernels, o->nkernels, sizeof o->kernels[0], compare_kernels);
	alloc_free(r.dynamic);
	alloc_free(r.symbols_cap);
	free_index(&r);
}

void
flow_object_close(struct flow_object *o)
{
	for (size_t i = 0; i < o->ncodes; i++) {
		alloc_free(o->codes[i].symbols);
		alloc_free(o->codes[i].relocs);
		alloc_free(o->codes[i].pointers);
	}
	alloc_free(o->codes);
	alloc_free(o->addresses);
	alloc_free(o->kernels);
	arena_free(&o->arena);
}

struct kernel_location {
	size_t section;
	uint64_t at;
};

static bool
kernel_is_before(const void *element, const void *key)
{
	const struct flow_kernel *k = element;
	const struct kernel_location *p = key;

	return k->section != p->section ? k->section < p->section : k->at < p->at;
}

const struct flow_kernel *
flow_object_kernel(const struct flow_object *o, size_t section, uint64_t at)
{
	size_t i = array_before(o->kernels, o->nkernels, sizeof o->kernels[0],
		&(struct kernel_location){section, at}, kernel_is_before);

	return i < o->nkernels && o->kernels[i].section == section && o->kernels[i].at == at ? &o->kernels[i] : NULL;
}
