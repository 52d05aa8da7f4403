/* Functions that the views of control flow share: the code sections of a file, and text for functions, instructions and edges. */
#ifndef OBJDUMP_SECTION_VIEW_H
#define OBJDUMP_SECTION_VIEW_H

#include "library/amdgcn.h"
#include "objdump/view/views.h"

/* The code of one section, and its functions. */
struct section_view {
	struct view *v;
	const struct amdgcn_code *code;
	const struct amdgcn_functions *all;
};

/* Returns an address as printed, with --adjust-vma. */
static inline uint64_t
section_shown(const struct section_view *s, uint64_t address)
{
	return address + s->v->options->adjust_vma;
}

/* Calls show() for each code section that -j selects, in order. */
void
section_each(struct view *v, void (*show)(struct section_view *s));

/* Returns whether --functions or --disassemble-symbols selects the function. */
bool
section_wants(const struct section_view *s, const struct amdgcn_function *f);

/* Returns the printed name of a function: its name, demangled with -C, or "function at 0x…", which is written to buf. */
struct str
section_name(const struct section_view *s, const struct amdgcn_function *f, char buf[64]);

/* Finds the symbol relative to which an address is printed: the function f, or the section if f is NULL or begins after the address.
 * Sets *offset to the address's offset from there. Returns the printed name of the function or section, as section_name() does. */
struct str
section_place(const struct section_view *s, const struct amdgcn_function *f, uint64_t address, uint64_t *offset, char buf[64]);

/* Writes the function's name, as section_name() returns it, as the value of a JSON key. */
void
section_json_name(const struct section_view *s, const char *key, const struct amdgcn_function *f);

/* Writes the target of an edge to buf, which has room bytes: "bb3", "function name" or "symbol"; empty if there is no target to
 * print. Returns the length. */
size_t
section_edge_target(const struct section_view *s, const struct amdgcn_edge *e, char *buf, size_t room);

/* Writes a description of a set of lanes to buf, which has room bytes, such as "some of 1, from 00001a40 on". The set must not be
 * set 0. */
void
section_lanes_text(const struct section_view *s, const struct amdgcn_graph *g, size_t lanes, char *buf, size_t room);

#endif
