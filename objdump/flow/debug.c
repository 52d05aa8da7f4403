/* --debug: what analyses know before each instruction. */
#include "objdump/flow/section_view.h"

static void
show_states(struct section_view *s, const struct amdgcn_function *f, size_t analysis)
{
	const struct amdgcn_states *states = amdgcn_states(f, analysis);
	char name[64];

	out_printf(s->v->out, "\n%016llx <%.*s>: %s\n", (unsigned long long)section_shown(s, f->address), STR_ARG(section_name(s, f, name)),
		amdgcn_states_name(analysis));
	for (size_t i = 0; states && i < states->nstates; i++) {
		const struct amdgcn_state *state = &states->states[i];
		char *text = amdgcn_state_text(f, state, section_shown(s, state->address));

		out_printf(s->v->out, "%s\n", text ? text : "");
		amdgcn_free(text);
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
