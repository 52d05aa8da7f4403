/* What the views of control flow share: the file's code as common/analysis has it, and a walk over its functions. */
#ifndef OBJDUMP_FLOW_VIEW_H
#define OBJDUMP_FLOW_VIEW_H

#include "common/analysis/function/object.h"
#include "common/analysis/graph/functions.h"
#include "objdump/view/views.h"

/* The code of one section. */
struct flow_section {
	struct view *v;
	struct flow_object *object;
	size_t number;              /* the section's */
	uint64_t address;           /* of its first byte, as shown */
	const struct flow_code *code;
	struct flow *flow;
};

/* Calls show for each section of code that -j selects, in order. */
void
flow_each_section(struct view *v, void (*show)(struct flow_section *s));

/* Whether --disassemble-symbols selects the function. */
bool
flow_wanted(const struct flow_section *s, const struct flow_function *f);

/* What a function is called in the output, into buf: its name, demangled with -C, or "function at 0x…". */
struct str
flow_name(const struct flow_section *s, const struct flow_function *f, char buf[64]);

/* The same as the value of a key in JSON. */
void
flow_json_name(const struct flow_section *s, const char *key, const struct flow_function *f);

/* The text of an instruction into buf of INSN_TEXT bytes, with the target of a branch named by its block, "bb3". Returns the
 * length. */
size_t
flow_insn_text(const struct flow_section *s, const struct flow_graph *g, uint32_t insn, char *buf);

/* Where an edge leads: "bb3", "function name", "symbol"; empty if there is nothing to say; into buf. */
size_t
flow_edge_target(const struct flow_section *s, const struct flow_edge *e, char *buf, size_t room);

/* What a region of lanes other than the first is, "some of 1, from 00001a40 on", into buf. */
void
flow_region_text(const struct flow_section *s, const struct flow_graph *g, uint32_t region, char *buf, size_t room);

#endif
