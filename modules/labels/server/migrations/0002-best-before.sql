-- Who made it, as it stands on the package, and for how many days it keeps after packing.
ALTER TABLE label_facts ADD COLUMN maker text;
ALTER TABLE label_facts ADD COLUMN keeps_days integer CHECK (keeps_days BETWEEN 1 AND 3650);
