-- The person was told by mail that the end of this block is missing.
ALTER TABLE working_activities ADD COLUMN forgotten_told_at timestamptz;
