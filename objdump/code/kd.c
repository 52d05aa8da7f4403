/* Prints kernel descriptors and amd_kernel_code_t in a disassembly: as directives that assemble to them or, if directives cannot
 * express them, as bytes with the reason. */
#include <elf.h>

#include "common/base/memory/le.h"
#include "common/base/text/visible.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/object.h"
#include "objdump/code/disasm.h"

static const char too_short[] = "kernel descriptor must be 64-byte aligned";

static void
put_bytes(struct disasm *d, struct str label, const char *why, const uint8_t *bytes, size_t n)
{
	out_z(d->out, "; error decoding ");
	out_str(d->out, label);
	out_printf(d->out, ": %s\n; decoding failed region as bytes\n", why);
	for (size_t i = 0; i < n; i++)
		out_printf(d->out, "\t.byte\t 0x%X\n", bytes[i]);
}

static bool
is_kd(const struct label *l)
{
	return l->type == STT_OBJECT;
}

/* Returns whether a kernel descriptor is complete and aligned. n: number of bytes of the descriptor that exist. An
 * amd_kernel_code_t is always complete and aligned. */
static bool
is_whole(const struct label *l, size_t n)
{
	return !is_kd(l) || (n >= KD_SIZE && l->address % KD_ALIGN == 0);
}

static struct str
kernel_name(const struct label *l)
{
	return (struct str){l->name.p, l->name.n - (is_kd(l) ? sizeof ".kd" - 1 : 0)};
}

void
kd_show(struct disasm *d, const struct code *c, const struct label *l, size_t n)
{
	unsigned version = d->version ? d->version : OBJECT_VERSION_DEFAULT;
	const uint8_t *bytes = code_bytes(c, l->address);
	struct buf text = {0}, why = {0}, name = {0};

	if (!is_whole(l, n)) {
		put_bytes(d, l->name, too_short, bytes, n);
		return;
	}
	visible_put(&name, kernel_name(l));
	if (is_kd(l) ? kd_print(d->isa, version, (struct str){(const char *)name.p, name.n}, bytes, &text, &why) :
		code_t_print(d->isa, bytes, &text, &why)) {
		out_raw(d->out, (const char *)text.p, text.n);
	} else {
		buf_put_le(&why, 0, 1);
		put_bytes(d, l->name, (const char *)why.p, bytes, n);
	}
	buf_free(&text);
	buf_free(&why);
	buf_free(&name);
}

static void
json_directive(void *user, const char *directive, int64_t value)
{
	struct json *j = user;

	json_key(j, directive);
	json_int(j, value);
}

/* Writes the address of the kernel's code. In a relocatable file, the descriptor's entry field is 0, and nothing is
 * written. */
static void
json_entry(struct json *j, const struct code *c, const struct label *l, const uint8_t *bytes)
{
	uint64_t distance = le_get64(bytes + KD_ENTRY);

	if (distance)
		json_key_uint(j, "entry", code_shown(c, l->address) + distance);
}

void
kd_json(struct disasm *d, const struct code *c, const struct label *l, size_t n)
{
	const uint8_t *bytes = code_bytes(c, l->address);
	const struct name_list *only = &d->options->only_symbols;
	struct json *j = d->json;
	struct buf why = {0};
	bool done = false;

	if (only->n && !name_list_contain(only, l->name) && !name_list_contain(only, kernel_name(l)))
		return;
	json_object(j, JSON_LINES);
	json_key(j, "name");
	json_str(j, kernel_name(l));
	json_key(j, "section");
	json_str(j, c->name);
	json_key_uint(j, "address", code_shown(c, l->address));
	json_key_z(j, "kind", is_kd(l) ? "kernel_descriptor" : "amd_kernel_code_t");
	if (is_kd(l) && n >= KD_SIZE)
		json_entry(j, c, l, bytes);
	json_key(j, "directives");
	json_object(j, JSON_LINES);
	if (is_whole(l, n))
		done = is_kd(l) ? kd_each(d->isa, bytes, json_directive, j, &why) : code_t_each(d->isa, bytes, json_directive, j, &why);
	json_end(j);
	if (!done) {
		json_key(j, "error");
		json_str(j, why.n ? (struct str){(const char *)why.p, why.n} : str_from(too_short));
		json_key(j, "bytes");
		json_hex(j, bytes, n);
	}
	json_end(j);
	buf_free(&why);
}
