"""Runs gen.py for changed tables without deriving again what the unchanged ones determine.

Most tests of gen/ change effects, counters, hazards or programs, and each would first derive the forms of all tables. A process for each
stage of gen.py has done what comes before it with the unchanged tables. It makes a copy of itself for each test; the copy reads the changed
tables and goes on from there.
"""
import atexit
import functools
import io
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback

GEN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "common", "isa", "gen")
STAGES = (("geneffects", {"effects.tbl", "counters.tbl"}), ("genhazards", {"hazards.tbl"}), ("genmeaning", {"semantics.tbl"}))
LOCK = threading.Lock()


def stage_of(changed):
    """Returns the last stage before which nothing reads one of the changed tables, or None."""
    for i in reversed(range(len(STAGES))):
        if changed and set(changed) <= set().union(*(tables for _, tables in STAGES[i:])):
            return i
    return None


@functools.cache
def start():
    """Starts the processes, which end with this one. Returns the folder of their sockets."""
    folder = tempfile.mkdtemp(prefix="gcnutils-gen-")
    server = subprocess.Popen([sys.executable, os.path.abspath(__file__), folder], stdin=subprocess.PIPE)

    def stop():
        server.stdin.close()
        server.wait()
        for name in os.listdir(folder):
            os.remove(os.path.join(folder, name))
        os.rmdir(folder)

    atexit.register(stop)
    return folder, server


def run(stage, cwd, outputs, timeout):
    """Runs gen.py, which writes the outputs, for the folder "tables" in cwd. Returns (exit status, stdout, stderr); after so many seconds, a
    string instead of the status."""
    with LOCK:
        folder, server = start()
    path = os.path.join(folder, STAGES[stage][0])
    while not os.path.exists(path):
        if server.poll() is not None:
            return "generator.py has ended", "", ""
        time.sleep(0.05)
    with socket.socket(socket.AF_UNIX) as s:
        s.settimeout(timeout)
        s.connect(path)
        s.sendall(json.dumps([cwd, outputs]).encode() + b"\n")
        try:
            return tuple(json.loads(s.makefile().read() or '["generator.py has failed", "", ""]'))
        except TimeoutError:
            return "timeout", "", ""


def go_on(gen, t, stage, cwd, outputs):
    """Does what gen.main() does from a stage on."""
    os.chdir(cwd)
    sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
    status, t.folder = 0, "tables"
    parts = [sys.modules[name] for name, _ in STAGES[stage:]]
    try:
        for part in parts:
            part.load(t)
        for part in parts:
            part.derive(t)
        gen.show(t, *outputs)
    except gen.gentables.Broken as e:
        status = 1
        print(f"{t.folder}/{e}", file=sys.stderr)
    except Exception:  # as the interpreter does
        status = 1
        traceback.print_exc()
    return status, sys.stdout.getvalue(), sys.stderr.getvalue()


def serve(gen, t, stage, path):
    """Answers requests until the standard input ends."""
    with socket.socket(socket.AF_UNIX) as s:
        s.bind(path + ".new")
        s.listen(64)
        os.rename(path + ".new", path)
        while True:
            ready = select.select([s, 0], [], [])[0]
            if 0 in ready:
                os._exit(0)
            c = s.accept()[0]
            if not os.fork():
                with c:
                    c.sendall(json.dumps(go_on(gen, t, stage, *json.loads(c.makefile().readline()))).encode())
                os._exit(0)
            c.close()


def main():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    sys.dont_write_bytecode = True
    sys.path.insert(0, GEN)
    import gen
    gen.gc.disable()
    t = gen.gentables.Tables(os.path.join(os.path.dirname(GEN), "tables"))
    gen.load(t)
    gen.genforms.derive(t)
    for stage, (name, _) in enumerate(STAGES):
        if stage == len(STAGES) - 1 or not os.fork():
            serve(gen, t, stage, os.path.join(sys.argv[1], name))
        sys.modules[name].derive(t)


if __name__ == "__main__":
    main()
