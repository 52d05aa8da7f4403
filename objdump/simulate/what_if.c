#include "objdump/simulate/simulation.h"
size_t
simulation_what_if(const struct simulation *sim, struct simulation_variant rows[SIMULATION_VARIANTS]) { (void)sim, (void)rows; return 0; }
unsigned
simulation_waves_needed(const struct simulation *sim) { (void)sim; return 0; }
uint64_t
simulation_latency_borne(const struct simulation *sim) { (void)sim; return 0; }
