# A finished game, looked at by a bot

web-analysis = Analysis
web-analysis-running = The expert bot looks at the game: { $done } of { $of }
web-analysis-failed = The analysis did not come to an end. Please try again.
web-analysis-again = Try again
web-analysis-chances = Chance to win
web-analysis-round = round { $round }
web-analysis-at = After move { $n }: { $chances }
web-analysis-turns = Turning points
web-analysis-advice = What the expert bot would have done
web-analysis-advice-none = The expert bot found no choice that was clearly worse than its own.
web-analysis-advice-few = It looks closely only at the few choices after which somebody's chances fell most, and speaks up where its own would have been clearly better. What cost little at the time, or only showed much later, is not named: a short list does not mean that all else was well played.
web-analysis-move = move { $n }
web-analysis-in-round = round { $round }, move { $n }
web-analysis-round-end = end of round { $round }, move { $n }
web-analysis-cost = costs { $points } points
web-analysis-better = The expert bot
web-analysis-why = Why:
web-analysis-about = Chances of the real table, hidden cards included, from 24 quick games at each point, played on to the end: who won them counts half, the other half is what the learned model says on the way. The games at all points have the same luck; still, a few points up or down mean nothing. More points lie where the chances move. The advice knows only what the player knew.
