/* The version, memory and messages of libamdgcn. */
#ifndef AMDGCN_BASE_H
#define AMDGCN_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined __GNUC__
#define AMDGCN_API __attribute__((visibility("default")))
#else
#define AMDGCN_API
#endif

/* The version of this header. Versions with the same AMDGCN_ABI are compatible: a program that was compiled with one version also
 * runs with later versions. AMDGCN_ABI is the number in the name of the shared library. */
#define AMDGCN_VERSION_MAJOR 0
#define AMDGCN_VERSION_MINOR 2
#define AMDGCN_VERSION_PATCH 0
#define AMDGCN_ABI 0

/* Returns the library's version, such as "0.2.0". The string is static. */
AMDGCN_API const char *
amdgcn_version(void);

/* Frees memory that a function of this library allocated for the caller. Accepts NULL. */
AMDGCN_API void
amdgcn_free(void *p);

/* ---- messages */

/* The cause of a message. */
enum amdgcn_status {
	AMDGCN_INPUT,     /* an error in the source, object or setting that the caller passed */
	AMDGCN_MEMORY,    /* memory was exhausted; the same call may succeed later */
	AMDGCN_TOO_LARGE, /* the source or its names exceed 4 GB */
};

/* An error, a warning or a note. */
struct amdgcn_message {
	const char *severity; /* "error", "warning" or "note"; a note refers to the message before it */
	const char *text;     /* the message, without location and severity */
	const char *file;     /* the name of the source file; NULL: no location */
	unsigned line, column; /* line: the line number; column: the position in the line in bytes; both from 1 */
	const char *source;   /* the source line at fault, source_length bytes; not NUL-terminated */
	size_t source_length;
	enum amdgcn_status status;
};

/* Receives one message. The message and its strings are valid during the call only. The function must return; it must not call
 * longjmp() or throw an exception. It must not call functions of the library with the object that the message is about, or with anything
 * that belongs to the object: such a call may wait for itself. */
typedef void amdgcn_report(void *user, const struct amdgcn_message *message);

#ifdef __cplusplus
}
#endif

#endif
