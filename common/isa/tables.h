/* The data that gen.py generates from the tables. Everything is const and contains indexes instead of pointers, so programs start
 * without relocating it. */
#ifndef ISA_TABLES_H
#define ISA_TABLES_H

#include "common/isa/effects.h"
#include "common/isa/insn.h"
#include "isa_gen.h"

/* Position of a field in an encoding: mask << lsb of a dword. A field may have a second piece, with the value's bits from low2 on,
 * and a third one. mask2 is 0 if there is no second piece; mask is 0 if the encoding does not have the field. */
struct field {
	uint32_t mask, mask2;
	uint8_t dword, lsb;
	uint8_t dword2, lsb2, low2;
	uint8_t shift; /* low bits of the value that are always 0 and not stored */
	uint8_t width; /* of the value, up to its highest bit */
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

/* A row of operands.tbl; the rest of it is in struct slot. */
struct opkind {
	uint8_t width;
	uint8_t bits;      /* width of a number */
	bool is_signed, hex;
	bool small_dec;    /* hexadecimal, but decimal up to 64 */
	bool non_negative; /* a 16-bit number that cannot be negative */
	uint8_t enumeration; /* ENUM_…, for named values */
};

enum { MODS_FLOAT = 1, MODS_INT = 2 };

/* A row of types.tbl. */
struct optype {
	uint8_t dwords;    /* 0 if halves, lane_mask or wave32 determines it */
	uint8_t halves;
	bool lane_mask;
	uint8_t wave32;    /* registers in wave32; half as many in wave64 */
	uint8_t constant;  /* CONST_… */
	uint8_t mods;
	bool half;         /* reads 16 bits */
	bool m0_free;      /* m0 does not count as a scalar value */
	bool unaligned;    /* tuples of vector registers may begin at odd registers, even with FEATURE_EVEN_VGPRS */
};

/* Separators before an operand: " ", ", ", " :: ". */
enum { LEAD_BLANK, LEAD_COMMA, LEAD_DUAL };

/* An operand of a form, with the data of its kind that decoding needs. */
struct slot {
	uint8_t syntax, kind, type, field;
	int8_t source;     /* N for neg<N>, abs<N>, sext<N>; or -1 */
	uint8_t dwords;    /* 0: see operand_dwords() */
	uint8_t lead;      /* LEAD_… */
	uint8_t half;      /* HALF_… */
	uint16_t accepts;
	uint16_t stored;   /* XORed with the source code */
};

/* Position of a slot in the first two dwords, if these and table lookups suffice to check and print it; see plain.h. */
struct plain_slot {
	uint16_t mask, mask2;       /* bits of the value in the field's two pieces */
	uint16_t stored, accepts;   /* XORed with the value; as in struct slot */
	uint8_t turn, turn2;        /* amount by which the dwords are rotated to the right */
	uint8_t row[2];             /* row of isa_code_class[] and isa_name_pages[], in wave64 and wave32; 0: not plain */
};

/* How an encoding selects the half of a VGPR for a 16-bit operand. */
enum {
	HALF_NONE,
	HALF_NUMBER, /* by the top bit of the register number, OPERAND_HIGH_HALF */
	HALF_OP_SEL, /* by op_sel: FIELD_OPSEL0 and following for sources, FIELD_OPSEL3 for the destination */
};

/* The first rows of isa_code_class[]: any value; scalar registers of 1, 2, 4, 8, 16, 32, 3 dwords. */
enum { CODES_ANY, CODES_SCALAR, CODES_SCALAR_3 = CODES_SCALAR + 6 };

enum { PRINT_SET, PRINT_ALWAYS, PRINT_NEVER };

/* A row of modifiers.tbl. */
struct modifier {
	uint16_t spelling; /* in isa_strings[] */
	uint16_t dflt;
	uint8_t value, bits, field, group;
	uint8_t name;               /* first row with the same name */
	uint8_t print, enumeration;
	uint8_t place;              /* PLACE_… */
	class_mask classes;         /* of processors that use this spelling */
};

/* Rules over several operands (check.c). Words that break one of the first group are not an instruction. Words that break one of
 * the second group are printed, as by LLVM, but do not assemble. Rules of the third group are about text that the words do not
 * preserve. */
enum {
	RULE_BANKS, RULE_DPP, RULE_BUS, RULE_LDS, RULE_SDWA, RULE_ATOMIC, RULES_DECODED,
	RULE_NO_LDS = RULES_DECODED, RULE_GATHER, RULE_MSAA, RULE_EARLY, RULE_OVERLAP, RULES_OF_WORDS,
	RULE_EVEN = RULES_OF_WORDS, RULE_SHARED, RULE_HALVES,
	RULE_OLD /* LLVM has the instruction, AMD's manual does not: instead.tbl */
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
	uint8_t shown;              /* the suffix as printed, possibly none */
	uint8_t size;               /* in bytes, without a literal */
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
	uint8_t waves;              /* wave sizes that have it: 1: 32 lanes, 2: 64 lanes */
	uint16_t second;            /* name of the second half, in isa_strings[]; 0: none */
	uint16_t id;                /* INSN_…: also the index of its mnemonic in isa_mnemonics[] */
	uint8_t family;             /* FAMILY_… */
	uint16_t effects;           /* index in isa_effects[], or with EFFECT_TEST in isa_effect_tests[] */
	uint16_t hazards;           /* index in isa_hazard_leaves[], or a test as for effects; see hazard.h */
	uint16_t plain;             /* index of the first slot in isa_plain_slots[] */
};

/* A test that selects one of two effects of a form, by a field or by the processor. */
enum { EFFECT_TEST = 1 << 15 };

struct effect_test {
	uint8_t field;              /* FIELD_NONE: tests classes */
	uint16_t lowest, highest;   /* range of value >> shift & mask */
	uint8_t shift;
	uint16_t mask;
	class_mask classes;
	uint16_t yes, no;           /* references like struct form's effects */
};

/* The register of a source code; file FILE_COUNT: none. units 0: as many as are read. */
struct reg_unit {
	uint8_t file, first, units;
};

struct form_run {
	uint16_t first, count;
};

/* Selects bits of the first dword; their value plus first is an index in isa_decode_runs[]. */
struct decode_step {
	uint16_t first, mask;
	uint8_t lsb;
};

/* A group of encodings, for finding forms that almost match. */
struct decode_group {
	uint32_t value, mask;       /* of the first dword */
	uint16_t ops;               /* index of the first one in isa_decode_ops[] */
	uint16_t op;                /* index of its opcode field in isa_fields[] */
};

struct reg_file {
	uint8_t code, count;
};

struct special_reg {
	uint16_t name;
	uint8_t widths;             /* 1: one dword, 2: two dwords, 3: either */
	uint16_t accept;            /* ACCEPT_… */
	bool needs_xnack;           /* only on processors with an xnack setting */
	int16_t code[COL_COUNT];    /* -1: not in this column */
};

/* The text of a source code. length 0: it is too long, depends on the operand's type, or does not exist. */
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

/* A row of dims.tbl, indexed by the field's value. */
struct image_dim {
	uint16_t name;
	uint8_t coordinates, gradients;
	bool msaa;
};

/* name:N for from <= N <= to; from -1: only the name. */
struct dpp_control {
	uint16_t name, code;
	int8_t from, to;
	class_mask classes;         /* of processors that have it */
};

/* The meanings of a word; -1: none of this kind. */
struct word {
	uint16_t name;
	uint16_t length;
	int16_t mnemonic, modifier, reg;
	bool clears;                /* the modifier is cleared: "noglc" */
};

struct mnemonic {
	struct form_run forms[COL_COUNT];
};

/* A replacement for a missing instruction. */
struct instead {
	uint16_t mnemonic, text;    /* text: names of other instructions, and how to use them */
	uint8_t column;
	class_mask classes;
};

extern const struct field isa_fields[]; /* FIELD_COUNT elements per encoding */
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
extern const struct decode_step isa_decode_steps[][512]; /* by processor class and top bits of the first dword */
extern const struct form_run isa_decode_runs[];           /* runs of isa_decode_forms[], which has indexes in isa_forms[] */
extern const uint16_t isa_decode_forms[];
extern const struct reg_file isa_reg_files[][COL_COUNT]; /* s, ttmp */
extern const struct special_reg isa_special_regs[];
/* ACCEPT_… by row and source code. First an element for each column with all of its registers, then elements for processors that
 * decode fewer. */
extern const uint16_t isa_code_class[][CODES_COUNT][512];
extern const uint16_t isa_name_pages[][CODES_COUNT][4];   /* by column, row and source code / 256: first index in isa_code_names[] */
extern const struct code_name isa_code_names[];           /* by source code % 256 */
extern const struct reg_unit isa_reg_units[][256];        /* by column and source code */
extern const struct insn_count isa_counts[];              /* by safe, column and event, INSN_COUNTS each; COUNTER_COUNT: none */
extern const uint8_t isa_most[COL_COUNT][COUNTER_COUNT];
extern const struct effect_test isa_effect_tests[];
extern const struct insn_effects isa_effects[];
extern const uint16_t isa_roles[];                        /* ACCESS_…, one for each slot */
extern const uint8_t isa_reg_at1[][256], isa_reg_at2[][256]; /* index + 1, by column and code */
extern const struct enum_value isa_enum_values[];
extern const struct form_run isa_enum_runs[][ENUM_COUNT];     /* by column and kind */
extern const struct bitfield isa_bitfields[];
extern const struct form_run isa_bitfield_runs[][ENUM_COUNT];
extern const struct image_dim isa_dims[8];
extern const struct dpp_control isa_dpp_controls[];
extern const size_t isa_ndpp_controls;
extern const struct word isa_words[];                     /* hash table with ISA_WORDS elements, most of them empty */
extern const uint16_t isa_word_order[];                   /* indexes of the ISA_NAMES non-empty elements, in alphabetical order */
extern const struct mnemonic isa_mnemonics[];
extern const struct instead isa_instead[];
extern const size_t isa_ninstead;
extern const char isa_strings[];
extern const char isa_column_names[COL_COUNT][8]; /* names of generations: gfx6, … */
extern const char isa_decimals[1000][4]; /* decimal digits; the last byte is their number */

/* Returns whether the processor has the form in its wave size. */
static inline bool
form_is_here(const struct isa *isa, const struct form *form)
{
	return form->classes & isa->target->class_bit && form->waves & (isa->wave32 ? 1 : 2);
}

/* Returns the entry of a word, or NULL. */
const struct word *
isa_word(struct str name);

/* Returns whether name equals the string at this index of isa_strings[]. */
static inline bool
isa_name_is(unsigned at, struct str name)
{
	const char *z = isa_strings + at;

	return name.n < ISA_NAME_ROOM ? !z[name.n] && str_same(z, name.p, name.n) : str_eqz(name, z);
}

/* Finds the value of a name of this kind. Returns false if the processor does not have it. */
bool
isa_enum_find(const struct isa *isa, unsigned kind, struct str name, unsigned *value);

/* Returns the generations with a processor that has a name of this kind, as a bit mask of columns. */
uint32_t
isa_enum_columns(unsigned kind, struct str name);

/* Returns the name of a value of this kind, or NULL. */
const char *
isa_enum_name(const struct isa *isa, unsigned kind, unsigned value);

/* Iterates over the parts of a constant of this kind; *i starts at 0. Returns NULL after the last one. */
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

/* Iterates over the named values of a kind in the same way. */
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
