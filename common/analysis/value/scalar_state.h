/* The known values of scalar registers at one location of a function, including scalar registers spilled to lanes of VGPRs. */
#ifndef VALUE_SCALAR_STATE_H
#define VALUE_SCALAR_STATE_H

#include "common/analysis/value/lanes.h"
#include "common/base/memory/arena.h"

/* Kinds of values, with the fields of struct value that each kind uses. */
enum value_kind {
	VALUE_NONE,
	VALUE_CONSTANT, /* 32-bit constant, in `offset` */
	VALUE_CONSTANTS, /* 32-bit half of a member of set number `what` (value_set.h), whose members have 64 bits */
	/* The following kinds, up to VALUE_TABLE, are halves of 64-bit addresses. */
	VALUE_HERE,     /* location in the section, at `offset` */
	VALUE_PLACES,   /* a location in set number `what` (value_set.h) */
	VALUE_SYMBOL,   /* address of the symbol of relocation number `what`, plus `offset` */
	VALUE_ENTRY,    /* address of the GOT entry for the symbol of relocation number `what` */
	VALUE_RETURN,   /* value that the SGPR pair beginning at `what` has on entry to the function, possibly the return address */
	VALUE_ARGUMENTS, /* address of the kernel's arguments, plus `offset` */
	VALUE_TABLE,    /* unknown element of the table of 8-byte words at location `offset` */
	VALUE_LANES,    /* half of a lane mask; the members `what`, `minus` and `some` are as in struct lanes */
};

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

/* A value. Its kind determines which other fields are used; see enum value_kind. */
struct value {
	uint8_t kind, half;
	bool some;
	uint32_t what, minus;
	int64_t offset;
};

/* A place is the index of a register that can hold a value: SGPRs, vcc, trap registers, and each lane of each VGPR. */
enum {
	PLACE_VCC = 106, PLACE_TTMP = 108, PLACE_LANES = 124,
	PLACE_NONE = UINT32_MAX,
	MOST_LANES = 256, /* limit of the number of VGPR lanes tracked at a time */
};

struct held {
	uint32_t place;
	struct value v;
	bool is_exec;        /* at the start of a block at which a region begins: half `half` of a mask that is equal to exec */
	uint8_t half;
};

enum { CARRY_NONE, CARRY_KNOWN, CARRY_ADDRESS };

/* The value of scc: a known bit, or the carry or borrow out of the lower half of an address. */
struct carry {
	uint8_t kind;        /* CARRY_… */
	bool is;             /* the bit, for CARRY_KNOWN */
	bool by_reloc;       /* the literal was relocated, so `after` is an address relative to the symbol of relocation after.what */
	struct value before, low, after; /* for CARRY_ADDRESS: operands and result, where after = before + low or before - low */
};

/* Known values at one location. */
struct value_state {
	struct value v[PLACE_LANES]; /* indexed by place; valid if the place's bit in `known` is set */
	uint64_t known[(PLACE_LANES + 63) / 64];
	struct held lane[MOST_LANES];
	unsigned nlanes;
	uint32_t region;
	bool perhaps_empty; /* exec can also be 0 instead of the lanes of the region */
	uint16_t gpr_idx;
	struct carry carry;
};

/* State at the start of a block, in compact form. */
struct start {
	bool empty;      /* exec is 0 on all edges joined so far */
	bool several;    /* with `empty`: it is not the case that one region is empty on all these edges */
	bool perhaps_empty; /* as in struct value_state; irrelevant with `merged`, which has the lanes of exec by definition */
	uint32_t region;
	uint32_t merged; /* region that begins at this block; GRAPH_NONE: none */
	uint16_t gpr_idx;
	uint64_t renamed[(PLACE_LANES + 63) / 64]; /* bit mask of the places of masks that are equal to exec on all edges, but have no other name
	                                            * on all of them; kept from run to run */
	uint8_t grown;   /* number of times that a back edge has added locations to a value */
	uint32_t n;
	struct held *held;
};

/* Returns whether a mask at the start of a block is known by the name of the region that begins there, because it has no other name on
 * all paths. */
static inline bool
start_renames(const struct start *s, const struct held *h)
{
	if (!h->is_exec)
		return false;
	return h->v.kind != VALUE_LANES || h->v.some || (h->place < PLACE_LANES && s->renamed[h->place / 64] >> h->place % 64 & 1);
}

static inline bool
value_same(const struct value *a, const struct value *b)
{
	return a->kind == b->kind && a->half == b->half && a->what == b->what && a->minus == b->minus &&
		a->some == b->some && a->offset == b->offset;
}

/* Returns the mask that has v as one half. A constant 0 counts as an unknown subset of `region`, because the empty mask is a subset
 * of every region. */
struct lanes
value_lanes(const struct value *v, uint32_t region);

/* Returns one half of a mask as a value, or VALUE_NONE if nothing is known about the mask. */
struct value
value_of_lanes(struct lanes m, unsigned half);

/* Returns the mask in exec. */
static inline struct lanes
state_exec(const struct value_state *st)
{
	return (struct lanes){st->region, GRAPH_NONE, st->perhaps_empty};
}

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

/* Sets the value of a place that is a register, not a VGPR lane. */
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

/* Returns the first place at or after `place` whose value is known, or PLACE_LANES if there is none. */
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

/* Sets the value of a VGPR lane. A value of kind VALUE_NONE removes the lane from the state. */
void
state_put_lane(struct value_state *st, uint32_t place, const struct value *v);

const struct value *
state_get_lane(const struct value_state *st, uint32_t place);

extern const struct value value_none;

/* Returns the value of a place, of kind VALUE_NONE if it is unknown. The pointer is valid until the state changes. */
static inline const struct value *
state_get(const struct value_state *st, uint32_t place)
{
	if (place >= PLACE_LANES)
		return state_get_lane(st, place);
	return state_knows(st, place) ? &st->v[place] : &value_none;
}

/* Updates a value, and all lane masks in a state, where a region begins again, possibly with other lanes than before. A mask that refers to
 * the earlier lanes becomes an unknown subset of a region that surrounds it. */
void
value_forget_region(const struct graph *g, struct value *v, uint32_t region);

void
state_forget_region(const struct graph *g, struct value_state *st, uint32_t region);

/* Sets st to the state at the start of a block. state_save() stores a state as the start of a block, in memory of the arena. */
void
state_load(const struct start *from, struct value_state *st);

void
state_save(struct arena *arena, const struct value_state *st, struct start *to);

#endif
