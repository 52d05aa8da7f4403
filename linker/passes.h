/* The linker's passes in the order in which main runs them. Each reports the user's errors through
 * diag and goes on; main stops between passes when there were any. */
#ifndef LINKER_PASSES_H
#define LINKER_PASSES_H

#include "linker/link.h"

/* Reads the files of the command line and the archive members that they need, and enters their
 * symbols. */
void
input_load(struct link *l);

/* Checks that the files fit together and sets the output's ABI and e_flags. */
void
target_merge(struct link *l);

/* Enters a file's global symbols, f->symbols[f->nlocals..]; archive members that they call for are
 * loaded at once. symbols are those of the file. */
void
resolve_file(struct link *l, struct file *f, const struct elfin_symbol *symbols);

/* Makes a name undefined, so that an archive member is loaded for it. */
void
resolve_want(struct link *l, struct str name);

/* Notes that an archive member defines a name; loads it if the name is wanted. */
void
resolve_lazy(struct link *l, struct archive *a, uint64_t member, struct str name);

/* The symbol of a name, made if there is none. */
struct symbol *
resolve_name(struct link *l, struct str name);

/* Loads the archive member at this offset unless it was loaded before. */
void
input_member(struct link *l, struct archive *a, uint64_t member);

/* Gives common symbols a place and decides which symbols are exported and which can be replaced at run
 * time. */
void
resolve_finish(struct link *l);

/* Defines __start_NAME and __stop_NAME for the sections in the output, where they are wanted. */
void
resolve_section_bounds(struct link *l);

/* Marks the sections that are needed (--gc-sections: that can be reached), and lists them. */
void
gc_mark(struct link *l);

/* The relocations of a section, read on first use. */
void
relocate_load(struct insec *s);

/* The symbol of a relocation; NULL for none. */
struct symbol *
relocate_symbol(const struct insec *s, const struct elfin_rela *r);

/* Finds what the relocations need: GOT entries, dynamic relocations; reports what cannot be linked. */
void
relocate_scan(struct link *l);

/* Replaces SHF_MERGE sections by merged ones. */
void
merge_sections(struct link *l);

/* The offset in s->merged of an offset in s. */
uint64_t
merge_offset(const struct insec *s, uint64_t offset);

/* Adds the linker's line to .comment. */
void
synth_comment(struct link *l);

/* A new section of the linker's own, not yet in l->ins. */
struct insec *
synth_section(struct link *l, const char *name, uint32_t type, uint64_t flags, uint64_t align,
	uint64_t entsize);

/* Makes the linker's own sections, so that layout knows of them. */
void
synth_make(struct link *l);

/* Gives them their sizes; output sections are known, addresses are not. */
void
synth_size(struct link *l);

/* Makes their contents once addresses are known. */
void
synth_fill(struct link *l);

/* Fills the build ID in, when all else is final. */
void
synth_build_id(struct link *l);

/* The symbols that the linker defines when somebody refers to them: section NULL is the file header,
 * at_end the end of the section. */
struct reserved {
	const char *name, *section;
	bool at_end;
	uint8_t visibility;
};
extern const struct reserved layout_reserved[];

/* The name of the output section that a section goes to. */
struct str
layout_name(const struct insec *s);

/* The output section of this name, or NULL. */
struct outsec *
layout_find(const struct link *l, struct str name);

/* Collects the input sections in output sections and sorts these. */
void
layout_collect(struct link *l);

/* Assigns addresses, file offsets and segments, and values to the linker's own symbols. */
void
layout_assign(struct link *l);

/* Where the byte at an offset in an input section stands at run time. */
uint64_t
layout_address(const struct insec *s, uint64_t offset);

/* The address of symbol + addend. */
uint64_t
layout_symbol(const struct symbol *y, int64_t addend);

/* Fills the output sections from the input sections and applies the relocations. */
void
relocate_apply(struct link *l);

/* The section number of a symbol in the output, or SHN_UNDEF or SHN_ABS. */
uint32_t
write_section_number(const struct symbol *y);

/* Writes the file. */
void
write_output(struct link *l);

/* Writes the link map to opt.map. */
void
map_write(struct link *l);

#endif
