"""A row of timing.tbl names the traces from which its value was determined. Checks that each of these traces determines the
value: if the value is one larger or one smaller, the simulation of the traced kernel must change. Needs the traces
(oracle/recorded.py).

  provenance.py GEN.PY TABLES BUILD [all]     -v prints, for each trace, all parameters that change its comparison, and the changes
                                              of the number of distances within one cycle and of the sum of the errors, if the
                                              recorded waves are followed (f) and if they are not (n)
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "oracle"))
import recorded
import simulate


def changes(traces, kernel, name, value, before):
    """Yields (followed, step, score) for each change of a parameter that changes simulated distances."""
    for step in 1, -1:
        for follow in True, False:
            try:
                score = traces.score(kernel, {name: value + step}, follow)
            except simulate.Failed:  # the value is out of range or impossible
                continue
            if score.seen != before[follow].seen:
                yield follow, step, score


def print_all(traces):
    for kernel in traces.kernels:
        before = {follow: traces.score(kernel, {}, follow) for follow in (True, False)}
        print(kernel)
        for p in traces.parameters(kernel):
            texts = ["%s%+d: %+d %+d" % ("f" if follow else "n", step, s.near - before[follow].near, s.error - before[follow].error)
                     for follow, step, s in changes(traces, kernel, p["name"], p["value"], before)]
            if texts:
                print("  %-20s %5d  %s" % (p["name"], p["value"], ", ".join(texts)))


def main():
    folder = recorded.shared()
    if not folder:
        print("no traces")
        sys.exit(77)
    traces = recorded.Traces(simulate.Simulator(sys.argv[3]), folder)
    if "-v" in sys.argv:
        print_all(traces)
        return
    for kernel in traces.kernels:
        before = {follow: traces.score(kernel, {}, follow) for follow in (True, False)}
        for p in traces.parameters(kernel):
            if p["confidence"] == "trace" and kernel in p["source"].split(",") and not any(changes(traces, kernel, p["name"], p["value"], before)):
                print("%s does not determine %s = %d" % (kernel, p["name"], p["value"]))


main()
