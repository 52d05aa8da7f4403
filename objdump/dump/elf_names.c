#include "objdump/dump/elf_names.h"

#include <stdio.h>

#include "common/elf/amdgpu.h"

/* Constants that are missing in older <elf.h> files. */
enum { TYPE_GNU_PROPERTY = 0x6474e553, TAG_RELRSZ = 35, TAG_RELR = 36, TAG_RELRENT = 37, SECTION_RELR = 19 };

const struct named elf_names_segment[] = {
	{PT_NULL, "NULL"}, {PT_DYNAMIC, "DYNAMIC"}, {PT_GNU_EH_FRAME, "EH_FRAME"}, {PT_GNU_RELRO, "RELRO"},
	{TYPE_GNU_PROPERTY, "PROPERTY"}, {PT_GNU_STACK, "STACK"}, {PT_INTERP, "INTERP"}, {PT_LOAD, "LOAD"},
	{PT_NOTE, "NOTE"}, {PT_PHDR, "PHDR"}, {PT_TLS, "TLS"}, {0, NULL},
};

const struct named elf_names_dynamic[] = {
	{DT_NEEDED, "NEEDED"}, {DT_PLTRELSZ, "PLTRELSZ"}, {DT_PLTGOT, "PLTGOT"}, {DT_HASH, "HASH"},
	{DT_STRTAB, "STRTAB"}, {DT_SYMTAB, "SYMTAB"}, {DT_RELA, "RELA"}, {DT_RELASZ, "RELASZ"},
	{DT_RELAENT, "RELAENT"}, {DT_STRSZ, "STRSZ"}, {DT_SYMENT, "SYMENT"}, {DT_INIT, "INIT"},
	{DT_FINI, "FINI"}, {DT_SONAME, "SONAME"}, {DT_RPATH, "RPATH"}, {DT_SYMBOLIC, "SYMBOLIC"},
	{DT_REL, "REL"}, {DT_RELSZ, "RELSZ"}, {DT_RELENT, "RELENT"}, {DT_PLTREL, "PLTREL"},
	{DT_DEBUG, "DEBUG"}, {DT_TEXTREL, "TEXTREL"}, {DT_JMPREL, "JMPREL"},
	{DT_BIND_NOW, "BIND_NOW"}, {DT_INIT_ARRAY, "INIT_ARRAY"}, {DT_FINI_ARRAY, "FINI_ARRAY"},
	{DT_INIT_ARRAYSZ, "INIT_ARRAYSZ"}, {DT_FINI_ARRAYSZ, "FINI_ARRAYSZ"},
	{DT_RUNPATH, "RUNPATH"}, {DT_FLAGS, "FLAGS"}, {DT_PREINIT_ARRAY, "PREINIT_ARRAY"},
	{DT_PREINIT_ARRAYSZ, "PREINIT_ARRAYSZ"}, {TAG_RELRSZ, "RELRSZ"}, {TAG_RELR, "RELR"},
	{TAG_RELRENT, "RELRENT"}, {DT_GNU_HASH, "GNU_HASH"}, {DT_VERSYM, "VERSYM"},
	{DT_RELACOUNT, "RELACOUNT"}, {DT_RELCOUNT, "RELCOUNT"}, {DT_FLAGS_1, "FLAGS_1"},
	{DT_VERDEF, "VERDEF"}, {DT_VERDEFNUM, "VERDEFNUM"}, {DT_VERNEED, "VERNEED"},
	{DT_VERNEEDNUM, "VERNEEDNUM"}, {DT_AUXILIARY, "AUXILIARY"}, {DT_FILTER, "FILTER"}, {0, NULL},
};

const struct named elf_names_section[] = {
	{SHT_NULL, "NULL"}, {SHT_PROGBITS, "PROGBITS"}, {SHT_SYMTAB, "SYMTAB"}, {SHT_STRTAB, "STRTAB"},
	{SHT_RELA, "RELA"}, {SHT_HASH, "HASH"}, {SHT_DYNAMIC, "DYNAMIC"}, {SHT_NOTE, "NOTE"}, {SHT_NOBITS, "NOBITS"},
	{SHT_REL, "REL"}, {SHT_DYNSYM, "DYNSYM"}, {SHT_INIT_ARRAY, "INIT_ARRAY"}, {SHT_FINI_ARRAY, "FINI_ARRAY"},
	{SHT_PREINIT_ARRAY, "PREINIT_ARRAY"}, {SHT_GROUP, "GROUP"}, {SHT_SYMTAB_SHNDX, "SYMTAB_SHNDX"},
	{SECTION_RELR, "RELR"}, {SHT_LLVM_ADDRSIG, "LLVM_ADDRSIG"}, {SHT_LLVM_CALL_GRAPH, "LLVM_CALL_GRAPH"}, {SHT_GNU_HASH, "GNU_HASH"},
	{SHT_GNU_verdef, "GNU_VERDEF"}, {SHT_GNU_verneed, "GNU_VERNEED"}, {SHT_GNU_versym, "GNU_VERSYM"}, {0, NULL},
};

const struct named elf_names_file[] = {
	{ET_NONE, "NONE"}, {ET_REL, "REL"}, {ET_EXEC, "EXEC"}, {ET_DYN, "DYN"}, {ET_CORE, "CORE"}, {0, NULL},
};

const struct named elf_names_symbol[] = {
	{STT_NOTYPE, "NOTYPE"}, {STT_OBJECT, "OBJECT"}, {STT_FUNC, "FUNC"}, {STT_SECTION, "SECTION"},
	{STT_FILE, "FILE"}, {STT_COMMON, "COMMON"}, {STT_TLS, "TLS"}, {STT_AMDGPU_HSA_KERNEL, "AMDGPU_HSA_KERNEL"},
	{0, NULL},
};

const struct named elf_names_binding[] = {
	{STB_LOCAL, "LOCAL"}, {STB_GLOBAL, "GLOBAL"}, {STB_WEAK, "WEAK"}, {STB_GNU_UNIQUE, "UNIQUE"}, {0, NULL},
};

const struct named elf_names_visibility[] = {
	{STV_DEFAULT, "DEFAULT"}, {STV_INTERNAL, "INTERNAL"}, {STV_HIDDEN, "HIDDEN"}, {STV_PROTECTED, "PROTECTED"},
	{0, NULL},
};

const struct named elf_names_section_flags[] = {
	{SHF_WRITE, "WRITE"}, {SHF_ALLOC, "ALLOC"}, {SHF_EXECINSTR, "EXECINSTR"}, {SHF_MERGE, "MERGE"},
	{SHF_STRINGS, "STRINGS"}, {SHF_INFO_LINK, "INFO_LINK"}, {SHF_LINK_ORDER, "LINK_ORDER"}, {SHF_GROUP, "GROUP"},
	{SHF_TLS, "TLS"}, {SHF_COMPRESSED, "COMPRESSED"}, {SHF_GNU_RETAIN, "GNU_RETAIN"}, {SHF_EXCLUDE, "EXCLUDE"},
	{0, NULL},
};

const struct named elf_names_segment_flags[] = {{PF_R, "R"}, {PF_W, "W"}, {PF_X, "X"}, {0, NULL}};

const char *
elf_names_find(const struct named *table, uint64_t value)
{
	for (; table->name; table++)
		if (table->value == value)
			return table->name;
	return NULL;
}

static void
put_number(struct json *j, uint64_t value)
{
	char text[24];

	snprintf(text, sizeof text, "0x%llx", (unsigned long long)value);
	json_z(j, text);
}

void
elf_names_json(struct json *j, const char *key, const struct named *table, uint64_t value)
{
	const char *name = elf_names_find(table, value);

	json_key(j, key);
	if (name)
		json_z(j, name);
	else
		put_number(j, value);
}

void
elf_names_json_bits(struct json *j, const char *key, const struct named *table, uint64_t bits)
{
	json_key(j, key);
	json_array(j, JSON_INLINE);
	for (; table->name; table++) {
		if (bits & table->value)
			json_z(j, table->name);
		bits &= ~table->value;
	}
	if (bits)
		put_number(j, bits);
	json_end(j);
}
