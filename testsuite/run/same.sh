# same.sh RUN FILE KERNEL OPTIONS: runs a kernel on 1, 2 and 5 threads. Whatever is printed and written must be the same, but for what --simulate
# prints. Prints the status, the number of work-groups, and the findings. With ThreadSanitizer, which is slow, only on 1 and 5.
run=$1 kernel=$3
shift
several='2 5'
! grep -q __tsan_init "$run" || several=5
for n in 1 $several; do
	"$run" "$@" --threads=$n --json --counts=instructions --simulate-config=path > $n.json 2> $n.err || echo "status $?" >> $n.err
	mv path $n.path
	"$run" "$@" --threads=$n --out=x=$n.out > $n.text 2>&1 || echo "status $?" >> $n.text
	touch $n.out
done
for n in $several; do
	for kind in json err path text out; do
		cmp 1.$kind $n.$kind
	done
done
echo "$kernel: $(sed -n '/^status/p' 1.text) $(sed -n 's/.*"workgroups": \([0-9]*\).*/\1/p' 1.json) work-groups"
sed -n 's/.*\(warning: [^(]*([^)]*) \[.*\)/\1/p' 1.text
rm [125].*
