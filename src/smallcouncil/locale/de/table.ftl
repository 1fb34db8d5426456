# Was an jedem Tisch gesagt wird, gleich welches Spiel.

seat = Platz { $number }

# Ablehnungen: die Gründe aus smallcouncil.table.errors

refusal-over = Das Spiel ist vorbei.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not-waiting = Platz { $seat } wird gerade nichts gefragt.
refusal-stale = Frage { $answered } ist erledigt; jetzt wartet Frage { $asked } auf Antwort.
refusal-illegal = „{ $choice }“ steht bei { $prompt } nicht zur Wahl (Regel { $rule }).
refusal-no-change = „{ $choice }“ ist an diesem Tisch, wie er steht, nicht möglich.
refusal-ambiguous = „{ $choice }“ passt bei { $prompt } auf mehrere Möglichkeiten.
refusal-missing = fehlt
refusal-unknown-field = dieses Feld gibt es nicht; bekannt sind { $known }
refusal-unknown-value = „{ $value }“ ist hier unbekannt; bekannt sind { $known }
refusal-wrong-type = „{ $value }“ ist von der falschen Art: erwartet wird { $expected }
refusal-out-of-range = { $value } liegt außerhalb; erlaubt ist { $low } bis { $high }
refusal-not-together = { $value } verträgt sich nicht mit { $other }
refusal-conflict = { $value } widerspricht dem Rest: { $why }
refusal-no-record = ein nur vorgestellter Tisch hat keine Aufzeichnung
refusal-bad-choice = Entscheidung { $number } lässt sich nicht nachspielen: { $why }
refusal-unreadable = nicht lesbar: { $why }
