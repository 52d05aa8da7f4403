/* The data that gen.py generates from the tables. All data is const and contains indexes instead of pointers, so that no
 * relocation is needed when a program starts. */
#ifndef ISA_TABLES_H
#define ISA_TABLES_H

#include "common/isa/effects.h"
#include "common/isa/insn.h"
#include "isa_gen.h"

/* Position of a field in an encoding: the bits mask << lsb of a dword. A field may have a second part, which contains the
 * value's bits from low2 on, and a third part. mask2 is 0 if there is no second part. mask is 0 if the encoding does not have
 * the field. */
struct field {
	uint32_t mask, mask2;
	uint8_t dword, lsb;
	uint8_t dword2, lsb2, low2;
	uint8_t shift; /* number of low bits of the value that are not stored, because they are always 0 */
	uint8_t width; /* width of the value in bits, including low bits that are not stored */
	uint8_t mask3, dword3, lsb3, low3;
};

/* Enumerations of the lists in names.def. */
enum {
#define ACCEPT(name, word, meaning) ACCEPT_BIT_##name,
#include "common/isa/names.def"
};

enum {
#define ACCEPT(name, word, meaning) ACCEPT_##name = 1 << ACCEPT_BIT_##name,
#include "common/isa/names.def"
	/* scalar values: a VALU instruction can read only a limited number of them */
	ACCEPT_SCALAR = ACCEPT_S | ACCEPT_M | ACCEPT_E | ACCEPT_H | ACCEPT_X | ACCEPT_L | ACCEPT_W
};

enum {
	WIDTH_NONE,
#define WIDTH(name, meaning) WIDTH_##name,
#include "common/isa/names.def"
};

enum {
#define CONST(name, meaning) CONST_##name,
#include "common/isa/names.def"
};

enum {
#define PLACE(name, meaning) PLACE_##name,
#include "common/isa/names.def"
};

enum {
#define CODE(name, value, meaning) CODE_##name = value,
#include "common/isa/names.def"
};

/* A row of operands.tbl. struct slot contains further columns. */
struct opkind {
	uint8_t width;
	uint8_t bits;
	bool is_signed, hex;
	bool small_dec;    /* whether values up to 64 are printed in decimal, and larger values in hexadecimal */
	bool non_negative; /* whether a 16-bit number cannot be negative */
	uint8_t enumeration;
};

enum { MODS_FLOAT = 1, MODS_INT = 2 };

/* A row of types.tbl. */
struct optype {
	uint8_t dwords;    /* number of registers; 0: halves, lane_mask or wave32 determines the number */
	uint8_t halves;
	bool lane_mask;
	uint8_t wave32;    /* number of registers in wave32; wave64 uses half as many */
	uint8_t constant;
	uint8_t mods;
	bool half;         /* the operand has 16 bits */
	bool m0_free;      /* m0 is not counted as a scalar value */
	bool unaligned;    /* whether tuples of vector registers may begin at odd registers, even with FEATURE_EVEN_VGPRS */
};

/* Separators that are printed before an operand: " ", ", ", " :: ". */
enum { LEAD_BLANK, LEAD_COMMA, LEAD_DUAL };

/* An operand of a form, with the columns of operands.tbl that decoding needs. */
struct slot {
	uint8_t syntax, kind, type, field;
	int8_t source;     /* number N of the source in neg<N>, abs<N> and sext<N>; -1: not a numbered source */
	uint8_t dwords;    /* number of registers; 0: see operand_dwords() */
	uint8_t lead;
	uint8_t half;
	uint16_t accepts;
	uint16_t stored;   /* value that is XORed with the operand encoding before it is stored */
};

/* Position, within the first two dwords, of a slot that can be checked and printed with these dwords and table lookups only; see
 * plain.h. */
struct plain_slot {
	uint16_t mask, mask2;       /* bits of the value in the first and second part of the field */
	uint16_t stored, accepts;   /* stored: value that is XORed with the value of the field; accepts: accepted operand classes, as
	                             * in struct slot */
	uint8_t turn, turn2;        /* number of bits by which the first two dwords are rotated to the right, for each part of the
	                             * field */
	uint8_t row[2];             /* row of isa_code_class[] and isa_name_pages[], in wave64 and in wave32; 0: not a plain slot */
};

/* How an encoding selects the half of a VGPR for a 16-bit operand. */
enum {
	HALF_NONE,
	HALF_NUMBER, /* the top bit of the register number, OPERAND_HIGH_HALF */
	HALF_OP_SEL, /* op_sel: FIELD_OPSEL0 and following for sources, FIELD_OPSEL3 for the destination */
};

/* The first rows of isa_code_class[]: all operand encodings; scalar registers of 1, 2, 4, 8, 16, 32 and 3 dwords. */
enum { CODES_ANY, CODES_SCALAR, CODES_SCALAR_3 = CODES_SCALAR + 6 };

/* The column "print" of modifiers.tbl. */
enum { PRINT_SET, PRINT_ALWAYS, PRINT_NEEDED, PRINT_NEVER };

/* A row of modifiers.tbl. */
struct modifier {
	uint16_t spelling; /* index in isa_strings[] */
	uint16_t dflt;
	uint8_t value, bits, field, group;
	uint8_t name;               /* index of the first row with the same name */
	uint8_t print, enumeration;
	uint8_t place;
	class_mask classes;         /* processors that use this spelling */
};

/* Rules that involve several operands (operand_rules.c). There are three groups. If an encoding breaks a rule of the first group, it is
 * not an instruction. If it breaks a rule of the second group, it is disassembled, as by LLVM, but the assembler rejects it.
 * Rules of the third group concern details of the text that the encoding does not preserve. */
enum {
	RULE_BANKS, RULE_DPP, RULE_BUS, RULE_LDS, RULE_SDWA, RULE_ATOMIC, RULES_DECODED,
	RULE_NO_LDS = RULES_DECODED, RULE_GATHER, RULE_MSAA, RULE_EARLY, RULE_OVERLAP, RULES_OF_WORDS,
	RULE_EVEN = RULES_OF_WORDS, RULE_SHARED, RULE_HALVES,
	RULE_OLD /* LLVM supports the instruction, but AMD's manual does not document it; see instead.tbl */
};

/* A set of groups of modifiers, with one bit per group. */
__extension__ typedef unsigned __int128 modifier_set;

#define MODIFIER_SET(high, low) ((modifier_set)(high) << 64 | (low))

static inline modifier_set
modifier_group(unsigned group)
{
	return (modifier_set)1 << group;
}

/* An instruction in one encoding, for the processors of one column. */
struct form {
	/* Words match if word & mask == value. */
	uint32_t value[FORM_WORDS], mask[FORM_WORDS];
	uint32_t ignored[FORM_WORDS]; /* bits that hardware ignores; `value` contains the bits that the assembler writes */
	uint32_t filler;            /* ignored bits of the second dword in which LLVM before release 23 wrote the inverse of value[1] */
	uint32_t mod_bits[FORM_WORDS], mod_idle[FORM_WORDS]; /* mod_bits: bits of modifiers; mod_idle: values of these bits if no
	                                                      * modifier is written */
	uint32_t signs[2];          /* indexed by dword: bits of fields that change how operands are written: neg, abs, sext, tfe, … */
	modifier_set allowed, required; /* allowed: groups of modifiers that may be written; required: groups from which a modifier must
	                                 * be written */
	uint16_t name;              /* mnemonic without suffix, an index in isa_strings[] */
	class_mask classes;         /* classes of the processors that support the form */
	uint16_t fields;            /* index in isa_fields[] of the encoding's first element, which is for FIELD_NONE */
	uint16_t slots, mods;       /* slots: index in isa_slots[] of the form's first slot; mods: index in isa_form_mods[] of the
	                             * form's first modifier */
	uint16_t addrs;             /* bit n: an image address without dim may have n registers */
	uint16_t args;              /* bits ARGS_…: parts of an image address */
	/* Slots to check, because their fields can contain invalid values or select a literal. quick: indexes in isa_plain_slots[], up
	 * to the first 0; checks: bit n: slot n must be checked, and is not in quick. */
	uint16_t quick[QUICK_SLOTS], checks;
	uint8_t nslots, nmods;
	uint8_t suffix;
	uint8_t shown;              /* suffix that is printed, which may be empty */
	uint8_t size;               /* in bytes, without a literal */
	uint8_t nsources;
	uint8_t literal;            /* size in dwords of the literal, if every instruction of the form has one; else 0 */
	uint16_t rules;             /* bits RULE_…: rules that the form's encoding or text can break */
	uint8_t scalars;            /* number of scalar values that the form reads regardless of the values of its fields */
	bool one_scalar;            /* the limit is one scalar value, even if the processor allows more */
	bool halves;                /* some operand is a register half, if register halves are enabled */
	uint8_t accumulates;        /* bit 0: a source is tied to the destination; bit 1: a source of the second half is tied to its
	                             * destination */
	bool mod_always;            /* some modifier is always printed */
	bool checks_modifiers;      /* the field of some modifier can contain a value that cannot be printed */
	uint8_t name_length;
	uint8_t waves;              /* wave sizes that support the form; bit 0: 32 lanes, bit 1: 64 lanes */
	uint16_t second;            /* mnemonic of the second half of a dual instruction, an index in isa_strings[]; 0: not a dual
	                             * instruction */
	uint16_t id;                /* number of the mnemonic, INSN_…: an index in isa_mnemonics[] */
	uint8_t family;
	uint16_t effects;           /* index in isa_effects[] or, with EFFECT_TEST, in isa_effect_tests[] */
	uint16_t hazards;           /* index in isa_hazard_leaves[] or, with EFFECT_TEST, in isa_effect_tests[]; see hazard_rules.h */
	uint16_t plain;             /* index in isa_plain_slots[] of the form's first slot */
	uint16_t meaning[2];        /* indexes in meaning_programs[], [1] of the second half of a dual instruction; 0: what the instruction
	                             * computes is not known */
};

/* Marks a reference to a test. A test selects one of two effects of a form, according to a field or to the processor. */
enum { EFFECT_TEST = 1 << 15 };

struct effect_test {
	uint8_t field;              /* field to test; FIELD_NONE: test whether the processor is in `classes` */
	uint16_t lowest, highest;   /* the test holds if (value >> shift & mask) is in this range */
	uint8_t shift;
	uint16_t mask;
	class_mask classes;
	uint16_t yes, no;           /* references to effects or tests, as in struct form. yes: reference if the test holds; no:
	                             * reference if it does not hold */
};

/* The register that an operand encoding denotes. file: FILE_COUNT: not a register. units: number of registers; 0: the width of
 * the access determines the number. */
struct reg_unit {
	uint8_t file, first, units;
};

struct form_run {
	uint16_t first, count;
};

/* Selects bits of the first dword. Their value, plus first, is an index in isa_decode_runs[]. */
struct decode_step {
	uint16_t first, mask;
	uint8_t lsb;
};

/* Encodings with the same fixed bits. If no form matches some bytes, insn_find_flaw() searches the groups for the instruction that
 * the bytes resemble. */
struct decode_group {
	uint32_t value, mask;       /* fixed bits of the first dword */
	uint32_t ops;               /* index in isa_decode_ops[] of the group's first run; the runs follow in the order of their opcodes */
	uint16_t op;                /* index in isa_fields[] of the opcode field */
};

struct reg_file {
	uint8_t code, count;
};

struct special_reg {
	uint16_t name;
	uint8_t widths;             /* possible widths of an access to the register; 1: one dword, 2: two dwords, 3: both */
	uint16_t accept;
	bool needs_xnack;           /* the register exists only on processors with an xnack setting */
	int16_t code[COL_COUNT];    /* indexed by column: operand encoding; -1: the column does not have the register */
};

#if __has_attribute(nonstring)
#define NONSTRING __attribute__((nonstring)) /* an array of characters that need not end with a NUL */
#else
#define NONSTRING
#endif

/* The text of an operand encoding. length is 0 if the text is too long, depends on the operand's type, or does not exist. */
struct code_name {
	char text[15] NONSTRING;
	uint8_t length;
};

struct enum_value {
	uint16_t name, value;
	class_mask classes;
};

struct wait_field {
	uint8_t field;   /* FIELD_… that contains the number of operations that may stay pending; all bits set: no wait */
	uint8_t counter; /* COUNTER_… */
};

struct bitfield {
	uint16_t name;
	class_mask classes;
	uint8_t lsb, width, lsb2, width2, low2;
	uint8_t counter; /* COUNTER_… of this name; COUNTER_COUNT: none */
	uint8_t depctr;  /* DEPCTR_… of this name; DEPCTR_COUNT: none */
};

enum {
#define ARGS(name, meaning) ARGS_BIT_##name,
#include "common/isa/names.def"
};

enum {
#define ARGS(name, meaning) ARGS_##name = 1 << ARGS_BIT_##name,
#include "common/isa/names.def"
};

/* A row of dims.tbl, indexed by the value of the field dim. */
struct image_dim {
	uint16_t name;
	uint8_t coordinates, gradients;
	bool msaa, array;
};

/* A DPP control. It is written as name:N with from <= N <= to, or as the name only if from is -1. */
struct dpp_control {
	uint16_t name, code;
	int8_t from, to;
	class_mask classes;         /* processors that support the control */
};

/* The meanings of a word in assembly text; -1: the word has no meaning of this kind. */
struct word {
	uint16_t name;
	uint16_t length;
	int16_t mnemonic, modifier, reg;
	bool clears;                /* whether the word clears the modifier, as "noglc" does */
};

struct mnemonic {
	struct form_run forms[COL_COUNT];
};

/* A suggestion for an instruction that the processor does not support. */
struct instead {
	uint16_t mnemonic, text;    /* mnemonic: index of the missing mnemonic; text: index in isa_strings[] of a text that
	                             * names its replacements and contains advice */
	uint8_t column;
	int8_t then;                /* the replacement is for the operands of this column; -1: for all operands */
	class_mask classes;
};

extern const struct field isa_fields[]; /* field positions, FIELD_COUNT elements per encoding */
extern const struct opkind isa_opkinds[];
extern const struct optype isa_optypes[];
extern const struct slot isa_slots[];
extern const struct plain_slot isa_plain_slots[];
extern const struct modifier isa_modifiers[];
extern const size_t isa_nmodifiers;
extern const uint8_t isa_form_mods[];
extern const struct form isa_forms[];
extern const uint16_t isa_form_list[];
extern const struct decode_group isa_decode_groups[];
extern const struct form_run isa_decode_ops[];
extern const uint16_t isa_decode_lists[];
extern const struct form_run isa_decode_top[][512];
extern const struct decode_step isa_decode_steps[][512]; /* indexed by processor class and by the top bits of the first dword */
extern const struct form_run isa_decode_runs[];           /* runs of isa_decode_forms[], which contains indexes in isa_forms[] */
extern const uint16_t isa_decode_forms[];
extern const struct reg_file isa_reg_files[][COL_COUNT]; /* the register classes s and ttmp of each column */
extern const struct special_reg isa_special_regs[];
/* Operand classes (ACCEPT_…), indexed by row and operand encoding. The first COL_COUNT elements describe all registers of a
 * column. Further elements describe processors that decode fewer operand encodings than their column. */
extern const uint16_t isa_code_class[][CODES_COUNT][512];
extern const uint16_t isa_name_pages[][CODES_COUNT][4];   /* indexed by column, row and operand encoding / 256: index in
                                                           * isa_code_names[] of the first element of a page */
extern const struct code_name isa_code_names[];           /* pages of 256 elements, indexed by operand encoding % 256 */
extern const struct reg_unit isa_reg_units[][256];        /* indexed by column and operand encoding */
extern const struct insn_count isa_counts[];              /* counters of events: INSN_COUNTS elements for each value of
                                                           * `safe`, column and event; unused elements have the counter
                                                           * COUNTER_COUNT */
extern const uint8_t isa_most[COL_COUNT][COUNTER_COUNT];
extern const struct wait_field isa_wait_fields[ISA_WAIT_FIELDS];
extern const uint32_t isa_expert_counters;                /* counters for which only code in expert mode waits: bits 1 << COUNTER_… */
extern const struct effect_test isa_effect_tests[];
extern const struct insn_effects isa_effects[];
extern const uint16_t isa_roles[];                        /* roles of operands, bits ACCESS_…, for each slot of a form */
extern const uint8_t isa_reg_at1[][256], isa_reg_at2[][256]; /* indexed by column and encoding: index in isa_special_regs[], plus 1 */
extern const struct enum_value isa_enum_values[];
extern const struct form_run isa_enum_runs[][ENUM_COUNT];     /* indexed by column and kind: runs of isa_enum_values[] */
extern const struct bitfield isa_bitfields[];
extern const struct form_run isa_bitfield_runs[][ENUM_COUNT];
extern const struct image_dim isa_dims[8];
extern const struct dpp_control isa_dpp_controls[];
extern const size_t isa_ndpp_controls;
extern const struct word isa_words[];                     /* hash table with ISA_WORDS elements, most of which are empty */
extern const uint16_t isa_word_order[];                   /* indexes in isa_words[] of the ISA_NAMES non-empty elements, in
                                                           * alphabetical order */
extern const struct mnemonic isa_mnemonics[];
extern const struct instead isa_instead[];
extern const size_t isa_ninstead;
extern const char isa_strings[];
extern const char isa_column_names[COL_COUNT][8]; /* names of the generations: gfx6, … */
extern const char isa_decimals[1000][4]; /* the decimal digits of each number below 1000; the last byte is the number of digits */

static inline bool
form_is_here(const struct isa *isa, const struct form *form)
{
	return form->classes & isa->target->class_bit && form->waves & (isa->wave32 ? 1 : 2);
}

const struct word *
isa_word(struct str name);

/* Returns whether the string at the index `at` of isa_strings[] is equal to name. */
static inline bool
isa_name_is(unsigned at, struct str name)
{
	const char *z = isa_strings + at;

	return name.n < ISA_NAME_ROOM ? !z[name.n] && str_same(z, name.p, name.n) : str_eqz(name, z);
}

/* Finds the value of a name of the given kind. Returns false if the processor does not support the name. */
bool
isa_enum_find(const struct isa *isa, unsigned kind, struct str name, unsigned *value);

/* Returns the generations in which at least one processor supports a name of the given kind, as a bit mask of columns. */
uint32_t
isa_enum_columns(unsigned kind, struct str name);

/* Returns the name of a value of the given kind, or NULL if the value has no name. */
const char *
isa_enum_name(const struct isa *isa, unsigned kind, unsigned value);

/* Iterates over the parts of a constant of the given kind; *i starts at 0. Returns the next part, or NULL after the last one. */
static inline const struct bitfield *
isa_bitfield_next(const struct isa *isa, unsigned kind, size_t *i)
{
	const struct form_run *run = &isa_bitfield_runs[isa->target->column][kind];

	while (*i < run->count) {
		const struct bitfield *b = &isa_bitfields[run->first + (*i)++];

		if (b->classes & isa->target->class_bit)
			return b;
	}
	return NULL;
}

/* Iterates over the named values of the given kind; *i starts at 0. Returns the next value, or NULL after the last one. */
static inline const struct enum_value *
isa_enum_next(const struct isa *isa, unsigned kind, size_t *i)
{
	const struct form_run *run = &isa_enum_runs[isa->target->column][kind];

	while (*i < run->count) {
		const struct enum_value *e = &isa_enum_values[run->first + (*i)++];

		if (e->classes & isa->target->class_bit)
			return e;
	}
	return NULL;
}

static inline unsigned
bitfield_get(const struct bitfield *b, unsigned value)
{
	unsigned v = value >> b->lsb & ((1u << b->width) - 1);

	return v | (value >> b->lsb2 & ((1u << b->width2) - 1)) << b->low2;
}

static inline unsigned
bitfield_max(const struct bitfield *b)
{
	return (1u << (b->width + b->width2)) - 1;
}

static inline unsigned
bitfield_put(const struct bitfield *b, unsigned value)
{
	return (value & ((1u << b->width) - 1)) << b->lsb |
		(value >> b->low2 & ((1u << b->width2) - 1)) << b->lsb2;
}

#endif
