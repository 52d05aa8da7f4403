/* Sections and their contents. The bytes of a section are appended to a buffer as statements are read. A location is a fragment
 * and an offset in it: a fragment is a run of bytes of known size, and a new one begins only after a gap of unknown size (".skip
 * later - earlier", a LEB128 of a forward reference, an alignment after such a gap). Most sections have one fragment, so distances
 * and addresses are known at once. */
#ifndef ASSEMBLER_VALUE_SECT_H
#define ASSEMBLER_VALUE_SECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "assembler/value/expr.h"
#include "common/base/file/buf.h"
#include "common/base/memory/map.h"
#include "common/base/memory/str.h"

struct values;
struct symbol;
struct pending_fixup;
struct line_rows;

enum gap_kind {
	GAP_NONE,
	GAP_FILL,  /* expr copies of the low unit bytes of fill */
	GAP_ALIGN, /* to a multiple of size, at most max bytes (0: no limit) */
	GAP_ORG,   /* to the address expr */
	GAP_ULEB,
	GAP_SLEB,
	GAP_CODE,  /* code inserted before an instruction */
	GAP_BRANCH, /* after a branch to expr: an s_nop if the branch would have the offset 0x3f */
};

struct gap {
	uint8_t kind;
	uint8_t unit;  /* bytes of fill to write */
	bool nops;     /* in code: fill with no-operations */
	uint64_t size; /* of the alignment; after layout, of the gap */
	uint64_t align, max, fill;
	const struct expr *expr;
	const struct str *code; /* its bytes, set by others */
	struct loc loc;
};

struct frag {
	struct sub *sub;
	struct frag *next;
	uint64_t start;   /* start of its bytes in sub */
	uint64_t address; /* in the section; 0 for the first fragment, set by the layout for others */
	bool placed;      /* address is known */
	struct gap gap;   /* after its bytes */
};

/* .subsection: the parts of a section, in the order of their numbers. */
struct sub {
	struct section *section;
	struct sub *next;
	int number;
	uint64_t n; /* number of bytes; data.n except for SHT_NOBITS, which has no data */
	struct buf data;
	struct frag *first, *last;
	struct pending_fixup *fixes;
	size_t nfixes, capfixes;
	uint64_t counted; /* bytes of data included in sections.total */
};

struct reloc {
	uint64_t offset;
	struct symbol *sym; /* NULL for none */
	uint32_t type;
	int64_t addend;
};

struct section {
	struct str name;
	uint32_t type;      /* SHT_… */
	uint64_t flags, entsize, align;
	struct symbol *sym; /* the section symbol */
	struct symbol *group, *link;
	struct section *group_next; /* while writing: next section of the group */
	bool group_first;
	bool comdat;
	uint32_t unique;    /* ",unique,N": N + 1 */
	struct sub *subs;
	uint32_t number;    /* in the file; 0: not written */
	uint64_t size;      /* from the layout */
	const uint8_t *data;
	struct buf compressed; /* of data, if that is written */
	struct reloc *relocs;
	size_t nrelocs, caprelocs;
	bool user;          /* the source named it */
	struct line_rows *lines; /* rows of the line table, or NULL */
};

enum { SECTION_STACK = 64 };

struct sections {
	struct section **p;
	size_t n, cap;
	struct map by_key;  /* indices of sections */
	struct buf key;
	struct sub *sub, *previous; /* current subsection; the one that .previous names */
	struct sub *stack[SECTION_STACK][2];
	unsigned depth;
	uint64_t total;    /* total size when memory last grew, to bound endless output */
	uint64_t switches; /* number of switches so far */
	bool laid_out;
};

/* A location that remains valid through the layout. */
struct place {
	struct frag *frag;
	uint64_t offset; /* after the start of frag */
};

/* The location of the next byte. */
struct place
place_here(const struct values *vals);

struct section *
place_section(struct place p);

/* The address in its section, and the byte there; valid after layout. */
uint64_t
place_address(struct place p);

uint8_t *
place_bytes(struct place p);

/* Creates the sections that every object has. */
void
sect_init(struct values *vals);

/* The section of this name and group, or NULL. */
struct section *
sect_find(struct sections *s, struct str name, const struct symbol *group);

/* The one with this ",unique,N", given as N + 1. */
struct section *
sect_find_unique(struct sections *s, struct str name, const struct symbol *group, uint32_t unique);

/* The default type and flags of a section by its name. */
void
sect_defaults(struct str name, uint32_t *type, uint64_t *flags);

/* Creates a section; name must outlive it. */
struct section *
sect_new(struct values *vals, struct str name, uint32_t type, uint64_t flags, uint64_t entsize);

/* The same for a section with a group or ",unique,N". */
struct section *
sect_new_unique(struct values *vals, struct section made);

struct sub *
sect_sub(struct values *vals, struct section *section, int number);

/* Makes sub the current subsection. */
void
sect_switch(struct values *vals, struct sub *sub);

/* Extends a subsection by n bytes; NULL, with an error, if the object becomes too large. */
__attribute__((cold)) uint8_t *
sub_grow(struct values *vals, struct sub *sub, uint64_t n, struct loc loc);

/* Room for n bytes at the end of a subsection with contents, which count as written; NULL, with an error, if there are too many. */
static inline uint8_t *
sub_put(struct values *vals, struct sub *sub, size_t n, struct loc loc)
{
	uint8_t *p = n <= sub->data.cap - sub->data.n ? sub->data.p + sub->data.n : sub_grow(vals, sub, n, loc);
	if (!p)
		return NULL;
	sub->data.n += n;
	sub->n += n;
	return p;
}

/* Room for n bytes at the current location, which count as written; NULL, with an error, if the section has no contents or the
 * object becomes too large. */
uint8_t *
sect_put(struct values *vals, size_t n, struct loc loc);

/* Appends n zero bytes, in SHT_NOBITS as well. */
void
sect_zeros(struct values *vals, uint64_t n, struct loc loc);

/* Begins a gap after the current location. */
void
sect_gap(struct values *vals, struct gap gap);

/* Aligns the current location to size, a power of two. */
void
sect_align(struct values *vals, struct gap gap);

/* Writes a number as LEB128 to p, which has room for 10 bytes; returns the length. */
size_t
leb_bytes(int64_t num, bool is_signed, uint8_t *p);

/* Writes the contents of a gap, size bytes, to p. */
void
gap_bytes(const struct gap *gap, uint64_t size, uint8_t *p);

/* Frees the parts of a section that are not in the arena. */
void
sect_free(struct section *section);

void
sections_free(struct sections *all);

#endif
