/* Directives of kernel descriptors, of the target, and of the code object version. */
#include <elf.h>

#include "assembler/kernel/kernel.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/reader.h"
#include "assembler/value/fixup.h"
#include "common/base/memory/array.h"
#include "common/elf/amdgpu.h"
#include "common/elf/reloc.h"
#include "common/isa/tables.h"

void
dir_target(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	struct object_id id = kernels->in->id;
	kernels->in->scratch.n = 0;
	if (!arg_string(kernels->in, st, &arg, "a target identifier", &kernels->in->scratch) || !arg_end(kernels->in->diag, arg))
		return;
	struct str target = {(char *)kernels->in->scratch.p, kernels->in->scratch.n};
	if (!processor_agrees(kernels->in, target, &kernels->in->id, &id, loc))
		return;
	if (!kernels->in->has_processor) {
		processor_choose(kernels->in, &id);
		processor_agrees(kernels->in, target, &kernels->in->id, &id, loc); /* reports a conflict with -mattr */
		return;
	}
	/* The directive may specify a setting that the command line does not specify. */
	if (kernels->in->id.isa.xnack == TARGET_ANY)
		kernels->in->id.isa.xnack = id.isa.xnack;
	if (kernels->in->id.isa.sramecc == TARGET_ANY)
		kernels->in->id.isa.sramecc = id.isa.sramecc;
}

/* .amdgcn_unused_sources n */
void
dir_unused_sources(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	enum { CONSTANT_0 = 0x80 };
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;

	(void)d;
	int64_t n;
	if (!processor_known(kernels->in, st->loc) || !arg_number(kernels->in, st, &arg, "0 or 128", &n) ||
		!arg_end(kernels->in->diag, arg))
		return;
	if (n != 0 && n != CONSTANT_0)
		diag_error(kernels->in->diag, loc, "the value of unused sources must be 0 or %d, not %lld", CONSTANT_0, (long long)n);
	else
		kernels->in->id.isa.old_filler = n == 0;
}

void
dir_version(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	int64_t version;
	if (!directive_fits(kernels->in, d, st->loc) || !arg_number(kernels->in, st, &arg, "a code object version", &version) || !arg_end(kernels->in->diag, arg))
		return;
	/* Version 2 has other directives and built-in symbols from the first line on, so only an option can select it. */
	if (version <= OBJECT_VERSION_FIRST || version > OBJECT_VERSION_LAST)
		diag_error(kernels->in->diag, loc, "the code object version must be %d to %d, not %lld; version %d needs "
			"--amdhsa-code-object-version", OBJECT_VERSION_FIRST + 1, OBJECT_VERSION_LAST,
			(long long)version, OBJECT_VERSION_FIRST);
	else
		kernels->in->id.version = (unsigned)version;
}

void
dir_kernel(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	if (kernels->open) {
		diag_error(kernels->in->diag, st->loc, "%s inside another one", d->name);
		diag_note(kernels->in->diag, kernels->open->kd->loc, "the outer one begins here");
		return;
	}
	kernels->lost = !st->end.pos || !processor_known(kernels->in, st->loc);
	if (kernels->lost)
		return;
	struct kernel *k = arena_alloc(&kernels->in->arena, sizeof *k);
	struct loc loc = arg ? arg->loc : st->end;
	kernels->open = k;
	k->kd = kernels->spare ? kernels->spare : arena_take(&kernels->in->arena, sizeof *k->kd);
	kernels->spare = NULL;
	kd_begin(k->kd, kernels->in->diag, &kernels->in->id.isa, kernels->in->id.version, input_file_loc(&kernels->in->source, st->loc));
	struct str name;
	if (!directive_fits(kernels->in, d, st->loc) || !arg_name(kernels->in, st, &arg, "the kernel's name", &name) || !arg_end(kernels->in->diag, arg)) {
		k->kd->errors++;
		return;
	}
	k->code = sym_get(&kernels->in->values, name, loc);
}

/* Defines the descriptor's symbol with the current binding and visibility of the code's symbol. If the code has neither a
 * definition nor a binding yet, the binding is global. Code of default visibility then becomes protected: the descriptor holds
 * its distance to the code, which must be constant at link time. */
static void
descriptor_symbol(struct kernels *kernels, struct kernel *k)
{
	struct symbol *code = k->code;
	struct str name = str_from(arena_printf(&kernels->in->arena, "%.*s.kd", STR_ARG(code->name)));
	struct symbol *kd = sym_get(&kernels->in->values, name, k->kd->loc);
	sym_label(&kernels->in->values, name, k->kd->loc);
	kd->bind = !code->bound && code->state == SYM_UNDEFINED ? STB_GLOBAL : code->bind;
	kd->bound = code->bound || kd->bind == STB_GLOBAL;
	kd->other = code->other;
	if ((code->other & 3) == STV_DEFAULT)
		code->other |= STV_PROTECTED;
	kd->type = STT_OBJECT;
	kd->size = expr_num(&kernels->in->arena, KD_SIZE, k->kd->loc);
}

/* Returns whether a descriptor is open. If not, reports an error, unless the descriptor was rejected before. */
static bool
descriptor_is_open(const struct kernels *kernels, const struct dir *d, const struct statement *st)
{
	if (!kernels->open && !kernels->lost)
		diag_error(kernels->in->diag, st->loc, "%s outside of .amdhsa_kernel", d->name);
	return kernels->open;
}

void
kernel_misspelled(struct kernels *all, const struct dir *near)
{
	if (all->open)
		all->open->kd->errors++;
	else if (near && near->handle.kernels == dir_kernel)
		all->lost = true;
	else if (near && near->handle.kernels == dir_info && near->arg == INFO_info)
		all->infos.lost = true;
}

void
dir_kernel_end(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct kernel *k = kernels->open;
	bool is_open = descriptor_is_open(kernels, d, st);
	kernels->open = NULL;
	kernels->lost = false;
	if (!is_open)
		return;
	/* After an error, do not report missing fields: a misspelled directive may be the missing one. */
	const struct symbol *vgprs = kernels->in->next_free[1];
	if (!k->kd->errors)
		kd_end(k->kd, vgprs && vgprs->state == SYM_NUM ? vgprs->value : 0);
	if (!st->end.pos || !arg_end(kernels->in->diag, st->operands) || !k->code)
		return;
	struct section *section = kernels->in->values.sects.sub->section;
	if (section->align < KD_ALIGN)
		section->align = KD_ALIGN;
	k->at = position_here(&kernels->in->values);
	descriptor_symbol(kernels, k);
	if (!k->late)
		kd_finish(k->kd, k->bytes);
	uint8_t *p = sect_put(&kernels->in->values, KD_SIZE, st->loc);
	if (!p)
		return;
	memset(p, 0, KD_SIZE);
	const struct expr *code = expr_sym(&kernels->in->arena, k->code, R_AMDGPU_REL64, k->kd->loc);
	fixup_add(&kernels->in->values, (struct pending_fixup){.kind = FIX_DATA, .width = 64, .loc = k->kd->loc,
		.expr = expr_op(&kernels->in->arena, '+', code,
			expr_num(&kernels->in->arena, KD_ENTRY, k->kd->loc), k->kd->loc)}, KD_SIZE - KD_ENTRY);
	if (!k->late && !kernel_are_kept(kernels)) {
		kernels->spare = k->kd;
		k->kd = NULL;
	}
	k->next = NULL;
	*(kernels->tail ? kernels->tail : &kernels->first) = k;
	kernels->tail = &k->next;
	bool isnew;
	uint32_t *at = map_put(&kernels->by_name, k->code->name, &isnew);
	if (isnew) {
		*at = (uint32_t)kernels->nnamed;
		*APPEND(kernels->named, kernels->nnamed, kernels->capnamed) = k;
	}
}

void
dir_kernel_field(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct kernel *k = kernels->open;
	if (!descriptor_is_open(kernels, d, st) || !kd_directive(k->kd, d->arg, input_file_loc(&kernels->in->source, st->loc)))
		return;
	struct node *arg = st->operands;
	if (st->end.pos && arg && arg->kind == NODE_INT && !arg->next) {
		kd_set(k->kd, d->arg, arg->num, input_file_loc(&kernels->in->source, arg->loc));
		return;
	}
	const struct expr *e = st->end.pos ? arg_expr(kernels->in, st, &arg, "a value") : NULL;
	if (!e || !arg_end(kernels->in->diag, arg)) {
		k->kd->errors++;
		return;
	}
	struct loc at;
	int64_t num;
	/* Evaluate the expression now: a symbol has its value at this line, even if the source assigns it again later. */
	if (expr_number(e, &num, &at)) {
		if (!k->value)
			k->value = arena_alloc(&kernels->in->arena, KD_ROWS * sizeof *k->value);
		k->value[d->arg] = e;
		k->late = true;
	} else {
		kd_set(k->kd, d->arg, num, input_file_loc(&kernels->in->source, st->operands->loc));
	}
}
