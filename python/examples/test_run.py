"""Tests with pytest that a kernel computes the right results. It runs without a GPU.

  pytest test_run.py
"""
import array
import os

import gcnutils
import pytest

KERNEL = os.path.join(os.path.dirname(__file__), "vadd.s")


@pytest.mark.parametrize("processor", ["gfx90a", "gfx942"])
@pytest.mark.parametrize("n", [1, 64, 1000])
def test_vadd(processor, n):
    a, b, c = array.array("f", range(n)), array.array("f", [2] * n), array.array("f", bytes(4 * n))
    gcnutils.load(KERNEL, processor)["vadd"].run(n, 256, [a, b, gcnutils.Output(c), n])
    assert list(c) == [i + 2 for i in range(n)]


def test_too_small_a_buffer_is_found():
    a, b, c = (bytearray(4 * 1000) for _ in range(3))
    with pytest.raises(gcnutils.FindingsError) as caught:
        gcnutils.load(KERNEL, "gfx90a")["vadd"].run(1024, 256, [a, b, c, 1024])
    finding = caught.value.result.findings[0]
    assert finding.name == "out-of-bounds" and finding.at.line > 1
