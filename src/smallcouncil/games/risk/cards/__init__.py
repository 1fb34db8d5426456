"""What characters and maester cards do. Numbers stand in the data; each `op` of the data has its effect here."""
