/* AMDGPU's ELF constants that <elf.h> does not define. Names and numbers are from LLVM's "User Guide for AMDGPU Backend", chapter
 * Code Object. Relocation numbers are in reloc.h. */
#ifndef ELF_AMDGPU_H
#define ELF_AMDGPU_H

#include <elf.h>

#ifndef EM_AMDGPU
#define EM_AMDGPU 224
#endif
/* Not defined in musl's <elf.h>. */
#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif
#ifndef NT_GNU_HWCAP
#define NT_GNU_HWCAP 2
#endif

enum {
	ELFOSABI_AMDGPU_HSA = 64,
	ELFOSABI_AMDGPU_PAL = 65,
	ELFOSABI_AMDGPU_MESA3D = 66,

	ELFABIVERSION_AMDGPU_HSA_V2 = 0,
	ELFABIVERSION_AMDGPU_HSA_V3 = 1,
	ELFABIVERSION_AMDGPU_HSA_V4 = 2,
	ELFABIVERSION_AMDGPU_HSA_V5 = 3,
	ELFABIVERSION_AMDGPU_HSA_V6 = 4,
};

/* Flags in e_flags. EF_AMDGPU_MACH values are in isa/tables/targets.tbl. */
enum {
	EF_AMDGPU_MACH = 0x0ff,

	EF_AMDGPU_FEATURE_XNACK_V2 = 0x01,
	EF_AMDGPU_FEATURE_TRAP_HANDLER_V2 = 0x02,

	EF_AMDGPU_FEATURE_XNACK_V3 = 0x100,
	EF_AMDGPU_FEATURE_SRAMECC_V3 = 0x200,

	EF_AMDGPU_FEATURE_XNACK_V4 = 0x300,
	EF_AMDGPU_FEATURE_XNACK_UNSUPPORTED_V4 = 0x000,
	EF_AMDGPU_FEATURE_XNACK_ANY_V4 = 0x100,
	EF_AMDGPU_FEATURE_XNACK_OFF_V4 = 0x200,
	EF_AMDGPU_FEATURE_XNACK_ON_V4 = 0x300,
	EF_AMDGPU_FEATURE_SRAMECC_V4 = 0xc00,
	EF_AMDGPU_FEATURE_SRAMECC_UNSUPPORTED_V4 = 0x000,
	EF_AMDGPU_FEATURE_SRAMECC_ANY_V4 = 0x400,
	EF_AMDGPU_FEATURE_SRAMECC_OFF_V4 = 0x800,
	EF_AMDGPU_FEATURE_SRAMECC_ON_V4 = 0xc00,

	/* Code object V6: lowest bit of the version of a generic processor. */
	EF_AMDGPU_GENERIC_VERSION_SHIFT = 24,
};
#define EF_AMDGPU_GENERIC_VERSION 0xff000000u

/* Section number of symbols in LDS; their st_value is the alignment, as for common symbols. */
enum { SHN_AMDGPU_LDS = 0xff00 };

enum { STT_AMDGPU_HSA_KERNEL = 10 };

enum { SHT_LLVM_ADDRSIG = 0x6fff4c03, SHT_LLVM_CFI_JUMP_TABLE = 0x6fff4c0e, SHT_LLVM_CALL_GRAPH = 0x6fff4c0f };

/* Note types. The owner is "AMD" for NT_AMD_… and "AMDGPU" for NT_AMDGPU_…. */
enum {
	NT_AMD_HSA_CODE_OBJECT_VERSION = 1,
	NT_AMD_HSA_HSAIL = 2,
	NT_AMD_HSA_ISA_VERSION = 3,
	NT_AMD_HSA_METADATA = 10,
	NT_AMD_HSA_ISA_NAME = 11,
	NT_AMD_PAL_METADATA = 12,
	NT_AMDGPU_METADATA = 32,
};

#endif
