-- Which transaction wrote an event: what a run of the figures has not seen yet is found exactly, however late its transaction ended.
-- 0: moved by `stat_make_partition`, that is from a backup.
ALTER TABLE stat_events ADD COLUMN tx bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint);
CREATE INDEX stat_events_tx ON stat_events USING brin (tx) WITH (pages_per_range = 16);
CREATE INDEX stat_events_once ON stat_events (once) WHERE once IS NOT NULL;

-- `seen`: the snapshot that the figures of the day rest on. Null: they are computed from all events. `is_closed`: that was done after the day's end.
ALTER TABLE stat_progress ADD COLUMN seen pg_snapshot;
ALTER TABLE stat_progress ADD COLUMN is_closed boolean NOT NULL DEFAULT false;

-- What each hour of a day added to its figures: all hours together are the row of `stat_day`. A number may be negative: who goes on to
-- another page in a later hour left the one before not there. `hour` counts from the begin of the day. Kept as long as the events.
CREATE TABLE stat_hour (
  day date NOT NULL,
  hour smallint NOT NULL,
  branch uuid,
  device text NOT NULL,
  dim text NOT NULL,
  key text NOT NULL,
  visitors integer NOT NULL,
  visits integer NOT NULL,
  n integer NOT NULL,
  entries integer NOT NULL,
  exits integer NOT NULL
);
CREATE UNIQUE INDEX stat_hour_key ON stat_hour (day, dim, device, branch, hour, key) NULLS NOT DISTINCT;

CREATE OR REPLACE FUNCTION stat_make_partition(of_day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
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
  INSERT INTO stat_events (id, day, at, visitor, kind, branch, page, name, ref, dev, once, data, tx) OVERRIDING SYSTEM VALUE
    SELECT id, day, at, visitor, kind, branch, page, name, ref, dev, once, data, 0 FROM unnest(moved);
  -- Transactions of the server that the backup came from say nothing here.
  IF moved IS NOT NULL THEN UPDATE stat_progress SET seen = NULL WHERE day = of_day; END IF;
END $$;
