/* --debug: what analyses know before each instruction. */
#include "objdump/flow/section_view.h"

static void
show_states(struct section_view *s, const struct amdgcn_function *f, size_t analysis)
{
	const struct amdgcn_states *states = amdgcn_states(f, analysis);
	const struct amdgcn_graph *g = amdgcn_whole_graph(f);
	char name[64], text[AMDGCN_TEXT];

	out_printf(s->v->out, "\n%016llx <%.*s>: %s\n", (unsigned long long)section_shown(s, f->address), STR_ARG(section_name(s, f, name)),
		amdgcn_states_name(analysis));
	for (size_t i = 0; states && i < states->nstates; i++) {
		const struct amdgcn_state *state = &states->states[i];
		int insn = amdgcn_find_instruction(g, state->address);
		size_t n = insn == AMDGCN_NONE ? 0 : amdgcn_graph_text(g, (size_t)insn, text);

		out_printf(s->v->out, "%08llx:\t%.*s%s%s\n", (unsigned long long)section_shown(s, state->address), (int)n, text,
			*state->text ? "\t// " : "", state->text);
	}
}

static void
show_section(struct section_view *s)
{
	for (size_t i = 0; i < s->all->nfunctions; i++)
		for (size_t k = 0; amdgcn_states_name(k) && section_wants(s, &s->all->functions[i]); k++)
			if (s->v->options->debug >> k & 1)
				show_states(s, &s->all->functions[i], k);
}

void
debug_show(struct view *v)
{
	section_each(v, show_section);
}
