/* The table of linker-defined symbols, which are the same as ld.lld's. */
#include "linker/symbols/reserved.h"

#include <elf.h>
#include <stddef.h>

const struct reserved reserved_symbols[] = {
	{"_DYNAMIC", RESERVED_START_IF_LOADED, STV_HIDDEN, ".dynamic", false},
	{"_GLOBAL_OFFSET_TABLE_", RESERVED_START, STV_HIDDEN, ".got", true},
	{"__ehdr_start", RESERVED_HEADER, STV_HIDDEN, NULL, false},
	{"__executable_start", RESERVED_HEADER, STV_HIDDEN, NULL, false},
	{"__dso_handle", RESERVED_HEADER, STV_HIDDEN, NULL, false},
	{"__preinit_array_start", RESERVED_START, STV_HIDDEN, ".preinit_array", false},
	{"__preinit_array_end", RESERVED_END, STV_HIDDEN, ".preinit_array", false},
	{"__init_array_start", RESERVED_START, STV_HIDDEN, ".init_array", false},
	{"__init_array_end", RESERVED_END, STV_HIDDEN, ".init_array", false},
	{"__fini_array_start", RESERVED_START, STV_HIDDEN, ".fini_array", false},
	{"__fini_array_end", RESERVED_END, STV_HIDDEN, ".fini_array", false},
	{"__bss_start", RESERVED_START_OR_ZERO, STV_DEFAULT, ".bss", false},
	{"etext", RESERVED_END_OF_CODE, STV_DEFAULT, NULL, false},
	{"_etext", RESERVED_END_OF_CODE, STV_DEFAULT, NULL, false},
	{"edata", RESERVED_END_OF_DATA, STV_DEFAULT, NULL, false},
	{"_edata", RESERVED_END_OF_DATA, STV_DEFAULT, NULL, false},
	{"end", RESERVED_END_OF_ALL, STV_DEFAULT, NULL, false},
	{"_end", RESERVED_END_OF_ALL, STV_DEFAULT, NULL, false},
	{0},
};
