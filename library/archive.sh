#!/bin/sh
# archive.sh CC OBJCOPY AR OUTPUT FOLDER ARCHIVE...: one archive of one object, in which only visible names are global.
# CC may be several words, as in "ccache gcc".
set -e
cc=$1 objcopy=$2 ar=$3 output=$4 folder=$5
shift 5
mkdir -p "$folder"
$cc -nostdlib -r -o "$folder/amdgcn.o" -Wl,--whole-archive "$@" -Wl,--no-whole-archive
"$objcopy" --localize-hidden "$folder/amdgcn.o"
rm -f "$output"
"$ar" rcs "$output" "$folder/amdgcn.o"
