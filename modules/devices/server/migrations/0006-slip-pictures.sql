-- A picture of the library on a slip; null: the logo of the brand's theme.
ALTER TABLE slip_templates ADD COLUMN logo jsonb;
-- Slips are sent as pictures: the printer's letters and codes are not used.
ALTER TABLE devices ADD COLUMN is_graphic boolean NOT NULL DEFAULT false;
