/* What instructions compute: programs written by gen.py from tables/semantics.tbl, and their execution on the registers of a wave.
 *
 *	static struct meaning_wave w = {.lanes = 64};
 *	struct meaning_step step;
 *	w.scalar[insn_unit(FILE_sgpr, 4)] = 1;
 *	if (meaning_prepare(isa, &insn, w.lanes, &step)) // once for each instruction of the code
 *		meaning_run(&step, &w);                      // each time it is executed
 *	else
 *		…; // semantics.tbl does not have the instruction */
#ifndef MEANING_MEANING_H
#define MEANING_MEANING_H

#include "common/isa/effects.h"

/* Long functions of all lanes are compiled for processors with AVX2, too, and those with fma, for which a call of fmaf() for each lane takes
 * ten times as long. */
#if defined __x86_64__ && defined __GLIBC__ && defined __GNUC__ && __GNUC__ >= 12 && !defined __clang__ && !defined __SANITIZE_ADDRESS__ && \
	!defined __SANITIZE_THREAD__
#define MEANING_WIDE __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define MEANING_WIDE
#endif

enum {
	MEANING_LANES = 64,
	MEANING_VECTORS = 1024 + 256,
	MEANING_FIELDS = 12, /* of the encoding that a program reads, at most */
	MEANING_STATUS = 9, /* registers from src_flat_scratch_base_lo to src_private_limit */
	MEANING_ROWS = 128, /* number of registers that one instruction reads and writes, at most */
};

/* The values of a vector register, one for each lane. */
typedef uint32_t meaning_row[MEANING_LANES];

/* Memory. at() returns the bytes at an address for an access of `size` bytes by a lane, or NULL: a load gives 0, and a store does nothing.
 * space: SPACE_…; addresses of SPACE_lds begin at 0 for each work-group, those of SPACE_scratch at 0 for each lane. Those of SPACE_buffer
 * are global. Those of SPACE_flat can be global, or in the aperture of LDS or of scratch memory: at() knows the apertures, and takes
 * their base away. Accesses out of a buffer's range never get to it. */
struct meaning_memory {
	uint8_t *(*at)(void *context, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write);
	void *context;
};

/* The address of accesses that are not made: loads give 0, and stores do nothing. */
#define MEANING_NOWHERE UINT64_MAX

/* The inputs and outputs of a program: of operands, indexed by the operand's index in the printed instruction, and of registers used
 * implicitly, indexed by IMPLIED_…. A program that computes all lanes finds dword k of lane i at [MEANING_LANES * k + i], and lane masks
 * as 0 or 1; a program that computes one value finds dword k at [k]. Values of less than 32 bits are in the lower bits. */
struct meaning_values {
	unsigned n;          /* number of lanes */
	uint64_t active;     /* the lanes that exec says are active */
	bool begun;          /* the members below that do not depend on the instruction are set */
	uint32_t mode;       /* MODE, of which the following are parts */
	bool ieee;           /* MODE.IEEE */
	bool fnuz;           /* FEATURE_FP8_FNUZ */
	bool nan_is_zero;    /* MODE.DX10_CLAMP: clamp makes NaN 0 */
	uint8_t denormals32, denormals16; /* of f32; of f16 and f64: bit 0: kept in operands, bit 1: in results; else they become 0 */
	const uint32_t *operand[INSN_SLOTS], *implied[IMPLIED_COUNT];
	uint32_t *result[INSN_SLOTS], *implied_result[IMPLIED_COUNT];
	const struct meaning_memory *memory;
	uint8_t space;       /* SPACE_… */
	uint64_t pc, *next;  /* the address of the next instruction; a program that jumps sets *next */
	uint64_t cycles, realtime; /* as in meaning_wave */
	bool *known;         /* a program makes it false if it is not known what the instruction computes from these values */
	uint64_t *written;   /* lanes in which results are written, if they are active: a program takes some away */
	const uint32_t *field; /* values of the program's fields of the encoding */
	struct matrix_space **matrices; /* meaning_wave.matrices */
};

/* Which of MODE's roundings a program depends on. */
enum {
	MEANING_ROUNDS_f32 = 1,
	MEANING_ROUNDS_f16_f64 = 2,
	MEANING_ROUNDS_somehow = 4, /* not known; only results that are rounded to nearest are computed */
	MEANING_ROUNDS_limited = 8, /* MODE.FP16_OVFL can limit results that are too large, which is not computed */
};

/* How sure a program is. */
enum meaning_fidelity { FIDELITY_none, FIDELITY_vector, FIDELITY_two, FIDELITY_one, FIDELITY_approximate };

struct meaning_program {
	void (*run)(const struct meaning_values *m); /* computes the results of all lanes, of inactive ones, too */
	void (*clamped)(const struct meaning_values *m); /* the same with clamp: integers that do not fit become the nearest that does */
	uint16_t operands;              /* bits of the operands that it reads */
	uint16_t implied;               /* bits 1 << IMPLIED_… of the registers that it reads besides, without exec of vector programs */
	uint16_t halves;                /* bits of the operands that are read as f16, so their inline constants are halves */
	uint16_t signs;                 /* bits of the operands that are read as i64, so their literals of 32 bits are extended by the sign */
	uint8_t fields[MEANING_FIELDS]; /* FIELD_… that the program reads; FIELD_NONE: no more */
	bool vector;                    /* computes all lanes; else one value */
	bool memory;                    /* accesses memory, for active lanes only */
	bool whole;                     /* computes a product of matrices; constants are the value of each element */
	bool jumps;                     /* uses or sets the address of the next instruction */
	bool own_lane;                  /* each lane's results follow from its own operands alone, and are written whenever the lane is active */
	uint8_t rounding;               /* MEANING_ROUNDS_…: its results depend on MODE's rounding */
	uint16_t root;                  /* its trees (tree.h): nroots of meaning_roots[], from this one on */
	uint8_t nroots;
	uint8_t fidelity;               /* FIDELITY_… */
	const char *text;               /* the program as in semantics.tbl */
};

/* Returns the program of an instruction, or of the second half of a dual instruction; NULL: semantics.tbl does not have the instruction, or
 * it has no second half. */
const struct meaning_program *
meaning_of(const struct insn *insn, bool second);

/* Values of a scalar instruction's operands, indexed by the operand's index in the printed instruction, and scc. */
struct meaning_scalar {
	uint64_t value[INSN_SLOTS];
	bool scc;
};

/* Returns the program of an instruction whose results follow from its operands and scc alone, or NULL. */
const struct meaning_program *
meaning_scalar_program(const struct isa *isa, const struct insn *insn);

/* Computes what such an instruction writes from the values of what it reads, program->operands and program->implied. Other values stay. */
void
meaning_compute_scalar(const struct meaning_program *program, struct meaning_scalar *x);

/* Returns the lane whose value a lane gets by a DPP control, dpp.tbl; MEANING_LANES or more: there is none. */
uint32_t
meaning_dpp_lane(uint32_t control, uint32_t lane);

/* What is added to the number of a register when the instruction is executed. */
enum meaning_added {
	ADDED_nothing,
	ADDED_src0,          /* the VGPR index mode of source 0 */
	ADDED_src1,
	ADDED_src2,
	ADDED_dst,
	ADDED_m0,            /* the whole of m0 */
	ADDED_m0_low,        /* bits 0 to 9 of m0 */
	ADDED_m0_high,       /* bits 16 to 25 */
	MEANING_ADDED
};

/* The registers of a wave. */
struct meaning_wave {
	unsigned lanes;      /* 32 or 64 */
	uint64_t pc;         /* the address of the instruction */
	uint32_t scalar[INSN_UNITS]; /* indexed by register unit; those of vector registers are not used */
	meaning_row vector[MEANING_VECTORS]; /* VGPRs, then accumulation registers */
	struct meaning_values values; /* of the instruction that is being executed */
	meaning_row rows[MEANING_ROWS]; /* its inputs that are not as in the registers, and its outputs */
	meaning_row dropped[4]; /* outputs that no register receives, such as those to null */
	const struct meaning_memory *memory; /* NULL: none */
	uint32_t status[MEANING_STATUS]; /* the wave's status registers; of src_shared_base and src_private_base, the upper dwords */
	uint64_t cycles, realtime; /* the clocks that instructions read: of the shader, and of 100 MHz */
	meaning_row mask;    /* all bits set for the lanes of mask_lanes */
	uint64_t mask_lanes;
	uint32_t index;      /* the VGPR index mode to which the first members of `added` belong */
	int16_t added[MEANING_ADDED]; /* what is added to the numbers of registers */
	bool drops;          /* the last instruction has PROPERTY_drops_msb */
	struct matrix_space *matrices; /* what products of matrices keep for the next ones; NULL at first. Free it with alloc_free() */
};

/* How a program gets an input. */
enum meaning_input_kind {
	INPUT_vector,        /* a vector register */
	INPUT_scalar,        /* a scalar register */
	INPUT_mask,          /* a scalar register that has a bit for each lane */
	INPUT_constant,
	INPUT_status,        /* src_scc and the like; unit is its CODE_… */
};

/* An input or an output of a program. */
struct meaning_place {
	uint8_t kind;        /* INPUT_… */
	uint8_t slot;        /* index in meaning_values.operand or .result; from INSN_SLOTS on: in .implied or .implied_result */
	uint8_t dwords;
	uint8_t row;         /* first row of meaning_wave.rows */
	uint16_t unit;       /* first register: of vector registers, index in meaning_wave.vector; else register unit */
	uint8_t added;       /* ADDED_…, to unit */
};

struct meaning_input {
	struct meaning_place at;
	bool as_is;          /* a vector register of which nothing below changes anything */
	bool dpp;            /* lanes get values of other lanes */
	uint8_t shift, bits; /* bits from bit `shift` on, */
	bool sign;           /* extended by their sign */
	uint8_t high_shift;  /* of operands of two halves: where the upper half comes from; shift is for the lower half, and bits is 16 */
	bool pair, swap[2];  /* an operand of two halves; of two dwords: whether dword k is the other one */
	uint32_t keep[2], flip[2]; /* abs and neg: then the bits of each dword that are kept, and those that are inverted */
	uint32_t constant[2];
};

struct meaning_output {
	struct meaning_place at;
	uint8_t shift, bits; /* the result's lower `bits` bits go to bit `shift` of the register, */
	uint8_t unused;      /* and its other bits become SDWA_…: dst_unused */
	uint8_t number;      /* CONST_…: the type of a float, which omod and clamp change; CONST_NONE */
	bool direct;         /* if all lanes are active, and without a VGPR index mode, the program can write the registers itself */
};

enum meaning_unused { SDWA_PAD, SDWA_SEXT, SDWA_PRESERVE };

enum { MEANING_PLACES = 16 };

/* An instruction that is ready for execution. */
struct meaning_step {
	const struct meaning_program *program, *second; /* second: of a dual instruction, or NULL */
	uint32_t fields[2][MEANING_FIELDS]; /* values of the fields that the programs read */
	uint8_t ninputs, noutputs;
	uint8_t space;       /* SPACE_… that it accesses */
	uint8_t size;        /* of the instruction, in bytes */
	bool all_lanes;      /* exec does not matter */
	bool fnuz;           /* FEATURE_FP8_FNUZ */
	bool skipped;        /* MODE.VSKIP skips it */
	bool relative;       /* it has registers with ADDED_m0… */
	bool plain;          /* it computes whole vector registers from whole ones, scalar registers and constants, and nothing else */
	bool drops, is_dropped; /* hardware ignores an s_set_vgpr_msb directly after it; it is one */
	bool dpp, bound_ctrl, fetch_inactive;
	bool clamp;
	uint8_t omod;        /* 1: * 2, 2: * 4, 3: / 2 */
	uint64_t dpp_lanes;  /* lanes that row_mask and bank_mask enable */
	uint8_t from[MEANING_LANES]; /* DPP: the lane whose value lane i gets */
	struct meaning_input input[MEANING_PLACES];
	struct meaning_output output[MEANING_PLACES];
};

/* Prepares an instruction. Returns false if semantics.tbl does not have the instruction, if its form is not executed yet, or if an operand
 * is not a register or constant of a known value. */
bool
meaning_prepare(const struct isa *isa, const struct insn *insn, unsigned lanes, struct meaning_step *step);

/* Executes an instruction; the host must round to nearest. Sets w->pc to the address of the instruction that follows. Returns false,
 * without a change, if it is not known what the instruction computes with the wave's MODE or values, if the wave has no memory, or if an
 * index is beyond the registers. */
bool
meaning_run(const struct meaning_step *step, struct meaning_wave *w);

#endif
