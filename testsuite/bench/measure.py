"""Runs commands in turn and prints their seconds, those of the CPUs, their peak memory in KB and the worst exit status.

  python3 -I -S measure.py STDOUT COMMAND ...            one command
  python3 -I -S measure.py -each FILE STDOUT COMMAND ... one for each line of FILE, with {} in the command replaced by the line

A process of its own, and as small as it can be: what wait4 reports as a program's peak memory is never less
than what the process that started it had.
"""
import posix
import sys
import time

arguments, each = sys.argv[1:], [""]
if arguments[0] == "-each":
    with open(arguments[1]) as f:
        each = f.read().split("\n")[:-1]
    arguments = arguments[2:]
output, command = arguments[0], arguments[1:]
actions = [(posix.POSIX_SPAWN_OPEN, 1, output, posix.O_WRONLY | posix.O_CREAT | posix.O_TRUNC, 0o644)]
commands = [[word.replace("{}", name) for word in command] for name in each] if each != [""] else [command]
seconds = cpu = memory = worst = 0
for command in commands:
    start = time.perf_counter()
    pid = posix.posix_spawn(command[0], command, posix.environ, file_actions=actions)
    _, status, usage = posix.wait4(pid, 0)
    seconds += time.perf_counter() - start
    cpu += usage.ru_utime + usage.ru_stime
    memory = max(memory, usage.ru_maxrss)
    worst = max(worst, posix.waitstatus_to_exitcode(status), key=abs)
print(seconds, cpu, memory, worst)
