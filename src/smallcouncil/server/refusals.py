"""What the server refuses, beside what the kernel refuses. Each has a key with arguments and an HTTP status."""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.server.access import request_ids
from smallcouncil.server.messages import Refused
from smallcouncil.table import BadInput, IllegalChoice, Refusal

REASONS: dict[str, tuple[int, str]] = {
    "malformed": (400, "cannot be understood: {why}"),
    "no-table": (404, "there is no table {table}"),
    "no-such": (404, "there is no {what} {value}"),
    "no-session": (401, "no session; ask for /api/me first"),
    "sign-in": (401, "sign in first"),
    "wrong-password": (401, "name or password is wrong"),
    "name-taken": (409, "the name {name} is taken"),
    "bad-name": (400, "this name cannot be used: {why}"),
    "wrong-code": (401, "name or code is wrong"),
    "banned": (403, "this account is closed until {until}"),
    "muted": (403, "you may not write until {until}"),
    "private": (403, "this table is for its players alone"),
    "removed": (403, "who laid this table does not want you here"),
    "not-admin": (403, "only administrators may do this"),
    "no-mail": (409, "this server sends no mail"),
    "not-yours": (403, "seat {seat} is not yours"),
    "not-host": (403, "only who laid the table may do this"),
    "bot-plays": (409, "a bot answers for seat {seat}"),
    "not-started": (409, "the table still gathers players"),
    "started": (409, "the table has begun already"),
    "not-parked": (409, "the rules have not failed at this table"),
    "not-seated": (403, "only who sits at the table may do this"),
    "over": (409, "the game is over"),
    "published": (409, "everyone may read it already"),
    "no-talk": (409, "nobody talks in private at this table"),
    "bots-are-silent": (409, "a bot sits on seat {seat}, and bots do not talk"),
    "not-over": (409, "the game is not over yet"),
    "no-hints": (409, "this table gives no hints"),
    "not-asked": (409, "seat {seat} is not asked anything now"),
    "taken": (409, "somebody sits on seat {seat}"),
    "not-invited": (403, "seat {seat} is for who has its link or was invited"),
    "sat-elsewhere": (409, "who has sat elsewhere at this table does not play seat {seat}"),
    "bad-link": (403, "this link is not valid"),
    "gone": (410, "table {table} is no longer shown to you as seat {seat}"),
    "not-watching": (409, "watch the table first"),
    "too-many": (409, "no more than {limit} {what}"),
    "cannot-take-back": (409, "this choice cannot be taken back: {why}"),
    "broken": (500, "the rules stumbled; nothing has changed; report {report}"),
    "newer": (409, "another answer was faster"),
    "failed": (500, "the server failed; nothing has changed"),
    "store": (503, "this could not be saved; try again"),
    "version": (409, "the table was laid under rules {table}, these are rules {rules}"),
    "one-analysis": (409, "one analysis at a time; yours is on its way"),
    "too-fast": (429, "too many requests; wait {after} seconds"),
    "too-long": (400, "this takes too long"),
    "too-big": (413, "more than {limit} bytes"),
    "not-for-you": (403, "this is not for visitors"),
    "origin": (403, "the request comes from another site"),
    "csrf": (403, "the request does not carry the token of its cookie"),
    "method": (405, "not with this method"),
}


class Denied(Exception):
    """The server does not do that, and nothing has changed."""

    def __init__(self, reason: str, *, field: str | None = None, **args: str | int | float | bool | None) -> None:
        self.reason = reason
        self.args_by_name = args
        self.field = field
        self.status, text = REASONS[reason]
        super().__init__(text.format(**args))

    def __reduce__(self) -> tuple[object, ...]:
        """It may come from a process that works for this one."""
        return denied_again, (self.reason, self.field, self.args_by_name)


def denied_again(reason: str, field: str | None, args: dict[str, Any]) -> Denied:
    return Denied(reason, field=field, **args)


def refused(error: Denied | Refusal, ref: int | None = None) -> Refused:
    """A refusal as the message that pages get."""
    if isinstance(error, Denied):
        args = dict(error.args_by_name)
        if error.status >= 500:  # by this number the log tells what happened
            args[request_ids.NAME] = request_ids.current()
        return Refused(ref, error.reason, args, str(error), error.field or msgspec.UNSET)
    plain_args = {name: plain(value) for name, value in error.args_by_name.items()}
    field = error.field if isinstance(error, BadInput) else msgspec.UNSET
    return Refused(ref, error.key, plain_args, str(error), field)


def plain(value: Any) -> str | int | float | bool | None:
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def status_of(error: Denied | Refusal) -> int:
    if isinstance(error, Denied):
        return error.status
    return 409 if isinstance(error, IllegalChoice) else 400
