/* Synthetic sections, which the linker creates: .dynsym, .gnu.hash, .hash, .dynamic, .dynstr, .rela.dyn, .got, the build ID note,
 * and the linker's line in .comment. They are created before layout. Their sizes are set when the output sections are known, and
 * their contents when addresses are known. */
#include "linker/synthetic/synthetic.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/le.h"
#include "linker/layout/address.h"
#include "linker/synthetic/dynamic.h"
#include "linker/synthetic/dynsym.h"
#include "linker/synthetic/eh_frame.h"
#include "linker/synthetic/verdef.h"

enum { BUILD_ID_HEADER = 16 };

struct synthetic
synthetic_new(struct image *image)
{
	return (struct synthetic){.diag = image->diag, .opt = image->opt, .arena = image->arena, .inputs = image->inputs,
		.script = image->script, .symbols = image->symbols, .image = image};
}

void
synthetic_comment(struct inputs *inputs)
{
	static const char text[] = "Linker: gcnutils " GCNUTILS_VERSION;

	struct insec *s = file_add_section(inputs, ".comment", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, 1);
	s->data = (const uint8_t *)text;
	s->size = sizeof text;
}

static bool
wants_got(const struct synthetic *made)
{
	const struct link_symbol *y = symbol_find(made->symbols, STR("_GLOBAL_OFFSET_TABLE_"));

	return y && y->reserved;
}

void
synthetic_make(struct synthetic *made)
{
	if (made->opt->build_id)
		made->build_id = file_add_section(made->inputs, ".note.gnu.build-id", SHT_NOTE, SHF_ALLOC, 4, 0);
	if (opts_is_pic(made->opt)) {
		made->dynsym = file_add_section(made->inputs, ".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, sizeof(Elf64_Sym));
		verdef_make(made);
		if (made->opt->hash_gnu)
			made->gnu_hash = file_add_section(made->inputs, ".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, 8, 0);
		if (made->opt->hash_sysv)
			made->hash = file_add_section(made->inputs, ".hash", SHT_HASH, SHF_ALLOC, 4, 4);
		made->dynamic = file_add_section(made->inputs, ".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, 8,
			sizeof(Elf64_Dyn));
		made->image->dynamic = made->dynamic;
		made->dynstr = file_add_section(made->inputs, ".dynstr", SHT_STRTAB, SHF_ALLOC, 1, 0);
		if (made->symbols->ndynrelas)
			made->rela_dyn = file_add_section(made->inputs, ".rela.dyn", SHT_RELA, SHF_ALLOC, 8, sizeof(Elf64_Rela));
	}
	if (made->symbols->ngot || wants_got(made)) {
		made->got = file_add_section(made->inputs, ".got", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, 8, 0);
		made->got->size = made->symbols->ngot * 8;
		for (size_t i = 0; i < made->symbols->ndynrelas; i++) {
			/* scan_relocations() left sec NULL, because .got did not exist yet */
			if (!made->symbols->dynrelas[i].sec)
				made->symbols->dynrelas[i].sec = made->got;
		}
	}
}

void
synthetic_discard(struct synthetic *made)
{
	const struct insec *const needed[] = {made->dynsym, made->dynamic, made->dynstr, made->rela_dyn, made->got};
	struct insec **const others[] = {&made->gnu_hash, &made->hash, &made->build_id, &made->versym, &made->verdef};

	for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++) {
		if (needed[i] && !needed[i]->live)
			link_error(made, "a linker script cannot discard %s: the output needs it", needed[i]->name);
	}
	if (made->verdef && made->verdef->live != made->versym->live)
		link_error(made, "a linker script cannot discard one of %s and %s", made->versym->name, made->verdef->name);
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
		if (*others[i] && !(*others[i])->live)
			*others[i] = NULL;
	}
}

void
synthetic_size(struct synthetic *made)
{
	if (made->build_id) {
		size_t n = made->opt->build_id_bytes.n;

		made->build_id->size = BUILD_ID_HEADER + (n ? n : made->opt->build_id_size);
	}
	if (!opts_is_pic(made->opt))
		return;
	dynsym_list(made);
	dynsym_size(made);
	verdef_link(made);
	if (made->rela_dyn)
		made->rela_dyn->size = made->symbols->ndynrelas * sizeof(Elf64_Rela);
	dynamic_size(made);

	made->dynsym->out->link = made->dynstr->out;
	made->dynsym->out->info = 1;
	made->dynamic->out->link = made->dynstr->out;
	if (made->gnu_hash)
		made->gnu_hash->out->link = made->dynsym->out;
	if (made->hash)
		made->hash->out->link = made->dynsym->out;
	if (made->rela_dyn)
		made->rela_dyn->out->link = made->dynsym->out;
}

/* Fills .got. Entries with a dynamic relocation remain 0. */
static void
fill_got(struct synthetic *made)
{
	uint8_t *p = synthetic_contents(made, made->got);

	for (size_t i = 0; i < made->symbols->ngot; i++) {
		const struct link_symbol *y = made->symbols->got[i];

		if (!opts_is_pic(made->opt) || (y->state == SYMBOL_DEFINED && !y->sec && !y->reserved && !y->preemptible))
			le_put64(p + 8 * i, y->state == SYMBOL_DEFINED ? address_of(y, 0) : 0);
	}
}

void
synthetic_fill_build_id(struct synthetic *made, const void *id, size_t n)
{
	struct insec *s = made->build_id;
	uint8_t *p = synthetic_contents(made, s);

	le_put32(p, 4);
	le_put32(p + 4, (uint32_t)s->size - BUILD_ID_HEADER);
	le_put32(p + 8, NT_GNU_BUILD_ID);
	memcpy(p + 12, "GNU", 4);
	if (n)
		memcpy(p + BUILD_ID_HEADER, id, n);
}

void
synthetic_fill(struct synthetic *made)
{
	if (made->dynsym)
		dynsym_fill(made);
	if (made->dynamic)
		dynamic_fill(made);
	if (made->got)
		fill_got(made);
	eh_frame_fill(made);
	if (made->build_id)
		synthetic_fill_build_id(made, made->opt->build_id_bytes.p, made->opt->build_id_bytes.n);
}

void
synthetic_free(struct synthetic *made)
{
	alloc_free(made->dynsyms);
}
