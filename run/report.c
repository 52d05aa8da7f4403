#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>

#include "common/base/text/json_string.h"

static void
print_place(const struct amdgcn_run_finding *f)
{
	fprintf(stderr, "  work-group %u", f->group[0]);
	if (f->group[1] || f->group[2])
		fprintf(stderr, ",%u,%u", f->group[1], f->group[2]);
	fprintf(stderr, ", wave %u", f->wave);
	if (f->lane >= 0)
		fprintf(stderr, ", lane %d", f->lane);
	if (f->count > 1)
		fprintf(stderr, "; %" PRIu64 " times", f->count);
	fprintf(stderr, "\n");
}

void
report_text(const struct options *o, const struct amdgcn_run *r)
{
	for (size_t i = 0; i < r->nfindings; i++) {
		const struct amdgcn_run_finding *f = &r->findings[i];

		fprintf(stderr, "%s: %s: 0x%" PRIx64 ": warning: %s [%s]\n", o->path, f->function ? f->function : "code", f->address, f->text, f->name);
		if (f->instruction)
			fprintf(stderr, "  %s\n", f->instruction);
		print_place(f);
	}
	if (o->counts)
		printf("%" PRIu64 " instructions, %" PRIu64 " results of lanes, %" PRIu64 " work-groups, %" PRIu64 " waves\n", r->instructions, r->lanes,
			r->groups, r->waves);
}

static void
put_string(const char *z)
{
	struct buf b = {0};

	if (!z) {
		printf("null");
		return;
	}
	json_string_put(&b, str_from(z));
	fwrite(b.p, 1, b.n, stdout);
	buf_free(&b);
}

void
report_json(const struct options *o, const struct amdgcn_run *r)
{
	printf("{\n \"schema\": 1,\n \"file\": ");
	put_string(o->path);
	printf(",\n \"complete\": %s,\n \"instructions\": %" PRIu64 ",\n \"lanes\": %" PRIu64 ",\n \"workgroups\": %" PRIu64 ",\n \"waves\": %" PRIu64
		",\n \"findings\": [", r->complete ? "true" : "false", r->instructions, r->lanes, r->groups, r->waves);
	for (size_t i = 0; i < r->nfindings; i++) {
		const struct amdgcn_run_finding *f = &r->findings[i];

		printf("%s\n  {\"name\": \"%s\", \"text\": ", i ? "," : "", f->name);
		put_string(f->text);
		printf(", \"address\": %" PRIu64 ", \"function\": ", f->address);
		put_string(f->function);
		printf(", \"instruction\": ");
		put_string(f->instruction);
		printf(", \"workgroup\": [%u, %u, %u], \"wave\": %u, \"lane\": ", f->group[0], f->group[1], f->group[2], f->wave);
		if (f->lane >= 0)
			printf("%d", f->lane);
		else
			printf("null");
		printf(", \"count\": %" PRIu64 "}", f->count);
	}
	printf("%s]\n}\n", r->nfindings ? "\n " : "");
}
