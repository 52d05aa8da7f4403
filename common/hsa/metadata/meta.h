/* The metadata of a code object: conversions between YAML text (.amdgpu_metadata, notes of V2), a tree, and MessagePack (the
 * descriptor of an NT_AMDGPU_METADATA note). The schema is meta.def, with one row per key. Source: "User Guide for AMDGPU
 * Backend", section Code Object Metadata. Unknown keys are kept, except in V2, which allows none. The schema version is the code
 * object version, 2 to 6, or 0 for amdpal.
 *
 * libyaml parses YAML, and msgpack-c parses MessagePack. YAML is printed without libyaml, because libyaml cannot produce the
 * layout of llvm-readelf, with keys padded to 16 columns, that other tools expect. */
#ifndef HSA_META_H
#define HSA_META_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag.h"
#include "common/isa/target.h"

enum meta_kind {
	META_NIL,
	META_BOOL,
	META_INT,
	META_UINT,
	META_FLOAT,
	META_STR,
	META_ARRAY,
	META_MAP,
};

/* A node of the tree. Nodes are allocated in the arena passed to the function that creates them. */
struct meta {
	enum meta_kind kind;
	bool flow;      /* META_ARRAY: the array is printed on one line, in brackets */
	bool untagged;  /* META_STR: the string is printed without a tag, possibly with quotes */
	bool added;     /* the node is a key that meta_add() has added */
	struct loc loc; /* location in the YAML text; 0 if the node is from MessagePack */
	union {
		bool truth;
		int64_t num;
		uint64_t unum;
		double real;
	};
	struct str text;    /* META_STR: the string; other scalars from YAML: the text as written in the source */
	struct meta *first; /* META_ARRAY: the first element; META_MAP: the first key */
	struct meta *value; /* if the node is a key of a map: the key's value */
	struct meta *next;
};

/* Parses YAML. base is the location of text.p[0]; text must be part of one registered source. Returns NULL if errors were reported
 * through diag. */
struct meta *
meta_parse(struct diag *diag, struct arena *arena, struct str text, struct loc base);

/* Like meta_parse, for the text of a note. Appends the first error to why, with its line number. */
struct meta *
meta_parse_note(struct arena *arena, struct str text, struct buf *why);

/* Checks the tree against the schema of a version. Converts scalars to the type of their key, and names of amdpal's registers to
 * their numbers on the processor. If target is NULL, only registers with the same number on all processors are known. Reports each
 * violation at the location of its node or, if it has none, at the location `at`. Returns whether there were no violations. */
bool
meta_check(struct diag *diag, const struct target *target, struct meta *root, unsigned version, struct loc at);

/* Normalizes a checked tree for output. V2: sorts keys in the order of the schema and omits defaults. amdpal: adds an empty map of
 * registers if there is none. Other versions: no change. */
void
meta_arrange(struct arena *arena, struct meta *root, unsigned version);

/* Checks metadata for objdump, against the schema of the version found in the metadata. Appends a line that begins with prefix to
 * out for each violation. Returns the number of violations. */
unsigned
meta_lint(struct meta *root, const char *prefix, struct buf *out);

/* Sorts all maps by key, in LLVM's order. */
void
meta_sort(struct meta *root);

/* Sorts all maps, and appends the tree to out as MessagePack. */
void
meta_pack(struct meta *root, struct buf *out);

/* Parses MessagePack. If it is corrupt, returns NULL and sets *at to the offset of the error and *why to the reason. */
struct meta *
meta_unpack(struct arena *arena, const uint8_t *bytes, size_t n, size_t *at, const char **why);

/* Appends a scalar as it is written in YAML output. */
void
meta_print_scalar(const struct meta *m, struct buf *out);

/* Returns whether all strings are valid UTF-8. YAML cannot express other strings. */
bool
meta_is_utf8(const struct meta *root);

/* Appends the tree as YAML, from "---" to "...". Parsing the text yields the same tree, except that each byte that is not part of a
 * valid UTF-8 character becomes U+FFFD. */
void
meta_print(const struct meta *root, struct buf *out);

/* Returns the value of a key in a map. If the key is missing, adds it at the end, with an empty value of the given kind. */
struct meta *
meta_add(struct arena *arena, struct meta *map, const char *key, enum meta_kind kind);

/* Returns the map of the pipeline's registers in amdpal's metadata, or NULL if there is none. The map's keys are register numbers. */
struct meta *
meta_pal_registers(const struct meta *root);

/* Returns the key of a register in the map, or NULL if the map has no integer value for the register. */
struct meta *
meta_pal_key(const struct meta *registers, uint64_t number);

/* Returns the key of the next register after `key`, or of the first one if key is NULL; NULL at the end. Of several keys with one
 * number, only the one that meta_pal_key() finds is returned. seen: a map, empty before the first call, which the caller frees. */
struct meta *
meta_pal_next(const struct meta *registers, const struct meta *key, struct map *seen);

/* Adds a register with the value 0 at the end of the map. Returns its key. */
struct meta *
meta_pal_add(struct arena *arena, struct meta *registers, uint64_t number);

/* Returns whether kernels may have this key in a code object version, which must be at least 3. */
bool
meta_kernel_has(unsigned version, const char *key);

struct meta *
meta_get(const struct meta *map, const char *key);

#endif
