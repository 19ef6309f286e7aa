-- What the record was called when the entry was written: its name, its title, an order's number. A record may be gone when somebody reads.
ALTER TABLE audit ADD COLUMN label text NOT NULL DEFAULT '';
-- The newest entries of a person, of a record and of a request.
CREATE INDEX audit_actor ON audit (actor_id, at DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_request ON audit (request_id) WHERE request_id IS NOT NULL;
