/* Locations in code, as --break and --trace name them: "k", "k+0x24", "k.s:12", "12" or "*0x1324", and ranges such as "k+0x10..0x40". */
#ifndef RUN_LOCATION_H
#define RUN_LOCATION_H

#include "run/kernel_file.h"

enum location_kind { LOCATION_ANY, LOCATION_FUNCTION, LOCATION_OFFSET, LOCATION_LINE, LOCATION_ADDRESS };

struct run_location {
	uint8_t kind;        /* LOCATION_… */
	const char *name;    /* of a function, or of a file; NULL: any file */
	uint64_t from, to;   /* offsets, lines or addresses, both included */
};

/* Reads a location. The string is in the arena. Returns false if the text is none. */
bool
location_read(struct arena *arena, const char *text, struct run_location *out);

/* Returns whether an instruction is at the location. */
bool
location_has(const struct run_location *l, struct kernel_file *in, uint64_t address, const char *function, uint64_t offset);

/* Returns whether the location begins with an instruction: its first one, or the first one of a line after those of another line. */
bool
location_begins(const struct run_location *l, struct kernel_file *in, uint64_t address, const char *function, uint64_t offset);

#endif
