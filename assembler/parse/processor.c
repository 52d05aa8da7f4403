#include "assembler/parse/processor.h"

#include <stdio.h>

#include "assembler/parse/reader.h"
#include "assembler/parse/builtin_symbol.h"

static void
set_features(struct reader *in)
{
	for (size_t i = 0; i < in->opt.nattrs; i++) {
		struct str rest = str_from(in->opt.attrs[i]);
		while (rest.n) {
			const char *comma = memchr(rest.p, ',', rest.n);
			struct str one = {rest.p, comma ? (size_t)(comma - rest.p) : rest.n};
			if (one.n && !isa_set_feature(&in->id.isa, one))
				diag_error(in->diag, (struct loc){0}, "-mattr: unknown feature '%.*s'", STR_ARG(one));
			rest.p += one.n + (comma != NULL);
			rest.n -= one.n + (comma != NULL);
		}
	}
}

static void
chosen(struct reader *in)
{
	in->has_processor = true;
	set_features(in);
	builtin_processor(in);
}

void
processor_option(struct reader *in)
{
	const struct architecture *a = &in->opt.architecture;
	const char *cpu = in->opt.cpu ? in->opt.cpu : a->target ? a->target->name : NULL;
	if (!cpu || in->opt.cpu_is_default)
		return;
	char text[TARGET_WHY];
	const char *why = isa_parse_target_id(&in->id.isa, str_from(cpu), text);
	if (!why && a->exact && a->target != in->id.isa.target) {
		snprintf(text, sizeof text, "the triple is for %s", a->target->name);
		why = text;
	}
	if (why) {
		diag_error(in->diag, (struct loc){0}, "-mcpu=%s: %s", cpu, why);
		in->processor_reported = true;
	} else {
		chosen(in);
	}
}

bool
processor_agrees(struct reader *in, struct str target, const struct object_id *own, struct object_id *id, struct loc loc)
{
	char text[TARGET_WHY];
	const char *why = object_parse_target(id, target, text);
	struct buf conflict = {0};
	bool ok = !why;
	if (why) {
		diag_error(in->diag, loc, "%s", why);
		in->processor_reported = true;
	} else if (in->has_processor && object_conflict(own, id, &conflict)) {
		diag_error(in->diag, loc, "the target identifier contradicts the options: %.*s", (int)conflict.n,
			(const char *)conflict.p);
		ok = false;
	}
	buf_free(&conflict);
	return ok;
}

void
processor_choose(struct reader *in, const struct object_id *id)
{
	in->id.os = id->os;
	in->id.isa = id->isa;
	chosen(in);
}

/* Selects the processor of the first valid .amdgcn_target at the start of a line. Returns false if no line has one. This is
 * needed for code before the directive, such as clang's __asm outside of functions. */
static bool
choose_ahead(struct reader *in)
{
	const struct lex_text *t = &in->source.input.stack[0].text;
	static const char word[] = ".amdgcn_target";
	const char *p = t->p, *end = p + t->n;
	for (; (p = memmem(p, (size_t)(end - p), word, sizeof word - 1)) != NULL; p++) {
		struct object_id id = in->id;
		const char *begin = p, *text = p + strcspn(p, "\"\n");
		while (begin > t->p && (begin[-1] == ' ' || begin[-1] == '\t'))
			begin--;
		if ((begin > t->p && begin[-1] != '\n') || *text != '"')
			continue;
		text++;
		char why[TARGET_WHY];
		if (object_parse_target(&id, (struct str){text, strcspn(text, "\"\n")}, why))
			continue;
		processor_choose(in, &id);
		return true;
	}
	return false;
}

void
processor_default(struct reader *in)
{
	if (!in->opt.cpu_is_default)
		return;
	in->opt.cpu_is_default = false;
	if (!choose_ahead(in))
		processor_option(in);
}

bool
processor_known(struct reader *in, struct loc loc)
{
	if (!in->has_processor && !in->processor_reported && !choose_ahead(in)) {
		diag_error(in->diag, loc, "no processor is selected: use -mcpu or .amdgcn_target");
		in->processor_reported = true;
	}
	return in->has_processor;
}

uint32_t
processor_flags(const struct reader *in)
{
	return in->has_processor ? object_flags(&in->id) : 0;
}
