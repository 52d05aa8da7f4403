#include "common/sim/program.h"
void
sim_program_open(struct sim_program *p, const struct sim_machine *m, const struct flow *flow, uint32_t function,
	const struct sim_path *path) { (void)p,(void)m,(void)flow,(void)function,(void)path; }
void
sim_program_close(struct sim_program *p) { (void)p; }
