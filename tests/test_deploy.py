"""The files of deploy/: what cannot be started here is read and checked against the program."""

from __future__ import annotations

import configparser
import importlib.util
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from server.conftest import missing
from server.council import Council
from server.processes.test_operating import council_command
from shipped_proxies import DEPLOY, PROXIES, Proxy, program, read
from smallcouncil.server.operating import metrics
from smallcouncil.server.settings_sources import FIELDS

ROOT = DEPLOY.parent


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


def test_prometheus_takes_the_rules() -> None:
    if (promtool := shutil.which("promtool")) is None:
        pytest.skip("promtool, of a large package, is not installed")
    done = subprocess.run([promtool, "check", "rules", str(DEPLOY / "alerts.yml")], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_container_copies_what_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Containerfile"), re.MULTILINE)
    sources = [source for line in copied for source in line.split()]
    assert {"pyproject.toml", "src", "web"} <= set(sources)
    for source in sources:
        assert (ROOT / source).exists(), source


INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


def instructions() -> list[tuple[str, str]]:
    """Of the container, one after the other."""
    lines = re.sub(r"\\\n\s*", " ", read("Containerfile")).splitlines()
    return [(name, rest) for line in lines if line and line[0] != "#" for name, _, rest in (line.partition(" "),)]


def test_the_container_is_written_as_such() -> None:
    found = instructions()
    names = [name for name, _ in found]
    assert names[0] == "FROM" and set(names) <= INSTRUCTIONS and names[-1] == "CMD"
    stages = re.findall(r"^FROM \S+ AS (\S+)$", read("Containerfile"), re.MULTILINE)
    assert set(re.findall(r"--from=(\S+)", read("Containerfile"))) <= set(stages)
    last = found[len(names) - names[::-1].index("FROM") :]
    assert "USER" in [name for name, _ in last], "nothing runs as root"
    for name, rest in last:
        if name == "CMD":
            assert json.loads(rest)[:2] == ["council", "serve"]


def test_compose_is_written_as_such() -> None:
    """By the schema of the Compose Specification."""
    if importlib.util.find_spec("check_jsonschema") is None:
        missing("check-jsonschema")
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*check, str(DEPLOY / "compose.yaml")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_containers_start_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands of both files, with the settings of the composition, as far as reading the settings."""
    said = {"COUNCIL_DOMAIN": "council.example", "COUNCIL_DB_PASSWORD": "abc123"}
    service: Any = yaml.safe_load(read("compose.yaml"))["services"]["council"]
    environment = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: said[found[1]], value)
        for name, value in service["environment"].items()
    }
    command = json.loads(next(rest for name, rest in instructions() if name == "CMD"))
    for words, settings in ((command, {}), (service["command"], environment)):
        for name, value in {"XDG_DATA_HOME": str(tmp_path), **settings}.items():
            monkeypatch.setenv(name, value)
        done = council_command(*words[1:], "--settings")
        assert done.returncode == 0, done.stderr
        for name, value in settings.items():  # addresses with passwords in them are not shown
            assert {f"{name}={value}", f"{name}=…"} & set(done.stdout.splitlines()), name


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


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if (analyse := shutil.which("systemd-analyze")) is None:
        missing("systemd-analyze")
    unit = tmp_path / "council.service"
    unit.write_text(
        re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", read("council.service"), flags=re.MULTILINE)
    )
    said = subprocess.run([str(analyse), "verify", str(unit)], capture_output=True, text=True, check=False)
    mine = [line for line in said.stderr.splitlines() if "council.service" in line]
    assert mine == []


@pytest.fixture(params=list(PROXIES))
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Proxy, list[Council]]]:
    """A proxy with the shipped configuration, and two processes on one store behind it."""
    councils = [Council(tmp_path, secure_cookies=True, sign_ins_per_minute=5).start() for _ in range(2)]
    proxy = PROXIES[request.param](tmp_path, councils)
    yield proxy, councils
    proxy.stop()
    for council in councils:
        council.stop()


@pytest.mark.anyio
async def test_proxies_pass_on_what_is_for_visitors(behind: tuple[Proxy, list[Council]]) -> None:
    """And all pages of a table to one process."""
    proxy, councils = behind
    address = proxy.url
    elsewhere = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    assert "evil" not in httpx.get(f"{proxy.plain}/tables/x", headers=elsewhere).headers.get("location", "")
    with httpx.Client(base_url=address, verify=False) as visitor:
        for path in ("/metrics", "/ready", "/metrics/", "/ready/", "//ready", "/%72eady", "/x/../metrics"):
            exact = httpx.URL(address).copy_with(raw_path=path.encode())
            assert visitor.get(exact).status_code == 404, path
        assert visitor.get("/health").status_code == 200
        me = visitor.get("/api/me")
        assert me.status_code == 200 and "max-age" in me.headers["strict-transport-security"]
        assert all("Secure" in cookie for cookie in me.headers.get_list("set-cookie"))
        settings = visitor.get("/api/me/data")  # beside what strangers wrote: its size is not to tell anything
        assert settings.status_code == 200 and "content-encoding" not in settings.headers
        for size in (3 << 20, [b" " * (1 << 20)] * 3):  # and nobody else is worse off by it
            content = b" " * size if isinstance(size, int) else iter(size)
            for _ in range(3):
                assert visitor.post("/api/records/verify", content=content).status_code in (403, 413)
            assert [visitor.get("/health").status_code for _ in range(4)] == [200] * 4
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    led: list[tuple[int, ...]] = []
    async with AsyncExitStack() as pages:
        for at in range(16):
            before = [sockets(council) for council in councils]
            for _ in range(2):
                page = await pages.enter_async_context(open_page(address, f"/ws?table=table{at}", cookie))
                assert json.loads(await page.recv())["type"] == "welcome"
            led.append(tuple(sockets(c) - then for c, then in zip(councils, before, strict=True)))
    assert set(led) == {(2, 0), (0, 2)}, led


def sockets(council: Council) -> int:
    return int(httpx.get(f"{council.url}/health").json()["sockets"])


def open_page(address: str, path: str, cookie: str) -> Any:
    """In one thread: two that read and write the same secure connection may block each other."""
    headers = {"Cookie": cookie, "Origin": address}
    trusting = ssl._create_unverified_context()
    return connect(f"{address.replace('https', 'wss')}{path}", additional_headers=headers, ssl=trusting)


def test_nobody_names_another_address_through_a_proxy(behind: tuple[Proxy, list[Council]]) -> None:
    """Whatever a visitor says of where they come from, the proxy has seen it: the limits are theirs."""
    proxy, councils = behind
    address = proxy.url
    port = httpx.URL(address).port
    away = httpx.HTTPTransport(local_address="127.0.0.9", verify=False)  # no address that is trusted
    with httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=away) as visitor:
        extensions = {"sni_hostname": "localhost"}
        host = {"host": httpx.URL(address).netloc.decode()}
        visitor.get("/api/me", headers=host, extensions=extensions)
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        said = []
        for at in range(16):
            lies = {
                "x-forwarded-for": f"198.51.100.{at}, 127.0.0.1",
                "forwarded": f"for=198.51.100.{at}",
                "x-real-ip": f"198.51.100.{at}",
            }
            headers = {**host, **lies, "x-csrftoken": visitor.cookies["csrf"], "cookie": cookie}
            form = {"name": f"nobody {at}", "password": "a guess or two"}
            said.append(visitor.post("/api/session", json=form, headers=headers, extensions=extensions).status_code)
    assert said.count(429) >= 6, said  # five at each of two processes
    logs = "".join(council.log() for council in councils)
    assert "127.0.0.9" in logs and "198.51.100" not in logs


def test_caddy_takes_its_file_as_it_is() -> None:
    command = [program("caddy"), "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    environment = {**os.environ, "COUNCIL_DOMAIN": "council.example"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0 and "not formatted" not in done.stderr, done.stderr


def test_what_is_said_to_be_defended_has_its_test() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8")))
    files = [Path(__file__), *(ROOT / "tests" / "server").rglob("test_*.py")]
    written = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert len(named) > 60
    assert named - set(re.findall(r"^(?:async )?def (test_\w+)", written, re.MULTILINE)) == set()
