-- Lines of a screen's log are codes with values; the back office has the words. Lines of earlier players keep their text in `line`.
ALTER TABLE signage_logs ADD COLUMN code text, ADD COLUMN details jsonb NOT NULL DEFAULT '{}';
