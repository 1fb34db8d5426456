"""What was refused, or failed, as an answer."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil.server.access.middleware import SMALL_BODY
from smallcouncil.server.forms import Problem
from smallcouncil.server.operating.metrics import REFUSED
from smallcouncil.server.refusals import Denied, refused, status_of
from smallcouncil.table import Refusal

log = structlog.get_logger()


def problem(request: Request[Any, Any, Any], error: Denied | Refusal) -> Response[Problem]:
    said = refused(error)
    REFUSED.labels(said.reason).inc()
    field = said.field if isinstance(said.field, str) else None
    after = said.args.get("after")
    headers = {"retry-after": str(int(after) + 1)} if isinstance(after, int | float) else {}
    return Response(Problem(said.reason, said.args, said.text, field), status_code=status_of(error), headers=headers)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses, in our words."""
    why = str(error.detail)
    if isinstance(error, ValidationException) and error.extra:
        why = msgspec.json.encode(error.extra).decode()
    reasons = {404: "no-such", 405: "method", 413: "too-big"}
    reason = reasons.get(error.status_code, "malformed")
    args: dict[str, Any] = {"no-such": {"what": "path", "value": request.url.path}, "too-big": {"limit": SMALL_BODY}}
    denied = Denied(reason, **args.get(reason, {} if reason == "method" else {"why": why[:500]}))
    answer = problem(request, denied)
    answer.status_code = error.status_code
    return answer


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that no decoder gets through."""
    return problem(request, Denied("malformed", why=type(error).__name__))


def stumbled(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, TimeoutError):
        return problem(request, Denied("too-long"))
    log.error("request", path=request.url.path, error=repr(error), exc_info=error)
    return problem(request, Denied("store" if isinstance(error, SQLAlchemyError | OSError) else "failed"))


HANDLERS: ExceptionHandlersMap = {
    Denied: problem,
    Refusal: problem,
    HTTPException: http_problem,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: stumbled,
}
