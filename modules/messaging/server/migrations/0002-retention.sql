-- In the order of the list, which is read both ways.
CREATE INDEX messages_listed ON messages (created_at DESC, id DESC);
DROP INDEX messages_newest;
DROP INDEX messages_branch;
CREATE INDEX messages_branch_listed ON messages (branch_id, created_at DESC, id DESC);

-- What a mail said is emptied after its time; that there was one stays.
ALTER TABLE messages ADD COLUMN emptied_at timestamptz;
CREATE INDEX messages_kept ON messages (created_at) WHERE emptied_at IS NULL;
