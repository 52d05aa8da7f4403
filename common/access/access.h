/* The bytes that the lanes of a wave access with one instruction, and the properties of the memory on which their cost depends. */
#ifndef ACCESS_ACCESS_H
#define ACCESS_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	ACCESS_LANES = 64,
	ACCESS_DWORDS = 4,           /* of a lane, that LDS accesses at once */
	ACCESS_PARTS = 512,          /* most parts of an access that are looked at */
	ACCESS_QUADS = ACCESS_LANES / 4,
};

/* Consecutive bytes that a lane accesses. */
struct access_part {
	uint64_t address;
	uint8_t lane, size;
};

/* An access that is made. The parts of a lane are in the order of their addresses. */
struct access_made {
	const struct access_part *v;
	size_t n;
	bool lds;                    /* it accesses LDS, else memory */
	bool store, atomic;
};

/* Memory. lds.* and vmem.* of common/isa/tables/timing.tbl have the meaning and the sources of its members. */
struct access_memory {
	unsigned banks[2][ACCESS_DWORDS];  /* of LDS; indexed by whether it is a store, and by dwords of a lane - 1 */
	uint16_t phase[2][ACCESS_DWORDS];  /* likewise: bits of the groups of four lanes that are served together */
	unsigned lanes[2];           /* whose consecutive addresses vector memory processes in a cycle; [1]: loads of more than a dword */
	unsigned scattered;          /* the same for other addresses */
	unsigned line;               /* bytes of a cache line */
};

/* What an access costs, and what it would cost at best. */
struct access_cost {
	unsigned cycles, least;
};

/* Returns whether two accesses differ only by a distance between all addresses, which is a multiple of `unit` bytes. */
bool
access_is_shifted(const struct access_made *a, const struct access_made *b, unsigned unit);

/* Returns the cycles for which an access occupies the banks of LDS. least: without conflicts. A bank serves one dword in a cycle, to all
 * lanes that load it; an atomic operation is made for each lane. cycles - least is what hardware counts as SQ_LDS_BANK_CONFLICT. */
struct access_cost
access_banks(const struct access_memory *m, const struct access_made *a);

/* Returns the cycles for which an access of vector memory has its addresses processed. least: of consecutive ones. */
struct access_cost
access_addresses(const struct access_memory *m, const struct access_made *a);

/* Returns access_banks() or access_addresses(). */
struct access_cost
access_cycles(const struct access_memory *m, const struct access_made *a);

/* Returns the number of cache lines of an access in `cycles`, and of the same bytes at consecutive addresses in `least`. */
struct access_cost
access_lines(const struct access_memory *m, const struct access_made *a);

/* An array's rows in LDS, and the bytes to be left free after each. */
struct access_padding {
	uint32_t row, bytes;         /* both are 0 if no padding helps */
	uint64_t before, after;      /* bank cycles of all accesses */
};

/* Finds the padding with which accesses, each made once, occupy the banks for the fewest cycles, and of several with the same number the one
 * that adds the fewest bytes, at most a quarter of a row. It must leave at most half of the conflicts. The padding keeps all accesses aligned as
 * they are. */
struct access_padding
access_pad(const struct access_memory *m, const struct access_made *accesses, size_t n);

#endif
