-- A process of an older release must not write orders after a newer one changed what they mean (ADR 0032).
CREATE TRIGGER refuse_older_release BEFORE INSERT OR UPDATE OR DELETE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_older_release();
