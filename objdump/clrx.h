/* The program under the name clrxdisasm. */
#ifndef OBJDUMP_CLRX_H
#define OBJDUMP_CLRX_H

/* The main function: prints the files of the command line as CLRX's disassembler does. Returns the exit status. */
int
clrx_run(int argc, char **argv);

#endif
