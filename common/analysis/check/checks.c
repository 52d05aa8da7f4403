#include "common/analysis/check/checks.h"

#include "common/analysis/hazard/hazard.h"
#include "common/analysis/live/defect.h"
#include "common/analysis/live/live.h"
#include "common/analysis/pops/pal_registers.h"

/* Declares the tables of rules, and the functions that find the violations of the rules in all functions of flow. */
#define OWN_PART(check, file, rules, run) extern const struct finding_rules rules;
#define PART(check, file, rules, find) \
	OWN_PART(check, file, rules, find) \
	void find(const struct flow *flow, struct findings *out);
#include "common/analysis/check/check.def"

struct check_input {
	const struct elfin *elf;
	const struct flow *flow;
	bool compilers;
	bool odd;
};

static void
check_flow(const struct check_input *in, struct findings *out)
{
	struct live *live = in->odd ? live_open(in->flow) : NULL;

	defects_find(in->flow, live, out);
	live_close(in->flow, live);
}

static void
check_pops_registers(const struct check_input *in, struct findings *out)
{
	pops_registers_find(in->elf, in->flow, out);
}

static void
check_hazards(const struct check_input *in, struct findings *out)
{
	hazards_check(in->flow, in->odd ? HAZARD_NOTES : in->compilers ? HAZARD_COMPILER : HAZARD_DOCUMENTED, out);
}

/* exactly one of find and run is set */
static const struct {
	unsigned check;
	const struct finding_rules *rules;
	void (*find)(const struct flow *flow, struct findings *out);
	void (*run)(const struct check_input *in, struct findings *out);
} parts[] = {
#define PART(check, file, rules, find) {CHECK_##check, &rules, find, NULL},
#define OWN_PART(check, file, rules, run) {CHECK_##check, &rules, NULL, run},
#include "common/analysis/check/check.def"
};

static bool
is_reported(const struct finding_rules *rules, const struct check_input *in)
{
	for (size_t i = 0; i < rules->n; i++) {
		const struct finding f = {.kind = &rules->v[i]};

		if (in->odd || finding_severity(&f, in->compilers) != FINDING_NOTE || (in->compilers && finding_is_contradicted(&f)))
			return true;
	}
	return false;
}

void
checks_run(unsigned checks, bool compilers, bool odd, const struct elfin *elf, const struct flow *flow, struct findings *out)
{
	const struct check_input in = {elf, flow, compilers, odd};

	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		if (!(checks & 1u << parts[i].check) || !is_reported(parts[i].rules, &in))
			continue;
		if (parts[i].find)
			parts[i].find(flow, out);
		else
			parts[i].run(&in, out);
	}
}

const struct finding_kind *
checks_rule(struct str name, unsigned *check)
{
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
		for (size_t k = 0; k < parts[i].rules->n; k++)
			if (str_eqz(name, parts[i].rules->v[k].name)) {
				*check = parts[i].check;
				return &parts[i].rules->v[k];
			}
	return NULL;
}

const struct finding_kind *
checks_rule_at(size_t i, unsigned *check)
{
	for (size_t part = 0; part < sizeof parts / sizeof parts[0]; part++) {
		*check = parts[part].check;
		if (i < parts[part].rules->n)
			return &parts[part].rules->v[i];
		i -= parts[part].rules->n;
	}
	return NULL;
}

#define CHECK(name, certain, meaning) {#name, meaning, certain},
const struct check_info checks_all[] = {
#include "common/analysis/check/check.def"
};
