/* Selects the processor by -mcpu, -mattr or .amdgcn_target. */
#include "assembler/parse/processor.h"

#include "assembler/as.h"
#include "assembler/parse/builtin_symbol.h"

/* Applies the features of -mattr. */
static void
set_features(struct as *as)
{
	for (size_t i = 0; i < as->opt.nattrs; i++) {
		struct str rest = str_from(as->opt.attrs[i]);
		while (rest.n) {
			const char *comma = memchr(rest.p, ',', rest.n);
			struct str one = {rest.p, comma ? (size_t)(comma - rest.p) : rest.n};
			if (one.n && !isa_set_feature(&as->id.isa, one))
				diag_error(as->diag, (struct loc){0}, "-mattr: unknown feature '%.*s'", STR_ARG(one));
			rest.p += one.n + (comma != NULL);
			rest.n -= one.n + (comma != NULL);
		}
	}
}

static void
chosen(struct as *as)
{
	as->has_processor = true;
	set_features(as);
	builtin_processor(as);
}

void
processor_option(struct as *as)
{
	const char *cpu = as->opt.cpu;
	if (!cpu)
		return;
	char text[TARGET_WHY];
	const char *why = isa_parse_target_id(&as->id.isa, str_from(cpu), text);
	if (why) {
		diag_error(as->diag, (struct loc){0}, "-mcpu=%s: %s", cpu, why);
		as->asked = true;
	} else {
		chosen(as);
	}
}

bool
processor_agrees(struct as *as, struct str target, const struct object_id *own, struct object_id *id, struct loc loc)
{
	char text[TARGET_WHY];
	const char *why = object_parse_target(id, target, text);
	struct buf conflict = {0};
	bool ok = !why;
	if (why) {
		diag_error(as->diag, loc, "%s", why);
		as->asked = true;
	} else if (as->has_processor && object_conflict(own, id, &conflict)) {
		diag_error(as->diag, loc, "the target identifier contradicts the options: %.*s", (int)conflict.n,
			(const char *)conflict.p);
		ok = false;
	}
	buf_free(&conflict);
	return ok;
}

void
processor_choose(struct as *as, const struct object_id *id)
{
	as->id.os = id->os;
	as->id.isa = id->isa;
	chosen(as);
}

/* Selects the processor of the first .amdgcn_target that begins a later line. This is needed for code before the directive, where
 * clang places __asm outside of functions. Returns false if no later line has one. */
static bool
choose_ahead(struct as *as)
{
	const struct lex_text *t = &as->source.input.stack[0].text;
	static const char word[] = ".amdgcn_target";
	const char *p = t->p, *end = p + t->n;
	for (; (p = memmem(p, (size_t)(end - p), word, sizeof word - 1)) != NULL; p++) {
		struct object_id id = as->id;
		char why[TARGET_WHY];
		const char *begin = p, *text = p + strcspn(p, "\"\n");
		while (begin > t->p && (begin[-1] == ' ' || begin[-1] == '\t'))
			begin--;
		if ((begin > t->p && begin[-1] != '\n') || *text != '"')
			continue;
		text++;
		if (object_parse_target(&id, (struct str){text, strcspn(text, "\"\n")}, why))
			continue;
		processor_choose(as, &id);
		return true;
	}
	return false;
}

bool
processor_known(struct as *as, struct loc loc)
{
	if (!as->has_processor && !as->asked && !choose_ahead(as)) {
		diag_error(as->diag, loc, "no processor is selected: use -mcpu or .amdgcn_target");
		as->asked = true;
	}
	return as->has_processor;
}

uint32_t
processor_flags(const struct as *as)
{
	return as->has_processor ? object_flags(&as->id) : 0;
}
