#include "common/run/old_kernel.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/le.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/descriptor/code_t.h"

/* Offsets of members: code_t.tbl and kd.tbl. */
enum { OLD_ENTRY = 16, OLD_RESOURCES = 48, OLD_PROPERTIES = 56, OLD_SCRATCH = 60, OLD_LDS = 64, OLD_ARGUMENTS = 72 };
enum { KD_LDS = 0, KD_SCRATCH = 4, KD_ARGUMENTS = 8, KD_RESOURCES = 48, KD_PROPERTIES = 56 };
enum { OLD_DYNAMIC_STACK = 1 << 20, KD_DYNAMIC_STACK = 1 << 11, SAME_PROPERTIES = 0x47f /* user SGPRs, and the wave size */,
	OLD_COUNTS = 7 << 7 /* enable_sgpr_grid_workgroup_count_… */ };

/* Returns the amd_kernel_code_t of a symbol, or NULL. */
static const uint8_t *
code_of(const struct elfin *e, const struct elfin_symbol *s)
{
	const struct elfin_section *in = &e->sections[s->reserved ? 0 : s->section];
	uint64_t offset = s->value - in->hdr.sh_addr;

	if (s->type != STT_AMDGPU_HSA_KERNEL || s->reserved || !in->data || in->hdr.sh_size < CODE_T_SIZE || offset > in->hdr.sh_size - CODE_T_SIZE)
		return NULL;
	return code_t_is(in->data + offset) ? in->data + offset : NULL;
}

static struct flow_kernel
kernel_of(const struct elfin *e, const struct isa *isa, const struct elfin_symbol *s, const uint8_t *code)
{
	uint8_t kd[KD_SIZE] = {0};
	uint32_t properties = le_get32(code + OLD_PROPERTIES);
	struct flow_kernel k = {.name = str_from(s->name), .section = s->section, .size = s->size, .kernarg_size = GRAPH_NONE};

	memcpy(kd + KD_LDS, code + OLD_LDS, 4);
	memcpy(kd + KD_SCRATCH, code + OLD_SCRATCH, 4);
	memcpy(kd + KD_ARGUMENTS, code + OLD_ARGUMENTS, 4);
	memcpy(kd + KD_RESOURCES, code + OLD_RESOURCES, 8);
	le_put32(kd + KD_PROPERTIES, (properties & SAME_PROPERTIES) | (properties & OLD_DYNAMIC_STACK ? KD_DYNAMIC_STACK : 0u));
	kd_read(isa, kd, k.value);
	k.at = s->value - e->sections[s->section].hdr.sh_addr + le_get64(code + OLD_ENTRY);
	return k;
}

bool
run_old_kernel(const struct elfin *e, const struct isa *isa, const char *name, struct flow_kernel *out, size_t *n)
{
	const struct elfin_section *table = elfin_find(e, SHT_SYMTAB, NULL);
	struct elfin_symbol *symbols = NULL;
	size_t nsymbols = 0;
	bool found = false;

	*n = 0;
	table = table ? table : elfin_find(e, SHT_DYNSYM, NULL);
	if (table && !elfin_symbols(e, table, &symbols, &nsymbols))
		return false;
	for (size_t i = 1; i < nsymbols; i++) {
		const uint8_t *code = code_of(e, &symbols[i]);

		if (!code)
			continue;
		++*n;
		if (!found && (!name || strcmp(name, symbols[i].name) == 0)) {
			*out = kernel_of(e, isa, &symbols[i], code);
			if (le_get32(code + OLD_PROPERTIES) & OLD_COUNTS)
				diag_error(e->diag, (struct loc){0}, "%s takes numbers of work-groups in SGPRs, which get no value here", symbols[i].name);
			found = true;
		}
	}
	alloc_free(symbols);
	return found && (name || *n == 1);
}
