/* Kernel descriptors as directives. */
#include "common/base/file/buf.h"
#include "common/hsa/descriptor/kd.h"
#include "objdump/assembly/retarget.h"

/* Returns the kernel whose descriptor fills the 64 bytes at an address. Returns NULL if the bytes are not a descriptor,
 * or if no relocation of the descriptor's entry field refers to the kernel. */
static const struct elfin_symbol *
kernel_of(struct assembly *a, size_t number, uint64_t at)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct section_part *p = &a->parts[number];
	const struct fix *f = assembly_fix_from(p, at);
	size_t n = assembly_symbols_upto(p, at);

	if (s->hdr.sh_flags & SHF_EXECINSTR || !s->data || at % KD_ALIGN || !n || p->symbols[n - 1]->value != at ||
		(n > 1 && p->symbols[n - 2]->value == at) || assembly_symbols_upto(p, at + KD_SIZE - 1) != n ||
		s->hdr.sh_size - (at - s->hdr.sh_addr) < KD_SIZE)
		return NULL;
	const struct elfin_symbol *kernel = assembly_kernel(a, p->symbols[n - 1]);
	if (!kernel || !f || f->at != at + KD_ENTRY || f->type != R_AMDGPU_REL64)
		return NULL;
	if (f->symbol.n ? str_eqz(f->symbol, kernel->name) && f->addend == KD_ENTRY
			: f->section == kernel->section && (uint64_t)f->addend == kernel->value -
				a->e->sections[kernel->section].hdr.sh_addr + KD_ENTRY)
		return kernel;
	return NULL;
}

bool
assembly_describes(struct assembly *a, size_t number, uint64_t at, struct buf *text)
{
	const struct elfin_section *s = &a->e->sections[number];
	const struct elfin_symbol *kernel = kernel_of(a, number, at);
	struct buf directives = {0}, why = {0}, name = {0};
	bool done = false;

	if (!kernel)
		return false;
	assembly_spell(a->out, &name, str_from(kernel->name));
	done = kd_print(&a->id.isa, a->id.version, (struct str){(const char *)name.p, name.n}, s->data + (at - s->hdr.sh_addr),
		text ? text : &directives, &why);
	if (done && text && a->retarget) {
		text->n = 0;
		retarget_descriptor(a, (struct str){(const char *)name.p, name.n}, s->data + (at - s->hdr.sh_addr), text);
	}
	buf_free(&directives);
	buf_free(&why);
	buf_free(&name);
	return done;
}
