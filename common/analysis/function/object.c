/* Reads functions and labels from symbols, initial kernel states from descriptors, and branch targets and pointers to code from
 * relocations. Converts the addresses of a linked file to section offsets. Finds no code in a file without section headers. */
#include "common/analysis/function/object.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/base/memory/map.h"
#include "common/elf/addresses.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reloc.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/metadata/meta.h"

/* A relocated word, which may be the entry field of a descriptor. */
struct kernel_entry {
	uint64_t offset;
	size_t section, order, to; /* order: number among all entries; to, at: location to which the word refers */
	uint64_t at;
};

struct object_reader {
	struct flow_object *o;
	const struct elfin *e;
	struct elfin_symbol *symbols;
	struct str *names; /* of the symbols */
	size_t nsymbols;
	struct elf_addresses addresses; /* sections of a linked file that are loaded */
	bool *has_kernels; /* indexed by section: whether the section has a descriptor */
	struct kernel_entry *entries; /* of a relocatable file: the relocated words of these sections, sorted by section and offset */
	size_t nentries, entries_cap;
	size_t *symbols_cap, *relocs_cap, *pointers_cap; /* indexed by section: capacities of the arrays in o->codes */
	size_t kernels_cap;
	bool linked;
};

static void
sort(void *v, size_t n, size_t size, int (*compare)(const void *, const void *))
{
	if (n)
		qsort(v, n, size, compare);
}

static bool
is_loaded(const void *user, size_t number)
{
	const struct elfin *e = user;

	return e->sections[number].hdr.sh_flags & SHF_ALLOC;
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
		o->codes[i] = (struct flow_code){.isa = &o->isa, .name = str_from(s->name),
			.in_parts = r->e->hdr.e_ident[EI_OSABI] == ELFOSABI_AMDGPU_PAL ||
				r->e->hdr.e_ident[EI_OSABI] == ELFOSABI_AMDGPU_MESA3D};
		if (!(s->hdr.sh_flags & SHF_EXECINSTR) || !s->data)
			continue;
		o->codes[i].bytes = s->data;
		o->codes[i].size = s->hdr.sh_size < FLOW_NONE ? s->hdr.sh_size & ~UINT64_C(3) : FLOW_NONE & ~3u;
	}
}

static void
add_symbol(struct object_reader *r, const struct elfin_symbol *s, struct str name)
{
	struct flow_code *code;
	struct flow_symbol out = {.size = s->size, .name = name, .start = {.kernarg = -1}};

	if (s->reserved || s->section == SHN_UNDEF || !name.n || !r->o->codes[s->section].bytes)
		return;
	code = &r->o->codes[s->section];
	switch (s->type) {
	case STT_FUNC: out.kind = ENTRY_FUNCTION; break;
	case STT_AMDGPU_HSA_KERNEL: out.kind = ENTRY_KERNEL; break;
	case STT_NOTYPE: out.kind = s->bind == STB_LOCAL ? ENTRY_LOCAL : ENTRY_LABEL; break;
	default: return;
	}
	out.shared = s->bind != STB_LOCAL;
	out.at = s->value - (r->linked ? r->o->addresses[s->section] : 0);
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

static int
compare_entries(const void *va, const void *vb)
{
	const struct kernel_entry *a = va, *b = vb;

	if (a->section != b->section)
		return a->section < b->section ? -1 : 1;
	if (a->offset != b->offset)
		return a->offset < b->offset ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

static bool
is_entry_before(const void *element, const void *key)
{
	return compare_entries(element, key) < 0;
}

static size_t
entries_below(const struct object_reader *r, size_t section, uint64_t offset)
{
	const struct kernel_entry key = {.offset = offset, .section = section};

	return array_before(r->entries, r->nentries, sizeof *r->entries, &key, is_entry_before);
}

static bool
is_descriptor(const struct elfin_symbol *s, struct str name)
{
	return s->type == STT_OBJECT && str_ends(name, ".kd") && !s->reserved;
}

/* Lists the relocations of the sections with descriptors, for find_entry(). */
static void
list_entries(struct object_reader *r)
{
	for (size_t i = 1; i < r->nsymbols; i++)
		r->has_kernels[r->symbols[i].reserved ? 0 : r->symbols[i].section] |= is_descriptor(&r->symbols[i], r->names[i]);
	for (size_t i = 1; i < r->e->nsections && !r->linked; i++) {
		const struct elfin_section *table = &r->e->sections[i];
		size_t section = table->hdr.sh_info;
		struct elfin_reltab relas;

		if ((table->hdr.sh_type != SHT_RELA && table->hdr.sh_type != SHT_REL) || section >= r->e->nsections ||
				!r->has_kernels[section] || !elfin_reltab(r->e, table, &relas))
			continue;
		for (size_t k = 0; k < relas.n; k++) {
			const struct elfin_rela rela = elfin_rela(&relas, k);
			const struct elfin_symbol *to = &r->symbols[rela.symbol < r->nsymbols ? rela.symbol : 0];

			/* the field's value is relative to the descriptor, but the relocation is relative to the field itself */
			if (!to->reserved)
				*APPEND(r->entries, r->nentries, r->entries_cap) = (struct kernel_entry){rela.offset, section, k, to->section,
					to->value + addend_of(&rela, &r->e->sections[section]) - KD_ENTRY};
		}
	}
	for (size_t i = 0; i < r->nentries; i++)
		r->entries[i].order = i;
	sort(r->entries, r->nentries, sizeof *r->entries, compare_entries);
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
		k->section = elf_addresses_find(&r->addresses, address);
		k->at = address - r->o->addresses[k->section];
		return;
	}
	for (size_t i = entries_below(r, kd->section, offset + KD_ENTRY); i < r->nentries; i++) {
		const struct kernel_entry *f = &r->entries[i];

		if (f->section != kd->section || f->offset != offset + KD_ENTRY)
			break;
		k->section = f->to;
		k->at = f->at;
	}
}

/* Returns the initial state of a kernel's registers. Source: LLVM's AMDGPU user guide, "Initial Kernel Execution State". */
static struct flow_start
start_of(const struct isa *isa, const struct flow_kernel *k)
{
	const int64_t *value = k->value;
	struct flow_start start = {.known = true, .kernarg = -1, .perhaps = -1, .group = k->group,
		.sizes = {k->sizes[0], k->sizes[1], k->sizes[2]}};
	int64_t before = 4 * value[KD_user_sgpr_private_segment_buffer] + 2 * value[KD_user_sgpr_dispatch_ptr] +
		2 * value[KD_user_sgpr_queue_ptr];
	int64_t ids = value[KD_system_sgpr_workgroup_id_x] + value[KD_system_sgpr_workgroup_id_y] +
		value[KD_system_sgpr_workgroup_id_z];

	start.sgprs = (uint16_t)(value[KD_user_sgpr_count] + value[KD_system_sgpr_workgroup_info]);
	*(target_has(isa->target, FEATURE_TTMP_IDS) ? &start.ids_elsewhere : &start.sgprs) += (uint16_t)ids;
	if (!target_has(isa->target, FEATURE_ARCH_SCRATCH)) {
		if (!value[KD_system_sgpr_private_segment_wavefront_offset] && !value[KD_enable_private_segment])
			start.perhaps = (int16_t)start.sgprs;
		start.sgprs++;
	}
	start.kernarg_at = (int16_t)before;
	start.vgprs = (uint16_t)(value[KD_system_vgpr_workitem_id] + 1);
	if (value[KD_user_sgpr_kernarg_segment_ptr])
		start.kernarg = (int16_t)before;
	if (value[KD_user_sgpr_kernarg_preload_length])
		start.second = KD_PRELOADED;
	start.preloaded = (uint8_t)value[KD_user_sgpr_kernarg_preload_length];
	start.preload_from = (uint16_t)(4 * value[KD_user_sgpr_kernarg_preload_offset]);
	start.preload_at = (uint8_t)(value[KD_user_sgpr_count] - start.preloaded);
	start.kernarg_size = (uint32_t)value[KD_kernarg_size];
	start.has_scratch = value[KD_private_segment_fixed_size] || value[KD_uses_dynamic_stack] ||
		value[KD_enable_private_segment] || value[KD_system_sgpr_private_segment_wavefront_offset];
	start.has_flat_scratch = value[KD_user_sgpr_flat_scratch_init] || target_has(isa->target, FEATURE_ARCH_SCRATCH);
	return start;
}

static void
add_kernel(struct object_reader *r, const struct elfin_symbol *s, struct str name)
{
	struct flow_object *o = r->o;
	struct flow_kernel k = {.name = name};
	const struct elfin_section *in = &r->e->sections[s->reserved ? 0 : s->section];
	uint64_t offset = s->value - (r->linked ? in->hdr.sh_addr : 0);

	if (!is_descriptor(s, name) || !in->data || in->hdr.sh_size < KD_SIZE ||
			offset > in->hdr.sh_size - KD_SIZE)
		return;
	k.name.n -= 3;
	kd_read(&o->isa, in->data + offset, k.value);
	find_entry(r, s, &k);
	*APPEND(o->kernels, o->nkernels, r->kernels_cap) = k;
}

/* Copies the size of each kernel from the symbol with its name and location. */
static void
size_kernels(struct flow_object *o)
{
	struct map numbers = {0};

	for (size_t i = 0; i < o->nkernels; i++)
		*map_put(&numbers, o->kernels[i].name, NULL) = (uint32_t)i;
	for (size_t section = 0; o->nkernels && section < o->ncodes; section++)
		for (size_t i = 0; i < o->codes[section].nsymbols; i++) {
			const struct flow_symbol *s = &o->codes[section].symbols[i];
			const uint32_t *number = map_get(&numbers, s->name);
			struct flow_kernel *k = number ? &o->kernels[*number] : NULL;

			if (k && k->section == section && k->at == s->at)
				k->size = s->size;
		}
	map_free(&numbers);
}

/* Adds a kernel symbol for each descriptor, regardless of the type of the code's own symbol. */
static void
name_kernels(struct object_reader *r)
{
	size_kernels(r->o);
	for (size_t i = 0; i < r->o->nkernels; i++) {
		const struct flow_kernel *k = &r->o->kernels[i];
		struct flow_code *code = &r->o->codes[k->section < r->o->ncodes ? k->section : 0];

		code->tg_split |= k->value[KD_tg_split] != 0;
		if (code->bytes && k->at < code->size)
			*APPEND(code->symbols, code->nsymbols, r->symbols_cap[k->section]) = (struct flow_symbol){.at = k->at,
				.size = k->size, .name = k->name, .kind = ENTRY_KERNEL, .start = start_of(&r->o->isa, k)};
	}
}

static void
add_reloc(struct object_reader *r, size_t section, const struct elfin_rela *rela)
{
	struct flow_code *code = &r->o->codes[section];
	const struct elfin_symbol *to;
	struct flow_reloc out = {.at = rela->offset, .type = rela->type};

	if (r->linked || rela->symbol >= r->nsymbols || rela->offset >= code->size)
		return;
	to = &r->symbols[rela->symbol];
	out.symbol = to->type == STT_SECTION && !to->reserved ? r->o->codes[to->section].name : r->names[rela->symbol];
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
	size_t section;

	if (rela->type == R_AMDGPU_ABS64 && rela->symbol < r->nsymbols && rela->symbol)
		to += r->symbols[rela->symbol].value;
	else if (rela->type != R_AMDGPU_RELATIVE64)
		return;
	section = elf_addresses_find(&r->addresses, to);
	if (section && r->o->codes[section].bytes)
		*APPEND(r->o->codes[section].pointers, r->o->codes[section].npointers, r->pointers_cap[section]) =
			(struct flow_pointer){rela->offset - r->o->addresses[section], to - r->o->addresses[section]};
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
	r->names = alloc_array(r->nsymbols, sizeof *r->names);
	for (size_t i = 0; i < r->nsymbols; i++)
		r->names[i] = str_from(r->symbols[i].name);
	if (names)
		list_entries(r);
	for (size_t i = 1; names && i < r->nsymbols; i++) {
		add_symbol(r, &r->symbols[i], r->names[i]);
		add_kernel(r, &r->symbols[i], r->names[i]);
	}
	for (size_t i = 1; i < r->e->nsections; i++) {
		const struct elfin_section *s = &r->e->sections[i];

		if ((s->hdr.sh_type == SHT_RELA || s->hdr.sh_type == SHT_REL) && s->hdr.sh_link == elfin_number(r->e, table))
			add_relocs(r, s);
	}
	alloc_free(r->symbols);
	alloc_free(r->names);
	r->symbols = NULL;
	r->names = NULL;
	return true;
}

/* Uses the wave size of the descriptors. If they disagree, keeps the wave size of -mattr or the target's default. */
static void
take_wave_size(struct object_reader *r)
{
	struct flow_object *o = r->o;
	bool wave32;

	if (!o->nkernels || !o->isa.target->wave32)
		return;
	wave32 = o->kernels[0].value[KD_wavefront_size32] != 0;
	for (size_t i = 0; i < o->nkernels; i++)
		if ((o->kernels[i].value[KD_wavefront_size32] != 0) != wave32)
			return;
	o->isa.wave32 = wave32;
}

static int
compare_symbols(const void *va, const void *vb)
{
	const struct flow_symbol *a = va, *b = vb;

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
	struct flow_argument *a;
	size_t n = 0;

	for (const struct meta *m = list && list->kind == META_ARRAY ? list->first : NULL; m; m = m->next)
		n += m->kind == META_MAP;
	k->arguments = a = n ? arena_alloc(&o->arena, n * sizeof *a) : NULL;
	k->narguments = n;
	for (const struct meta *m = n ? list->first : NULL; m; m = m->next)
		if (m->kind == META_MAP)
			*a++ = (struct flow_argument){text_of(o, meta_get(m, ".name")), text_of(o, meta_get(m, ".value_kind")),
				size_of(meta_get(m, ".offset")), size_of(meta_get(m, ".size"))};
}

/* The kernels of the metadata. Of several with one symbol, the last one counts. */
struct described {
	struct map names; /* maps a symbol to its index in v */
	struct described_kernel {
		const struct meta *meta;
		const struct flow_kernel *read; /* a kernel that has the arguments already; NULL: none */
	} *v;
	size_t n, cap;
};

static void
describe(struct described *d, const struct meta *kernel)
{
	const struct meta *name = meta_get(kernel, ".symbol");
	bool isnew;
	uint32_t *index;

	if (!name || name->kind != META_STR)
		return;
	index = map_put(&d->names, name->text, &isnew);
	if (isnew) {
		*index = (uint32_t)d->n;
		*APPEND(d->v, d->n, d->cap) = (struct described_kernel){0};
	}
	d->v[*index].meta = kernel;
}

static void
take_metadata(struct flow_object *o, struct described *d, struct flow_kernel *k)
{
	const uint32_t *index = map_get(&d->names, (struct str){k->name.p, k->name.n + strlen(".kd")});
	struct described_kernel *kernel = index ? &d->v[*index] : NULL;
	const struct meta *sizes, *size;

	if (!kernel)
		return;
	sizes = meta_get(kernel->meta, ".reqd_workgroup_size");
	size = sizes && sizes->kind == META_ARRAY ? sizes->first : NULL;
	k->group = size_of(meta_get(kernel->meta, ".max_flat_workgroup_size"));
	for (unsigned id = 0; id < 3 && size; id++, size = size->next)
		k->sizes[id] = size_of(size);
	if (kernel->read) {
		k->arguments = kernel->read->arguments;
		k->narguments = kernel->read->narguments;
	} else {
		take_arguments(o, meta_get(kernel->meta, ".args"), k);
	}
	kernel->read = k;
}

static void
read_metadata(struct object_reader *r)
{
	struct elfin_notes notes;
	struct arena arena = {0};
	struct described d = {0};

	for (size_t i = 0; elfin_notes_next(r->e, &i, &notes);) {
		struct elfin_note note;
		size_t at = 0;

		while (notes.bytes && elfin_note(notes.bytes, notes.n, notes.align, &at, &note) > 0) {
			struct meta *root;
			const struct meta *kernels;
			const char *why;
			size_t where;

			if (note.type != NT_AMDGPU_METADATA || !str_eqz(note.owner, "AMDGPU"))
				continue;
			root = meta_unpack(&arena, note.desc, note.size, &where, &why);
			kernels = root && root->kind == META_MAP ? meta_get(root, "amdhsa.kernels") : NULL;
			if (kernels && kernels->kind == META_ARRAY)
				for (const struct meta *k = kernels->first; k; k = k->next)
					if (k->kind == META_MAP)
						describe(&d, k);
		}
	}
	for (size_t i = 0; i < r->o->nkernels; i++)
		take_metadata(r->o, &d, &r->o->kernels[i]);
	map_free(&d.names);
	alloc_free(d.v);
	arena_free(&arena);
}

void
flow_code_sort(struct flow_code *c)
{
	sort(c->symbols, c->nsymbols, sizeof c->symbols[0], compare_symbols);
	sort(c->relocs, c->nrelocs, sizeof c->relocs[0], array_compare64);
	sort(c->pointers, c->npointers, sizeof c->pointers[0], array_compare64);
	sort(c->addresses, c->naddresses, sizeof c->addresses[0], array_compare64);
}

void
flow_object_open(struct flow_object *o, const struct elfin *e, const struct isa *isa)
{
	struct object_reader r = {.o = o, .e = e, .linked = e->hdr.e_type != ET_REL};

	*o = (struct flow_object){.isa = *isa};
	r.symbols_cap = array_make(3 * e->nsections, sizeof r.symbols_cap[0]);
	r.relocs_cap = r.symbols_cap + e->nsections;
	r.pointers_cap = r.symbols_cap + 2 * e->nsections;
	r.has_kernels = array_make(e->nsections, sizeof r.has_kernels[0]);
	add_codes(&r);
	if (r.linked)
		elf_addresses_init(&r.addresses, e, is_loaded, e);
	if (!read_table(&r, SHT_SYMTAB, true))
		read_table(&r, SHT_DYNSYM, true);
	else if (r.linked) /* reads the relocations that the loader applies */
		read_table(&r, SHT_DYNSYM, false);
	take_wave_size(&r);
	read_metadata(&r);
	name_kernels(&r);
	for (size_t i = 0; i < o->ncodes; i++) {
		struct flow_code *c = &o->codes[i];

		if (!c->bytes)
			continue;
		flow_code_sort(c);
	}
	sort(o->kernels, o->nkernels, sizeof o->kernels[0], compare_kernels);
	alloc_free(r.symbols_cap);
	alloc_free(r.has_kernels);
	alloc_free(r.entries);
	elf_addresses_free(&r.addresses);
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
