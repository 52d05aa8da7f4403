/* Disassembly: sections as the lines that llvm-objdump prints. Views fill a struct disasm from a file; disasm_section shows one of
 * its sections. */
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

/* A relocation, printed below the instruction that it changes. */
struct code_reloc {
	uint64_t address; /* first, for array_upto() */
	size_t order; /* order in the file */
	const char *type;
	struct str symbol;
	int64_t addend;
};

struct disasm;

/* A section, or a raw file. */
struct code {
	struct str name;
	uint64_t address, shown_at; /* shown_at includes --adjust-vma */
	const uint8_t *bytes;       /* NULL: occupies no space in the file */
	uint64_t size;
	bool is_text, is_loaded;
	struct labels labels;       /* sorted */
	struct code_reloc *relocs;  /* by address */
	size_t nrelocs;
};

enum code_kind { CODE_ZEROS, CODE_INSN, CODE_OTHER };

/* The content at an address: zeros that may be skipped, an instruction, or neither. */
struct code_step {
	enum code_kind kind;
	uint64_t at, size;
	const uint8_t *bytes;    /* bytes at the address … */
	uint64_t left;           /* … up to the end of the section */
	struct insn insn;        /* CODE_INSN */
	const struct code_reloc *relocs, *relocs_end; /* relocations of these bytes */
};

/* The output format of a section. Labels are reported before the content at their address; a location with labels has content. */
struct code_form {
	void (*begin)(struct disasm *d, const struct code *c);
	void (*label)(struct disasm *d, const struct code *c, const struct label *l, bool first);
	void (*step)(struct disasm *d, const struct code *c, const struct code_step *s);
	/* Optional fast path: shows the steps from at on, up to end, zeros or a relocation. Returns where it stopped. */
	uint64_t (*run)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	/* Bytes that are not code; bytes that the file does not hold. */
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
	bool labelled;         /* JSON: the labels have opened an element */
	const struct code_form *form;
	struct options *options;
	const struct isa *isa;
	unsigned version; /* of the code object: format of kernel descriptors */
	struct code *codes;
	size_t ncodes;
	const struct code **by_address; /* all codes by address, then size; NULL in relocatable files, where a branch is named by its
	                                 * own section only */
	struct labels absolute;
	struct disasm_source *source; /* -l, -S; else NULL */
	bool decorated;        /* some decoration is enabled; see decorate.h */
	struct jump_arrows *jumps;   /* of the section shown; NULL: not enabled */
	struct flow_object *object; /* --liveness: the file's code; else NULL */
	struct liveness *liveness; /* of the section shown; NULL: not enabled, or no code with known control flow */
};

/* Shows one of d->codes in d->form; nothing if the options exclude all of it. */
void
disasm_section(struct disasm *d, struct code *c);

/* Calls show for each descriptor of the section: the object NAME.kd with n bytes, at most KD_SIZE, or a kernel that begins with
 * CODE_T_SIZE bytes of amd_kernel_code_t. */
typedef void show_descriptor(struct disasm *d, const struct code *c, const struct label *l, size_t n);

void
disasm_descriptors(struct disasm *d, const struct code *c, show_descriptor *show);

/* The section's bytes from an address on. */
static inline const uint8_t *
code_bytes(const struct code *c, uint64_t address)
{
	return c->bytes + (address - c->address);
}

/* The address to print for an address. */
static inline uint64_t
code_shown(const struct code *c, uint64_t address)
{
	return address - c->address + c->shown_at;
}

/* Show a descriptor found by disasm_descriptors(): as text, or as an element of the array "descriptors". */
show_descriptor kd_show, kd_json;

#endif
