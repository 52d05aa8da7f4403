/* Checks the sequences of the memory model that the library returns: .amdgcn_fence and .amdgcn_atomic must assemble to
 * the same bytes, for each ordering and scope on some processors. An ordering that the library does not allow must be
 * an error of the directive.
 *
 * prop-ordering ASSEMBLER OBJDUMP LINKER FOLDER */
#include "library/amdgcn.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { TEXT = 4096 };

static const struct processor {
	const char *name;
	unsigned syntax; /* index in accesses[].insn */
} processors[] = {
	{"gfx700", 0}, {"gfx906", 0}, {"gfx90a", 0}, {"gfx942", 0}, {"gfx1030", 0}, {"gfx1100", 0}, {"gfx1200", 1}, {"gfx1250", 1},
};
static const char *const orderings[] = {"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"};
static const char *const scopes[] = {"singlethread", "wavefront", "workgroup", "cluster", "agent", "system"};
static const char *const spaces[] = {"global", "global,local", NULL};

/* An access of each kind to global memory, in two syntaxes. */
static const struct {
	enum amdgcn_ordered operation;
	const char *insn[2];
} accesses[] = {
	{AMDGCN_ORDERED_LOAD, {"buffer_load_dword v0, off, s[0:3], 0", "buffer_load_b32 v0, off, s[0:3], null"}},
	{AMDGCN_ORDERED_STORE, {"buffer_store_dword v0, off, s[0:3], 0", "buffer_store_b32 v0, off, s[0:3], null"}},
	{AMDGCN_ORDERED_ATOMIC, {"buffer_atomic_add v0, off, s[0:3], 0", "buffer_atomic_add_u32 v0, off, s[0:3], null"}},
};

static unsigned wrong, compared;

/* Assembles a source for a processor. Returns whether there were no errors. The caller frees *object. */
static bool
assemble(const char *processor, const char *source, void **object, size_t *n)
{
	const struct amdgcn_settings settings = {.size = sizeof settings, .processor = processor};

	return amdgcn_assemble(&settings, source, strlen(source), NULL, NULL, object, n) == 0;
}

/* Compares a directive with the library's sequence; insn is the access, or empty for a fence. */
static void
compare(const char *processor, const struct amdgcn_ordering *o, const char *directive, const char *insn)
{
	char why[200] = "", source[TEXT] = "";
	struct amdgcn_processor *p = amdgcn_processor(processor, NULL, why, sizeof why);
	struct amdgcn_sequence s;
	bool known = p && amdgcn_sequence(p, o, &s, why, sizeof why);
	void *want, *got = NULL;
	size_t nwant, ngot = 0;
	bool right = assemble(processor, directive, &want, &nwant);

	if (known) {
		snprintf(source, sizeof source, "%s%s%s%s%s", s.before, insn, *insn ? s.modifiers : "", *insn ? "\n" : "", s.after);
		known = assemble(processor, source, &got, &ngot);
	}
	compared += known;
	if (known != right || (known && (nwant != ngot || memcmp(want, got, nwant))))
		wrong += printf("%s: %s\nlibrary: %s%s\n", processor, directive, source, why) > 0;
	amdgcn_free(want);
	amdgcn_free(got);
	amdgcn_free(p);
}

static void
compare_all(const struct processor *processor, const char *ordering, const char *scope)
{
	char directive[TEXT];

	for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
		const struct amdgcn_ordering fence = {.size = sizeof fence, .ordering = ordering, .scope = scope, .spaces = spaces[i]};

		snprintf(directive, sizeof directive, ".amdgcn_fence %s, %s%s%s\n", ordering, scope, spaces[i] ? ", " : "",
			spaces[i] ? spaces[i] : "");
		compare(processor->name, &fence, directive, "");
	}
	for (size_t i = 0; i < sizeof accesses / sizeof *accesses; i++) {
		const struct amdgcn_ordering access = {.size = sizeof access, .operation = accesses[i].operation, .ordering = ordering,
			.scope = scope, .spaces = "global"};

		snprintf(directive, sizeof directive, ".amdgcn_atomic %s, %s, %s\n", ordering, scope,
			accesses[i].insn[processor->syntax]);
		compare(processor->name, &access, directive, accesses[i].insn[processor->syntax]);
	}
}

int
main(void)
{
	const struct amdgcn_ordering bad = {.size = sizeof bad, .ordering = "acquire", .scope = "planet"};
	struct amdgcn_processor *p = amdgcn_processor("gfx900", NULL, NULL, 0);
	char why[100] = "";

	for (size_t i = 0; i < sizeof processors / sizeof *processors; i++)
		for (size_t o = 0; o < sizeof orderings / sizeof *orderings; o++)
			for (size_t k = 0; k < sizeof scopes / sizeof *scopes; k++)
				compare_all(&processors[i], orderings[o], scopes[k]);
	struct amdgcn_sequence s;
	if (amdgcn_sequence(p, &bad, &s, why, sizeof why) || strcmp(why, "'planet' is not a scope"))
		wrong += printf("an unknown scope: %s\n", why) > 0;
	amdgcn_free(p);
	if (compared < 1000)
		printf("only %u sequences are compared\n", compared);
	return wrong || compared < 1000;
}
