"""Tables: laid, joined, talked at, looked at afterwards, repaired."""
