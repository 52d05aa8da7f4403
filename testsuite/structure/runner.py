"""Checks the option -k of run.py, and that the times of files are recorded.

  runner.py BUILD
"""
import os
import re
import shutil
import subprocess
import sys

TEST = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))


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


def main():
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
