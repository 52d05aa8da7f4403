/* Directives of code object V2 and of operating systems other than amdhsa: .amd_kernel_code_t, whose structure precedes a kernel's
 * code, and notes with the version and the processor. */
#include <elf.h>

#include "assembler/kernel/kernel.h"
#include "assembler/parse/builtin_symbol.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/reader.h"
#include "common/elf/amdgpu.h"

static const char amd[] = "AMD";

/* Reads n 32-bit numbers into p. what[i] is the name of number i in messages. Returns false after an error. */
static bool
read_numbers(struct kernels *kernels, struct statement *st, struct node **arg, const char *const *what, int n, uint32_t *p)
{
	for (int i = 0; i < n; i++) {
		struct loc loc = *arg ? (*arg)->loc : st->end;
		int64_t num;
		if (!arg_number(kernels->in, st, arg, what[i], &num))
			return false;
		if (num < 0 || num > UINT32_MAX) {
			diag_error(kernels->in->diag, loc, "%s must be 0 to %u, not %lld", what[i], UINT32_MAX, (long long)num);
			return false;
		}
		p[i] = (uint32_t)num;
	}
	return true;
}

/* .hsa_code_object_version major, minor */
void
dir_code_version(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	static const char *const what[] = {"the major version", "the minor version"};
	struct node *arg = st->operands;
	struct buf desc = {0};
	uint32_t version[2];
	if (!directive_fits(kernels->in, d, st->loc) || !read_numbers(kernels, st, &arg, what, 2, version) || !arg_end(kernels->in->diag, arg))
		return;
	buf_put_le(&desc, version[0], 4);
	buf_put_le(&desc, version[1], 4);
	kernel_note(kernels, amd, NT_AMD_HSA_CODE_OBJECT_VERSION, &desc, st->loc);
	buf_free(&desc);
}

/* Sets `version` to the current processor's major version, minor version and stepping. For amdhsa, the stepping is encoded as in
 * code object V2. Returns false after an error. */
static bool
own_isa(struct kernels *kernels, struct loc loc, uint32_t version[3])
{
	const struct isa *isa = &kernels->in->id.isa;
	if (!processor_known(kernels->in, loc))
		return false;
	int stepping = kernels->in->id.os == OBJECT_OS_AMDHSA ? object_stepping_v2(isa) : isa->target->stepping;
	if (stepping < 0) {
		diag_error(kernels->in->diag, loc, "code object version 2 has no name for %s with xnack %s", isa->target->name,
			isa->xnack == TARGET_NEVER || isa->xnack == TARGET_OFF ? "off" : "on");
		return false;
	}
	version[0] = isa->target->major;
	version[1] = isa->target->minor;
	version[2] = (uint32_t)stepping;
	return true;
}

/* If `version` is the current processor's version, encodes the stepping as in code object V2, where it also depends on xnack. */
static void
adjust_stepping(const struct kernels *kernels, uint32_t version[3])
{
	const struct target *t = kernels->in->id.isa.target;
	int stepping = kernels->in->has_processor ? object_stepping_v2(&kernels->in->id.isa) : -1;
	if (stepping >= 0 && version[0] == t->major && version[1] == t->minor && version[2] == t->stepping)
		version[2] = (uint32_t)stepping;
}

/* .hsa_code_object_isa [major, minor, stepping, "vendor", "architecture"] */
void
dir_code_isa(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	static const char *const what[] = {"the major version", "the minor version", "the stepping"};
	struct node *arg = st->operands;
	struct buf desc = {0}, *names = &kernels->in->scratch;
	if (!directive_fits(kernels->in, d, st->loc))
		return;
	names->n = 0;
	size_t vendor;
	uint32_t version[3];
	if (!arg) {
		if (!own_isa(kernels, st->loc, version))
			return;
		buf_put(names, "AMD\0AMDGPU", 11);
		vendor = 4;
	} else {
		if (!read_numbers(kernels, st, &arg, what, 3, version) || !arg_string(kernels->in, st, &arg, "the vendor", names))
			return;
		buf_fill(names, 0, 1);
		vendor = names->n;
		if (!arg_string(kernels->in, st, &arg, "the architecture", names) || !arg_end(kernels->in->diag, arg))
			return;
		buf_fill(names, 0, 1);
		if (kernels->in->id.os == OBJECT_OS_AMDHSA)
			adjust_stepping(kernels, version);
	}
	buf_put_le(&desc, vendor, 2);
	buf_put_le(&desc, names->n - vendor, 2);
	for (int i = 0; i < 3; i++)
		buf_put_le(&desc, version[i], 4);
	buf_put(&desc, names->p, names->n);
	kernel_note(kernels, amd, NT_AMD_HSA_ISA_VERSION, &desc, st->loc);
	buf_free(&desc);
}

/* Returns the id with the xnack setting that code object V2 encodes: V2 has no "any", which becomes "on". */
static struct object_id
without_any(struct object_id id)
{
	if (id.version == 2 && id.isa.xnack == TARGET_ANY)
		id.isa.xnack = TARGET_ON;
	return id;
}

/* .amd_amdgpu_isa "target identifier" */
void
dir_isa_name(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	struct object_id own = without_any(kernels->in->id), id = own;
	kernels->in->scratch.n = 0;
	if (!directive_fits(kernels->in, d, st->loc) || !processor_known(kernels->in, st->loc) ||
		!arg_string(kernels->in, st, &arg, "a target identifier", &kernels->in->scratch) || !arg_end(kernels->in->diag, arg))
		return;
	if (processor_agrees(kernels->in, (struct str){(char *)kernels->in->scratch.p, kernels->in->scratch.n}, &own, &id, loc))
		kernel_note(kernels, amd, NT_AMD_HSA_ISA_NAME, &kernels->in->scratch, st->loc);
}

/* .amdgpu_hsa_kernel name */
void
dir_code_kernel(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	struct str name;
	if (!directive_fits(kernels->in, d, st->loc) || !arg_name(kernels->in, st, &arg, "the kernel's name", &name) || !arg_end(kernels->in->diag, arg))
		return;
	struct symbol *s = sym_get(&kernels->in->values, name, loc);
	s->type = STT_AMDGPU_HSA_KERNEL;
	s->declared = true;
	builtin_count_begin(kernels->in);
}

void
dir_code_block(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	if (kernels->open_code) {
		diag_error(kernels->in->diag, st->loc, "%s inside another one", d->name);
		diag_note(kernels->in->diag, kernels->open_code->loc, "the outer one begins here");
		return;
	}
	bool fits = directive_fits(kernels->in, d, st->loc) && processor_known(kernels->in, st->loc);
	struct kernel_code *code = arena_alloc(&kernels->in->arena, sizeof *code);
	code->loc = input_file_loc(&kernels->in->source, st->loc);
	kernels->open_code = code;
	code->at = position_here(&kernels->in->values);
	uint8_t *p = fits ? sect_put(&kernels->in->values, CODE_T_SIZE, st->loc) : NULL;
	if (!p)
		return;
	code_t_begin(&kernels->in->id.isa, code->bytes);
	memset(p, 0, CODE_T_SIZE);
	*(kernels->codes_tail ? kernels->codes_tail : &kernels->codes) = code;
	kernels->codes_tail = &code->next;
}

void
dir_code_block_end(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	if (!kernels->open_code)
		diag_error(kernels->in->diag, st->loc, "%s without .amd_kernel_code_t", d->name);
	kernels->open_code = NULL;
}

void
kernel_code_key(struct kernels *kernels, struct statement *st)
{
	struct kernel_code *code = kernels->open_code;
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	int row = code_t_find(st->name);
	if (row < 0) {
		const char *near = code_t_nearest(st->name);
		diag_error(kernels->in->diag, st->loc, "unknown key %.*s in .amd_kernel_code_t%s%s%s", STR_ARG(st->name),
			near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
		if (near)
			diag_fix(kernels->in->diag, st->loc, st->name.n, near);
		return;
	}
	const struct expr *e = arg_expr(kernels->in, st, &arg, "a value");
	if (!e || !arg_end(kernels->in->diag, arg) || !kernels->in->has_processor)
		return;
	code->value[row] = NULL;
	int64_t num;
	struct loc at;
	if (expr_number(e, &num, &at))
		code->value[row] = e;
	else
		kernel_code_set(kernels, code, row, num, loc);
}
