"""Every word of every game is said in every language, and nothing is said that no game needs."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest

import smallcouncil as sc
from fluent_files import LOCALE, files, messages, messages_of, quoted, sentences, shared_words
from sentences import check_sentences
from smallcouncil.games import GAMES
from smallcouncil.locale import LANGUAGES
from smallcouncil.locale.voice import key
from smallcouncil.table import REASONS, Game, News, Prompt, Verb

SOURCE = LOCALE.parent
KINDS = {Verb: "choice", Prompt: "prompt", News: "event"}
MADE_UNTIL_KITS = 20  # choices after which everybody has what they play with


def words(game: Game) -> dict[str, set[str]]:
    """Messages of a game's vocabulary, with their variables."""
    wanted = {key(game, "prompt", "offer"): set[str]()}
    for word in game.words:
        wanted[key(game, KINDS[type(word)], word.name)] = set(word.params)
        for domain in word.domains:
            for value in range(len(domain.slugs)):
                wanted[f"{game.id}-{domain.message(value, None)}"] = set()
    return wanted


def options(game: Game) -> Iterator[str]:
    """Every option and every value that can be picked for it."""
    for field in msgspec.structs.fields(game.options_type):
        if field.name == "players":
            continue
        yield key(game, "option", field.name)
        for value in literals(field.type):
            yield key(game, "option", f"{field.name}-{value}")


def literals(kind: Any) -> Iterator[str]:
    for part in get_args(kind):
        if isinstance(part, str):
            yield part
        else:
            yield from literals(part)


def kits(game: Game) -> Iterator[str]:
    """Headings of what seats play with, in statistics."""
    table = game.new(seed=1, players=max(game.seats))
    while not table.kits() and table.made < MADE_UNTIL_KITS:
        ask = table.ask(table.waiting[0])
        table.choose(ask.seat, ask.choices[0])
    for kind in table.kits():
        yield key(game, "kit", kind)


def results(game: Game) -> Iterator[str]:
    """The reasons for which the rules end the game: what is passed as `reason` to whatever ends it."""
    trees = [ast.parse(text) for text in rulebook(game)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    enders = {"end"} | {
        node.name for node in nodes if isinstance(node, ast.FunctionDef) and "reason" in [a.arg for a in node.args.args]
    }
    for node in nodes:
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).split(".")[-1] in enders:
            last = node.args[-1]
            if isinstance(last, ast.Constant) and isinstance(last.value, str):
                yield key(game, "result", last.value)


def rulebook(game: Game) -> list[str]:
    """The code of a game, and of what it shares with others."""
    own = [file.read_text("utf-8") for file in (SOURCE / "games" / game.id).rglob("*.py")]
    shared = [f for f in (SOURCE / "games").iterdir() if f.is_dir() and f.name not in GAMES]
    used = [f for f in shared if any(f"smallcouncil.games.{f.name}." in text for text in own)]
    return own + [file.read_text("utf-8") for folder in used for file in folder.rglob("*.py")]


def facts(game: Game) -> set[str]:
    """The ids of the game's data: what lies on the table has a name, whether a choice speaks of it or not."""
    found = set()
    for file in (SOURCE / "games" / game.id / "data").glob("*.toml"):
        for entries in tomllib.loads(file.read_text("utf-8")).values():
            if isinstance(entries, list):
                found |= {e["id"].replace("_", "-") for e in entries if isinstance(e, dict) and "id" in e}
    return found


def literal_strings() -> set[str]:
    """Every string that stands in the Python code."""
    return {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said_by_pages() -> tuple[set[str], tuple[str, ...]]:
    """What stands between quotes in the pages, and the beginnings of what they put together (`web-theme-${theme}`)."""
    pages = SOURCE.parents[1] / "web" / "src"
    text = "\n".join(f.read_text("utf-8") for f in pages.rglob("*") if f.suffix in (".ts", ".svelte"))
    return set(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", text)), tuple(re.findall(r"`([a-z0-9-]+-)\$\{", text))


def test_languages_have_the_same_files() -> None:
    assert {lang: files(lang) for lang in LANGUAGES} == dict.fromkeys(LANGUAGES, files("en"))


@pytest.mark.parametrize("file", files("en"))
def test_languages_have_the_same_messages_and_variables(file: str) -> None:
    assert messages("de", file) == messages("en", file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_game_is_said(name: str, lang: str) -> None:
    game = sc.game(name)
    said = messages_of(lang, name)
    plain = [*options(game), *results(game), *kits(game), f"{name}-title"]
    wanted = words(game) | {k: set() for k in plain}
    missing = sorted(set(wanted) - set(said))
    assert not missing
    assert {k: said[k] for k in wanted} == wanted


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_nothing_that_it_does_not_need(name: str) -> None:
    game = sc.game(name)
    of_game = {f"{name}-{part}" for part in ("title", "title.short", "shared-words")}
    wanted = {*words(game), *options(game), *results(game), *kits(game), *of_game}
    ids = facts(game)
    unused = [
        k
        for k in (k.removesuffix(".text") for k in messages_of("en", name))
        if k not in wanted and not k.startswith(f"{name}-seat-") and re.sub(rf"^{name}-[a-z]+-", "", k) not in ids
    ]
    assert not unused


@pytest.mark.parametrize("name", GAMES)
def test_questions_and_events_are_whole_sentences(name: str) -> None:
    check_sentences(sc.game(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_question_says_what_it_is_about(name: str) -> None:
    """Phase and aim, or why one is asked, beside the question itself; what may be said unasked needs no reason."""
    begun = f"web-{name}-aim-"
    said = {key.removeprefix(begun) for key in messages_of("en", name, "web-") if key.startswith(begun)}
    asked = {key.removeprefix(f"{name}-prompt-") for key in words(sc.game(name)) if key.startswith(f"{name}-prompt-")}
    assert sorted(asked - said - {"offer"}) == [] and sorted(said - asked) == []


@pytest.mark.parametrize("name", GAMES)
def test_shared_words_are_the_same_in_every_language(name: str) -> None:
    declared = {sentences(lang, f"{name}.ftl").get(f"{name}-shared-words") for lang in LANGUAGES}
    assert len(declared) == 1 and {f"{shared}.ftl" for shared in declared if shared} <= set(files("en"))


@pytest.mark.parametrize("page", ["", "web-"])
def test_what_games_say_alike_stands_once(page: str) -> None:
    """Games that build on the same words repeat neither each other nor those; what is shared serves two at least."""
    for shared, games in builders().items():
        twice = {pair: alike(*pair, page) for pair in combinations([shared, *games], 2)}
        assert not {pair: keys for pair, keys in twice.items() if keys}
        own = [said_under(game, page, "en") for game in games]
        lonely = [key for key in said_under(shared, page, "en") if sum(key not in words for words in own) < 2]
        assert not lonely


def builders() -> dict[str, list[str]]:
    """The games by the words that they build on."""
    declared = {game: shared_words(game) for game in GAMES}
    return {shared: [g for g in GAMES if declared[g] == shared] for shared in declared.values() if shared}


def said_under(name: str, page: str, lang: str) -> dict[str, str]:
    """What is said, by what comes after the name in the id."""
    begun = f"{page}{name}-"
    found = {k.removeprefix(begun): v for k, v in sentences(lang, f"{page}{name}.ftl").items() if k.startswith(begun)}
    found.pop("shared-words", None)
    return found


def alike(one: str, other: str, page: str) -> list[str]:
    """What two say in the same words, in every language."""
    both = [(said_under(one, page, lang), said_under(other, page, lang)) for lang in LANGUAGES]
    return [key for key in both[0][0] if all(key in b and a[key] == b[key] for a, b in both)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_with_its_arguments(lang: str) -> None:
    said = {k: v for k, v in messages(lang, "table.ftl").items() if k.startswith("refusal-")}
    assert said == {f"refusal-{k}": set(re.findall(r"{(\w+)}", text)) for k, text in REASONS.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_quote_words_that_there_are(lang: str) -> None:
    there = {key for file in files(lang) for key in messages(lang, file)}
    assert not {key for file in files(lang) for found in quoted(lang, file).values() for key in found.ids} - there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_no_mouse_is_not_told_to_click(lang: str) -> None:
    """What a hand does is said by one word, which knows the mouse from the finger: `{ web-click }`."""
    told = {key: "".join(found.texts) for file in files(lang) for key, found in quoted(lang, file).items()}
    assert not [key for key, text in told.items() if key != "web-click" and re.search(r"(?i)click|klick", text)]


def test_the_program_uses_all_its_own_words() -> None:
    books = {folder.name for folder in (SOURCE / "games").iterdir()}
    of_games = {f"{name}{part}.ftl" for name in books for part in ("", "-lessons", "-guide")}
    own = {k for f in files("en") if f not in of_games for k in messages("en", f)}
    whole, begun = said_by_pages()
    said = literal_strings() | whole | {k for f in files("en") for found in quoted("en", f).values() for k in found.ids}
    assert not [k for k in own if k not in said and not k.startswith(("refusal-", *begun))]
