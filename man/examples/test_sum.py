# test_sum.py
import array
import gcnutils
import pytest

@pytest.mark.parametrize("n", [1, 128, 1000])
def test_sum(n):
    x, out = array.array("f", [1] * n), array.array("f", bytes(32))
    kernel = gcnutils.load("sum.s")["sum"]
    kernel.run(1024, None, [x, gcnutils.Output(out), n])
    assert sum(out) == n
