#include "objdump/simulate/trace.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"

enum { CHUNK = 1 << 18 /* minimum number of bytes to write at once */ };

/* Returns the name of an op for the column "op". */
static const char *
op_name(const struct sim_op *op)
{
	static const char *const names[] = {
		[SIM_VALU] = "VALU", [SIM_SALU] = "SALU", [SIM_SMEM] = "SMEM", [SIM_VMEM] = "VMEM", [SIM_LDS] = "LDS", [SIM_EXPORT] = "EXPORT",
		[SIM_MESSAGE] = "MESSAGE", [SIM_BRANCH] = "BRANCH", [SIM_WAIT] = "WAIT",
		[SIM_WAIT_ALU] = "WAIT", [SIM_NOP] = "NOP", [SIM_SLEEP] = "SLEEP",
		[SIM_DELAY] = "DELAY", [SIM_BARRIER] = "BARRIER", [SIM_INTERNAL] = "INTERNAL", [SIM_END] = "END",
	};

	return op->flags & SIM_OP_TRANS ? "TRANS" : op->flags & SIM_OP_MATRIX ? "MATRIX" : names[op->kind];
}

/* Writes the collected text. trace_close() reports errors. */
static void
flush(struct trace *t)
{
	if (!t->error && !outfile_write(&t->file, t->text.p, t->text.n, t->written))
		t->error = errno;
	t->written += t->text.n;
	t->text.n = 0;
}

void
trace_open(struct trace *t, const struct simulation *sim, const char *path)
{
	*t = (struct trace){.sim = sim, .function_at = sim->function->at, .names = array_make(sim->program.nops, sizeof *t->names)};
	t->open = outfile_open(&t->file, path, 0666);
	if (!t->open)
		t->error = errno;
	buf_printf(&t->text, "se\twave\tcycle\tpc\top\ttext\n");
}

static const char *
text_of(struct trace *t, uint32_t number)
{
	const struct sim_program *p = &t->sim->program;
	const struct sim_op *op = &p->ops[number];

	if (!t->names[number]) {
		char text[INSN_TEXT];
		struct insn insn;

		flow_decode(p->flow->code, &p->flow->functions[op->function].graph->insns[op->insn], &insn);
		insn_print(p->flow->code->isa, &insn, text);
		t->names[number] = arena_strz(&t->arena, str_from(text));
	}
	return t->names[number];
}

void
trace_put(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t number)
{
	struct trace *t = context;
	const struct sim_op *op = &t->sim->program.ops[number];

	(void)simd;
	if (t->sim->launch.script)
		wave = t->sim->launch.script->waves[wave].number;
	buf_printf(&t->text, "%" PRIu32 "\t%" PRIu32 "\t%" PRIu64 "\t%" PRId64 "\t%s\t%s\n", t->engine, wave, cycle,
		(int64_t)(op->at - t->function_at), op_name(op), text_of(t, number));
	if (t->text.n >= CHUNK)
		flush(t);
}

void
trace_close(struct trace *t, struct diag *diag)
{
	flush(t);
	if (t->open && t->error)
		outfile_discard(&t->file);
	else if (t->open && !outfile_commit(&t->file))
		t->error = errno;
	if (t->error)
		diag_error(diag, (struct loc){0}, "%s: %s", t->file.path, strerror(t->error));
	buf_free(&t->text);
	arena_free(&t->arena);
	free(t->names);
}
