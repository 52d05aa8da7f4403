/* Paths that name descriptors of this process: /dev/stdin, /dev/stdout, /dev/stderr, /dev/fd/N, /proc/self/fd/N, and links to them. */
#ifndef BASE_DESCRIPTOR_H
#define BASE_DESCRIPTOR_H

enum {
	DESCRIPTOR_NONE = -1,  /* the path does not name a descriptor */
	DESCRIPTOR_OTHER = -2, /* the path names a descriptor of another process */
};

/* Returns the number of the descriptor that a path names, open or not, or a DESCRIPTOR_… constant. Links are not resolved. */
int
descriptor_named(const char *path);

/* Like descriptor_named(), but also resolves links. */
int
descriptor_of(const char *path);

#endif
