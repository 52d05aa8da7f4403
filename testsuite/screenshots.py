"""Takes ten pictures of the pages of amdgcn-objdump, in Chromium.

  screenshots.py BUILD FOLDER [KERNEL.co]

The pictures show kernels of testsuite/, and KERNEL.co, if it is given, as the large kernel; otherwise a kernel of 33,000
instructions is generated, as in dump/page_large.test.
"""
import os
import re
import subprocess
import sys
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TOP, "testsuite"))
from devtools import Browser  # noqa: E402

CHROMIUM = "chromium"
# {name of the picture: (page, width, height, whether dark colors are used, fragment of the URL, script to run)}
PICTURES = {
    "1-graph": ("cfg", 1280, 800, False, "", ""),
    "2-graph-dark": ("cfg", 1280, 800, True, "", "document.querySelector('.graph .block .name').click()"),
    "3-list": ("cfg", 1280, 800, False, "", "document.querySelector('button[title^=\"Picture or list\"]').click()"),
    "4-large-whole": ("large", 1600, 1000, False, "", "document.querySelector('.graph button[title^=\"The whole\"]').click()"),
    "5-large-search": ("large", 1600, 1000, False, "", "const i = document.querySelector('.search input'); i.value = 's_waitcnt'; "
                       "i.dispatchEvent(new Event('input')); i.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))"),
    "6-report": ("report", 1280, 1400, False, "", ""),
    "7-stall": ("report", 1600, 1000, False, "", "document.querySelector('.answer a').click()"),
    "8-timeline": ("report", 1280, 800, True, "#k0waves", "document.querySelector('.timeline button[title^=\"The time of single\"]')?.click()"),
    "9-compare": ("two", 1280, 900, False, "#c0", ""),
    "10-phone": ("report", 400, 800, False, "", ""),
}


def test_file(test, name):
    with open(os.path.join(TOP, "testsuite", test), encoding="utf-8") as f:
        return re.search(r"^== file %s\n(.*?)^== " % re.escape(name), f.read(), re.M | re.S)[1]


def make_pages(build, kernel):
    def run(*words):
        return subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout

    def write(name, data):
        with open(name, "wb") as f:
            f.write(data)

    assembler, objdump = os.path.join(build, "assembler/amdgcn-as"), os.path.join(build, "objdump/amdgcn-objdump")
    source = test_file("dump/simulate_html_browser.test", "k.s")
    new = source.replace("v_sqrt_f32_e32 v3, v1", "v_rcp_f32_e32 v3, v1\n\tv_mul_f32_e32 v3, v1, v3")
    for name, text in ("old", source), ("new", new):
        write(name + ".s", text.encode())
        run(assembler, "-mcpu=gfx1100", name + ".s", "-o", name + ".o")
    if not kernel:
        write("large.s", run(sys.executable, "-c", test_file("dump/page_large.test", "large.py")))
        run(assembler, "-mcpu=gfx942", "large.s", "-o", "large.o")
    write("cfg.html", run(objdump, "--cfg=html", "old.o"))
    write("large.html", run(objdump, "--cfg=html", kernel or "large.o"))
    write("report.html", run(objdump, "--simulate=html", "--simulate-what-if", "--simulate-waves=48", "--simulate-set=vmem.latency=5000", "old.o"))
    write("two.html", run(objdump, "--simulate=html", "old.o", "new.o"))


def main():
    build, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    kernel = os.path.abspath(sys.argv[3]) if len(sys.argv) > 3 else None
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        os.chdir(work)
        make_pages(build, kernel)
        with Browser(CHROMIUM) as b:
            for name, (page, width, height, dark, fragment, script) in PICTURES.items():
                b.open(page + ".html", width, height, dark, fragment)
                b.timed(script or "0")
                b.run("new Promise(done => setTimeout(done, 300))")
                b.picture(os.path.join(folder, name + ".png"))
            for error in b.errors:
                print(error)


main()
