/* Functions that the control-flow views share: analysis of each code section of a file, and text for functions, instructions and
 * edges. */
#ifndef OBJDUMP_FLOW_VIEW_H
#define OBJDUMP_FLOW_VIEW_H

#include "common/analysis/function/object.h"
#include "common/analysis/graph/functions.h"
#include "objdump/view/views.h"

/* The code of one section, and its control flow. */
struct flow_section {
	struct view *v;
	struct flow_object *object;
	size_t number;              /* index of the section in object->codes */
	uint64_t address;           /* address of the first byte, as printed */
	const struct flow_code *code;
	struct flow *flow;
};

/* Calls show() for each code section that -j selects, in order. */
void
flow_each_section(struct view *v, void (*show)(struct flow_section *s));

/* Whether --functions or --disassemble-symbols selects the function. */
bool
flow_wanted(const struct flow_section *s, const struct flow_function *f);

/* Returns the printed name of a function: its name, demangled with -C, or "function at 0x…", which is written to buf. */
struct str
flow_name(const struct flow_section *s, const struct flow_function *f, char buf[64]);

/* Writes the function's name, as flow_name() returns it, as the value of a JSON key. */
void
flow_json_name(const struct flow_section *s, const char *key, const struct flow_function *f);

/* Writes the text of an instruction to buf, which has INSN_TEXT bytes. A branch target is written as the name of its block, such
 * as "bb3". Returns the length. */
size_t
flow_insn_text(const struct flow_section *s, const struct flow_graph *g, uint32_t insn, char *buf);

/* Writes the target of an edge to buf, which has room bytes: "bb3", "function name" or "symbol"; empty if there is no target to
 * print. Returns the length. */
size_t
flow_edge_target(const struct flow_section *s, const struct flow_edge *e, char *buf, size_t room);

/* Describes a region of lanes other than region 0, for example "some of 1, from 00001a40 on", in buf, which has room bytes. */
void
flow_region_text(const struct flow_section *s, const struct flow_graph *g, uint32_t region, char *buf, size_t room);

#endif
