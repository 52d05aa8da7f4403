/* The functions that .amdgpu_info describes, and the section .amdgpu.info, which is written at the end of the source. */
#ifndef ASSEMBLER_KERNEL_FUNCTION_INFO_H
#define ASSEMBLER_KERNEL_FUNCTION_INFO_H

#include "common/base/message/diag.h"
#include "common/hsa/info/info.h"

struct reader;
struct symbol;

/* An entry with a symbol or a string. */
struct function_info_item {
	struct function_info_item *next;
	enum info_row row;
	struct symbol *sym; /* NULL: a string */
	struct str text;
	struct loc loc;
};

struct function_info {
	struct symbol *sym;
	struct loc loc;
	bool numbered; /* some row of kind NUMBER is given */
	uint32_t number[INFO_ROWS];
	struct loc given[INFO_ROWS]; /* location of a given number; empty: not given */
	struct function_info_item *first, **tail;
};

struct function_infos {
	struct function_info **v, *open; /* v: in the order of their first directives */
	size_t n, cap;
	struct map by_name; /* maps names of functions to indexes in v */
	bool lost;          /* the open list of entries was rejected; its later errors are not reported */
	bool begun;         /* the source has an .amdgpu_info */
};

/* Writes the sections .amdgpu.info and .amdgpu.strtab, if the source has an .amdgpu_info. */
void
function_info_write(struct function_infos *infos, struct reader *in);

void
function_info_free(struct function_infos *infos);

#endif
