/* Disassembly: sections to the lines that llvm-objdump prints. The views fill a struct disasm from a
 * file, disasm_section shows one section of it. */
#ifndef OBJDUMP_DISASM_H
#define OBJDUMP_DISASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/isa/insn.h"
#include "objdump/view/labels.h"
#include "objdump/options.h"
#include "objdump/view/out.h"

/* A relocation as it is shown below the instruction it changes. */
struct code_reloc {
	uint64_t address; /* first, for array_upto() */
	size_t order; /* as they are in the file */
	const char *type;
	struct str symbol;
	int64_t addend;
};

/* A section, or a raw file. */
struct code {
	struct str name;
	uint64_t address, shown_at; /* shown_at has --adjust-vma added */
	const uint8_t *bytes;       /* NULL: occupies no space in the file */
	uint64_t size;
	bool is_text, is_loaded;
	struct labels labels;       /* sorted */
	struct code_reloc *relocs;  /* by address */
	size_t nrelocs;
};

struct disasm {
	struct out *out;
	struct options *options;
	const struct isa *isa;
	unsigned version; /* of the code object: says what kernel descriptors hold */
	struct code *codes;
	size_t ncodes;
	const struct code **by_address; /* all codes by address, then size; NULL: branches are named by
	                                   their own section only (relocatable files) */
	struct labels absolute;
	struct source *source; /* -l, -S; else NULL */
	bool decorated;        /* lines are not the plain ones; see decorate.h */
	struct jumps *jumps;   /* of the section that is shown; NULL: not wanted */
};

/* Shows one of d->codes: its title, labels and lines; nothing if the options leave nothing of it. */
void
disasm_section(struct disasm *d, struct code *c);

/* Shows the kernel descriptor called "NAME.kd" of n bytes, KD_SIZE or fewer if there are no more. */
void
kd_show(struct disasm *d, struct str label, uint64_t address, const uint8_t *bytes, size_t n);

/* Shows the amd_kernel_code_t of CODE_T_SIZE bytes at a label. */
void
code_t_show(struct disasm *d, struct str label, const uint8_t *bytes);

#endif
