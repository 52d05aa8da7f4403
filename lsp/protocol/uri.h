/* URIs of files, and their paths. */
#ifndef LSP_PROTOCOL_URI_H
#define LSP_PROTOCOL_URI_H

#include <stdbool.h>

#include "common/base/memory/str.h"

/* Returns the path of a "file:" URI, with escapes decoded, or the URI itself if it has another scheme. The caller frees it. */
char *
uri_path(struct str uri);

/* Returns the URI of an absolute path. The caller frees it. */
char *
uri_of(struct str path);

/* Returns the length of the folder in a path, without its last slash. */
size_t
path_folder(struct str path);

/* Returns whether a path is below a folder, which is absolute and has no slash at its end; folder.p is NULL for no
 * folder. A path with ".." is below no folder. */
bool
path_is_inside(struct str path, struct str folder);

/* Returns a path that does not depend on the current folder. The caller frees it. */
char *
path_absolute(const char *path);

/* Returns folder/name, or name if it is absolute. The caller frees it. */
char *
path_join(struct str folder, struct str name);

#endif
