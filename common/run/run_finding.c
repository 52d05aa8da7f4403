#include "common/run/run_finding.h"

#include <stdarg.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/run/execution.h"

struct run_finding *
run_find(struct run_findings *all, unsigned kind, uint64_t pc)
{
	for (size_t i = 0; i < all->n; i++)
		if (all->v[i].pc == pc && all->v[i].kind == kind) {
			all->v[i].count++;
			return NULL;
		}
	struct run_finding *f = APPEND(all->v, all->n, all->cap);
	*f = (struct run_finding){.kind = (uint8_t)kind, .pc = pc, .lane = RUN_NO_LANE, .count = 1};
	return f;
}

struct run_finding *
run_report(struct run *r, unsigned kind, unsigned lane, const char *format, ...)
{
	struct run_finding *f = run_find(&r->findings, kind, r->pc);

	if (!f)
		return NULL;
	va_list ap;
	va_start(ap, format);
	f->text = alloc_vprintf(format, ap);
	va_end(ap);
	f->lane = (uint8_t)lane;
	f->wave = r->wave->number;
	memcpy(f->group, r->wave->group->id, sizeof f->group);
	return f;
}

const char *
run_kind_name(unsigned kind)
{
	static const char *const names[] = {
#define RUN(name, text, check, meaning) text,
#include "common/run/finding.def"
	};

	return names[kind];
}

const char *
run_kind_check(const char *name)
{
	static const char *const checks[][2] = {
#define RUN(name, text, check, meaning) {text, check},
#include "common/run/finding.def"
	};

	for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++)
		if (strcmp(checks[i][0], name) == 0)
			return checks[i][1];
	return "";
}

void
run_findings_free(struct run_findings *all)
{
	for (size_t i = 0; i < all->n; i++)
		alloc_free(all->v[i].text);
	alloc_free(all->v);
	*all = (struct run_findings){0};
}
