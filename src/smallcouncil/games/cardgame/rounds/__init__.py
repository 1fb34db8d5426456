"""What the rounds of card games with plots and titles share: the table, the ends of a phase, plots, titles, victory."""
