-- The order ended while a printer had the slip.
ALTER TABLE print_jobs ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false;
