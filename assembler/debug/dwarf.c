/* Applies the options of debug information, and writes its sections in order. */
#include "assembler/debug/dwarf.h"

#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/compress.h"

void
dwarf_start(struct dwarf *d, struct reader *in)
{
	d->in = in;
	if (!d->version)
		d->version = DWARF_VERSION_DEFAULT;
	d->line.loc.flags = LINE_IS_STMT;
	if (d->source.on)
		dwarf_source_start(d);
}

static void
set_version(struct dwarf *d, struct diag *diag, const char *number)
{
	unsigned n = number[0] && !number[1] ? (unsigned)(number[0] - '0') : 0;
	if (n < DWARF_VERSION_FIRST || n > DWARF_VERSION_LAST)
		diag_error(diag, (struct loc){0}, "expected a DWARF version from %d to %d, but got '%s'", DWARF_VERSION_FIRST,
			DWARF_VERSION_LAST, number);
	else
		d->version = n;
}

static void
set_compress(struct dwarf *d, struct diag *diag, const char *how)
{
	const char *why = elf_compress_type(how, &d->compress);
	if (why)
		diag_error(diag, (struct loc){0}, "--compress-debug-sections=%s: %s", how, why);
}

void
dwarf_option(struct dwarf *d, struct diag *diag, int id, const char *value)
{
	switch (id) {
	case DWARF_OPT_SOURCE:
		d->source.on = true;
		if (value)
			set_version(d, diag, value);
		break;
	case DWARF_OPT_VERSION: set_version(d, diag, value); break;
	case DWARF_OPT_PREFIX_MAP:
		if (!strchr(value, '='))
			diag_error(diag, (struct loc){0}, "-fdebug-prefix-map: expected OLD=NEW, but got '%s'", value);
		else
			*APPEND(d->prefixes, d->nprefixes, d->capprefixes) = value;
		break;
	case DWARF_OPT_COMPRESS: set_compress(d, diag, value); break;
	}
}

void
dwarf_close(struct dwarf *d)
{
	dwarf_line_end(d);
	dwarf_frame_close(d);
}

void
dwarf_finish(struct dwarf *d)
{
	dwarf_frame_write(d);
	dwarf_line_write(d);
	if (d->source.on)
		dwarf_info_write(d);
	probe_write(d);
}

void
dwarf_free(struct dwarf *d)
{
	dwarf_line_free(&d->line);
	dwarf_frame_free(&d->frame);
	dwarf_source_free(&d->source);
	probe_free(&d->probes);
	alloc_free(d->prefixes);
}
