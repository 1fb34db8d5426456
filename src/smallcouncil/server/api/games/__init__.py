"""The games themselves: options, facts, rules, lessons."""
