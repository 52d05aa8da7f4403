/* Shared by the control-flow views: the analyzed code of a file, and iteration over its functions. */
#ifndef OBJDUMP_FLOW_VIEW_H
#define OBJDUMP_FLOW_VIEW_H

#include "common/analysis/function/object.h"
#include "common/analysis/graph/functions.h"
#include "objdump/view/views.h"

/* The code of one section. */
struct flow_section {
	struct view *v;
	struct flow_object *object;
	size_t number;              /* the section's number */
	uint64_t address;           /* of the first byte, as printed */
	const struct flow_code *code;
	struct flow *flow;
};

/* Calls show for each section of code that -j selects, in order. */
void
flow_each_section(struct view *v, void (*show)(struct flow_section *s));

/* Whether --disassemble-symbols selects the function. */
bool
flow_wanted(const struct flow_section *s, const struct flow_function *f);

/* The printed name of a function, into buf: its name, demangled with -C, or "function at 0x…". */
struct str
flow_name(const struct flow_section *s, const struct flow_function *f, char buf[64]);

/* The same as the value of a JSON key. */
void
flow_json_name(const struct flow_section *s, const char *key, const struct flow_function *f);

/* Writes the text of an instruction to buf of INSN_TEXT bytes, with a branch target named by its block, "bb3". Returns the length. */
size_t
flow_insn_text(const struct flow_section *s, const struct flow_graph *g, uint32_t insn, char *buf);

/* Writes the target of an edge to buf: "bb3", "function name", "symbol"; empty: no target to print. */
size_t
flow_edge_target(const struct flow_section *s, const struct flow_edge *e, char *buf, size_t room);

/* Describes a region of lanes other than region 0, "some of 1, from 00001a40 on", in buf. */
void
flow_region_text(const struct flow_section *s, const struct flow_graph *g, uint32_t region, char *buf, size_t room);

#endif
