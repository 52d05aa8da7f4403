/* Stands in until common/hsa lands. */
#include "common/hsa/kd.h"
#include "common/hsa/meta.h"
#include "common/hsa/note.h"
#include "common/hsa/object.h"
#include "common/elf/amdgpu.h"
const char *object_parse_triple(struct str t, enum object_os *os) { (void)t; *os = OBJECT_OS_AMDHSA; return NULL; }
const char *object_parse_target(struct object_id *id, struct str text) { (void)id, (void)text; return NULL; }
const char *object_conflict(const struct object_id *a, const struct object_id *b, bool any) { (void)a, (void)b, (void)any; return NULL; }
void kd_begin(struct kd *kd, const struct isa *isa, unsigned version, struct loc loc) { (void)kd, (void)isa, (void)version, (void)loc; }
int kd_directive(struct kd *kd, struct str name, struct loc loc) { (void)kd, (void)name, (void)loc; return 0; }
void kd_end(struct kd *kd) { (void)kd; }
void kd_set(struct kd *kd, int row, int64_t value, struct loc loc) { (void)kd, (void)row, (void)value, (void)loc; }
bool kd_finish(struct kd *kd, uint8_t bytes[KD_SIZE]) { (void)kd; for (int i = 0; i < KD_SIZE; i++) bytes[i] = 0; return true; }
struct meta *meta_parse(struct arena *arena, struct str text, struct loc base) { (void)arena, (void)text, (void)base; return NULL; }
bool meta_check(struct meta *root, unsigned version, struct loc at) { (void)root, (void)version, (void)at; return true; }
void meta_pack(const struct meta *root, struct buf *out) { (void)root, (void)out; }
void note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t n) { (void)out, (void)owner, (void)type, (void)desc, (void)n; }
uint8_t object_osabi(enum object_os os) { (void)os; return 64; }
uint8_t object_abiversion(enum object_os os, unsigned v) { (void)os, (void)v; return 3; }
uint32_t object_flags(const struct object_id *id) { (void)id; return 0x12c; }
