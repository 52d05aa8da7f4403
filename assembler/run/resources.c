/* Prints the resource usage of the kernels in an object, from its image in memory. */
#include "assembler/run/resources.h"

#include <stdio.h>

#include "common/analysis/function/flow.h"
#include "common/analysis/resource/resources.h"
#include "common/base/memory/alloc.h"

static void
show_section(const struct flow_object *o, size_t number, struct buf *text)
{
	const struct flow_code *code = &o->codes[number];
	struct flow *flow;
	struct resources *all;
	struct live *live;

	if (!code->bytes || !code->size)
		return;
	flow = flow_open(code);
	live = live_open(flow);
	all = resources_find(o, number, flow, live, 0);
	for (size_t i = 0; i < flow->nfunctions; i++)
		resources_print(&all[i], flow->functions[i].at, flow->functions[i].name, text);
	alloc_free(all);
	live_close(flow, live);
	flow_close(flow);
}

void
resources_show(struct diag *diag, const struct isa *isa, const struct buf *image, bool to_stderr)
{
	struct flow_object object;
	struct buf text = {0};
	struct elfin elf;

	if (!image->n || !elfin_memory(&elf, diag, "object", image->p, image->n))
		return;
	flow_object_open(&object, &elf, isa);
	for (size_t i = 0; i < object.ncodes; i++)
		show_section(&object, i, &text);
	fwrite(text.p, 1, text.n, to_stderr ? stderr : stdout);
	buf_free(&text);
	flow_object_close(&object);
	elfin_close(&elf);
}
