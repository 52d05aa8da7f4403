/* What is known of scalar registers at one point of a function, and of lanes of VGPRs that hold such. */
#ifndef VALUE_STATE_H
#define VALUE_STATE_H

#include "common/analysis/value/lanes.h"
#include "common/base/memory/arena.h"

enum value_kind {
	VALUE_NONE,
	VALUE_CONSTANT, /* offset: 32 bits */
	VALUE_CONSTANTS, /* one of set what of value_set.h: half of its 64 bits */
	/* halves of 64 bits */
	VALUE_HERE,     /* offset: a place of the section */
	VALUE_PLACES,   /* one of set what of value_set.h */
	VALUE_SYMBOL,   /* what: a relocation whose symbol it is, offset bytes on */
	VALUE_ENTRY,    /* the address of a word that has the address of the symbol of relocation what */
	VALUE_RETURN,   /* what the function was called with in pair what */
	VALUE_ARGUMENTS, /* offset: from the start of the kernel's arguments */
	VALUE_TABLE,    /* one of the words of 8 bytes from place offset on */
	VALUE_LANES,    /* what, minus, some: struct lanes */
};

/* Sums and differences that wrap around, as addresses do. */
static inline int64_t
wrap_add(int64_t a, int64_t b)
{
	return (int64_t)((uint64_t)a + (uint64_t)b);
}

static inline int64_t
wrap_subtract(int64_t a, int64_t b)
{
	return (int64_t)((uint64_t)a - (uint64_t)b);
}

struct value {
	uint8_t kind, half;
	bool some;
	uint32_t what, minus;
	int64_t offset;
};

/* Where values are: SGPRs, vcc, trap registers; then each lane of each VGPR. */
enum {
	PLACE_VCC = 106, PLACE_TTMP = 108, PLACE_LANES = 124,
	PLACE_NONE = UINT32_MAX,
	MOST_LANES = 256, /* that are followed at a time */
};

struct held {
	uint32_t place;
	struct value v;
};

enum { CARRY_NONE, CARRY_KNOWN, CARRY_ADDRESS };

/* The carry, or borrow, in scc: it is known, or that of a sum with an address. */
struct carry {
	uint8_t kind;        /* CARRY_… */
	bool is;             /* CARRY_KNOWN: 1 */
	bool by_reloc;       /* the sum is an address of relocation after.what */
	struct value before, low, after; /* CARRY_ADDRESS: before and low were added, which became after */
};

/* What is known at one point. */
struct value_state {
	struct value v[PLACE_LANES]; /* of the places that have a bit in known */
	uint64_t known[(PLACE_LANES + 63) / 64];
	struct held lane[MOST_LANES];
	unsigned nlanes;
	uint32_t region;
	uint8_t gpr_idx;
	struct carry carry;
};

/* The same at the start of a block, for keeping. */
struct start {
	bool reached;
	bool due;        /* it is not what the block was last visited with */
	bool empty;      /* so far control comes here only with all lanes off */
	uint32_t region;
	uint32_t merged; /* the region that begins here, FLOW_NONE: none */
	uint8_t gpr_idx;
	uint8_t grown;   /* how often a loop has given it another location */
	uint32_t n;
	struct held *held;
};

static inline bool
value_same(const struct value *a, const struct value *b)
{
	return a->kind == b->kind && a->half == b->half && a->what == b->what && a->minus == b->minus &&
		a->some == b->some && a->offset == b->offset;
}

/* The mask that half of one stands for. The empty mask is a part of any region. */
struct lanes
value_lanes(const struct value *v, uint32_t region);

struct value
value_of_lanes(struct lanes m, unsigned half);

static inline uint32_t
state_place(unsigned file, unsigned number)
{
	switch (file) {
	case FILE_sgpr: return number;
	case FILE_vcc: return PLACE_VCC + number;
	case FILE_ttmp: return PLACE_TTMP + number;
	default: return PLACE_NONE;
	}
}

static inline bool
state_knows(const struct value_state *st, uint32_t place)
{
	return st->known[place / 64] >> place % 64 & 1;
}

/* Of a register, not a lane. */
static inline void
state_put(struct value_state *st, uint32_t place, struct value v)
{
	uint64_t bit = 1ull << place % 64;

	if (v.kind) {
		st->known[place / 64] |= bit;
		st->v[place] = v;
	} else {
		st->known[place / 64] &= ~bit;
	}
}

static inline void
state_forget(struct value_state *st, uint32_t place)
{
	st->known[place / 64] &= ~(1ull << place % 64);
}

/* The next known place at or after one; PLACE_LANES after the last. */
static inline uint32_t
state_next(const struct value_state *st, uint32_t place)
{
	for (; place < PLACE_LANES; place = (place / 64 + 1) * 64) {
		uint64_t rest = st->known[place / 64] >> place % 64;

		if (rest)
			return place + (uint32_t)__builtin_ctzll(rest);
	}
	return PLACE_LANES;
}

/* Puts in what a lane holds, or forgets it if v is nothing; gets it. */
void
state_put_lane(struct value_state *st, uint32_t place, const struct value *v);

const struct value *
state_get_lane(const struct value_state *st, uint32_t place);

extern const struct value value_none;

/* What a place holds, until the state changes. */
static inline const struct value *
state_get(const struct value_state *st, uint32_t place)
{
	if (place >= PLACE_LANES)
		return state_get_lane(st, place);
	return state_knows(st, place) ? &st->v[place] : &value_none;
}

/* A region begins anew: masks known in its terms are from its last time, and are now only parts of its parent. */
void
state_forget_region(const struct flow_graph *g, struct value_state *st, uint32_t region);

/* The state at the start of a block, and what is kept of it, in the arena. */
void
state_load(const struct flow_graph *g, const struct start *from, struct value_state *st);

void
state_save(struct arena *arena, const struct value_state *st, struct start *to);

#endif
