/* Disassembly: prints sections in the format of llvm-objdump. Views fill a struct disasm from a file. disasm_section() then prints
 * one of the sections. */
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

/* A relocation. It is printed after the instruction that it modifies. */
struct code_reloc {
	uint64_t address; /* must be the first member, for array_below() */
	size_t order; /* position in the file */
	const char *type;
	struct str symbol;
	int64_t addend;
};

struct disasm;

/* The code to disassemble: a section, a segment or a raw file. */
struct code {
	struct str name;
	uint64_t address, shown_at; /* shown_at: address to print, which includes --adjust-vma */
	const uint8_t *bytes;       /* contents; NULL: the section occupies no space in the file */
	uint64_t size;
	bool is_text, is_loaded;
	struct labels labels;       /* symbols of the section, sorted */
	struct code_reloc *relocs;  /* relocations, sorted by address */
	size_t nrelocs, caprelocs;
};

enum code_kind { CODE_ZEROS, CODE_INSN, CODE_FLAWED, CODE_OTHER };

/* The content at an address: zeros that may be skipped, an instruction, one with a single flaw, or anything else. */
struct code_step {
	enum code_kind kind;
	uint64_t at, size;
	const uint8_t *bytes;    /* pointer to the bytes at the address */
	uint64_t left;           /* number of bytes up to the end of the section */
	struct insn insn;        /* with CODE_INSN and CODE_FLAWED: the instruction */
	struct insn_flaw flaw;   /* with CODE_FLAWED */
	const struct code_reloc *relocs, *relocs_end; /* relocations of the bytes, relocs <= r < relocs_end */
};

/* An output format: callbacks for the parts of a section. The labels at an address are reported before its content, and every
 * label is followed by content. */
struct code_form {
	void (*begin)(struct disasm *d, const struct code *c);
	void (*label)(struct disasm *d, const struct code *c, const struct label *l, bool first);
	void (*step)(struct disasm *d, const struct code *c, const struct code_step *s);
	/* Optional fast path, or NULL: prints steps from address `at` up to `end`, but stops before zeros or a relocation. Returns the
	 * address at which it stopped. */
	uint64_t (*run)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	/* data() is called for bytes that are not code, absent() for a section without bytes in the file. */
	void (*data)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	void (*absent)(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);
	/* Prints a descriptor of n bytes; see disasm_descriptors(). */
	void (*descriptor)(struct disasm *d, const struct code *c, const struct label *l, size_t n);
	void (*end)(struct disasm *d, const struct code *c);
};

extern const struct code_form text_form, json_form;

struct disasm {
	struct out *out;
	struct json *json;     /* document of --json; otherwise NULL */
	bool labelled;         /* --json: whether the object of the next element is open already, because it begins with
	                        * labels */
	const struct code_form *form;
	struct options *options;
	const struct isa *isa;
	unsigned version; /* code object version, which determines the format of kernel descriptors */
	struct code *codes;
	size_t ncodes;
	const struct code **by_address; /* the elements of codes, sorted by address, then size; NULL for a relocatable file,
	                                 * in which only labels of the same section name a branch target */
	struct labels absolute;
	struct disasm_source *source; /* source lines for -l and -S; otherwise NULL */
	bool decorated;        /* whether any decoration is enabled, see decorate.h */
	struct jump_arrows *jumps;   /* arrows of the current section; NULL: not enabled */
	unsigned gpr_idx;      /* VGPR index mode before the next instruction, as in llvm-objdump; see disasm_index() */
	bool has_index;        /* whether the processor has s_set_vgpr_msb, so that index modes are tracked */
	struct amdgcn_object *object; /* --liveness: the object as opened with libamdgcn; otherwise NULL */
	struct liveness *liveness; /* liveness in the current section; NULL: not enabled, or the section has no code with known control
	                            * flow */
};

/* Prints one of d->codes in the format d->form. Prints nothing if the options exclude all of it. */
void
disasm_section(struct disasm *d, struct code *c);

/* Returns the VGPR index mode for printing an instruction, and sets d->gpr_idx to the mode for the next instruction. Like LLVM's
 * compiler, llvm-objdump assumes that blocks begin without an index mode. */
unsigned
disasm_index(struct disasm *d, const struct insn *insn);

/* Calls show() for each descriptor in the section. A descriptor is either the symbol NAME.kd or an amd_kernel_code_t,
 * with which a kernel begins. n: number of the descriptor's bytes that the section contains, at most KD_SIZE or
 * CODE_T_SIZE. */
typedef void show_descriptor(struct disasm *d, const struct code *c, const struct label *l, size_t n);

void
disasm_descriptors(struct disasm *d, const struct code *c, show_descriptor *show);

/* Returns a pointer to the section's bytes at an address. */
static inline const uint8_t *
code_bytes(const struct code *c, uint64_t address)
{
	return c->bytes + (address - c->address);
}

/* Returns the address to print for an address of the section. */
static inline uint64_t
code_shown(const struct code *c, uint64_t address)
{
	return address - c->address + c->shown_at;
}

/* Print a descriptor found by disasm_descriptors(): kd_show() as text, kd_json() as an element of the array "descriptors". */
show_descriptor kd_show, kd_json;

#endif
