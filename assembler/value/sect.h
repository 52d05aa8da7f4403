/* Sections and their contents. The bytes of a section are appended to a buffer as statements are read. A location is a fragment
 * and an offset in it. A fragment is a run of bytes of known size; a new fragment begins only after a gap of unknown size, such as
 * ".skip later - earlier", a LEB128 of a forward reference, or an alignment after such a gap. Most sections have one fragment, so
 * distances and addresses are known at once. */
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
	GAP_FILL,  /* `expr` copies of the low `unit` bytes of fill */
	GAP_ALIGN, /* padding up to a multiple of align, unless it would exceed max bytes; max 0: no limit */
	GAP_ORG,   /* padding up to the address that expr specifies */
	GAP_ULEB,
	GAP_SLEB,
	GAP_CODE,  /* code inserted before an instruction */
	GAP_BRANCH, /* gap after a branch to expr: contains an s_nop if the branch would have the offset 0x3f */
};

struct gap {
	uint8_t kind;
	uint8_t unit;  /* number of low bytes of fill to write */
	bool nops;     /* pad with s_nop instructions (code only) */
	uint64_t size; /* in bytes, set by the layout */
	uint64_t align, max, fill;
	const struct expr *expr;
	const struct str *code; /* code to insert, which the gap's creator owns and may change */
	struct loc loc;
};

struct frag {
	struct sub *sub;
	struct frag *next;
	uint64_t start;   /* offset in sub of the first byte */
	uint64_t address; /* address within the section: 0 for the first fragment; set by the layout for all later fragments */
	bool placed;      /* the address is known */
	struct gap gap;   /* the gap after the fragment's bytes */
};

/* A part of a section, created by .subsection. The parts are sorted by number. */
struct sub {
	struct section *section;
	struct sub *next;
	int number;
	uint64_t n; /* number of bytes; equal to data.n, except for SHT_NOBITS, where data is empty */
	struct buf data;
	struct frag *first, *last;
	struct pending_fixup *fixes;
	size_t nfixes, capfixes;
	uint64_t counted; /* number of bytes of data that are included in sections.total */
	uint64_t words;   /* offset that is assumed to be a multiple of 4 in the section: the end of the last gap without code */
};

struct reloc {
	uint64_t offset;
	struct symbol *sym; /* NULL: the relocation has no symbol */
	uint32_t type;
	int64_t addend;
};

struct section {
	struct str name;
	uint32_t type;      /* SHT_… */
	uint64_t flags, entsize, align;
	struct loc aligned; /* location of the directive that set the alignment */
	struct symbol *sym;
	struct symbol *group, *link;
	struct section *group_next; /* next section of the same group; set while the object is written */
	bool group_first;
	bool comdat;
	uint32_t unique;    /* N + 1 for ",unique,N"; 0 if there is none */
	struct sub *subs;   /* list, sorted by number */
	struct sub **by_number; /* the same subsections; empty if there is only one */
	size_t nby_number, capby_number;
	uint32_t index;     /* index in sections.p */
	uint32_t number;    /* index in the section table; 0: not written */
	uint64_t size;      /* in bytes; set by the layout */
	const uint8_t *data;
	struct buf compressed; /* compressed contents; empty if data is written as it is */
	struct reloc *relocs;
	size_t nrelocs, caprelocs;
	bool user;          /* the source selects the section by name */
	struct line_rows *lines; /* NULL: the section has no line table */
};

enum { SECTION_STACK = 64 };

struct sections {
	struct section **p;
	size_t n, cap;
	struct map by_key;  /* maps keys of sections to indexes in p */
	struct buf key;
	struct sub *sub, *previous; /* sub: current subsection; previous: subsection that .previous selects */
	struct sub *stack[SECTION_STACK][2];
	unsigned depth;
	uint64_t total;    /* total size in bytes when a buffer last grew, compared with --max-size to stop endless output */
	uint64_t switches; /* number of switches from one subsection to another */
	bool placed;       /* the last layout_place() reported no error */
	bool laid_out;
};

/* A location that remains valid through the layout. */
struct position {
	struct frag *frag;
	uint64_t offset; /* in bytes, from the start of frag */
};

/* Returns the location of the next byte. */
struct position
position_here(const struct values *vals);

struct section *
position_section(struct position p);

/* Returns the address of a location within its section. position_bytes() returns a pointer to the byte at the location.
 * Both results are valid after the layout. */
uint64_t
position_address(struct position p);

uint8_t *
position_bytes(struct position p);

void
sect_init(struct values *vals);

/* Returns the section with this name and group, or NULL. */
struct section *
sect_find(struct sections *s, struct str name, const struct symbol *group);

/* Returns the section with this name, group and ",unique,N", given as N + 1, or NULL. */
struct section *
sect_find_unique(struct sections *s, struct str name, const struct symbol *group, uint32_t unique);

/* Sets the default type and flags for the name of a section. */
void
sect_defaults(struct str name, uint32_t *type, uint64_t *flags);

/* Creates a section and returns it. name must outlive the section. */
struct section *
sect_new(struct values *vals, struct str name, uint32_t type, uint64_t flags, uint64_t entsize);

/* Like sect_new(), for a section with a group or ",unique,N". Copies the properties of `made`. */
struct section *
sect_new_unique(struct values *vals, struct section made);

struct sub *
sect_sub(struct values *vals, struct section *section, int number);

void
sect_switch(struct values *vals, struct sub *sub);

/* Reserves memory for n more bytes of a subsection, which sub_put() then adds. Returns a pointer to the first of them. If the
 * object would become too large, reports an error and returns NULL. */
__attribute__((cold)) uint8_t *
sub_grow(struct values *vals, struct sub *sub, uint64_t n, struct loc loc);

/* Extends a subsection that has contents by n bytes, which the caller must write. Returns a pointer to the first of them. If the
 * object would become too large, reports an error and returns NULL. */
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

/* Extends the current subsection by n bytes, which the caller must write. Returns a pointer to the first of them. If the section
 * has no contents or the object would become too large, reports an error and returns NULL. */
uint8_t *
sect_put(struct values *vals, size_t n, struct loc loc);

/* Appends n zero bytes, also to a section without contents (SHT_NOBITS). */
void
sect_zeros(struct values *vals, uint64_t n, struct loc loc);

void
sect_gap(struct values *vals, struct gap gap);

/* Aligns the current location to gap.align, a power of two. */
void
sect_align(struct values *vals, struct gap gap);

/* Writes a number as LEB128 to p, which must have room for 10 bytes. Returns the number of bytes written. */
size_t
leb_bytes(int64_t num, bool is_signed, uint8_t *p);

/* Writes the contents of a gap of the given size, in bytes, to p. */
void
gap_bytes(const struct gap *gap, uint64_t size, uint8_t *p);

/* Frees the parts of a section that are not in the run's arena. */
void
sect_free(struct section *section);

void
sections_free(struct sections *all);

#endif
