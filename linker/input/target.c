/* Checks that all input files are for the same processor and ABI, and computes the output's e_flags. From code object V4 on, xnack
 * and sramecc may be "any" in one file and "on" or "off" in another. */
#include <string.h>

#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/isa/target.h"
#include "linker/input/target.h"

struct feature_setting {
	const char *name;
	uint32_t mask, unsupported, any;
};

static const struct feature_setting settings[] = {
	{"xnack", EF_AMDGPU_FEATURE_XNACK_V4, EF_AMDGPU_FEATURE_XNACK_UNSUPPORTED_V4,
		EF_AMDGPU_FEATURE_XNACK_ANY_V4},
	{"sramecc", EF_AMDGPU_FEATURE_SRAMECC_V4, EF_AMDGPU_FEATURE_SRAMECC_UNSUPPORTED_V4,
		EF_AMDGPU_FEATURE_SRAMECC_ANY_V4},
};

static const char *
setting_name(const struct feature_setting *s, uint32_t value)
{
	static const char *const names[] = {"unsupported", "any", "off", "on"};

	return names[value / s->any & 3];
}

static void
merge_setting(struct inputs *inputs, const struct feature_setting *s, const struct input_file *f)
{
	uint32_t have = inputs->e_flags & s->mask, want = f->elf.hdr.e_flags & s->mask;

	if (have == want || (want == s->any && have != s->unsupported))
		return;
	if (have == s->any && want != s->unsupported) {
		inputs->e_flags = (inputs->e_flags & ~s->mask) | want;
		return;
	}
	link_error(inputs, "%s: incompatible %s: %s, but %s in %s", f->name, s->name, setting_name(s, want),
		setting_name(s, have), inputs->files[0]->name);
}

static const char *
mach_name(struct inputs *inputs, uint32_t flags)
{
	const struct target *t = target_by_mach(flags & EF_AMDGPU_MACH);
	const struct target_newer *newer = target_newer(flags & EF_AMDGPU_MACH);

	return t ? t->name : newer ? newer->name : arena_printf(inputs->arena, "%#x", flags & EF_AMDGPU_MACH);
}

static void
merge_file(struct inputs *inputs, const struct input_file *f)
{
	const unsigned char *ident = f->elf.hdr.e_ident;
	uint32_t have = inputs->e_flags, want = f->elf.hdr.e_flags;
	const char *first = inputs->files[0]->name;
	bool settings_merge = ident[EI_OSABI] == ELFOSABI_AMDGPU_HSA &&
		inputs->abiversion >= ELFABIVERSION_AMDGPU_HSA_V4;

	if (ident[EI_OSABI] != inputs->osabi)
		link_error(inputs, "%s: incompatible OS ABI: %u, but %u in %s", f->name, ident[EI_OSABI], inputs->osabi,
			first);
	else if (ident[EI_ABIVERSION] != inputs->abiversion)
		link_error(inputs, "%s: incompatible ABI version: %u, but %u in %s", f->name, ident[EI_ABIVERSION],
			inputs->abiversion, first);
	else if ((have & EF_AMDGPU_MACH) != (want & EF_AMDGPU_MACH))
		link_error(inputs, "%s: incompatible processor: %s, but %s in %s", f->name, mach_name(inputs, want),
			mach_name(inputs, have), first);
	else if (!settings_merge && have != want)
		link_error(inputs, "%s: incompatible e_flags: %#x, but %#x in %s", f->name, want, have, first);
	else if ((have & EF_AMDGPU_GENERIC_VERSION) != (want & EF_AMDGPU_GENERIC_VERSION))
		link_error(inputs, "%s: incompatible generic version: %u, but %u in %s", f->name,
			want >> EF_AMDGPU_GENERIC_VERSION_SHIFT, have >> EF_AMDGPU_GENERIC_VERSION_SHIFT,
			first);
	else
		for (size_t i = 0; settings_merge && i < 2; i++)
			merge_setting(inputs, &settings[i], f);
}

static bool
are_alike(const struct input_file *a, const struct input_file *b)
{
	const Elf64_Ehdr *x = &a->elf.hdr, *y = &b->elf.hdr;

	return a->archive && b->archive && strcmp(a->archive, b->archive) == 0 && x->e_machine == y->e_machine &&
		x->e_flags == y->e_flags && x->e_ident[EI_OSABI] == y->e_ident[EI_OSABI] &&
		x->e_ident[EI_ABIVERSION] == y->e_ident[EI_ABIVERSION];
}

/* Marks those of the n files as refused that are members of f's archive and have the same machine, ABI and e_flags as
 * f. Adds a note with their number to the error about f, so that one error stands for all of them. */
static void
refuse_alike(const struct input_file *f, struct input_file **files, size_t n)
{
	unsigned more = 0;

	for (size_t i = 0; i < n; i++) {
		bool alike = are_alike(f, files[i]);

		files[i]->refused |= alike;
		more += alike;
	}
	if (more)
		diag_note(f->elf.diag, (struct loc){0}, "the same error applies to %u more members of %s", more, f->archive);
}

/* Returns the name of a machine whose objects are often linked by mistake, or NULL for other machines. */
static const char *
machine_name(uint16_t machine)
{
	static const struct {
		uint16_t machine;
		const char *name;
	} names[] = {
		{EM_386, "x86"}, {EM_X86_64, "x86-64"}, {EM_ARM, "Arm"}, {EM_AARCH64, "AArch64"}, {EM_PPC64, "PowerPC"},
		{EM_RISCV, "RISC-V"}, {EM_S390, "S/390"}, {EM_CUDA, "CUDA"}, {EM_BPF, "BPF"}, {258, "LoongArch"},
	};

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (names[i].machine == machine)
			return names[i].name;
	}
	return NULL;
}

void
target_merge(struct inputs *inputs)
{
	const char *name;

	for (size_t i = 0; i < inputs->nforeign; i++) {
		const struct input_file *f = inputs->foreign[i];

		if (f->refused)
			continue;
		name = machine_name(f->elf.hdr.e_machine);
		link_error(inputs, "%s: not an AMDGPU object%s%s (e_machine is %u)", f->name, name ? " but one for " : "", name ? name : "",
			f->elf.hdr.e_machine);
		refuse_alike(f, inputs->foreign + i + 1, inputs->nforeign - i - 1);
	}
	if (inputs->nfiles == 0)
		return;
	inputs->e_flags = inputs->files[0]->elf.hdr.e_flags;
	inputs->osabi = inputs->files[0]->elf.hdr.e_ident[EI_OSABI];
	inputs->abiversion = inputs->files[0]->elf.hdr.e_ident[EI_ABIVERSION];
	for (size_t i = 1; i < inputs->nfiles; i++) {
		unsigned errors = diag_error_count(inputs->diag);

		if (inputs->files[i]->refused)
			continue;
		merge_file(inputs, inputs->files[i]);
		if (diag_error_count(inputs->diag) > errors)
			refuse_alike(inputs->files[i], inputs->files + i + 1, inputs->nfiles - i - 1);
	}
}
