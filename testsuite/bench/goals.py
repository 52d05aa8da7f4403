"""Goals relative to LLVM, checked against the medians of the runs."""


class Goal:
    """Goals of a case. times: the minimum ratio of our speed to LLVM's; memory: the minimum ratio of LLVM's peak memory to ours;
    milliseconds: the maximum time. None: no goal."""

    def __init__(self, times=None, memory=None, milliseconds=None):
        self.times, self.memory, self.milliseconds = times, memory, milliseconds

    def evaluate(self, results):
        """Yields (goal, whether it is met, measured value)."""
        a, b = results[0], results[-1]
        if self.milliseconds:
            yield "%g ms" % self.milliseconds, a.milliseconds() <= self.milliseconds, "%.2f ms" % a.milliseconds()
        if self.times and len(results) == 2:
            yield "%g x" % self.times, b.median() / a.median() >= self.times, "%.1f x" % (b.median() / a.median())
        if self.memory and len(results) == 2:
            goal_text = "1/%g of the memory" % self.memory if self.memory > 1 else "no more memory"
            yield goal_text, b.memory / a.memory >= self.memory, "1/%.1f" % (b.memory / a.memory)


NONE = Goal()


class Tally:
    """Checks the goals of all cases, and records the goals that are missed."""

    def __init__(self):
        self.count, self.missed = 0, []

    def report(self, name, results, goal, indent="    "):
        """Prints a line for each goal of the case."""
        for goal_text, holds, found in goal.evaluate(results):
            print("%sgoal %s: %s (%s)" % (indent, goal_text, "holds" if holds else "does not hold", found))
            self.count += 1
            if not holds:
                self.missed.append("%s %s of %s" % (name, found, goal_text))

    def summary(self):
        held = self.count - len(self.missed)
        return "%d of %d goals hold%s" % (held, self.count, "; not " + ", ".join(self.missed) if self.missed else "")
