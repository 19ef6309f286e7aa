-- A closed month does not change: a later correction is kept beside it, with the minutes of its counter entry.
ALTER TABLE time_corrections ADD COLUMN counter_minutes integer;

-- The instants between which the blocks of a closed month begin, in the zone of the person.
ALTER TABLE time_months ADD COLUMN begins_at timestamptz, ADD COLUMN ends_at timestamptz,
  ADD COLUMN submitted_by_name text NOT NULL DEFAULT '', ADD COLUMN reminded_at timestamptz;

-- Who changed what, and every booking, is never changed and never deleted, whatever the code does.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER time_corrections_append_only BEFORE UPDATE OR DELETE ON time_corrections FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER account_entries_append_only BEFORE UPDATE OR DELETE ON account_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER leave_entries_append_only BEFORE UPDATE OR DELETE ON leave_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The last line of defence of a closed month. Codes are checked before; only a race comes here.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hit integer;
BEGIN
  EXECUTE format('SELECT 1 FROM %I.time_months WHERE user_id = $1 AND state = ''closed'' AND (($2 >= begins_at AND $2 < ends_at) OR ($3 >= begins_at AND $3 < ends_at)) LIMIT 1',
    TG_TABLE_SCHEMA) INTO hit USING NEW.user_id, NEW.starts_at, CASE WHEN TG_OP = 'UPDATE' THEN OLD.starts_at ELSE NEW.starts_at END;
  IF hit IS NOT NULL THEN RAISE EXCEPTION 'the month is closed' USING ERRCODE = 'SV001'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER working_activities_closed BEFORE INSERT OR UPDATE ON working_activities FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

-- What was exported for the payroll office. A repeat exports the difference to all of these.
CREATE TABLE payroll_exports (
  id uuid PRIMARY KEY,
  month text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  format text NOT NULL CHECK (format IN ('bmd', 'lodas')),
  lines jsonb NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL
);
CREATE INDEX payroll_exports_month ON payroll_exports (month, at);

-- One row: numbers of the client at the payroll office, and its wage types.
CREATE TABLE payroll_settings (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version integer NOT NULL DEFAULT 1,
  values jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);
