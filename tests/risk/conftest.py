"""A failing test shows its tables as a person would draw them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from risk import table


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    table.laid.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        for number, laid in enumerate(table.laid[-3:], 1):
            report.sections.append((f"table {number}", drawing(laid)))
    return report


def drawing(laid: Any) -> str:
    try:
        return table.draw(laid)
    except Exception as error:  # the table is broken: the test has already failed
        return f"{laid!r} cannot be drawn: {error!r}"
