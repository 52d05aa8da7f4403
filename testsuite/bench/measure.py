"""Runs commands in turns. Prints a line for each turn and command: seconds, CPU seconds, peak memory in KB and the worst exit
status.

  python3 -I -S measure.py TURNS STDOUT COMMAND ... [-and COMMAND ...] ...
  python3 -I -S measure.py -each FILE TURNS STDOUT COMMAND ... [-and COMMAND ...] ...

The second form replaces {} with each line of FILE in turn. It runs all commands for one line before the next line, so that other load
affects all commands alike.

One small process does all turns, for two reasons. The peak memory from wait4 is never less than the memory of the process that
started the program. And a program that takes a millisecond takes two if a larger program was started just before.
"""
import posix
import sys
import time


class Total:
    def __init__(self):
        self.seconds, self.cpu, self.memory, self.worst = 0, 0, 0, 0

    def run(self, command, actions):
        start = time.perf_counter()
        pid = posix.posix_spawn(command[0], command, posix.environ, file_actions=actions)
        _, status, usage = posix.wait4(pid, 0)
        self.seconds += time.perf_counter() - start
        self.cpu += usage.ru_utime + usage.ru_stime
        self.memory = max(self.memory, usage.ru_maxrss)
        self.worst = max(self.worst, posix.waitstatus_to_exitcode(status), key=abs)


arguments, lines = sys.argv[1:], None
if arguments[0] == "-each":
    with open(arguments[1]) as f:
        lines = f.read().split("\n")[:-1]
    arguments = arguments[2:]
turns, output, commands = int(arguments[0]), arguments[1], [[]]
for word in arguments[2:]:
    if word == "-and":
        commands.append([])
    else:
        commands[-1].append(word)
actions = [(posix.POSIX_SPAWN_OPEN, 1, output, posix.O_WRONLY | posix.O_CREAT | posix.O_TRUNC, 0o644)]
for _ in range(turns):
    totals = [Total() for _ in commands]
    for line in lines or [None]:
        for total, command in zip(totals, commands):
            total.run([word.replace("{}", line) for word in command] if lines else command, actions)
    for total in totals:
        print(total.seconds, total.cpu, total.memory, total.worst)
