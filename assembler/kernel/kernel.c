/* Completes kernel descriptors and .amd_kernel_code_t structures after their directives were parsed; builds the list of metadata. */
#include "assembler/kernel/kernel.h"

#include <stdarg.h>

#include "assembler/kernel/metadata_fill.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"

struct kernel *
kernel_find(struct kernels *all, struct str name)
{
	const uint32_t *i = map_get(&all->by_name, name);
	return i ? all->named[*i] : NULL;
}

void
kernel_close(struct kernels *all, struct loc loc)
{
	const struct function_info *info = all->infos.open;
	const char *end, *begun;
	struct loc begin;
	if (all->open) {
		begin = all->open->kd->loc;
		end = ".end_amdhsa_kernel";
		begun = "the descriptor begins here";
	} else if (all->open_code) {
		begin = all->open_code->loc;
		end = ".end_amd_kernel_code_t";
		begun = "the list of keys begins here";
	} else if (info) {
		begin = info->loc;
		end = ".end_amdgpu_info";
		begun = "the list of entries begins here";
	} else {
		return;
	}
	diag_error(all->in->diag, loc.pos ? loc : begin, "%s is missing", end);
	if (loc.pos)
		diag_note(all->in->diag, begin, "%s", begun);
	all->open = NULL;
	all->open_code = NULL;
	all->infos.lost |= all->infos.open != NULL;
	all->infos.open = NULL;
}

/* Encodes a descriptor whose values were not known at its end. kd: its parsed values. */
static void
finish_late(struct diag *diag, struct kernel *k, struct kd *kd)
{
	for (int row = 0; row < KD_ROWS; row++) {
		if (!k->value[row])
			continue;
		struct loc at;
		int64_t num;
		const char *why = expr_number(k->value[row], &num, &at);
		if (why) {
			expr_complain(diag, k->value[row], why, at);
			kd->errors++;
			continue;
		}
		kd_set(kd, row, num, k->value[row]->loc);
	}
	kd_finish(kd, k->bytes);
}

bool
kernel_try(struct diag *diag, struct kernel *k)
{
	for (int row = 0; row < KD_ROWS && k->late; row++) {
		int64_t num;
		struct loc at;
		if (k->value[row] && expr_number(k->value[row], &num, &at))
			return false;
	}
	if (k->late)
		finish_late(diag, k, k->kd);
	k->late = false;
	return true;
}

void
kernel_finish(struct kernels *all, bool final)
{
	for (struct kernel *k = all->first; k; k = k->next) {
		if (k->late) {
			struct kd kd = *k->kd;
			kd.diag = all->in->diag;
			finish_late(all->in->diag, k, final ? k->kd : &kd);
		}
		/* A fixup writes the 8 bytes of the entry point. */
		uint8_t *p = position_bytes(k->at);
		memcpy(p, k->bytes, KD_ENTRY);
		memcpy(p + KD_ENTRY + 8, k->bytes + KD_ENTRY + 8, KD_SIZE - KD_ENTRY - 8);
	}
}

void
kernel_code_set(struct kernels *all, struct kernel_code *code, int row, int64_t value, struct loc loc)
{
	char why[160];
	if (!code_t_set(&all->in->id.isa, row, value, code->bytes, why, sizeof why))
		diag_error(all->in->diag, loc, "%s", why);
}

void
kernel_finish_codes(struct kernels *all)
{
	for (struct kernel_code *code = all->codes; code; code = code->next) {
		for (int row = 0; row < CODE_T_ROWS; row++) {
			const struct expr *e = code->value[row];
			struct loc at;
			int64_t num;
			const char *why = e ? expr_number(e, &num, &at) : NULL;
			if (why)
				expr_complain(all->in->diag, e, why, at);
			else if (e)
				kernel_code_set(all, code, row, num, e->loc);
		}
		memcpy(position_bytes(code->at), code->bytes, CODE_T_SIZE);
	}
}

struct kernel_metadata *
kernel_add_metadata(struct kernels *all, struct meta *root, int arg, struct loc loc)
{
	struct kernel_metadata *m = arena_alloc(&all->in->arena, sizeof *m);
	*m = (struct kernel_metadata){.root = root, .arg = arg, .loc = loc};
	*(all->metadata_tail ? all->metadata_tail : &all->metadata) = m;
	all->metadata_tail = &m->next;
	return m;
}

void
kernel_warn(const struct kernels *all, struct loc loc, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	diag_vwarning(all->in->diag, loc, settings_severity(&all->in->opt, WARN_kernel), fmt, ap);
	va_end(ap);
}

struct loc
kernel_row_loc(const struct kernel *k, int row)
{
	return k->kd->value[row].given ? k->kd->value[row].loc : k->kd->loc;
}

void
kernel_start(struct kernels *all, struct reader *in)
{
	all->in = in;
}

void
kernel_free(struct kernels *all)
{
	function_info_free(&all->infos);
	buf_free(&all->pal);
	arena_free(&all->passing);
	alloc_free(all->used);
	map_free(&all->by_name);
	alloc_free(all->named);
}
