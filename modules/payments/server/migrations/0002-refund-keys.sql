-- Refunds that the test terminal made: one asked for again is made once.
ALTER TABLE terminal_payments ADD COLUMN refund_keys text[] NOT NULL DEFAULT '{}';
