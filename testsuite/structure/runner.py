"""Checks the option -k of run.py, that the times of files are recorded, what judged.py omits, and that no test needs what its
configuration does not build.

  runner.py BUILD
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

TEST = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
sys.path.insert(0, TEST)
import configurations  # noqa: E402
import judged  # noqa: E402


def run(*options):
    p = subprocess.run([sys.executable, TEST + "/run.py", "-B", sys.argv[1], *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                       text=True, check=False)
    return p.returncode, p.stdout


def kept(shown):
    """Returns the kept folder's files, and removes it."""
    files = []
    for folder in (re.findall(r"^left: (.*)", shown, re.M) or [""])[0].split():
        files += os.listdir(folder)
        shutil.rmtree(folder)
    return files


def omitted():
    """Records a run of a made group, and checks when it is run again."""
    for group, paths in judged.JUDGED.items():
        for path in paths:
            if not os.path.exists(os.path.join(judged.TOP, path)):
                print("judged.py: %s: no %s" % (group, path))
    with tempfile.TemporaryDirectory() as folder:
        judged.TOP = judged.HERE = folder
        judged.JUDGED = {"one/": ["a", "b"], "two/": ["a"]}
        for name in "a", "b/c", "b/d":
            os.makedirs(os.path.dirname(folder + "/" + name), exist_ok=True)
            with open(folder + "/" + name, "w", encoding="utf-8") as f:
                f.write(name)
        said = [judged.unchanged("plain")]
        judged.record("plain", {"one/": {"one/x.test"}})
        judged.record("plain", {"two/": set()})
        said += [judged.unchanged("plain"), judged.unchanged("other")]
        os.rename(folder + "/b/d", folder + "/b/e")
        said.append(judged.unchanged("plain"))
    if said != [{}, {"one/": ["one/x.test"], "two/": []}, {}, {"two/": []}]:
        print("judged.py:", said)


def unbuilt():
    """Reports tests that use the manual's pages, and run where a configuration builds only the programs."""
    kinds = {option.removeprefix("--kind=") for c in configurations.CONFIGURATIONS for option in (c.quick or [[], []])[1]}
    for kind in sorted(kinds):
        for folder, _, names in os.walk(os.path.join(TEST, kind)):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as f:
                    if re.search(r"%man\b", f.read()):
                        print("%s/%s: %%man is not built with sanitizers; such a test belongs to man/" % (kind, name))


def main():
    omitted()
    unbuilt()
    with open(TEST + "/as/code_errors.test", encoding="utf-8") as f:
        runs = f.read().count("== run\n")
    status, shown = run("-k", "as/code_errors.test")
    if status or shown.count("\n+ ") != runs or "FAIL" in shown or not kept(shown):
        print("a test that passes:", status, shown)
    status, shown = run("-k", "--as", "/bin/false", "as/code_errors.test", "as/code_v2")
    if status != 1 or shown.count("\n+ ") != 1 or "FAIL as/code_errors.test" not in shown or not kept(shown):
        print("a test that fails:", status, shown)
    run("as/code_errors.test")
    with open(os.path.join(sys.argv[1], "testsuite-times.tsv"), encoding="utf-8") as f:
        if not re.search(r"^\d+\.\d\tas/code_errors\.test$", f.read(), re.M):
            print("the time is not recorded")


main()
