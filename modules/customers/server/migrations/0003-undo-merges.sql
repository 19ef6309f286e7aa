-- Whom staff chose. `merged_into` is the person at whom a chain of merges ends: undoing one of them gives back what the person had before.
ALTER TABLE customer_merges ADD COLUMN chosen uuid REFERENCES customers (id) ON DELETE CASCADE;
UPDATE customer_merges SET chosen = merged_into;
ALTER TABLE customer_merges ALTER COLUMN chosen SET NOT NULL;
CREATE INDEX customer_merges_chosen ON customer_merges (chosen);
