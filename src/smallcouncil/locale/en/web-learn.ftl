# Lessons: what the page says around them

learn-title = Learn at a real table
learn-about = One thing at a time, a few minutes each. Nobody waits for you, and every mistake tells you why.
learn-lessons = { $done } of { $all }
learn-minutes = { $minutes } min
learn-minutes-learnt = { $minutes } min learnt
learn-lessons-learnt = { $done } of { $all } lessons
learn-go-on = Go on: { $lesson }
learn-start = Start: { $lesson }
learn-repeat = Once more: { $lesson }
learn-none = Lessons for this game are being written.
learn-done-mark = done
learn-look-up = Look it up instead
learn-lesson = Lesson { $number }
learn-step = Step { $at } of { $of }
learn-aim = Aim
learn-leave = Leave the lesson
learn-begin = Begin
learn-next = Next
learn-show-me = Show me
learn-show = Show me what does
learn-try-again = Try another
learn-not-this = Not this one
learn-otherwise = You may do that …
learn-otherwise-text = … but this lesson is about something else. Follow the gold frame; in your own game you decide.
learn-done = Done: { $lesson }
learn-again = Once more
learn-all = All lessons
learn-play = Play a game
learn-play-on = Play on from here
learn-home = Learn to play in { $minutes } minutes
learn-home-about = At a real table, one rule at a time.
learn-home-go-on = Go on: lesson { $number } of { $all }
learn-home-start = Start with lesson 1 of { $all }

# Rules to read

guide-aim = The aim
guide-round = A turn, a round
guide-win = How to win
guide-terms = Words and icons
guide-sheet = Quick reference
guide-catalogue = All rules, one by one
guide-print = Print
guide-ways = Ways to learn the game
