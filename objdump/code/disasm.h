/* Disassembly: sections to the lines that llvm-objdump prints. The views fill a struct disasm from a
 * file, disasm_section shows one section of it. */
#ifndef OBJDUMP_DISASM_H
#define OBJDUMP_DISASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/isa/insn.h"
#include "objdump/options.h"
#include "objdump/view/json.h"
#include "objdump/view/labels.h"
#include "objdump/view/out.h"

/* A relocation as it is shown below the instruction it changes. */
struct code_reloc {
	uint64_t address; /* first, for array_upto() */
	size_t order; /* as they are in the file */
	const char *type;
	struct str symbol;
	int64_t addend;
};

struct disasm;

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

enum code_kind { CODE_ZEROS, CODE_INSN, CODE_OTHER };

/* What is at an address: zeros that may be left out, an instruction, or neither. */
struct code_step {
	enum code_kind kind;
	uint64_t at, size;
	const uint8_t *bytes;    /* those at the address, */
	uint64_t left;           /* up to the end of the section */
	struct insn insn;        /* CODE_INSN */
	const struct code_reloc *relocs, *relocs_end; /* those that change it */
};

/* How a section is shown. Labels, of which there may be none, come before one of the others at their address, and what
 * follows them is never nothing. */
struct code_form {
	void (*begin)(struct disasm *d, const struct code *c);
	void (*label)(struct disasm *d, const struct code *c, const struct label *l, bool first);
	void (*step)(struct disasm *d, const struct code *c, const struct code_step *s);
	/* May be NULL: what step would show of the instructions from at on, up to where there may be none, or end, or less. Returns
	 * where it has ended. */
	uint64_t (*run)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	/* Bytes that are not code; bytes that are not in the file. */
	void (*data)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	void (*absent)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	/* A descriptor of n bytes: see disasm_descriptors(). */
	void (*descriptor)(struct disasm *d, const struct code *c, const struct label *l, size_t n);
	void (*end)(struct disasm *d, const struct code *c);
};

extern const struct code_form text_form, json_form;

struct disasm {
	struct out *out;
	struct json *json;     /* --json; else NULL */
	bool labelled;         /* JSON: an element has been begun by its labels */
	const struct code_form *form;
	struct options *options;
	const struct isa *isa;
	unsigned version; /* of the code object: says what kernel descriptors hold */
	struct code *codes;
	size_t ncodes;
	const struct code **by_address; /* all codes by address, then size; NULL: branches are named by
	                                   their own section only (relocatable files) */
	struct labels absolute;
	struct disasm_source *source; /* -l, -S; else NULL */
	bool decorated;        /* lines are not the plain ones; see decorate.h */
	struct jumps *jumps;   /* of the section that is shown; NULL: not wanted */
	struct flow_object *object; /* --liveness: the file's code; else NULL */
	struct liveness *liveness; /* of the section that is shown; NULL: not wanted, or there is none */
};

/* Shows one of d->codes in d->form; nothing if the options leave nothing of it. */
void
disasm_section(struct disasm *d, struct code *c);

/* Calls show for each descriptor of the section: label is an object NAME.kd, and there are n bytes, KD_SIZE or fewer if there
 * are no more, or a kernel that begins with CODE_T_SIZE bytes of amd_kernel_code_t. */
typedef void show_descriptor(struct disasm *d, const struct code *c, const struct label *l, size_t n);

void
disasm_descriptors(struct disasm *d, const struct code *c, show_descriptor *show);

/* The bytes of the section at an address in it. */
static inline const uint8_t *
code_bytes(const struct code *c, uint64_t address)
{
	return c->bytes + (address - c->address);
}

/* An address as it is shown. */
static inline uint64_t
code_shown(const struct code *c, uint64_t address)
{
	return address - c->address + c->shown_at;
}

/* Shows a descriptor of disasm_descriptors(): as text, as an element of the array "descriptors". */
show_descriptor kd_show, kd_json;

#endif
