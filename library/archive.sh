#!/bin/sh
# archive.sh OBJCOPY AR OUTPUT FOLDER CC... -- ARCHIVE...: merges the archives into OUTPUT, an archive of one object
# file in which hidden symbols are local. FOLDER is for temporary files.
set -e
objcopy=$1 ar=$2 output=$3 folder=$4
shift 4
cc=
# the compiler may be several words: "ccache gcc"
while [ "$1" != -- ]; do
	cc="$cc $1"
	shift
done
shift
mkdir -p "$folder"
$cc -nostdlib -r -o "$folder/amdgcn.o" -Wl,--whole-archive "$@" -Wl,--no-whole-archive
"$objcopy" --localize-hidden "$folder/amdgcn.o"
rm -f "$output"
"$ar" rcs "$output" "$folder/amdgcn.o"
