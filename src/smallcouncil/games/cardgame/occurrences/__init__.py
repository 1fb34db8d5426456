"""What happens, and the windows in which it is answered."""
