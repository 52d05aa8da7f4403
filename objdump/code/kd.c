/* Kernel descriptors and amd_kernel_code_t in a disassembly: the directives that make them, or, if they
 * say what no directive can, the reason and the bytes. */
#include "common/hsa/code_t.h"
#include "common/hsa/kd.h"
#include "common/hsa/object.h"
#include "objdump/code/disasm.h"

static void
put_bytes(struct disasm *d, struct str label, const char *why, const uint8_t *bytes, size_t n)
{
	out_z(d->out, "; error decoding ");
	out_str(d->out, label);
	out_printf(d->out, ": %s\n; decoding failed region as bytes\n", why);
	for (size_t i = 0; i < n; i++)
		out_printf(d->out, "\t.byte\t 0x%X\n", bytes[i]);
}

void
kd_show(struct disasm *d, struct str label, uint64_t address, const uint8_t *bytes, size_t n)
{
	unsigned version = d->version ? d->version : OBJECT_VERSION_DEFAULT;
	struct str name = {label.p, label.n - (sizeof ".kd" - 1)};
	struct buf text = {0}, why = {0};

	if (n < KD_SIZE || address % KD_ALIGN) {
		put_bytes(d, label, "kernel descriptor must be 64-byte aligned", bytes, n);
		return;
	}
	if (kd_print(d->isa, version, name, bytes, &text, &why)) {
		out_put(d->out, (const char *)text.p, text.n);
	} else {
		buf_put_le(&why, 0, 1);
		put_bytes(d, label, (const char *)why.p, bytes, KD_SIZE);
	}
	buf_free(&text);
	buf_free(&why);
}

void
code_t_show(struct disasm *d, struct str label, const uint8_t *bytes)
{
	struct buf text = {0}, why = {0};

	if (code_t_print(d->isa, bytes, &text, &why)) {
		out_put(d->out, (const char *)text.p, text.n);
	} else {
		buf_put_le(&why, 0, 1);
		put_bytes(d, label, (const char *)why.p, bytes, CODE_T_SIZE);
	}
	buf_free(&text);
	buf_free(&why);
}
