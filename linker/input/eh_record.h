/* The records of .eh_frame: CIEs, and FDEs, which describe one function each and refer to a CIE. Source: LSB Core, chapter Exception
 * Frames. */
#ifndef LINKER_EH_RECORD_H
#define LINKER_EH_RECORD_H

#include "linker/input/file.h"

enum { EH_PC = 8 /* offset in an FDE of the function's address */ };

struct eh_record {
	uint64_t at;   /* byte offset in the section */
	uint64_t size; /* in bytes, with the size field */
	bool is_cie;
	uint64_t cie;  /* FDE: offset of its CIE, which may be invalid */
};

/* Returns whether a section contains such records. */
static inline bool
eh_is_frame(const struct insec *s)
{
	return s->file && (s->data || !s->size) && s->flags & SHF_ALLOC && strcmp(s->name, ".eh_frame") == 0;
}

/* Reads the record at offset *at, and advances *at. Returns 1 for a record, 0 at the end or at a terminator, and -1 after setting *why
 * if the record is invalid. */
int
eh_record_next(const struct insec *s, uint64_t *at, struct eh_record *record, const char **why);

#endif
