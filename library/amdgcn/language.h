/* The words of the assembly language, for programs that complete, explain or highlight sources: instructions with their operands
 * and modifiers, directives, keys, named values. All strings are static. Texts are sentences without a final period. In a text,
 * `x` is literal and <x> is a placeholder. */
#ifndef AMDGCN_LANGUAGE_H
#define AMDGCN_LANGUAGE_H

#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

enum amdgcn_word_kind {
	AMDGCN_WORD_MNEMONIC, /* a mnemonic without an encoding suffix: "v_add_f32" */
	AMDGCN_WORD_MODIFIER, /* a modifier: "offset", "glc" */
	AMDGCN_WORD_REGISTER, /* a register without a number: "vcc", "exec_lo" */
	AMDGCN_WORD_DIRECTIVE, /* a directive: ".p2align" */
	AMDGCN_WORD_DESCRIPTOR, /* a directive of a kernel descriptor: ".amdhsa_kernarg_size" */
	AMDGCN_WORD_KEY,      /* a key of metadata: ".kernarg_segment_size" */
	AMDGCN_WORD_PROCESSOR, /* a processor: "gfx90a" */
	AMDGCN_WORD_FEATURE,  /* a feature of -mattr: "xnack" */
	AMDGCN_WORD_KINDS
};

struct amdgcn_word {
	const char *name;
	const char *syntax;   /* the text after the word, a key's type, or a processor's aliases; may be empty */
	const char *text;     /* the meaning; empty: none is recorded */
	int exists;           /* not 0: the word exists on the processor */
};

/* Stores the next word of a kind in *out, advances *at, and returns 1. Returns 0 after the last word. Set *at to 0 before the
 * first call. If p is NULL, words count as existing if they exist on any processor. */
AMDGCN_API int
amdgcn_next_word(enum amdgcn_word_kind kind, const struct amdgcn_processor *p, size_t *at, struct amdgcn_word *out);

/* Returns the kinds of a word of n bytes, as bits 1 << AMDGCN_WORD_…. A mnemonic, modifier or register counts only if
 * it exists on the processor or, if p is NULL, on any processor. A mnemonic may have an encoding suffix. Features are
 * never reported. */
AMDGCN_API unsigned
amdgcn_find_word(const struct amdgcn_processor *p, const char *word, size_t n);

/* A named value, such as a message. */
struct amdgcn_value {
	const char *name;
	unsigned value;
	const char *text;     /* the meaning; empty: none is recorded */
};

/* Stores value i, counted from 0, of a list such as "hwreg" in *out and returns 1. Returns 0 if there is no value i. The member
 * `list` of struct amdgcn_form_operand and struct amdgcn_form_modifier is the name of a list. */
AMDGCN_API int
amdgcn_value(const struct amdgcn_processor *p, const char *list, size_t i, struct amdgcn_value *out);

/* AMDGCN_FORM_OPERANDS: the maximum number of operands of a form. AMDGCN_FORM_MODIFIERS: the maximum number of
 * modifiers of a form. AMDGCN_ACCEPTS: the size in bytes of the member accepts of struct amdgcn_form_operand. */
enum { AMDGCN_FORM_OPERANDS = 16, AMDGCN_FORM_MODIFIERS = 64, AMDGCN_ACCEPTS = 160 };

/* An operand in the text of a form of an instruction. */
struct amdgcn_form_operand {
	const char *name;     /* the name of its encoding field, such as "vdst"; without a field: "off", "vcc", "literal" or empty */
	char accepts[AMDGCN_ACCEPTS]; /* the kinds of operands that are accepted: "vgpr, sgpr, m0, inline, literal" */
	const char *list;     /* the list of its named values, as in amdgcn_value(); NULL: none */
	unsigned access;      /* AMDGCN_READ, AMDGCN_WRITE or both; 0: no register, or unknown */
	unsigned registers;   /* the number of its 32-bit registers; 0: none, or the number depends on other operands or modifiers */
};

/* A modifier that a form of an instruction accepts. */
struct amdgcn_form_modifier {
	const char *name;     /* such as "offset" */
	int has_value;        /* not 0: a value follows the name and a colon */
	int number;           /* not 0: the value is a number */
	int64_t least, most;  /* least: the smallest number; most: the largest number */
	const char *list;     /* the list of the names that are accepted as the value, as in amdgcn_value(); NULL: none */
	const char *text;     /* the meaning; empty: none is recorded */
};

/* A form of an instruction: its operands in one encoding. */
struct amdgcn_form {
	const char *suffix;   /* the suffix that selects the encoding, such as "e64"; empty: none */
	const char *encoding; /* the name of the encoding's family, such as "vop2" */
	unsigned bytes;       /* the size in bytes, without a literal */
	unsigned noperands, nmodifiers;
	struct amdgcn_form_operand operands[AMDGCN_FORM_OPERANDS]; /* in the order of the text */
	struct amdgcn_form_modifier modifiers[AMDGCN_FORM_MODIFIERS];
	struct amdgcn_instruction example; /* the form with registers 0 and without modifiers, for amdgcn_effects() and the like */
};

/* Stores form i, counted from 0, of a mnemonic of n bytes in *out and returns 1. Returns 0 if the processor has no form i of the
 * mnemonic, which may have an encoding suffix. */
AMDGCN_API int
amdgcn_form(const struct amdgcn_processor *p, const char *mnemonic, size_t n, size_t i, struct amdgcn_form *out);

struct amdgcn_description {
	const char *suffix, *encoding; /* as in struct amdgcn_form */
	const char *flow, *condition; /* flow: control flow; NULL: falls through; condition: branch condition; NULL: none */
	const char *space, *event, *issue; /* descriptions of these members of struct amdgcn_effects; NULL: none */
	const char *counters[4]; /* the counters that the instruction increments, such as "vmcnt"; NULL after the last one */
	const char *implied_read[8]; /* registers that are read implicitly; NULL after the last one */
	const char *implied_written[8]; /* registers that are written implicitly; NULL after the last one */
	unsigned passes;      /* passes of a matrix operation, of four cycles each; 0: no matrix operation, or unknown */
	unsigned issue_cycles; /* cycles during which the instruction occupies the issue path of its unit; 0: none */
	const char *issue_parameter; /* the name of the parameter that determines issue_cycles; NULL: none */
	unsigned latency;     /* cycles until a dependent instruction can issue, without queueing or misses; 0: none, or unknown */
	const char *latency_parameter; /* the name of the parameter that determines latency; NULL: none */
};

/* Describes an instruction that was decoded for the processor. */
AMDGCN_API void
amdgcn_describe(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_description *out);

#ifdef __cplusplus
}
#endif

#endif
