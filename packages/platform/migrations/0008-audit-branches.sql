-- The branches that an entry is about, if it is about several, for example an export: staff of each of them may read the entry.
ALTER TABLE audit ADD COLUMN branch_ids uuid[] NOT NULL DEFAULT '{}';
CREATE INDEX audit_branches ON audit USING gin (branch_ids) WHERE branch_ids <> '{}';
