#!/usr/bin/env python3
"""Follows the README on a bare machine, word for word.

  bare.py [--keep] [--strict] [--fast] [RELEASE]

Makes a minimal Debian (RELEASE: bookworm, the default, trixie or unstable) in a temporary folder: with debootstrap, or else from the
essential packages of this machine. Clones the current commit into it, runs the commands of the README's section "Start" as root,
and then the commands for the README's kernel and for Python as an ordinary user. The output must equal the README's.
Builds the CMake example of amdgcn-build(7), word for word, and runs the commands of its GitHub workflow.
Runs the examples of the Python module with each of its installations: meson's, Debian's and pip's. Runs kernels with the Debian packages
alone: the README's, and those of the tutorial of amdgcn-run(1), with its test in pytest. With --strict, runs the tests
by "./setup test --strict"; with --fast, runs no tests. --keep keeps the folder. Needs root and the package mirror of this
machine. The last line is "N passed, N failed".
"""
import argparse
import glob
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
SOURCE = "/root/gcnutils"  # path of the clone in the new root
ENV = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C", "TERM": "dumb"}
# The installations of the Python module: {command that runs Python with the module: pattern of the module's path}.
PYTHONS = {"PYTHONPATH=$(echo /usr/local/lib/python3.*/dist-packages) python3": "^/usr/local/lib/",
           "PYTHONPATH=/usr/lib/python3/dist-packages python3": "^/usr/lib/python3/", "/opt/gcnutils/bin/python": "^/opt/gcnutils/"}
PYTHON_EXAMPLES = ["-c 'import gcnutils; print(gcnutils.__file__)'", "python/examples/live_at_line.py hello.s 12", "python/examples/best_occupancy.py",
                   "python/examples/fastest.py", "-m pytest -q -p no:cacheprovider python/examples/test_kernel.py python/examples/test_run.py"]
# With the Debian packages alone: nothing of /usr/local is found.
PACKAGED = "export PATH=/usr/sbin:/usr/bin:/sbin:/bin PYTHONPATH=/usr/lib/python3/dist-packages PYTHONDONTWRITEBYTECODE=1; "
USER_ENV = dict(ENV, HOME="/home/user")
SOURCE_LIST = """Types: deb
URIs: {mirror}
Suites: {suites}
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
"""
# Unstable has neither updates nor security updates of its own.
SECURITY = """
Types: deb
URIs: {mirror}-security
Suites: {release}-security
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
"""


def mirror():
    for path in glob.glob("/etc/apt/sources.list") + glob.glob("/etc/apt/sources.list.d/*.list") + glob.glob("/etc/apt/sources.list.d/*.sources"):
        with open(path, encoding="utf-8") as f:
            found = re.search(r"^(?:deb\s+(?:\[.*?\]\s+)?|URIs:\s*)(\S+/debian)/?\s", f.read(), re.M)
        if found:
            return found[1]
    return "http://deb.debian.org/debian"


def dependencies(names):
    """Returns the named packages and all installed packages on which they depend."""
    query = subprocess.run(["dpkg-query", "-W", "-f", "${Package}\t${Pre-Depends}, ${Depends}\t${Provides}\n"], stdout=subprocess.PIPE,
                           text=True, check=True).stdout
    needs, providers = {}, {}
    for line in query.splitlines():
        package, depends, provides = line.split("\t")
        needs[package] = [[a.split()[0].split(":")[0] for a in d.split("|")] for d in depends.split(",") if d.strip()]
        for name in [package] + [p.split()[0] for p in provides.split(",") if p.strip()]:
            providers.setdefault(name, []).append(package)
    found, todo = set(), list(names)
    while todo:
        package = todo.pop()
        if package not in found:
            found.add(package)
            for alternatives in needs[package]:
                todo += [p for a in alternatives for p in providers.get(a, [])][:1]
    return found


def copy_essential(root):
    """Copies apt and the essential packages of this machine, without other installed packages, to the root folder."""
    query = subprocess.run(["dpkg-query", "-W", "-f", "${Essential} ${Package}\n"], stdout=subprocess.PIPE, text=True, check=True).stdout
    names = dependencies({"apt", "passwd", "debian-archive-keyring"} | {line.split()[1] for line in query.splitlines() if line.startswith("yes ")})
    for folder in ("bin", "sbin", "lib", "lib64"):
        os.makedirs(root + "/usr/" + folder, exist_ok=True)
        os.symlink("usr/" + folder, root + "/" + folder)
    for folder in ("proc", "dev", "sys", "tmp", "run", "root", "home", "etc", "var/lib/dpkg/info", "var/lib/dpkg/updates",
                   "var/lib/apt/lists/partial", "var/cache/apt/archives/partial", "var/log/apt"):
        os.makedirs(root + "/" + folder, exist_ok=True)
    listed = subprocess.run(["dpkg-query", "-L", *sorted(names)], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    files = [f for f in listed if f.startswith("/") and f != "/." and os.path.lexists(f) and (os.path.islink(f) or not os.path.isdir(f))]
    files += ["/etc/passwd", "/etc/group", "/etc/shadow", "/etc/ld.so.cache", "/var/lib/dpkg/available", "/etc/alternatives/awk", "/usr/bin/awk"]
    info = [f for n in names for f in glob.glob("/var/lib/dpkg/info/%s.*" % n) + glob.glob("/var/lib/dpkg/info/%s:*" % n)]
    tar = subprocess.run(["tar", "-c", "-C", "/", "--ignore-failed-read", "-T", "-"], input="\n".join(f[1:] for f in files + info).encode(),
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout
    subprocess.run(["tar", "-x", "-C", root, "--keep-directory-symlink"], input=tar, check=True)
    with open("/var/lib/dpkg/status", encoding="utf-8") as f:
        entries = [e for e in f.read().split("\n\n") if e.strip() and re.match(r"Package: (\S+)", e.strip())[1] in names]
    with open(root + "/var/lib/dpkg/status", "w", encoding="utf-8") as f:
        f.write("\n\n".join(e.strip() for e in entries) + "\n")


class Root:
    """A minimal system in a folder, with the file systems that must be mounted in it."""

    MOUNTS = [("proc", "proc"), ("devtmpfs", "dev"), ("sysfs", "sys"), ("devpts", "dev/pts"), ("tmpfs", "dev/shm")]

    def __init__(self, release, folder):
        self.release, self.path = release, folder

    def make(self):
        if shutil.which("debootstrap"):
            subprocess.run(["debootstrap", "--variant=minbase", self.release, self.path, mirror()], stdout=subprocess.DEVNULL, check=True)
        elif self.release == platform.freedesktop_os_release().get("VERSION_CODENAME"):
            copy_essential(self.path)
        else:
            sys.exit("bare.py: without debootstrap, only the release of this machine can be made")
        for name in glob.glob(self.path + "/etc/apt/sources.list*"):
            (shutil.rmtree if os.path.isdir(name) else os.remove)(name)
        os.makedirs(self.path + "/etc/apt/sources.list.d", exist_ok=True)
        with open(self.path + "/etc/apt/sources.list.d/debian.sources", "w", encoding="utf-8") as f:
            if self.release == "unstable":
                f.write(SOURCE_LIST.format(mirror=mirror(), suites=self.release))
            else:
                f.write(SOURCE_LIST.format(mirror=mirror(), suites="{0} {0}-updates".format(self.release)))
                f.write(SECURITY.format(mirror=mirror(), release=self.release))
        for name in ["/etc/resolv.conf", *glob.glob("/etc/apt/apt.conf.d/99*")]:
            os.makedirs(os.path.dirname(self.path + name), exist_ok=True)
            shutil.copy(name, self.path + name)
        for kind, where in self.MOUNTS:
            os.makedirs(self.path + "/" + where, exist_ok=True)
            subprocess.run(["mount", "-t", kind, kind, self.path + "/" + where], check=True)

    def remove(self):
        for _, where in reversed(self.MOUNTS):
            subprocess.run(["umount", "-l", self.path + "/" + where], stderr=subprocess.DEVNULL, check=False)
        if not any(os.path.ismount(self.path + "/" + where) for _, where in self.MOUNTS):
            shutil.rmtree(self.path, ignore_errors=True)

    def run(self, command, folder=SOURCE, user=None):
        """Runs a shell command. Returns its exit status and its output, which is also shown."""
        print("\n[%s] %s" % (user or "root", command), flush=True)
        su = ["setpriv", "--reuid=%s" % user, "--regid=%s" % user, "--init-groups"] if user else []
        with subprocess.Popen(["chroot", self.path, *su, "sh", "-c", "cd %s && %s" % (folder, command)], env=USER_ENV if user else ENV,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace") as p:
            lines = []
            for line in p.stdout:
                sys.stdout.write(line)
                sys.stdout.flush()
                lines.append(line)
        return p.returncode, "".join(lines)


def blocks(section):
    with open(TOP + "/README.md", encoding="utf-8") as f:
        text = re.search(r"^## %s\n(.*?)(?=^## |\Z)" % section, f.read(), re.M | re.S)[1]
    found = re.findall(r"(?:^(?:    .*)?\n)+", text, re.M)
    return [re.sub(r"^    ", "", block.strip("\n"), flags=re.M) for block in found if block.strip()]


def transcript(block):
    """Returns [(command, output)]: the lines of a block that begin with "$ ", each with the lines after it."""
    parts = re.split(r"^\$ ", block, flags=re.M)[1:]
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts)]


def commands(text):
    return [c for c in (re.sub(r"\s+#.*", "", line).strip() for line in text.splitlines()) if c]


def start_commands(o):
    for command in commands("\n".join(blocks("Start"))):
        if command.startswith("./setup test"):
            command = "" if o.fast else command + " --strict" * o.strict
        if command:
            yield command


def manual_examples(root, page):
    """Returns the examples of an installed man page."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, HERE + "/page.py", "examples", "%s/usr/local/share/man/%s" % (root.path, page), folder], check=True)
        names = sorted(os.listdir(folder), key=int)
        return [open(folder + "/" + name, encoding="utf-8").read() for name in names]


def check_cmake(root):
    """Follows the section CMAKE of amdgcn-build(7) as an ordinary user. Yields (command, success)."""
    source, project, build = manual_examples(root, "man7/amdgcn-build.7")[:3]
    yield "apt-get install -y cmake make", root.run("apt-get install -y cmake make")[0] == 0
    root.run("mkdir kernels", "/home/user", "user")
    for name, text in (("double.s", source), ("CMakeLists.txt", project)):
        with open(root.path + "/home/user/kernels/" + name, "w", encoding="utf-8") as f:
            f.write(text)
    for command in commands(build) + ["amdgcn-objdump --offloading installed/lib/kernels/kernels.hipfb"]:
        status, got = root.run(command, "/home/user/kernels", "user")
        yield command, status == 0 and ("offloading" not in command or got.count("hipv4-amdgcn-amd-amdhsa--") == 2)


def workflow_commands(text):
    """Returns the commands of the steps of a GitHub workflow."""
    steps = re.findall(r"^ *- run: (?:\|\n((?:          .*\n)+)|(.*)\n)", text, re.M)
    return [c for block, line in steps for c in (commands(block) if block else [line])]


def check_action(root):
    """Follows the section GITHUB ACTIONS of amdgcn-build(7), with the project of its section CMAKE. As in a job, the
    commands run as root, and find only programs from packages: /usr/local is not in PATH. Yields (command, success)."""
    source, project, *rest = manual_examples(root, "man7/amdgcn-build.7")
    workflow = next(text for text in rest if text.startswith("name: kernels"))
    root.run("rm -rf /job && mkdir -p /job/packages && cp $(find %s /root -maxdepth 2 -name 'gcnutils_*.deb' | head -n 1) /job/packages && "
             "apt-get remove -y gcnutils" % SOURCE, "/")
    for name, text in (("double.s", source), ("CMakeLists.txt", project)):
        with open(root.path + "/job/" + name, "w", encoding="utf-8") as f:
            f.write(text)
    for command in workflow_commands(workflow):
        yield command, root.run("export PATH=/usr/sbin:/usr/bin:/sbin:/bin; " + command, "/job")[0] == 0
    try:
        with open(root.path + "/job/kernels.sarif", encoding="utf-8") as f:
            document = json.load(f)
        yield "upload-sarif", document["version"] == "2.1.0" and document["runs"][0]["results"] == []
    except (OSError, ValueError):
        yield "upload-sarif", False


def check_runs(root):
    """Runs the README's kernel, and follows the tutorial of amdgcn-run(1) up to its test with pytest, with the Debian packages alone. Yields
    (command, success)."""
    kernel, *shown = blocks("A kernel")
    examples = manual_examples(root, "man1/amdgcn-run.1")
    files = {m[1]: text for text in examples for m in [re.search(r"^(?://|#) (\w+\.(?:s|py))\b", text, re.M)] if m}
    files["hello.s"] = kernel + "\n"
    root.run("mkdir runs && cp /usr/local/share/doc/gcnutils/examples/fastest.py runs", "/home/user", "user")
    for name, text in files.items():
        with open(root.path + "/home/user/runs/" + name, "w", encoding="utf-8") as f:
            f.write(text)
    last = next(i for i, block in enumerate(shown) if "amdgcn-run" in block)
    steps = [step for block in shown[:last + 1] for step in transcript(block)]
    steps += [step for text in examples for step in transcript(re.sub(r"\\\n\s*", "", text))]
    for command, output in steps:
        status, got = root.run(PACKAGED + command, "/home/user/runs", "user")
        right = (status == 0) == (not re.search("(?:warning|error):", output))
        right = right and got.count("warning:") == output.count("warning:")
        if "hello" in command or "fastest" in command:
            right = right and got.rstrip("\n") == output.rstrip("\n")
        elif "pytest" in command:
            right = right and "3 passed" in got
        yield command, right


def check(root, o):
    """Runs all commands. Yields (command, success)."""
    for command in start_commands(o):
        yield command, root.run(command)[0] == 0
    root.run("useradd -m user", "/root")
    kernel, *shown = blocks("A kernel")
    install, python = blocks("From Python")
    for command in commands(install):
        yield command, root.run(command)[0] == 0
    shown.append(python)
    root.run("mkdir /home/user/python && ln -s /usr/local/share/doc/gcnutils/examples /home/user/python/examples", "/root")
    with open(root.path + "/home/user/hello.s", "w", encoding="utf-8") as f:
        f.write(kernel + "\n")
    for block in shown:
        for command, output in transcript(block):
            if command.startswith("cat "):  # prints a file that the next command reads
                with open(root.path + "/home/user/" + command[4:], "w", encoding="utf-8") as f:
                    f.write(output + "\n")
            status, got = root.run(command, "/home/user", "user")
            if got.rstrip("\n") != output.rstrip("\n"):
                print("not as in the README:\n" + output)
            yield command, got.rstrip("\n") == output.rstrip("\n") and (status == 0) == ("error:" not in output)
    for python, module in PYTHONS.items():
        for command in PYTHON_EXAMPLES:
            command = "PYTHONDONTWRITEBYTECODE=1 %s %s" % (python, command)
            status, got = root.run(command, "/home/user", "user")
            yield command, status == 0 and ("__file__" not in command or re.search(module, got))
    yield from check_cmake(root)
    yield from check_action(root)
    yield from check_runs(root)
    yield "man amdgcn-as", os.path.exists(root.path + "/usr/local/share/man/man1/amdgcn-as.1")
    yield "dpkg", root.run("dpkg -s gcnutils", "/")[0] == 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--keep", action="store_true", help="leave the folder")
    p.add_argument("--strict", action="store_true", help="./setup test --strict")
    p.add_argument("--fast", action="store_true", help="no ./setup test")
    p.add_argument("release", nargs="?", default="bookworm")
    o = p.parse_args()
    if os.getuid():
        p.error("needs root")
    root, results, start = Root(o.release, tempfile.mkdtemp(prefix="gcnutils-bare-")), [], time.monotonic()
    os.chmod(root.path, 0o755)
    try:
        root.make()
        subprocess.run(["git", "clone", "-q", TOP, root.path + SOURCE], check=True)
        for what, good in check(root, o):
            results.append(good)
            print("%s: %s, after %.0f s" % ("passed" if good else "FAIL", what, time.monotonic() - start), flush=True)
    finally:
        if o.keep:
            print("left in", root.path)
        else:
            root.remove()
    print("%d passed, %d failed" % (results.count(True), results.count(False)))
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
