/* The metadata of a code object: YAML text (.amdgpu_metadata) ⇄ tree ⇄ MessagePack (the descriptor of an
 * NT_AMDGPU_METADATA note), or YAML again in the notes of V2. meta.def is the schema: one row per key. Follows
 * "User Guide for AMDGPU Backend", section Code Object Metadata. Keys that the schema does not know are kept,
 * but in V2. What the schema calls version is the code object's, 2 to 6, or 0 for amdpal.
 *
 * libyaml parses the text and msgpack-c the bytes; YAML is printed here because libyaml cannot write
 * the layout that tools expect of llvm-readelf (keys padded to 16 columns). */
#ifndef HSA_META_H
#define HSA_META_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag.h"
#include "common/isa/target.h"

enum meta_kind {
	META_NIL,
	META_BOOL,
	META_INT, /* below zero */
	META_UINT,
	META_FLOAT,
	META_STR,
	META_ARRAY,
	META_MAP,
};

/* Nodes live in the arena they were made in. */
struct meta {
	enum meta_kind kind;
	bool flow;      /* META_ARRAY: printed in brackets on one line */
	bool untagged;  /* META_STR: printed without a tag, quotes at most */
	struct loc loc; /* in the YAML text; no place if it came from bytes */
	union {
		bool truth;
		int64_t num;
		uint64_t unum;
		double real;
	};
	struct str text;    /* META_STR; of a scalar from YAML, as it was written */
	struct meta *first; /* META_ARRAY: the elements; META_MAP: the keys */
	struct meta *value; /* of a map's key */
	struct meta *next;
};

/* Parses YAML; base is the location of text.p[0] (text is one registered source). Strings may point
 * into text. Returns NULL after errors through diag. */
struct meta *
meta_parse(struct diag *diag, struct arena *arena, struct str text, struct loc base);

/* The same for the text of a note: appends the first error to why, with its line. */
struct meta *
meta_parse_note(struct arena *arena, struct str text, struct buf *why);

/* Checks the tree against the schema of a version, gives scalars the kind that their key has and registers of
 * amdpal their numbers on the processor, and reports every violation at its place, or at "at" where a node has none.
 * Without a processor (NULL) only registers are known whose number is the same on all. Returns whether there was none. */
bool
meta_check(struct diag *diag, const struct target *target, struct meta *root, unsigned version, struct loc at);

/* Makes of a checked tree what is written. V2: keys in the order of the schema, defaults left out. amdpal: there
 * are registers, be they none. Others stay as they are. */
void
meta_arrange(struct arena *arena, struct meta *root, unsigned version);

/* The schema check of objdump, for metadata that say themselves what they are: appends one line per violation
 * to out, prefix before each; returns their number. */
unsigned
meta_lint(struct meta *root, const char *prefix, struct buf *out);

/* Sorts the maps by key, as LLVM writes and shows them. */
void
meta_sort(struct meta *root);

/* Sorts the maps and appends MessagePack. */
void
meta_pack(struct meta *root, struct buf *out);

/* Reads MessagePack. Returns NULL if it is corrupt, with the offset and the reason in *at and *why. */
struct meta *
meta_unpack(struct arena *arena, const uint8_t *bytes, size_t n, size_t *at, const char **why);

/* Appends the text of a scalar, as it is in that YAML but for quotes and tags. */
void
meta_print_scalar(const struct meta *m, struct buf *out);

/* Appends YAML from "---" to "...", each line with a newline. Parsed again it gives the same tree. */
void
meta_print(const struct meta *root, struct buf *out);

/* The value of key in a map, made at its end if there is none. */
struct meta *
meta_add(struct arena *arena, struct meta *map, const char *key, enum meta_kind kind);

/* The registers of amdpal's pipeline, a map of numbers; NULL if there are none. */
struct meta *
meta_pal_registers(const struct meta *root);

/* The key of a register that the map has an integer for, or NULL. */
struct meta *
meta_pal_key(const struct meta *registers, uint64_t number);

/* Adds a register, of value 0, at the end of the map; returns its key. */
struct meta *
meta_pal_add(struct arena *arena, struct meta *registers, uint64_t number);

/* Whether kernels of a code object version from 3 on have a key. */
bool
meta_kernel_has(unsigned version, const char *key);

/* The value of key in a map, or NULL. */
struct meta *
meta_get(const struct meta *map, const char *key);

#endif
