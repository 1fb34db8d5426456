"""What lies on the table: printed cards and the box, zones, how cards move."""
