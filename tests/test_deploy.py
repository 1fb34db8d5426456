"""The files of deploy/: what cannot be started here is read and checked against the program."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from server.conftest import missing
from server.council import Council
from smallcouncil.server.operating import metrics
from smallcouncil.server.run import free_port
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


@pytest.fixture
def behind_nginx(tmp_path: Path) -> Iterator[tuple[str, list[Council]]]:
    """Two processes behind an nginx with the shipped configuration: its address, and theirs."""
    nginx, openssl = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        missing("nginx and openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    request = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout {key} -out {certificate}"
    subprocess.run([str(openssl), *request.split()], check=True, capture_output=True)
    councils = [Council(tmp_path, secure_cookies=True).start() for _ in range(2)]  # on one store
    port = free_port()
    site = read("nginx.conf").replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {certificate};", site)
    site = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {key};", site)
    site = site.replace("server 127.0.0.1:8000;", "".join(f"server 127.0.0.1:{c.port};" for c in councils))
    temporary = " ".join(
        f"{kind}_temp_path {tmp_path / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {tmp_path / 'pid'}; error_log {tmp_path / 'nginx-log'}; user {Path.home().owner()};\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{site} }}\n"
    )
    process = subprocess.Popen([str(nginx), "-p", str(tmp_path), "-c", str(whole)])
    address = f"https://127.0.0.1:{port}"
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            httpx.get(address, verify=False)
            break
        except httpx.TransportError:
            assert process.poll() is None, (tmp_path / "nginx-log").read_text()
            time.sleep(0.1)
    yield address, councils
    process.terminate()
    process.wait()
    for council in councils:
        council.stop()


def test_nginx_passes_on_what_is_for_visitors(behind_nginx: tuple[str, list[Council]]) -> None:
    """And all pages of a table to one process."""
    address, councils = behind_nginx
    with httpx.Client(base_url=address, verify=False) as visitor:
        for path in ("/metrics", "/ready", "/metrics/", "/ready/", "//ready", "/%72eady", "/x/../metrics"):
            exact = httpx.URL(address).copy_with(raw_path=path.encode())
            assert visitor.get(exact).status_code == 404, path
        assert visitor.get("/health").status_code == 200
        me = visitor.get("/api/me")
        assert me.status_code == 200 and "max-age" in me.headers["strict-transport-security"]
        assert all("Secure" in cookie for cookie in me.headers.get_list("set-cookie"))
        big = visitor.post("/api/records/verify", content=b" " * (3 << 20))
        assert big.status_code == 413
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    trusting = ssl._create_unverified_context()
    tables = [f"table{i}" for i in range(8)]
    with ExitStack() as pages:
        led: list[tuple[int, ...]] = []
        for table in tables:
            before = [httpx.get(f"{council.url}/health").json()["sockets"] for council in councils]
            for _ in range(2):
                page = pages.enter_context(
                    connect(
                        f"{address.replace('https', 'wss')}/ws?table={table}",
                        additional_headers={"Cookie": cookie, "Origin": address},
                        ssl=trusting,
                    )
                )
                assert json.loads(page.recv())["type"] == "welcome"
            after = [httpx.get(f"{council.url}/health").json()["sockets"] for council in councils]
            led.append(tuple(now - then for now, then in zip(after, before, strict=True)))
    assert set(led) == {(2, 0), (0, 2)}, led


def test_what_is_said_to_be_defended_has_its_test() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8")))
    written = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "server").rglob("test_*.py"))
    assert len(named) > 60
    assert named - set(re.findall(r"^(?:async )?def (test_\w+)", written, re.MULTILINE)) == set()
