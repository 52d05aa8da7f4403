#include "common/analysis/check/checks.h"

#include "common/analysis/hazard/hazard.h"
#include "common/analysis/live/defect.h"
#include "common/analysis/live/live.h"
#include "common/analysis/memory/unordered.h"
#include "common/analysis/pops/check.h"
#include "common/analysis/pops/registers.h"
#include "common/analysis/race/race.h"
#include "common/analysis/wait/slack.h"
#include "common/analysis/wait/wait.h"

static const struct {
	unsigned check;
	const struct finding_rules *rules;
} rules[] = {
	{CHECK_flow, &defect_rules},
	{CHECK_waits, &wait_rules},
	{CHECK_hazards, &hazard_rules},
	{CHECK_pops, &pops_all_rules},
	{CHECK_pops, &pops_registers_rules},
	{CHECK_memory, &unordered_rules},
	{CHECK_races, &race_rules},
	{CHECK_slack, &slack_rules},
	{CHECK_slack, &hazard_slack_rules},
};

static void
check_flow(bool odd, const struct flow *flow, struct findings *out)
{
	struct live *live = odd ? live_open(flow) : NULL;

	defects_find(flow, live, out);
	live_close(flow, live);
}

void
checks_run(unsigned checks, bool compilers, bool odd, struct elfin *elf, const struct flow *flow, struct findings *out)
{
	if (checks & 1 << CHECK_flow)
		check_flow(odd, flow, out);
	if (checks & 1 << CHECK_waits)
		waits_check(flow, out);
	if (checks & 1 << CHECK_hazards)
		hazards_check(flow, odd ? HAZARD_NOTES : compilers ? HAZARD_COMPILER : HAZARD_DOCUMENTED, out);
	if (checks & 1 << CHECK_pops) {
		pops_check(flow, out);
		pops_registers_find(elf, flow, out);
	}
	if (checks & 1 << CHECK_memory)
		unordered_find(flow, out);
	if (checks & 1 << CHECK_races)
		races_find(flow, out);
	if (checks & 1 << CHECK_slack) {
		slack_find(flow, out);
		hazards_slack(flow, out);
	}
}

const struct finding_kind *
checks_rule(struct str name, unsigned *check)
{
	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
		for (size_t k = 0; k < rules[i].rules->n; k++)
			if (str_eqz(name, rules[i].rules->v[k].name)) {
				*check = rules[i].check;
				return &rules[i].rules->v[k];
			}
	return NULL;
}
