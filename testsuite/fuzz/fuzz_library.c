/* Fuzzes the library with allocations that fail. The first two bytes are the number of the allocation that fails, counted from 0; the
 * next byte says whether all later ones fail as well, and chooses what is done with the object. The rest is an object, or a source
 * that is assembled and linked. The library must return from each call, without a leak and without a wrong access. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/le.h"
#include "library/amdgcn.h"
#include "testsuite/fuzz/failing.h"
#include "testsuite/fuzz/memory.h"

enum { HEAD = 3, ONLY = 1 /* bit of byte 2: only one allocation fails */ };

/* The limit keeps a simulation of a random loop short. */
enum { MOST_ISSUES = 100000 };

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void
report(void *user, const struct amdgcn_message *message)
{
	*(size_t *)user += strlen(message->text);
}

static void
use_function(const struct amdgcn_function *f, unsigned chosen)
{
	const struct amdgcn_simulation_settings settings = {.size = sizeof settings, .most = MOST_ISSUES, .timeline = 1};
	const struct amdgcn_graph *g = amdgcn_graph(f);
	char text[AMDGCN_TEXT];

	for (size_t i = 0; g && i < g->ninstructions; i++)
		amdgcn_graph_text(g, i, text);
	if (chosen & 2)
		amdgcn_liveness(f);
	if (chosen & 4)
		amdgcn_resources(f, 0);
	if (chosen & 8) {
		const struct amdgcn_simulation *s = amdgcn_simulate(f, &settings);

		amdgcn_simulation_free(s);
	}
}

static void
use_object(const void *bytes, size_t n, unsigned chosen, size_t *said)
{
	const struct amdgcn_check_settings settings = {.size = sizeof settings, .checks = chosen >> 4 ? ~0u : 0, .notes = chosen >> 5};
	struct amdgcn_object *object = amdgcn_open(bytes, n, report, said);
	const struct amdgcn_code *code;
	struct amdgcn_symbol y;

	for (size_t i = 0; object && amdgcn_symbol(object, i, &y); i++)
		;
	for (size_t i = 0; object && (code = amdgcn_code(object, i)) != NULL; i++) {
		const struct amdgcn_functions *all = amdgcn_functions(code);

		amdgcn_check(code, &settings);
		for (size_t k = 0; all && k < all->nfunctions; k++)
			use_function(&all->functions[k], chosen);
	}
	if (object)
		amdgcn_free(amdgcn_notes(object));
	amdgcn_close(object);
}

static void
use_source(const char *source, size_t n, unsigned chosen, size_t *said)
{
	const struct amdgcn_settings settings = {.size = sizeof settings, .processor = chosen & 64 ? "gfx942" : NULL, .fill_metadata = chosen & 128,
		.warn_kernel = 1};
	const char *const arguments[] = {"-shared", "--gc-sections", "-M", "k.o"};
	struct amdgcn_file file = {.name = "k.o"};
	const struct amdgcn_link link = {.size = sizeof link, .arguments = arguments, .narguments = 4, .files = &file, .nfiles = 1};
	void *object, *linked;
	char *text;
	size_t size;

	if (!amdgcn_assemble(&settings, source, n, report, said, &object, &file.size)) {
		file.bytes = object;
		use_object(object, file.size, chosen, said);
		if (!amdgcn_link(&link, report, said, &linked, &size, &text)) {
			use_object(linked, size, chosen, said);
			amdgcn_free(linked);
			amdgcn_free(text);
		}
		amdgcn_free(object);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	size_t said = 0;

	if (n < HEAD)
		return 0;
	unsigned chosen = data[2];
	memory_begin();
	failing_begin(le_get16(data), chosen & ONLY);
	if (n > HEAD + 4 && memcmp(data + HEAD, "\x7f" "ELF", 4) == 0)
		use_object(data + HEAD, n - HEAD, chosen, &said);
	else
		use_source((const char *)data + HEAD, n - HEAD, chosen, &said);
	failing_end();
	if (memory_leaks())
		abort();
	return 0;
}
