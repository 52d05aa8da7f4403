/* The main function of amdgcn-lsp: parses the command line, and runs the server. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "lsp/server.h"

static const char help[] =
	"Usage: amdgcn-lsp [OPTION]\n"
	"Answers an editor's requests about assembly for AMD GPUs, over standard input and output (LSP 3.17).\n"
	"\n"
	"  --stdio      accepted for compatibility: the protocol is always on standard input and output\n"
	"  --help       print this help\n"
	"  --version    print the version\n"
	"\n"
	"amdgcn-lsp(1) describes how editors run it.\n";

int
main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))
			return printf("%s", help) < 0;
		if (!strcmp(argv[i], "--version"))
			return printf("amdgcn-lsp (gcnutils) %s\n", GCNUTILS_VERSION) < 0;
		if (strcmp(argv[i], "--stdio")) {
			fprintf(stderr, "amdgcn-lsp: error: unknown option %s; --help lists all\n", argv[i]);
			return 1;
		}
	}
	signal(SIGPIPE, SIG_IGN);
	return server_run();
}
