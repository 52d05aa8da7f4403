#include "common/elf/section.h"

#include <elf.h>

#include "common/elf/amdgpu.h"

const struct section_letter section_letters[] = {
	{'a', SHF_ALLOC}, {'e', SHF_EXCLUDE}, {'x', SHF_EXECINSTR}, {'w', SHF_WRITE}, {'M', SHF_MERGE}, {'S', SHF_STRINGS},
	{'T', SHF_TLS}, {'G', SHF_GROUP}, {'o', SHF_LINK_ORDER}, {'R', SHF_GNU_RETAIN}, {0, 0},
};
