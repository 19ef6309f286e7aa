-- Own rates of a partner for rides (docs/rules/partners.md, Own rates).
ALTER TABLE external_users
  ADD COLUMN rate_percent numeric(7,4) NOT NULL DEFAULT 0,
  ADD COLUMN rate_prices jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN rates_for text NOT NULL DEFAULT 'key';
