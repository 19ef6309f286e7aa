-- The unit price before it was rounded to 4 decimals, as a fraction of 1/10,000 of the currency unit ('1543/5'); null where they are the same.
-- A changed amount is counted with it.
ALTER TABLE order_items ADD COLUMN exact_unit_price text CHECK (exact_unit_price ~ '^-?[0-9]+/[1-9][0-9]*$');
