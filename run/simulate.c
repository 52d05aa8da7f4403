#include "run/simulate.h"

#include <stdio.h>

#include "common/base/file/buf.h"
#include "common/base/text/real.h"

static void
print_addresses(const struct amdgcn_simulation *s)
{
	enum { SHOWN = 12 };
	size_t n = 0;

	if (*s->conflicts)
		printf("  conflicts    %s\n", s->conflicts);
	for (size_t i = 0; i < s->naccesses; i++)
		if (*s->accesses[i].text && n++ < SHOWN)
			printf("  address      0x%llx: %s, %s\n", (unsigned long long)s->accesses[i].address, s->accesses[i].text,
				amdgcn_origin_name(s->accesses[i].origin));
	if (n > SHOWN)
		printf("  address      %zu more: --simulate-config has all\n", n - SHOWN);
}

static void
print_origins(const struct amdgcn_simulation *s)
{
	size_t measured = 0;

	for (size_t i = 0; i < s->nbranches; i++)
		measured += s->branches[i].origin == AMDGCN_BY_RUN;
	printf("  branches     %zu measured by the run", measured);
	if (measured < s->nbranches)
		printf(", whose first work-group did not reach %zu others", s->nbranches - measured);
	printf("\n");
}

bool
simulate_print(const struct run_result *r)
{
	const struct amdgcn_simulation *s = amdgcn_run_simulate(r->run, NULL);

	if (!s)
		return false;
	printf("simulation of ");
	report_lines(stdout, str_from(r->run->kernel));
	printf("\n  result       %s\n", s->limit);
	if (*s->certainty)
		printf("  certainty    %s\n", s->certainty);
	if (*s->most_lost)
		printf("  most lost    %s\n", s->most_lost);
	print_addresses(s);
	printf("  cycles       %llu; of a wave %s\n  throughput   %s waves in 1000 cycles\n", (unsigned long long)s->cycles,
		real_fixed(s->wave_mean, 1).z, real_fixed(s->throughput, 3).z);
	print_origins(s);
	for (size_t i = 0; i < s->nloops; i++)
		if (s->loops[i].entered)
			printf("  loop         at 0x%llx: %llu iterations, %s\n", (unsigned long long)s->loops[i].address,
				(unsigned long long)s->loops[i].iterations, amdgcn_origin_name(s->loops[i].origin));
	amdgcn_simulation_free(s);
	return true;
}

static void
put_access(struct buf *out, const struct amdgcn_access_rule *a)
{
	buf_printf(out, "  %s: ", a->where);
	if (a->cycles > 0)
		buf_printf(out, "%s", real_general(a->cycles, 6).z);
	if (a->first)
		buf_printf(out, "/%d", a->first - 1);
	buf_printf(out, "%s\n", a->cycles > 0 || a->first ? "" : "0");
}

void
simulate_write(const struct run_result *r)
{
	const struct amdgcn_run *run = r->run;
	struct buf out = {0};
	unsigned n[3];

	for (unsigned k = 0; k < 3; k++)
		n[k] = (run->grid[k] - 1) / run->group[k] + 1;
	buf_printf(&out, "# amdgcn-objdump --simulate --simulate-config=%s --function=%s; addresses are those of the linked object\n",
		r->o->simulate_config, run->kernel);
	buf_printf(&out, "measured: true\nworkgroups: %ux%ux%u\n", n[0], n[1], n[2]);
	if (run->npath)
		buf_printf(&out, "branches:\n");
	for (size_t i = 0; i < run->npath; i++)
		buf_printf(&out, "  %s: %s\n", run->path[i].where, run->path[i].pattern);
	if (run->naccesses)
		buf_printf(&out, "accesses:\n");
	for (size_t i = 0; i < run->naccesses; i++)
		put_access(&out, &run->accesses[i]);
	const char *why = buf_write_file(&out, r->o->simulate_config, 0666, NULL);
	if (why)
		diag_error(r->o->diag, (struct loc){0}, "%s: %s", r->o->simulate_config, why);
	buf_free(&out);
}
