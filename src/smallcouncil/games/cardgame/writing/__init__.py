"""The words that cards are written in, for every edition. See docs/cards.md.

Every function of an ability takes the table `t` and the use `u`: who uses it (`u.seat`), the card (`u.card`), the
fact that it answers (`u.kind`, `u.subject`, `u.player`, `u.value`), and what was chosen (`u.paid`, `u.targets`,
`u.picks`, `u.x`).
"""
