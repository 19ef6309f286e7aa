-- A deleted row stays in the file of its table until the page is used again: with one row a day, for months. So the table gets a new file, and
-- only the salts of days that are not over are written into it. The server's role owns no table: this does nothing else for it.
CREATE FUNCTION stat_forget_salts(kept_from date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  kept stat_salts[];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM stat_salts WHERE day < kept_from) THEN RETURN; END IF;
  LOCK TABLE stat_salts IN ACCESS EXCLUSIVE MODE;
  SELECT array_agg(s) INTO kept FROM stat_salts s WHERE day >= kept_from;
  TRUNCATE stat_salts;
  INSERT INTO stat_salts SELECT (unnest(kept)).*;
END $$;
