-- From where somebody signed in, or tried to: kept apart from the audit trail, which stays for good, and deleted after 90 days
-- (docs/rules/security.md, Sign-in; ADR 0043). `id` is that of the entry in the trail.
CREATE TABLE sign_ins (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null: nobody is known by the address that was typed.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  address text NOT NULL,
  user_agent text NOT NULL DEFAULT ''
);
CREATE INDEX sign_ins_at ON sign_ins (at);
CREATE INDEX sign_ins_user ON sign_ins (user_id);

-- Addresses that older releases wrote into the trail move here, or go. Nothing else of an entry changes.
INSERT INTO sign_ins (id, at, user_id, address)
SELECT a.id, a.at, u.id, a.after->>'address' FROM audit a LEFT JOIN users u ON u.id::text = a.entity_id
WHERE a.action IN ('auth.login', 'auth.login-failed') AND a.after->>'address' IS NOT NULL AND a.at > now() - interval '90 days';

ALTER TABLE audit DISABLE TRIGGER audit_append_only;
UPDATE audit SET after = nullif(after - 'address', '{}') WHERE action IN ('auth.login', 'auth.login-failed') AND after ? 'address';
ALTER TABLE audit ENABLE TRIGGER audit_append_only;
