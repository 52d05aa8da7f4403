#include "objdump/revision/show_alignment.h"

enum { SHOWN = 8 }; /* number of renames in the text if there are at least two more */

struct rename_text {
	char from[AMDGCN_REGISTER_NAME], to[AMDGCN_REGISTER_NAME];
	size_t nfrom, nto;
};

static struct rename_text
text_of(const struct revision_rename *r)
{
	struct rename_text t;

	t.nfrom = amdgcn_register_range(r->from, r->count, t.from);
	t.nto = amdgcn_register_range(r->to, r->count, t.to);
	return t;
}

void
show_alignment_text(const struct revisions *v, struct out *out)
{
	size_t shown = v->nrenames > SHOWN + 1 ? SHOWN : v->nrenames;

	for (size_t i = 0; i < shown; i++) {
		struct rename_text t = text_of(&v->renames[i]);

		out_printf(out, "    %.*s is renamed to %.*s in %u instruction%s\n", (int)t.nfrom, t.from, (int)t.nto, t.to, v->renames[i].rows,
			v->renames[i].rows == 1 ? "" : "s");
	}
	if (v->nrenames > shown)
		out_printf(out, "    %zu others are renamed in at most %u instruction%s each\n", v->nrenames - shown, v->renames[shown].rows,
			v->renames[shown].rows == 1 ? "" : "s");
}

void
show_alignment_json(const struct revisions *v, struct json *j)
{
	for (int kind = 0; kind < REVISION_KINDS; kind++)
		json_key_uint(j, revision_kind_name(kind), v->counts[kind]);
	json_key_uint(j, "not_aligned", v->replaced);
	json_key(j, "renames");
	json_array(j, JSON_LINES);
	for (size_t i = 0; i < v->nrenames; i++) {
		struct rename_text t = text_of(&v->renames[i]);

		json_object(j, JSON_INLINE);
		json_key(j, "from");
		json_plain(j, t.from, t.nfrom);
		json_key(j, "to");
		json_plain(j, t.to, t.nto);
		json_key_uint(j, "instructions", v->renames[i].rows);
		json_end(j);
	}
	json_end(j);
}
