/* Metadata of a code object: conversion between YAML text (.amdgpu_metadata, notes of V2), a tree, and MessagePack (the descriptor
 * of an NT_AMDGPU_METADATA note). meta.def is the schema, one row per key. Follows "User Guide for AMDGPU Backend", section Code
 * Object Metadata. Unknown keys are kept, except in V2, which allows none. A schema version is a code object version, 2 to 6, or 0
 * for amdpal.
 *
 * libyaml parses text, msgpack-c parses bytes. YAML is printed by our own code, because libyaml cannot produce the layout of
 * llvm-readelf, which other tools expect (keys padded to 16 columns). */
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
	META_INT, /* negative */
	META_UINT,
	META_FLOAT,
	META_STR,
	META_ARRAY,
	META_MAP,
};

/* Nodes are allocated in the arena passed to the function that creates them. */
struct meta {
	enum meta_kind kind;
	bool flow;      /* META_ARRAY: printed in brackets on one line */
	bool untagged;  /* META_STR: printed without a tag, possibly with quotes */
	struct loc loc; /* in the YAML text; 0 if from MessagePack */
	union {
		bool truth;
		int64_t num;
		uint64_t unum;
		double real;
	};
	struct str text;    /* META_STR; a scalar from YAML: as written */
	struct meta *first; /* META_ARRAY: elements; META_MAP: keys */
	struct meta *value; /* of a key in a map */
	struct meta *next;
};

/* Parses YAML. base is the location of text.p[0]; text must be part of one registered source. Returns NULL after errors reported
 * through diag. */
struct meta *
meta_parse(struct diag *diag, struct arena *arena, struct str text, struct loc base);

/* The same for the text of a note: appends the first error to why, with its line number. */
struct meta *
meta_parse_note(struct arena *arena, struct str text, struct buf *why);

/* Checks the tree against the schema of a version. Converts scalars to the type of their key, and names of amdpal's registers to
 * their numbers on the processor. Reports each violation at its node's location, or at "at" if it has none. Without a target
 * (NULL), only registers with the same number on all processors are known. Returns whether there were no violations. */
bool
meta_check(struct diag *diag, const struct target *target, struct meta *root, unsigned version, struct loc at);

/* Normalizes a checked tree for output. V2: orders keys as in the schema and omits defaults. amdpal: adds an empty map of
 * registers if there is none. Others are unchanged. */
void
meta_arrange(struct arena *arena, struct meta *root, unsigned version);

/* The schema check of objdump: the version is taken from the metadata. Appends one line per violation to out, each with prefix.
 * Returns their number. */
unsigned
meta_lint(struct meta *root, const char *prefix, struct buf *out);

/* Sorts all maps by key, in LLVM's order. */
void
meta_sort(struct meta *root);

/* Sorts all maps, and appends MessagePack. */
void
meta_pack(struct meta *root, struct buf *out);

/* Parses MessagePack. Returns NULL if it is corrupt, and sets *at and *why to the offset and the reason. */
struct meta *
meta_unpack(struct arena *arena, const uint8_t *bytes, size_t n, size_t *at, const char **why);

/* Appends the text of a scalar, as in a key of the YAML output. */
void
meta_print_scalar(const struct meta *m, struct buf *out);

/* Appends YAML from "---" to "...", which parses to the same tree. */
void
meta_print(const struct meta *root, struct buf *out);

/* Returns the value of key in a map; if it is missing, adds it at the end. */
struct meta *
meta_add(struct arena *arena, struct meta *map, const char *key, enum meta_kind kind);

/* Returns the registers of amdpal's pipeline, a map from numbers to values, or NULL. */
struct meta *
meta_pal_registers(const struct meta *root);

/* Returns the key of a register that has an integer value in the map, or NULL. */
struct meta *
meta_pal_key(const struct meta *registers, uint64_t number);

/* Adds a register with the value 0 at the end of the map. Returns its key. */
struct meta *
meta_pal_add(struct arena *arena, struct meta *registers, uint64_t number);

/* Returns whether kernels have this key in a code object version, which is at least 3. */
bool
meta_kernel_has(unsigned version, const char *key);

/* Returns the value of key in a map, or NULL. */
struct meta *
meta_get(const struct meta *map, const char *key);

#endif
