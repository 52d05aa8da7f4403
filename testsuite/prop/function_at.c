/* Checks amdgcn_function_at(), at each address of a section with gaps, nested functions and several names of one
 * function, against a search of all functions. */
#include <stdio.h>
#include <string.h>

#include "library/amdgcn.h"

static const char source[] =
	"\ts_nop 0\n"
	"\t.p2align 6\n"
	"\t.type outer,@function\n"
	"outer:\n"
	"\ts_nop 1\n"
	"\t.type inner,@function\n"
	"inner:\n"
	"\ts_nop 2\n"
	"\ts_setpc_b64 s[30:31]\n"
	"\t.size inner, .-inner\n"
	"\ts_nop 3\n"
	"\ts_endpgm\n"
	"\t.size outer, .-outer\n"
	"\t.p2align 8\n"
	"\t.type last,@function\n"
	"\t.type other,@function\n"
	"last:\n"
	"other:\n"
	"\ts_endpgm\n"
	"\t.size last, .-last\n"
	"\t.size other, .-other\n"
	"\t.long 0, 0, 0\n";

static const struct amdgcn_function *
find(const struct amdgcn_functions *all, uint64_t address)
{
	const struct amdgcn_function *found = NULL;

	for (size_t i = 0; i < all->nfunctions; i++)
		if (all->functions[i].address <= address)
			found = &all->functions[i];
	return found && address < found->end ? found : NULL;
}

int
main(void)
{
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = "gfx90a"};
	void *object;
	size_t size, in = 0, outside = 0;
	unsigned nwrong = 0;

	if (amdgcn_assemble(&settings, source, strlen(source), NULL, NULL, &object, &size))
		return 1;
	struct amdgcn_object *o = amdgcn_open(object, size, NULL, NULL);
	const struct amdgcn_code *code = amdgcn_code(o, 0);
	const struct amdgcn_functions *all = amdgcn_functions(code);
	for (uint64_t at = 0; at < code->size + 16; at++) {
		const struct amdgcn_function *f = amdgcn_function_at(code, code->address + at);

		if (f != find(all, code->address + at) && ++nwrong)
			printf("0x%llx: got %s\n", (unsigned long long)at, f ? f->name : "none");
		*(f ? &in : &outside) += 1;
	}
	if ((all->nfunctions < 3 || !in || !outside) && ++nwrong)
		printf("%zu functions; %zu addresses in functions, %zu outside\n", all->nfunctions, in, outside);
	amdgcn_close(o);
	amdgcn_free(object);
	return nwrong > 0;
}
