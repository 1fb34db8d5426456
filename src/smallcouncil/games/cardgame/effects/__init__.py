"""What effects do: at once, for a while, later, or instead of something else."""
