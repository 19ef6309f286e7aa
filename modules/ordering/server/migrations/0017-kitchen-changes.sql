-- The dishes as the kitchen knew them, from the first change that it has not taken note of; null: there is no such change.
ALTER TABLE orders ADD COLUMN kitchen_before jsonb;
