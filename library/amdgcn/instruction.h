/* Decodes and prints instructions, and describes their effects. */
#ifndef AMDGCN_INSTRUCTION_H
#define AMDGCN_INSTRUCTION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A processor and its features. */
struct amdgcn_processor;

/* Returns a processor, which the caller frees with amdgcn_free(). name and features are as in struct amdgcn_settings; name must
 * not be NULL. If the name or a feature is unknown, or memory is exhausted, returns NULL and stores the reason in why, a buffer of
 * nwhy bytes. */
AMDGCN_API struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy);

/* Returns the name of a processor, such as "gfx90a". The string is static. */
AMDGCN_API const char *
amdgcn_processor_name(const struct amdgcn_processor *p);

/* Returns the number of lanes of a wave, 32 or 64. */
AMDGCN_API unsigned
amdgcn_wave_size(const struct amdgcn_processor *p);

/* A decoded instruction. It is a value that may be copied and need not be freed. */
struct amdgcn_instruction {
	uint64_t opaque[5];
};

/* AMDGCN_TEXT: size in bytes of a buffer for the text of any instruction. AMDGCN_OPERANDS: number of elements of an array for the
 * operands of any instruction. */
enum { AMDGCN_TEXT = 512, AMDGCN_OPERANDS = 48 };

/* Decodes one instruction from at most n bytes. Returns its size in bytes, or 0 if the bytes are not an instruction of the
 * processor. The functions below, up to amdgcn_effects(), accept instructions that were decoded for the same processor. They
 * cannot fail, and do not allocate memory. */
AMDGCN_API unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out);

/* Like amdgcn_decode(), for the instruction that follows previous in a listing: VGPR indexing that instructions up to previous have
 * switched on is in effect, except for operands whose index is not constant. Like LLVM's compiler, assumes that each block switches
 * indexing on itself. previous is NULL for the first instruction; it may be equal to out. */
AMDGCN_API unsigned
amdgcn_decode_next(const struct amdgcn_processor *p, const void *bytes, size_t n, const struct amdgcn_instruction *previous,
	struct amdgcn_instruction *out);

/* Stores the instruction's assembly text in text, NUL-terminated. The text assembles to the same bytes, except for bits that
 * hardware ignores. Returns the length of the text. */
AMDGCN_API size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT]);

/* The values of `place` for parts of a text that are not operands. */
enum { AMDGCN_PART_MNEMONIC = -1, AMDGCN_PART_MODIFIERS = -2 };

/* A part of an instruction's text. */
struct amdgcn_text_part {
	uint16_t at;           /* the position of its first byte */
	uint16_t n;            /* its length in bytes */
	int place;             /* the index of the operand, from 0; -1, AMDGCN_PART_MNEMONIC; or -2, AMDGCN_PART_MODIFIERS */
};

/* Like amdgcn_text(), and fills parts, an array of AMDGCN_OPERANDS elements, with the parts of the text, in order: the mnemonic, the
 * operands and, if there are any, all modifiers as one part. A dual instruction has two mnemonics. Commas and spaces belong to no
 * part. Returns the number of parts. */
AMDGCN_API unsigned
amdgcn_text_parts(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT],
	struct amdgcn_text_part *parts);

/* Returns the instruction's name without its encoding suffix, such as "v_add_f32". The string is static. */
AMDGCN_API const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn);

/* Returns what the instruction computes, or with `second` what the second half of a dual instruction does, in the language of
 * amdgcn-semantics(7), such as "d = s0 + s1", without modifiers such as neg and clamp and the mask in exec. Returns NULL if it is not
 * known, or if there is no second half. The string is static. */
AMDGCN_API const char *
amdgcn_meaning(const struct amdgcn_instruction *insn, int second);

/* If the instruction is a direct branch or call, stores its target in *target and returns 1; address is the address of the
 * instruction. Otherwise returns 0. */
AMDGCN_API int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target);

/* Bits that describe an access. Address registers and store data count as read. */
enum amdgcn_access { AMDGCN_READ = 1, AMDGCN_WRITE = 2 };

/* Consecutive registers that an instruction accesses, as an operand in its text or implicitly. The registers of one operand that are
 * only accessed under a condition have an element of their own, after the others. The string is static. */
struct amdgcn_operand {
	const char *file;      /* the register file: "sgpr", "vgpr", "exec" …; see REGISTER FILES in libamdgcn(3) */
	unsigned first, count; /* first: the first register within the file; count: the number of 32-bit registers */
	unsigned access;       /* AMDGCN_READ, AMDGCN_WRITE or both */
	int place;             /* the index of the operand in the text, from 0; -1: implicit */
	int partial;           /* not 0: the access may be partial (some bytes or lanes, one indexed register) or conditional */
	unsigned bytes;        /* bits 0 to 3: the bytes of each register that are accessed */
	unsigned bit;          /* the bit of register `first` in struct amdgcn_registers */
};

/* Fills operands, an array of AMDGCN_OPERANDS elements, with the registers that the instruction accesses. Assumes that VGPR
 * indexing (s_set_gpr_idx_on, s_set_vgpr_msb) is off, unless amdgcn_decode_next() or amdgcn_graph_instruction() decoded the
 * instruction. Returns the number of operands. */
AMDGCN_API unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands);

/* Bits that describe memory operations. AMDGCN_RETURN: an atomic returns the old value. AMDGCN_DMA: a transfer between memory and
 * LDS bypasses registers. AMDGCN_PREFETCH, _INVALIDATE and _WRITEBACK are cache operations. */
enum amdgcn_memory {
	AMDGCN_LOAD = 1, AMDGCN_STORE = 2, AMDGCN_ATOMIC = 4, AMDGCN_RETURN = 8, AMDGCN_DMA = 16,
	AMDGCN_PREFETCH = 32, AMDGCN_INVALIDATE = 64, AMDGCN_WRITEBACK = 128
};

/* The effects of an instruction. The strings are static. */
struct amdgcn_effects {
	const char *flow;  /* control flow after the instruction: "next", "branch" …; see CONTROL FLOW in libamdgcn(3) */
	const char *space; /* the memory that is accessed: "none", "lds", "global" …; see MEMORY in libamdgcn(3) */
	const char *event; /* the pending operation: "none", "vmem_load" …; see PENDING OPERATIONS in libamdgcn(3) */
	const char *issue; /* the unit that executes the instruction: "salu", "valu" …; see UNITS in libamdgcn(3) */
	unsigned memory;   /* memory operations, as bits of enum amdgcn_memory; see MEMORY in libamdgcn(3) */
	unsigned bytes;    /* bytes moved per lane, or per wave by a scalar operation; 0: none, or unknown */
};

/* Stores the effects of the instruction in *effects. */
AMDGCN_API void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects);

#ifdef __cplusplus
}
#endif

#endif
