-- Where donations are paid to. Seen by staff only.
ALTER TABLE donatees
  ADD COLUMN account_holder text NOT NULL DEFAULT '',
  ADD COLUMN iban text NOT NULL DEFAULT '';
