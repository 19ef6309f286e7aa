-- After so many minutes of silence, within the hours of the screen, the team gets a mail. Null: it never does.
ALTER TABLE signage_settings ADD COLUMN silent_minutes integer DEFAULT 10 CHECK (silent_minutes BETWEEN 5 AND 240);
