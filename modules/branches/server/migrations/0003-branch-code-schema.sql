-- The trigger of 0002 found its table and function only under the brand's search path. A restore and a statement typed by hand have another one.
CREATE OR REPLACE FUNCTION branch_gets_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code = '' THEN
    EXECUTE format('SELECT %1$I.branch_code(place) FROM generate_series(1, 702) place
      WHERE NOT EXISTS (SELECT FROM %1$I.branches b WHERE b.code = %1$I.branch_code(place) AND b.id <> $1) ORDER BY place LIMIT 1', TG_TABLE_SCHEMA)
      INTO NEW.code USING NEW.id;
  END IF;
  RETURN NEW;
END $$;
