"""A toy game with something that everyone chooses in secret before it begins."""

from __future__ import annotations

import msgspec

from smallcouncil.table import BadInput
from toys.parley import Parley, ParleyOptions, ParleyTable

MOTTOES = ("winter_is_coming", "hear_me_roar", "fire_and_blood", "we_do_not_sow")


class EnvoysOptions(ParleyOptions, frozen=True):
    mottoes: tuple[str, ...] | None = None  # one a seat; all that others know is the first word


class Envoys(Parley):
    """Parley under sealed mottoes: the cards are shuffled by what everyone has chosen."""

    id = "envoys"
    options_type = EnvoysOptions
    secret_options = ("mottoes",)

    def check_options(self, options: EnvoysOptions) -> EnvoysOptions:
        mottoes = options.mottoes or MOTTOES[: options.players]
        for seat, motto in enumerate(mottoes):
            if "_" not in motto:
                raise BadInput(f"mottoes[{seat}]", "unknown-value", value=motto, known="words_like_these")
        return msgspec.structs.replace(options, mottoes=mottoes)

    def show_entry(self, name: str, entry: str) -> str:
        return entry.partition("_")[0]

    def ready_entries(self, name: str) -> tuple[str, ...]:
        return MOTTOES

    def set_up(self, table: ParleyTable) -> None:
        for motto in table.options.mottoes:
            for _ in motto:
                table.rng.below(2)
        super().set_up(table)


GAME = Envoys()
