/* The form of the data that gen.py makes of the tables. Everything is const and holds numbers, not
 * pointers, so that a program starts without relocating it. */
#ifndef ISA_TABLES_H
#define ISA_TABLES_H

#include "common/isa/effects.h"
#include "common/isa/insn.h"
#include "isa_gen.h"

/* Where an encoding keeps a field: mask << lsb of a dword. Some have a second piece, which holds the bits from
 * low2 upwards, and a third one, after it; mask2 is 0 if there is none, mask if the encoding has no such field. */
struct field {
	uint32_t mask, mask2;
	uint8_t dword, lsb;
	uint8_t dword2, lsb2, low2;
	uint8_t shift; /* low bits of the value that are 0 and not stored */
	uint8_t width; /* of the value, up to its highest bit */
	uint8_t mask3, dword3, lsb3, low3;
};

/* What a source may be, and what names.def lists besides. */
enum {
#define ACCEPT(name, word, meaning) ACCEPT_BIT_##name,
#include "common/isa/names.def"
};

enum {
#define ACCEPT(name, word, meaning) ACCEPT_##name = 1 << ACCEPT_BIT_##name,
#include "common/isa/names.def"
	/* what VALU instructions can read a limited number of */
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

/* A row of operands.tbl; struct slot has the rest of it. */
struct opkind {
	uint8_t width;
	uint8_t bits;      /* of a number */
	bool is_signed, hex;
	bool small_dec;    /* of a hex number, up to 64 in decimal */
	bool non_negative; /* a number of 16 bits that cannot be negative */
	uint8_t enumeration; /* ENUM_… for syntax = enum */
};

enum { MODS_FLOAT = 1, MODS_INT = 2 };

/* A row of types.tbl. */
struct optype {
	uint8_t dwords;    /* 0 where halves or lanes say it */
	uint8_t halves;
	bool lane_mask;
	uint8_t wave32;    /* registers in wave32, half of them in wave64 */
	uint8_t constant;  /* CONST_… */
	uint8_t mods;
	bool half;         /* 16 bits are read */
	bool m0_free;      /* m0 does not count among the scalar values that are read */
	bool unaligned;    /* a tuple of vector registers begins at any, where others begin at an even one */
};

/* What is printed before an operand: a blank, a comma and a blank, " :: ". */
enum { LEAD_BLANK, LEAD_COMMA, LEAD_DUAL };

/* One operand of a form, with what its kind's row says that each decoded instruction asks for. */
struct slot {
	uint8_t syntax, kind, type, field;
	int8_t source;     /* N for neg<N>, abs<N>, sext<N>; -1 */
	uint8_t dwords;    /* 0: see operand_dwords() */
	uint8_t lead;      /* LEAD_… */
	uint8_t half;      /* HALF_… */
	uint16_t accepts;
	uint16_t stored;   /* XORed to the source code */
};

/* Where a slot is in the first two dwords of a form's encoding, if that and tables are all that it takes to check and to print
 * it; see plain.h. */
struct plain_slot {
	uint16_t mask, mask2;       /* of the field's two pieces, in its value */
	uint16_t stored, accepts;   /* XORed to the value; as in struct slot */
	uint8_t turn, turn2;        /* bits by which the dwords are turned to the right */
	uint8_t row[2];             /* of isa_code_class[] and isa_name_pages[], in wave64 and wave32; 0: not plain */
};

/* What says which half of its VGPR an operand of 16 bits is. */
enum {
	HALF_NONE,
	HALF_NUMBER, /* the top bit of the register's number, OPERAND_HIGH_HALF */
	HALF_OP_SEL, /* op_sel: FIELD_OPSEL0 and the following for sources, FIELD_OPSEL3 for what is written */
};

/* The first rows of isa_code_class[]: anything goes; read as 1, 2, 4, 8, 16, 32, 3 dwords. */
enum { CODES_ANY, CODES_SCALAR, CODES_SCALAR_3 = CODES_SCALAR + 6 };

enum { PRINT_SET, PRINT_ALWAYS, PRINT_NEVER };

/* A row of modifiers.tbl. */
struct modifier {
	uint16_t spelling; /* in isa_strings[] */
	uint16_t dflt;
	uint8_t value, bits, field, group;
	uint8_t name;               /* the first row of the same name */
	uint8_t print, enumeration;
	uint8_t place;              /* PLACE_… */
	class_mask classes;         /* of processors that spell it so */
};

/* Rules over several operands (check.c). What breaks one of the first ones is not an instruction; what breaks another
 * prints, as LLVM prints it, but does not assemble; of the last ones the text says more than the words. */
enum {
	RULE_BANKS, RULE_DPP, RULE_BUS, RULE_LDS, RULE_SDWA, RULE_ATOMIC, RULES_DECODED,
	RULE_NO_LDS = RULES_DECODED, RULE_GATHER, RULE_MSAA, RULE_EARLY, RULE_OVERLAP, RULES_OF_WORDS,
	RULE_EVEN = RULES_OF_WORDS, RULE_SHARED, RULE_HALVES,
	RULE_OLD /* LLVM has it, AMD's manual does not: instead.tbl */
};

/* A set of groups of modifiers, one bit each. */
__extension__ typedef unsigned __int128 modifier_set;

#define MODIFIER_SET(high, low) ((modifier_set)(high) << 64 | (low))

static inline modifier_set
modifier_group(unsigned group)
{
	return (modifier_set)1 << group;
}

/* An instruction in one of its encodings in one column. */
struct form {
	/* A word is of this form if word & mask == value. */
	uint32_t value[FORM_WORDS], mask[FORM_WORDS];
	uint32_t ignored[FORM_WORDS]; /* bits that hardware ignores; value has what the assembler writes there */
	uint32_t mod_bits[FORM_WORDS], mod_idle[FORM_WORDS]; /* of modifiers, and what they hold when none is written */
	uint32_t signs[2];          /* the bits of neg, abs and sext, and of tfe and the like, that change how operands are written */
	modifier_set allowed, required; /* groups of modifiers */
	uint16_t name;              /* in isa_strings[] */
	class_mask classes;         /* of processors that have it */
	uint16_t fields;            /* FIELD_NONE's in isa_fields[] */
	uint16_t slots, mods;       /* first in isa_slots[], isa_form_mods[] */
	uint16_t addrs;             /* bit n: an image without dim takes n address registers */
	uint16_t args;              /* ARGS_…: parts of an image's address */
	/* Slots whose fields can hold what is not an operand, or a literal: in isa_plain_slots[], where 0 is one that takes all;
	 * and the others, bit n for slot n of the form. */
	uint16_t quick[QUICK_SLOTS], checks;
	uint8_t nslots, nmods;
	uint8_t suffix;
	uint8_t shown;              /* the suffix if it is printed */
	uint8_t size;               /* bytes without a literal */
	uint8_t nsources;
	uint8_t literal;            /* dwords of the literal that it always carries */
	uint16_t rules;             /* bit RULE_…: some words or texts of it break the rule */
	uint8_t scalars;            /* scalar values that it reads whatever its fields hold */
	bool one_scalar;            /* the limit of scalar values is 1 wherever it is more */
	bool halves;                /* has operands that are halves of registers where these can be named */
	uint8_t accumulates;        /* 1: a source is tied to the destination, 2: one of the second half */
	bool mod_always;            /* has modifiers that are always printed */
	bool checks_modifiers;      /* has modifiers whose fields can hold what has no text */
	uint8_t name_length;
	uint8_t waves;              /* that have it: 1: 32 lanes, 2: 64 */
	uint16_t second;            /* the name of the second half, in isa_strings[]; 0: has none */
	uint16_t id;                /* INSN_…: also its mnemonic's place in isa_mnemonics[] */
	uint8_t family;             /* FAMILY_… */
	uint16_t effects;           /* in isa_effects[], or with EFFECT_TEST in isa_effect_tests[] */
	uint16_t hazards;           /* in isa_hazard_leaves[], or the same: see hazard.h */
	uint16_t plain;             /* first in isa_plain_slots[], one for each slot */
};

/* Which of two effects a form has, by a field of the word or the processor. */
enum { EFFECT_TEST = 1 << 15 };

struct effect_test {
	uint8_t field;              /* FIELD_NONE: classes tell */
	uint16_t lowest, highest;   /* of the field's value … */
	uint8_t shift;              /* … from this bit on … */
	uint16_t mask;              /* … in these */
	class_mask classes;
	uint16_t yes, no;           /* as effects of struct form */
};

/* A source code's place among the registers; FILE_COUNT: none. units 0: as many as are read. */
struct reg_unit {
	uint8_t file, first, units;
};

struct form_run {
	uint16_t first, count;
};

/* The next bits of the first dword to look at; with what they hold added, first is in isa_decode_runs[]. */
struct decode_step {
	uint16_t first, mask;
	uint8_t lsb;
};

/* What words are found by that are nearly an instruction. */
struct decode_group {
	uint32_t value, mask;       /* of the first dword */
	uint16_t ops;               /* first in isa_decode_ops[] */
	uint16_t op;                /* its opcode's place in isa_fields[] */
};

struct reg_file {
	uint8_t code, count;
};

struct special_reg {
	uint16_t name;
	uint8_t widths;             /* 1: one dword, 2: two, 3: either */
	uint16_t accept;            /* ACCEPT_… */
	bool needs_xnack;           /* only where there is such a setting */
	int16_t code[COL_COUNT];    /* -1: not in this column */
};

/* The text of a source code; length 0: it is long, or depends on the operand's type, or there is none. */
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

/* Parts of an image's address: the words of the column args. */
enum {
#define ARGS(name, meaning) ARGS_BIT_##name,
#include "common/isa/names.def"
};

enum {
#define ARGS(name, meaning) ARGS_##name = 1 << ARGS_BIT_##name,
#include "common/isa/names.def"
};

/* A row of dims.tbl; the index is the field's value. */
struct image_dim {
	uint16_t name;
	uint8_t coordinates, gradients;
	bool msaa;
};

/* name:N for from <= N <= to; from -1: the name alone. */
struct dpp_control {
	uint16_t name, code;
	int8_t from, to;
	class_mask classes;         /* of processors that have it */
};

/* What a name can be; -1 where it is not. */
struct word {
	uint16_t name;
	uint16_t length;
	int16_t mnemonic, modifier, reg;
	bool clears;                /* "noglc" */
};

struct mnemonic {
	struct form_run forms[COL_COUNT];
};

/* What does the work of an instruction where it is missing. */
struct instead {
	uint16_t mnemonic, text;    /* the names of other instructions, and how to use them */
	uint8_t column;
	class_mask classes;
};

extern const struct field isa_fields[]; /* FIELD_COUNT for each encoding */
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
extern const struct decode_step isa_decode_steps[][512]; /* by class of processors and the top bits of the first dword */
extern const struct form_run isa_decode_runs[];           /* in isa_decode_forms[], whose forms are in isa_forms[] */
extern const uint16_t isa_decode_forms[];
extern const struct reg_file isa_reg_files[][COL_COUNT]; /* s, ttmp */
extern const struct special_reg isa_special_regs[];
/* ACCEPT_… by row and source code: for each column all that it has, after these what single processors decode. */
extern const uint16_t isa_code_class[][CODES_COUNT][512];
extern const uint16_t isa_name_pages[][CODES_COUNT][4];   /* by column, row and source code / 256: first in isa_code_names[] */
extern const struct code_name isa_code_names[];           /* by source code % 256 */
extern const struct reg_unit isa_reg_units[][256];        /* by column and source code */
extern const struct insn_count isa_counts[];              /* by safe, column and event, INSN_COUNTS each; COUNTER_COUNT: none */
extern const uint8_t isa_most[COL_COUNT][COUNTER_COUNT];
extern const struct effect_test isa_effect_tests[];
extern const struct insn_effects isa_effects[];
extern const uint16_t isa_roles[];                        /* ACCESS_…, a run of one for each slot */
extern const uint8_t isa_reg_at1[][256], isa_reg_at2[][256]; /* index + 1 by column and code */
extern const struct enum_value isa_enum_values[];
extern const struct form_run isa_enum_runs[][ENUM_COUNT];     /* by column and kind */
extern const struct bitfield isa_bitfields[];
extern const struct form_run isa_bitfield_runs[][ENUM_COUNT];
extern const struct image_dim isa_dims[8];
extern const struct dpp_control isa_dpp_controls[];
extern const size_t isa_ndpp_controls;
extern const struct word isa_words[];                     /* ISA_WORDS places, by a hash; most are empty */
extern const uint16_t isa_word_order[];                   /* the ISA_NAMES others, in the order of the alphabet */
extern const struct mnemonic isa_mnemonics[];
extern const struct instead isa_instead[];
extern const size_t isa_ninstead;
extern const char isa_strings[];
extern const char isa_column_names[COL_COUNT][8]; /* the generations: gfx6 … */
extern const char isa_decimals[1000][4]; /* the digits of a number; the last byte: how many */

/* Whether the processor has the form, in its wave size. */
static inline bool
form_is_here(const struct isa *isa, const struct form *form)
{
	return form->classes & isa->target->class_bit && form->waves & (isa->wave32 ? 1 : 2);
}

/* The entry of a name, or NULL. */
const struct word *
isa_word(struct str name);

/* Whether a name is the one at this place of isa_strings[]. */
static inline bool
isa_name_is(unsigned at, struct str name)
{
	const char *z = isa_strings + at;

	return name.n < ISA_NAME_ROOM ? !z[name.n] && str_same(z, name.p, name.n) : str_eqz(name, z);
}

/* The value of a name of a kind on this processor; false if there is none. */
bool
isa_enum_find(const struct isa *isa, unsigned kind, struct str name, unsigned *value);

/* The generations some of whose processors have a name of this kind, a bit for each column; 0: it is not one of this kind. */
uint32_t
isa_enum_columns(unsigned kind, struct str name);

/* The name of a value, or NULL. */
const char *
isa_enum_name(const struct isa *isa, unsigned kind, unsigned value);

/* The next part of a constant of this kind at or after *i, which is moved past it; NULL after the
 * last. */
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

/* The same with the named values of a kind. */
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
