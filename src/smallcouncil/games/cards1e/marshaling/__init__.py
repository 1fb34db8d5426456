"""How cards come into play, and what may bear attachments."""
