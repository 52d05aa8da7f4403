/* Prints the registers of amdpal metadata, field by field. common/hsa/pal/pal_field.tbl describes the fields. */
#include "objdump/dump/pal.h"

#include <inttypes.h>

#include "common/hsa/pal/pal.h"

struct shown {
	const struct target *target; /* NULL: unknown */
	uint64_t number;
	uint32_t value;
	char name[PAL_NAME]; /* "": no name */
};

/* Reads the register that a key describes. */
static void
read_key(const struct meta *key, const struct target *t, struct shown *s)
{
	*s = (struct shown){.target = t, .number = key->unum, .value = (uint32_t)key->value->unum};
	if (!pal_register_name(t, s->number, s->name))
		s->name[0] = 0;
}

/* Returns the next field of a register, or NULL after the last one. Adds the field's bits to *named. */
static const struct pal_field *
next_field(const struct shown *s, size_t *i, uint32_t *named)
{
	const struct pal_field *f = s->target ? pal_next_field(s->target, s->name, i) : NULL;

	if (f)
		*named |= pal_field_mask(f);
	return f;
}

static void
put_register(struct view *v, const struct shown *s)
{
	uint32_t named = 0;

	out_printf(v->out, "      0x%" PRIx64 " %s%s= 0x%" PRIx32 "\n", s->number, s->name, *s->name ? " " : "", s->value);
	const struct pal_field *f;
	for (size_t i = 0; (f = next_field(s, &i, &named));)
		if (pal_field_get(f, s->value))
			out_printf(v->out, "        %s = %" PRIu32 "\n", f->name, pal_field_get(f, s->value));
	if (named && s->value & ~named)
		out_printf(v->out, "        no field: 0x%" PRIx32 "\n", s->value & ~named);
}

void
pal_show(struct view *v, const struct meta *metadata)
{
	const struct meta *registers = meta_pal_registers(metadata);
	const struct target *t = v->processor->isa.target;
	const struct meta *k = NULL;
	struct map seen = {0};

	if (!registers)
		return;
	out_z(v->out, "    Registers:\n");
	struct shown s;
	while ((k = meta_pal_next(registers, k, &seen))) {
		read_key(k, t, &s);
		put_register(v, &s);
	}
	map_free(&seen);
}

static void
put_register_json(struct json *j, const struct shown *s)
{
	uint32_t named = 0;

	json_object(j, JSON_INLINE);
	json_key_uint(j, "number", s->number);
	if (*s->name)
		json_key_z(j, "name", s->name);
	json_key_uint(j, "value", s->value);
	const struct pal_field *f;
	for (size_t i = 0; (f = next_field(s, &i, &named));) {
		if (named == pal_field_mask(f)) {
			json_key(j, "fields");
			json_object(j, JSON_INLINE);
		}
		json_key_uint(j, f->name, pal_field_get(f, s->value));
	}
	if (named)
		json_end(j);
	json_end(j);
}

void
pal_show_json(struct view *v, const struct meta *metadata)
{
	const struct meta *registers = meta_pal_registers(metadata);
	const struct target *t = v->processor->isa.target;
	const struct meta *k = NULL;
	struct map seen = {0};

	if (!registers)
		return;
	json_key(v->json, "registers");
	json_array(v->json, JSON_LINES);
	struct shown s;
	while ((k = meta_pal_next(registers, k, &seen))) {
		read_key(k, t, &s);
		put_register_json(v->json, &s);
	}
	map_free(&seen);
	json_end(v->json);
}
