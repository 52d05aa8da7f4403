"""Runs a command and prints its seconds, those of the CPUs, its peak memory in KB and its exit status.

  python3 -I -S measure.py STDOUT COMMAND ...

A process of its own, and as small as it can be: what wait4 reports as a program's peak memory is never less
than what the process that started it had.
"""
import posix
import sys
import time

output, command = sys.argv[1], sys.argv[2:]
actions = [(posix.POSIX_SPAWN_OPEN, 1, output, posix.O_WRONLY | posix.O_CREAT | posix.O_TRUNC, 0o644)]
start = time.perf_counter()
pid = posix.posix_spawn(command[0], command, posix.environ, file_actions=actions)
_, status, usage = posix.wait4(pid, 0)
seconds = time.perf_counter() - start
print(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss, posix.waitstatus_to_exitcode(status))
