/* Shows the name and format of a file, and the processor and system for which it is built. */
#include <elf.h>
#include <stdio.h>

#include "common/base/file/buf.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/object.h"
#include "objdump/view/views.h"

static const char *
format_name(unsigned machine)
{
	switch (machine) {
	case EM_AMDGPU: return "amdgpu";
	case EM_X86_64: return "x86-64";
	case EM_AARCH64: return "littleaarch64";
	}
	return "unknown";
}

void
title_show(struct view *v)
{
	const struct options *o = v->options;

	out_printf(v->out, "\n%s%s:\tfile format ", o->assembly || o->cfg == CFG_DOT ? "// " : "", v->file);
	if (v->elf)
		out_printf(v->out, "elf64-%s\n", format_name(v->elf->hdr.e_machine));
	else
		out_printf(v->out, "%s\n", v->format ? v->format : "binary");
}

void
title_json_file(struct view *v)
{
	json_key_z(v->json, "file", v->file);
	if (!v->member)
		return;
	json_key(v->json, "archive");
	json_str(v->json, (struct str){v->file, v->archive_n});
	json_key_z(v->json, "member", v->member->ar_name);
}

static void
put_identity(struct json *j, const struct object_id *id)
{
	struct buf target = {0};

	if (id->os != OBJECT_OS_NONE)
		json_key_z(j, "osabi", object_os_name(id->os));
	if (id->version && id->version <= OBJECT_VERSION_LAST)
		json_key_uint(j, "code_object_version", id->version);
	if (id->os != OBJECT_OS_AMDHSA || !id->isa.target || id->version <= OBJECT_VERSION_FIRST)
		return;
	object_print_target(id, &target);
	json_key(j, "target");
	json_str(j, (struct str){(const char *)target.p, target.n});
	buf_free(&target);
}

void
title_show_json(struct view *v)
{
	struct json *j = v->json;
	const struct processor *p = v->processor;

	title_json_file(v);
	json_key(j, "format");
	if (v->elf) {
		char name[32];

		snprintf(name, sizeof name, "elf64-%s", format_name(v->elf->hdr.e_machine));
		json_z(j, name);
	} else {
		json_z(j, "binary");
	}
	if (p->ours)
		put_identity(j, &p->id);
	if (p->isa.target) {
		json_key_z(j, "processor", p->isa.target->name);
		json_key_uint(j, "wave_size", p->isa.wave32 ? 32 : 64);
	} else if (p->newer) {
		json_key_z(j, "processor", p->newer->name);
	}
}
