# Toolchain file of CMake for kernels in assembly. The language is ASM, and an executable is a code object:
#
#	cmake -DCMAKE_TOOLCHAIN_FILE=<prefix>/share/gcnutils/cmake/amdgcn-toolchain.cmake -DAMDGCN_PROCESSOR=gfx90a …
#
#	project(kernels LANGUAGES ASM)
#	add_executable(kernels one.s two.S)         # kernels.co; two.S is preprocessed
#	add_library(parts OBJECT three.s)
#
# AMDGCN_PROCESSOR is the argument of -mcpu=. Without it, the sources select their processor with .amdgcn_target. Requires CMake
# 3.20.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR amdgcn)

# Use the programs of this installation, or else those in PATH.
get_filename_component(_amdgcn_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
find_program(CMAKE_ASM_COMPILER amdgcn-as HINTS "${_amdgcn_prefix}/bin" REQUIRED)
unset(_amdgcn_prefix)

set(AMDGCN_PROCESSOR "" CACHE STRING "the processor to assemble for, such as gfx90a:xnack-")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES AMDGCN_PROCESSOR)
if(AMDGCN_PROCESSOR)
	set(CMAKE_ASM_FLAGS_INIT "-mcpu=${AMDGCN_PROCESSOR}")
endif()

set(CMAKE_EXECUTABLE_SUFFIX_ASM .co)

# Rebuild an object when a file that it includes has changed.
set(CMAKE_ASM_DEPENDS_USE_COMPILER TRUE)
set(CMAKE_ASM_DEPFILE_FORMAT gcc)
set(CMAKE_DEPFILE_FLAGS_ASM "-MD -MQ <DEP_TARGET> -MF <DEP_FILE>")
