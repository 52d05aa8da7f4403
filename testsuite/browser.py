"""Runs headless Chromium."""
import os
import subprocess
import tempfile

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-quic",
         "--disable-component-update", "--disable-sync", "--force-prefers-reduced-motion", "--window-size=1700,1000", "--dump-dom"]


def browse(chromium, path, later=0):
    """The document after its scripts have run, and after the timers that expire within later milliseconds. The browser's profile is
    a temporary folder in the current one."""
    with tempfile.TemporaryDirectory(dir=".", ignore_cleanup_errors=True) as profile:
        p = subprocess.run([chromium, *FLAGS, *(["--virtual-time-budget=%d" % later] if later else []),
                            "--user-data-dir=" + os.path.abspath(profile), "file://" + os.path.abspath(path)],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60)
    return p.stdout.decode("utf-8")
