/* amdgcn-ld: links AMDGPU object files into a code object, like ld.lld. The passes are in link.c. */
#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "common/base/message/diag.h"
#include "linker/link.h"

int
main(int argc, char **argv)
{
	static struct link link;

	if (link.diag)
		link = (struct link){0}; /* a fuzz program calls main() again */
	heap_start();
	mapping_start();
	outfile_start();
	link.diag = diag_new("amdgcn-ld", NULL, NULL);
	link_run(&link, NULL, argc, argv);
	int status = diag_end(link.diag, diag_error_count(link.diag) ? 1 : 0, 1);
	link_free(&link);
	return status;
}
