-- The audit trail is still append only. One change is taken: setting `label` to '' of an entry empties its values and keeps who did what to
-- which record when (ADR 0041). Names of fields stay.
CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.label = '' AND to_jsonb(NEW) - 'label' = to_jsonb(OLD) - 'label' THEN
    NEW.reason := NULL;
    IF jsonb_typeof(OLD.before) = 'object' THEN
      NEW.before := (SELECT coalesce(jsonb_object_agg(key, '•••'), '{}') FROM jsonb_object_keys(OLD.before) key);
    ELSE
      NEW.before := NULL;
    END IF;
    IF jsonb_typeof(OLD.after) = 'object' THEN
      NEW.after := (SELECT coalesce(jsonb_object_agg(key, '•••'), '{}') FROM jsonb_object_keys(OLD.after) key);
    ELSE
      NEW.after := NULL;
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit is append only';
END $$;

-- The server's role may not change the trail (docs/rules/security.md, Errors and audit). This function is the only way for it to empty entries.
DO $do$
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION %1$I.empty_audit(about text, ids text[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = %1$I, pg_temp AS $$
      UPDATE audit SET label = '' WHERE entity = about AND entity_id = ANY(ids)
        AND (label <> '' OR reason IS NOT NULL OR before IS NOT NULL OR after IS NOT NULL)
    $$ $f$, current_schema());
END $do$;
