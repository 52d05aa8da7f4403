/* The source lines of an object that is run, from its line tables. */
#ifndef RUN_OBJECT_LINES_H
#define RUN_OBJECT_LINES_H

#include "library/amdgcn.h"
#include "run/options.h"

struct object_lines;

/* Reads the line tables of an object, whose bytes must stay valid. Reports malformed tables. Returns NULL if there are none. */
struct object_lines *
object_lines_open(struct run_options *o, const char *path, const void *bytes, size_t n);

void
object_lines_close(struct object_lines *l);

/* Returns the location of an instruction: by its address in a linked object, by the function and the offset in it in one that is
 * not; file is NULL if it is unknown. The strings are valid as long as the options. */
struct amdgcn_location
object_lines_find(struct object_lines *l, uint64_t address, const char *function, uint64_t offset);

#endif
