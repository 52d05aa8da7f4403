# each.sh RUN OPTION...: runs wrong.s and right.s with amdgcn-run for processors of all generations. Prints the findings in wrong.s by
# line, with the processors that have them, and all that is said about right.s. Without wrong.s, runs right.s only.
run=$1
shift
for p in ${processors:-gfx700 gfx803 gfx906 gfx90a gfx942 gfx1030 gfx1100 gfx1201 gfx1250}; do
	"$run" --mcpu=$p "$@" right.s > said 2>&1 || echo "right.s on $p: status $?"
	cat said
	[ -f wrong.s ] || continue
	"$run" --mcpu=$p "$@" wrong.s > said 2>&1 && echo "wrong.s on $p: status $?"
	sed -n "s/^wrong.s:\([0-9]*\):[0-9]*: warning: /\1: /p" said | sed 's/ (work-group [^)]*)//' > found
	[ -s found ] || cat said
	sed "s/$/: $p/" found
done | awk '{ p = $NF; sub(/: [^ ]*$/, ""); if (!($0 in who)) order[++n] = $0; who[$0] = who[$0] " " p }
	END { for (i = 1; i <= n; i++) print order[i] ":" who[order[i]] }'
