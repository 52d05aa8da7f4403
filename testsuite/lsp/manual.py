"""Tests the configurations of editors in amdgcn-lsp(1), word for word. Neovim, Emacs and Helix must start the server and show
the error that it reports. The configurations must be valid TOML (Helix), JSON (Kate, Visual Studio Code) and JavaScript (Visual
Studio Code).

manual.py BUILD"""
import fcntl
import json
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, TOP)
import lsp_client  # noqa: E402
import page  # noqa: E402

# v_mfma_f32_16x16x16_f16 is an error unless the editor's configuration sets the processor of the examples.
SOURCE = "s_nop 0\ns_nopp 0\nv_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]\ns_endpgm\n"
WANT = "invalid instruction: s_nopp; did you mean s_nop?"
NEOVIM = """
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)
for _, d in ipairs(vim.diagnostic.get(0)) do io.stdout:write('found ' .. d.message .. '\\n') end
vim.cmd('qa!')
"""
EMACS = """(require 'eglot)
(load-file "init.el")
(find-file "a.s")
(run-hooks 'post-command-hook)
(dotimes (i 200) (unless (eglot-managed-p) (accept-process-output nil 0.1)))
(flymake-mode 1)
(flymake-start)
(dotimes (i 200) (unless (flymake-diagnostics) (accept-process-output nil 0.1)))
(dolist (d (flymake-diagnostics)) (message "found %s" (flymake-diagnostic-text d)))
"""


def examples():
    """Returns the examples, by the heading of their section."""
    with open(TOP + "/../man/amdgcn-lsp.1.in", encoding="utf-8") as f:
        sections = re.split(r"^\.SS ", f.read(), flags=re.M)[1:]
    return {s.split("\n")[0]: [page.plain(t) for t in re.findall(r"\.nf\n(.*?)\.fi", s, re.S)] for s in sections}


def write(path, text):
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def found(command):
    p = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=100, check=False)
    # eglot puts the source of a diagnostic before its message
    messages = [re.sub("^gcnutils: ", "", m) for m in re.findall("^found (.*)", p.stdout, re.M)]
    if messages != [WANT]:
        print("%s: %s" % (command[0], p.stdout))


def screen(command, want, keys):
    """Runs a program in a terminal until it shows a text, and then types keys. Returns the bytes that the program wrote."""
    pid, terminal = pty.fork()
    if not pid:
        os.execvp(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("4H", 40, 200, 0, 0))
    shown, end, typed = b"", time.time() + 60, False
    while time.time() < end:
        try:
            shown += os.read(terminal, 65536) if select.select([terminal], [], [], 1)[0] else b""
        except OSError:  # the program has ended
            break
        if want in shown and not typed:
            os.write(terminal, keys)
            typed = True
    else:
        os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(terminal)
    return shown


def helix(examples_):
    for name, text in zip(("languages", "config"), examples_):
        write("helix/%s.toml" % name, text)
    os.environ["TERM"] = "xterm-256color"
    shown = screen(["hx", "-vv", "--log", "hx.log", "a.s:2"], WANT.encode(), b":q!\r")
    with open("hx.log", encoding="utf-8", errors="replace") as f:
        published = re.findall(r'<- (\{.*"textDocument/publishDiagnostics".*\})', f.read())
    messages = [d["message"] for d in json.loads(published[0])["params"]["diagnostics"]] if published else None
    if messages != [WANT] or WANT.encode() not in shown:
        print("hx: %s, and on the screen: %s" % (messages, shown))


def main():
    server = lsp_client.server(os.path.abspath(sys.argv[1]))
    os.environ.update(PATH=os.path.dirname(server) + ":" + os.environ["PATH"], HOME=os.getcwd(), XDG_CONFIG_HOME=os.getcwd(),
                      XDG_STATE_HOME=os.getcwd(), XDG_DATA_HOME=os.getcwd(), XDG_CACHE_HOME=os.getcwd())
    all_, tried = examples(), []
    write("a.s", SOURCE)
    json.loads(all_["Kate"][0])
    manifest, extension = all_["Visual Studio Code"][:2]
    write(json.loads(manifest)["main"], extension)
    if shutil.which("node"):
        subprocess.run(["node", "--check", "extension.js"], check=True)
    try:
        import tomllib
        for text in all_["Helix"]:
            tomllib.loads(text)
    except ImportError:
        pass
    if shutil.which("nvim"):
        version = subprocess.run(["nvim", "--version"], capture_output=True, text=True, check=True).stdout
        old = "NVIM v0.7" in version
        write("nvim/init.lua", all_["Neovim"][old])
        write("wait.lua", NEOVIM)
        found(["nvim", "--headless", "a.s", "-c", "luafile wait.lua", "-c", "cquit"])
        tried.append("nvim")
    eglot = ["emacs", "--batch", "--eval", "(package-initialize)", "--eval", "(kill-emacs (if (locate-library \"eglot\") 0 1))"]
    if shutil.which("emacs") and subprocess.run(eglot, capture_output=True, check=False).returncode == 0:
        write("init.el", all_["Emacs"][0])
        write("run.el", EMACS)
        found(["emacs", "--batch", "--eval", "(package-initialize)", "-l", "run.el"])
        tried.append("emacs")
    if shutil.which("hx") and os.path.exists("/dev/pts/ptmx"):
        helix(all_["Helix"])
        tried.append("hx")
    if not tried:
        print("needs nvim, hx, or emacs with eglot")
        return lsp_client.SKIPPED
    return 0


sys.exit(main())
