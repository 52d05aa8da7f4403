/* The data that gen.py generates from the tables. It is const and contains indexes instead of pointers, so that no relocation is
 * needed when a program starts. */
#ifndef ISA_TABLES_H
#define ISA_TABLES_H

#include "common/isa/effects.h"
#include "common/isa/insn.h"
#include "isa_gen.h"

/* Position of a field in an encoding: mask << lsb of a dword. A field may have a second piece, which holds the value's bits from
 * low2 on, and a third piece. mask2 is 0 if there is no second piece. mask is 0 if the encoding does not have the field. */
struct field {
	uint32_t mask, mask2;
	uint8_t dword, lsb;
	uint8_t dword2, lsb2, low2;
	uint8_t shift; /* number of low bits of the value that are not stored, because they are always 0 */
	uint8_t width; /* width of the value in bits, including low bits that are not stored */
	uint8_t mask3, dword3, lsb3, low3;
};

/* ---- lists of names.def */
enum {
#define ACCEPT(name, word, meaning) ACCEPT_BIT_##name,
#include "common/isa/names.def"
};

enum {
#define ACCEPT(name, word, meaning) ACCEPT_##name = 1 << ACCEPT_BIT_##name,
#include "common/isa/names.def"
	/* values of which VALU instructions can read only a limited number */
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

/* A row of operands.tbl. Further columns are in struct slot. */
struct opkind {
	uint8_t width;
	uint8_t bits;      /* width of a number, in bits */
	bool is_signed, hex;
	bool small_dec;    /* hexadecimal above 64, decimal otherwise */
	bool non_negative; /* the number has 16 bits and cannot be negative */
	uint8_t enumeration; /* kind of named values, ENUM_… */
};

enum { MODS_FLOAT = 1, MODS_INT = 2 };

/* A row of types.tbl. */
struct optype {
	uint8_t dwords;    /* number of registers; 0: halves, lane_mask or wave32 determines it */
	uint8_t halves;
	bool lane_mask;
	uint8_t wave32;    /* number of registers in wave32; wave64 uses half as many */
	uint8_t constant;  /* encoding of constants, CONST_… */
	uint8_t mods;
	bool half;         /* an operand of 16 bits */
	bool m0_free;      /* m0 is not counted as a scalar value */
	bool unaligned;    /* tuples of vector registers may begin at odd registers, even with FEATURE_EVEN_VGPRS */
};

/* Separators printed before an operand: " ", ", ", " :: ". */
enum { LEAD_BLANK, LEAD_COMMA, LEAD_DUAL };

/* An operand of a form, with the data of its kind that is needed for decoding. */
struct slot {
	uint8_t syntax, kind, type, field;
	int8_t source;     /* the number N in neg<N>, abs<N>, sext<N>; -1: none */
	uint8_t dwords;    /* number of registers; 0: see operand_dwords() */
	uint8_t lead;      /* separator, LEAD_… */
	uint8_t half;      /* selection of register halves, HALF_… */
	uint16_t accepts;
	uint16_t stored;   /* number that is XORed with the source code when it is stored */
};

/* Position of a slot within the first two dwords, for slots that can be checked and printed from these dwords and table lookups
 * alone; see plain.h. */
struct plain_slot {
	uint16_t mask, mask2;       /* bits of the value in the first and second piece of the field */
	uint16_t stored, accepts;   /* stored: number that is XORed with the value; accepts: the accepted operand classes, as in struct
	                             * slot */
	uint8_t turn, turn2;        /* amount by which the two dwords are rotated to the right for each piece */
	uint8_t row[2];             /* row of isa_code_class[] and isa_name_pages[], in wave64 and in wave32; 0: not plain */
};

/* How an encoding selects the half of a VGPR for a 16-bit operand. */
enum {
	HALF_NONE,
	HALF_NUMBER, /* the top bit of the register number, OPERAND_HIGH_HALF */
	HALF_OP_SEL, /* op_sel: FIELD_OPSEL0 and following for sources, FIELD_OPSEL3 for the destination */
};

/* The first rows of isa_code_class[]: any source code; scalar registers of 1, 2, 4, 8, 16, 32 and 3 dwords. */
enum { CODES_ANY, CODES_SCALAR, CODES_SCALAR_3 = CODES_SCALAR + 6 };

enum { PRINT_SET, PRINT_ALWAYS, PRINT_NEVER };

/* A row of modifiers.tbl. */
struct modifier {
	uint16_t spelling; /* index in isa_strings[] */
	uint16_t dflt;
	uint8_t value, bits, field, group;
	uint8_t name;               /* index of the first row with the same name */
	uint8_t print, enumeration;
	uint8_t place;              /* position in which the modifier may be written, PLACE_… */
	class_mask classes;         /* processors that use this spelling */
};

/* Rules that involve several operands (check.c). An encoding that breaks a rule of the first group is not an instruction. An
 * encoding that breaks a rule of the second group is printed, as by LLVM, but does not assemble. Rules of the third group concern
 * text whose details the encoding does not preserve. */
enum {
	RULE_BANKS, RULE_DPP, RULE_BUS, RULE_LDS, RULE_SDWA, RULE_ATOMIC, RULES_DECODED,
	RULE_NO_LDS = RULES_DECODED, RULE_GATHER, RULE_MSAA, RULE_EARLY, RULE_OVERLAP, RULES_OF_WORDS,
	RULE_EVEN = RULES_OF_WORDS, RULE_SHARED, RULE_HALVES,
	RULE_OLD /* LLVM supports the instruction, but AMD's manual does not document it: instead.tbl */
};

/* A set of groups of modifiers, one bit each. */
__extension__ typedef unsigned __int128 modifier_set;

#define MODIFIER_SET(high, low) ((modifier_set)(high) << 64 | (low))

static inline modifier_set
modifier_group(unsigned group)
{
	return (modifier_set)1 << group;
}

/* An instruction in one encoding and one column. */
struct form {
	/* Words match if word & mask == value. */
	uint32_t value[FORM_WORDS], mask[FORM_WORDS];
	uint32_t ignored[FORM_WORDS]; /* bits that hardware ignores; value has what the assembler writes */
	uint32_t mod_bits[FORM_WORDS], mod_idle[FORM_WORDS]; /* bits of modifiers, and their values if none is written */
	uint32_t signs[2];          /* bits of neg, abs, sext, and of tfe etc., which change how operands are written */
	modifier_set allowed, required; /* groups of modifiers */
	uint16_t name;              /* in isa_strings[] */
	class_mask classes;         /* of processors that have it */
	uint16_t fields;            /* index of its FIELD_NONE in isa_fields[] */
	uint16_t slots, mods;       /* index of the first one in isa_slots[], isa_form_mods[] */
	uint16_t addrs;             /* bit n: an image address without dim may have n registers */
	uint16_t args;              /* ARGS_…: parts of an image address */
	/* Slots to check, because their fields can hold invalid values or a literal. quick: indexes in isa_plain_slots[], ended by 0;
	 * checks: bit n for slot n, for those that are not in quick. */
	uint16_t quick[QUICK_SLOTS], checks;
	uint8_t nslots, nmods;
	uint8_t suffix;
	uint8_t shown;              /* the suffix as printed, which may be none */
	uint8_t size;               /* size in bytes, without a literal */
	uint8_t nsources;
	uint8_t literal;            /* dwords of the literal that it always has */
	uint16_t rules;             /* bits RULE_…: rules that the form's words or texts can break */
	uint8_t scalars;            /* scalar values that it reads regardless of its fields */
	bool one_scalar;            /* reads at most one scalar value, even if the processor allows more */
	bool halves;                /* has operands that are register halves, if these can be named */
	uint8_t accumulates;        /* 1: a source is tied to the destination; 2: the same in the second half */
	bool mod_always;            /* has a modifier that is always printed */
	bool checks_modifiers;      /* has modifiers whose fields can hold values that cannot be printed */
	uint8_t name_length;
	uint8_t waves;              /* wave sizes that support the form; 1: 32 lanes, 2: 64 lanes */
	uint16_t second;            /* name of the second half, an index in isa_strings[]; 0: none */
	uint16_t id;                /* INSN_…, which is also the index of the mnemonic in isa_mnemonics[] */
	uint8_t family;             /* family, FAMILY_… */
	uint16_t effects;           /* index in isa_effects[] or, with EFFECT_TEST, in isa_effect_tests[] */
	uint16_t hazards;           /* index in isa_hazard_leaves[], or a test as in effects; see hazard.h */
	uint16_t plain;             /* index in isa_plain_slots[] of the form's first slot */
};

/* The bit that marks a reference to a test. A test selects one of two effects of a form, by a field or by the processor. */
enum { EFFECT_TEST = 1 << 15 };

struct effect_test {
	uint8_t field;              /* field to test; FIELD_NONE: the test is whether the processor is in classes */
	uint16_t lowest, highest;   /* the test holds if (value >> shift & mask) is in this range */
	uint8_t shift;
	uint16_t mask;
	class_mask classes;
	uint16_t yes, no;           /* references if the test holds and if not, like effects in struct form */
};

/* The register of a source code. file: FILE_COUNT if there is none. units: number of registers; 0: as many as are read. */
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

/* A group of encodings, for finding near misses. */
struct decode_group {
	uint32_t value, mask;       /* fixed bits of the first dword */
	uint16_t ops;               /* index of the first opcode in isa_decode_ops[] */
	uint16_t op;                /* index of the opcode field in isa_fields[] */
};

struct reg_file {
	uint8_t code, count;
};

struct special_reg {
	uint16_t name;
	uint8_t widths;             /* widths in which the register can be accessed; 1: one dword, 2: two dwords, 3: both */
	uint16_t accept;            /* operand class, ACCEPT_… */
	bool needs_xnack;           /* the register exists only on processors with an xnack setting */
	int16_t code[COL_COUNT];    /* source code, by column; -1: the column does not have the register */
};

/* The text of a source code. length is 0 if the text is too long, depends on the operand's type, or does not exist. */
struct code_name {
	char text[15];
	uint8_t length;
};

struct enum_value {
	uint16_t name, value;
	class_mask classes;
};

struct bitfield {
	uint16_t name;
	class_mask classes;
	uint8_t lsb, width, lsb2, width2, low2;
};

/* Parts of an image address, as in the column args. */
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
	bool msaa;
};

/* A DPP control, written as name:N with from <= N <= to. If from is -1, it is written as the name only. */
struct dpp_control {
	uint16_t name, code;
	int8_t from, to;
	class_mask classes;         /* processors that support the control */
};

/* The meanings of a word; -1: the word has no meaning of this kind. */
struct word {
	uint16_t name;
	uint16_t length;
	int16_t mnemonic, modifier, reg;
	bool clears;                /* the word clears the modifier: "noglc" */
};

struct mnemonic {
	struct form_run forms[COL_COUNT];
};

/* A replacement for a missing instruction. */
struct instead {
	uint16_t mnemonic, text;    /* index of the missing mnemonic; text in isa_strings[]: the names of other instructions, and how
	                             * to use them */
	uint8_t column;
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
extern const uint8_t isa_decode_lists[];
extern const struct form_run isa_decode_top[][512];
extern const struct decode_step isa_decode_steps[][512]; /* indexed by processor class and by the top bits of the first dword */
extern const struct form_run isa_decode_runs[];           /* runs of isa_decode_forms[], which contains indexes in isa_forms[] */
extern const uint16_t isa_decode_forms[];
extern const struct reg_file isa_reg_files[][COL_COUNT]; /* the files s and ttmp, by column */
extern const struct special_reg isa_special_regs[];
/* Operand class (ACCEPT_…) by row and source code. There is an element for each column, with all of its registers. Further
 * elements describe processors that decode fewer source codes. */
extern const uint16_t isa_code_class[][CODES_COUNT][512];
extern const uint16_t isa_name_pages[][CODES_COUNT][4];   /* by column, row and source code / 256: index of the first element in
                                                           * isa_code_names[] */
extern const struct code_name isa_code_names[];           /* pages of 256 elements, indexed by source code % 256 */
extern const struct reg_unit isa_reg_units[][256];        /* indexed by column and source code */
extern const struct insn_count isa_counts[];              /* counters of events, indexed by safe, column and event: INSN_COUNTS
                                                           * elements each; COUNTER_COUNT: none */
extern const uint8_t isa_most[COL_COUNT][COUNTER_COUNT];
extern const struct effect_test isa_effect_tests[];
extern const struct insn_effects isa_effects[];
extern const uint16_t isa_roles[];                        /* roles of operands, bits ACCESS_…; one element for each slot */
extern const uint8_t isa_reg_at1[][256], isa_reg_at2[][256]; /* by column and source code: index in isa_special_regs[], plus 1 */
extern const struct enum_value isa_enum_values[];
extern const struct form_run isa_enum_runs[][ENUM_COUNT];     /* indexed by column and kind */
extern const struct bitfield isa_bitfields[];
extern const struct form_run isa_bitfield_runs[][ENUM_COUNT];
extern const struct image_dim isa_dims[8];
extern const struct dpp_control isa_dpp_controls[];
extern const size_t isa_ndpp_controls;
extern const struct word isa_words[];                     /* hash table with ISA_WORDS elements, most of them empty */
extern const uint16_t isa_word_order[];                   /* indexes in isa_words[] of the ISA_NAMES non-empty elements, in
                                                           * alphabetical order */
extern const struct mnemonic isa_mnemonics[];
extern const struct instead isa_instead[];
extern const size_t isa_ninstead;
extern const char isa_strings[];
extern const char isa_column_names[COL_COUNT][8]; /* names of the generations: gfx6, … */
extern const char isa_decimals[1000][4]; /* decimal digits of each number below 1000; the last byte is the number of digits */

/* Returns whether the processor supports the form in its wave size. */
static inline bool
form_is_here(const struct isa *isa, const struct form *form)
{
	return form->classes & isa->target->class_bit && form->waves & (isa->wave32 ? 1 : 2);
}

/* Returns the entry of a name, or NULL. */
const struct word *
isa_word(struct str name);

/* Returns whether name equals the string at index `at` of isa_strings[]. */
static inline bool
isa_name_is(unsigned at, struct str name)
{
	const char *z = isa_strings + at;

	return name.n < ISA_NAME_ROOM ? !z[name.n] && str_same(z, name.p, name.n) : str_eqz(name, z);
}

/* Finds the value of a name of the given kind. Returns false if the processor does not support it. */
bool
isa_enum_find(const struct isa *isa, unsigned kind, struct str name, unsigned *value);

/* Returns the generations in which some processor has a name of the given kind, as a bit mask of columns. */
uint32_t
isa_enum_columns(unsigned kind, struct str name);

/* Returns the name of a value of the given kind, or NULL. */
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
