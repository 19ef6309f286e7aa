-- Short code of a branch, in front of its ticket numbers wherever several branches are seen (docs/rules/orders.md, Numbers).
ALTER TABLE branches ADD COLUMN code text;

-- 1 → A, 26 → Z, 27 → AA.
CREATE FUNCTION branch_code(place integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN place > 26 THEN chr(64 + (place - 1) / 26) ELSE '' END || chr(65 + (place - 1) % 26)
$$;

UPDATE branches SET code = branch_code(ordered.place::integer)
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM branches) ordered WHERE ordered.id = branches.id;

ALTER TABLE branches ALTER COLUMN code SET NOT NULL, ALTER COLUMN code SET DEFAULT '', ADD CONSTRAINT branches_code UNIQUE (code);

-- A branch without a code of its own gets the first one that is free.
CREATE FUNCTION branch_gets_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.code = '' THEN
    NEW.code := (SELECT branch_code(place) FROM generate_series(1, 702) place
      WHERE NOT EXISTS (SELECT FROM branches WHERE branches.code = branch_code(place) AND branches.id <> NEW.id) ORDER BY place LIMIT 1);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER branch_gets_code BEFORE INSERT OR UPDATE OF code ON branches FOR EACH ROW EXECUTE FUNCTION branch_gets_code();
