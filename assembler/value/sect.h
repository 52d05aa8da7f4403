/* Sections and what is in them. The bytes of a section are appended to a buffer as the statements
 * come. A place is a fragment and an offset in it: a fragment is a run of bytes of known size, and a
* new one begins only after a gap whose size is not known yet (".skip later - earlier", a LEB128 of a
 * forward reference, an alignment after such a gap). Most sections have one fragment, so distances
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
	GAP_FILL,  /* expr times the low unit bytes of fill */
	GAP_ALIGN, /* to a multiple of size, at most max bytes (0: no limit) */
	GAP_ORG,   /* to the address expr */
	GAP_ULEB,
	GAP_SLEB,
	GAP_CODE,  /* what is put in before an instruction: code */
	GAP_BRANCH, /* after a branch to expr: an s_nop if the branch would have the offset 0x3f */
};

struct gap {
	uint8_t kind;
	uint8_t unit;  /* bytes of fill that are written */
	bool nops;     /* in code: no-operations */
	uint64_t size; /* of the alignment; when laid out, of the gap itself */
	uint64_t align, max, fill;
	const struct expr *expr;
	const struct str *code; /* its bytes, which others set */
	struct loc loc;
};

struct frag {
	struct sub *sub;
	struct frag *next;
	uint64_t start;   /* of its bytes, in sub */
	uint64_t address; /* in the section; of the first fragment 0, of others set by the layout */
	bool placed;      /* address is known */
	struct gap gap;   /* after its bytes */
};

/* .subsection: the parts of a section, in the order of their numbers. */
struct sub {
	struct section *section;
	struct sub *next;
	int number;
	uint64_t n; /* bytes; data.n but for SHT_NOBITS, which has no data */
	struct buf data;
	struct frag *first, *last;
	struct pending_fixup *fixes;
	size_t nfixes, capfixes;
	uint64_t counted; /* so many bytes of data are among those of the object (sections.total) */
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
	struct section *group_next; /* for writing: the next one of the group */
	bool group_first;
	bool comdat;
	uint32_t unique;    /* ",unique,N": N + 1 */
	struct sub *subs;
	uint32_t number;    /* in the file, 0: not written */
	uint64_t size;      /* from the layout */
	const uint8_t *data;
	struct buf compressed; /* of data, if that is written */
	struct reloc *relocs;
	size_t nrelocs, caprelocs;
	bool user;          /* the source named it */
	struct line_rows *lines; /* of the line table, or NULL */
};

enum { SECTION_STACK = 64 };

struct sections {
	struct section **p;
	size_t n, cap;
	struct map by_key;  /* their indices */
	struct buf key;
	struct sub *sub, *previous; /* where bytes go; what .previous names */
	struct sub *stack[SECTION_STACK][2];
	unsigned depth;
	uint64_t total;    /* bytes of all sections when their memory last grew, against those without end */
	uint64_t switches; /* from one place to another, so far */
	bool laid_out;
};

/* A place that keeps its meaning through the layout. */
struct place {
	struct frag *frag;
	uint64_t offset; /* after the start of frag */
};

/* Where the next byte goes. */
struct place
place_here(const struct values *vals);

struct section *
place_section(struct place p);

/* The address in its section, and the byte there: after the layout. */
uint64_t
place_address(struct place p);

uint8_t *
place_bytes(struct place p);

/* Makes the sections that every object has. */
void
sect_init(struct values *vals);

/* The section of this name and group, or NULL. */
struct section *
sect_find(struct sections *s, struct str name, const struct symbol *group);

/* The one with this ",unique,N", given as N + 1. */
struct section *
sect_find_unique(struct sections *s, struct str name, const struct symbol *group, uint32_t unique);

/* What a section of this name is if nothing else is said. */
void
sect_defaults(struct str name, uint32_t *type, uint64_t *flags);

/* Makes a section; name must last. */
struct section *
sect_new(struct values *vals, struct str name, uint32_t type, uint64_t flags, uint64_t entsize);

/* The same for one with a group or ",unique,N". */
struct section *
sect_new_unique(struct values *vals, struct section made);

struct sub *
sect_sub(struct values *vals, struct section *section, int number);

/* Makes sub the place where bytes go. */
void
sect_switch(struct values *vals, struct sub *sub);

/* Memory for n more bytes at the end of a part that has no room for them; NULL, with an error, if they are too many for the object. */
uint8_t *
sub_grow(struct values *vals, struct sub *sub, uint64_t n, struct loc loc);

/* Room for n bytes at the end of a part that can hold some, which are counted as written; NULL, with an error, if they are too many. */
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

/* Room for n bytes at the current place, which are counted as written; NULL (with an error) if the
 * section holds no bytes, or the object has too many. */
uint8_t *
sect_put(struct values *vals, size_t n, struct loc loc);

/* n zero bytes, allowed in SHT_NOBITS too. */
void
sect_zeros(struct values *vals, uint64_t n, struct loc loc);

/* Begins a gap after the current place. */
void
sect_gap(struct values *vals, struct gap gap);

/* Aligns the current place to size, a power of two. */
void
sect_align(struct values *vals, struct gap gap);

/* The LEB128 bytes of a number to p, which has room for 10; returns how many. */
size_t
leb_bytes(int64_t num, bool is_signed, uint8_t *p);

/* The bytes that a gap is filled with: size of them to p. */
void
gap_bytes(const struct gap *gap, uint64_t size, uint8_t *p);

/* Frees what is in a section that is not in the arena. */
void
sect_free(struct section *section);

void
sections_free(struct sections *all);

#endif
