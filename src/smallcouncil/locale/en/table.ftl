# What every table says, whatever the game.

seat = Seat { $number }

# Refusals: the reasons of smallcouncil.table.errors

refusal-over = The game is over.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-not-waiting = Seat { $seat } is not asked anything now.
refusal-stale = Question { $answered } is over; question { $asked } waits for an answer.
refusal-illegal = “{ $choice }” is not among the choices of { $prompt } (rule { $rule }).
refusal-no-change = “{ $choice }” is not possible at this table as it stands.
refusal-ambiguous = “{ $choice }” fits several choices of { $prompt }.
refusal-missing = is missing
refusal-unknown-field = there is no such field; known are { $known }
refusal-unknown-value = “{ $value }” is not known here; known are { $known }
refusal-wrong-type = “{ $value }” is of the wrong kind: { $expected } is expected
refusal-out-of-range = { $value } is out of range: { $low } to { $high } is allowed
refusal-not-together = { $value } does not go together with { $other }
refusal-conflict = { $value } contradicts the rest: { $why }
refusal-no-record = an imagined table has no record
refusal-bad-choice = choice { $number } cannot be replayed: { $why }
refusal-unreadable = cannot be read: { $why }
