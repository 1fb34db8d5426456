"""House Greyjoy, House Martell and cards of later sets of several houses."""
