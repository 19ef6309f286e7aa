-- The server's role owns no table. These two make and drop partitions of the log for it, and do nothing else.
CREATE FUNCTION stat_make_partition(of_day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  part text := 'stat_events_' || to_char(of_day, 'YYYYMMDD');
  moved stat_events[];
BEGIN
  -- Two processes that make it at once wait for each other.
  PERFORM pg_advisory_xact_lock(hashtext('statistics.partitions'));
  IF to_regclass(format('%I.%I', current_schema(), part)) IS NOT NULL THEN RETURN; END IF;
  -- What was restored from a backup lies in the default partition: a partition cannot be made around it.
  WITH gone AS (DELETE FROM stat_events_default WHERE day = of_day RETURNING *) SELECT array_agg(gone::stat_events) INTO moved FROM gone;
  EXECUTE format('CREATE TABLE %I PARTITION OF stat_events FOR VALUES FROM (%L) TO (%L)', part, of_day, of_day + 1);
  INSERT INTO stat_events OVERRIDING SYSTEM VALUE SELECT (unnest(moved)).*;
END $$;

CREATE FUNCTION stat_drop_partitions(kept_from date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  part text;
BEGIN
  FOR part IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'stat_events'::regclass AND c.relname ~ '^stat_events_[0-9]{8}$' AND c.relname < 'stat_events_' || to_char(kept_from, 'YYYYMMDD')
  LOOP
    EXECUTE format('DROP TABLE %I', part);
  END LOOP;
  DELETE FROM stat_events_default WHERE day < kept_from;
END $$;
