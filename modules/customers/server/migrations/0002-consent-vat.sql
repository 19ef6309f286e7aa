-- How and when the guest agreed to mail that is not about an order; and what the tax office said of the VAT number.
ALTER TABLE customers
  ADD COLUMN allows_mail_origin text,
  ADD COLUMN allows_mail_at timestamptz,
  ADD COLUMN vat_state text NOT NULL DEFAULT 'unchecked' CHECK (vat_state IN ('unchecked', 'valid', 'invalid')),
  ADD COLUMN vat_checked_at timestamptz,
  -- Number of the request at the tax office: the proof that it was asked.
  ADD COLUMN vat_proof text NOT NULL DEFAULT '';
