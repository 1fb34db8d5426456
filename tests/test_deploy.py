"""The files of deploy/: what cannot be started here is read and checked against the program."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path
from typing import Any

import yaml

from smallcouncil.server import metrics
from smallcouncil.server.settings_sources import FIELDS

DEPLOY = Path(__file__).parents[1] / "deploy"
ROOT = DEPLOY.parent


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def expressions() -> list[str]:
    rules: Any = yaml.safe_load(read("alerts.yml"))
    dashboard = json.loads(read("grafana-dashboard.json"))
    found = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    return found + [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def test_alerts_and_dashboard_ask_for_metrics_that_are_there() -> None:
    known = {m._name for m in vars(metrics).values() if hasattr(m, "_name")}
    asked = {name for expr in expressions() for name in re.findall(r"council_\w+", expr)}
    assert len(asked) > 5
    for name in asked:
        assert re.sub(r"_(total|bucket|count|sum)$", "", name) in known, name


def test_the_container_copies_what_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Containerfile"), re.MULTILINE)
    sources = [source for line in copied for source in line.split()]
    assert {"pyproject.toml", "src", "web"} <= set(sources)
    for source in sources:
        assert (ROOT / source).exists(), source


def test_compose_sets_settings_that_exist() -> None:
    compose: Any = yaml.safe_load(read("compose.yaml"))
    services = compose["services"]
    set_here = [name for name in services["council"]["environment"] if name.startswith("COUNCIL_")]
    assert {"COUNCIL_DATABASE_URL", "COUNCIL_CHANNELS_URL"} <= set(set_here)
    for name in set_here:
        assert name.removeprefix("COUNCIL_").lower() in FIELDS, name
    assert set(services["council"]["depends_on"]) <= set(services)
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists(), volume
    assert f"reverse_proxy {next(iter(services))}:8000" in read("Caddyfile")


def test_the_unit_can_be_read() -> None:
    unit = configparser.ConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read_string(read("council.service"))
    assert unit["Service"]["ExecStart"].split()[1] == "serve"
    assert unit["Service"]["Restart"] == "always"
