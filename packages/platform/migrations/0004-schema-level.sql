-- The level that a process must know to write here (ADR 0032). A migration after which older processes must not write raises it:
-- UPDATE schema_level SET level = 1
CREATE TABLE schema_level (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  level integer NOT NULL
);
INSERT INTO schema_level (level) VALUES (0);

-- For triggers on tables that every change of an order writes. A connection says its level when it begins; none is level 0.
CREATE FUNCTION refuse_older_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF COALESCE(NULLIF(current_setting('servus.schema_level', true), ''), '0')::integer < (SELECT level FROM schema_level) THEN
    RAISE EXCEPTION 'A newer release changed this database. A process of an older release must not write to it'
      USING ERRCODE = 'SV001', HINT = 'Stop this process and start the newer release';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER refuse_older_release BEFORE INSERT OR UPDATE OR DELETE ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_older_release();
