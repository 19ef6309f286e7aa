-- A tip is paid with the price of an order and is no part of it (docs/rules/money.md, Tips).
ALTER TABLE orders ADD COLUMN tip numeric(14,4) NOT NULL DEFAULT 0 CONSTRAINT orders_tip CHECK (tip >= 0);
ALTER TABLE order_money DROP CONSTRAINT order_money_kind;
ALTER TABLE order_money ADD CONSTRAINT order_money_kind CHECK (
  (kind IN ('paid', 'surplus', 'returned', 'tip') AND taken_from = 'outside')
  OR (kind = 'failed' AND taken_from = 'due')
  OR (kind = 'undecided' AND taken_from IN ('price', 'tip'))
  OR (kind = 'accepted' AND taken_from = 'asked')
  OR (kind = 'kept' AND taken_from IN ('price', 'asked', 'tip'))
  OR (kind = 'refund' AND taken_from IN ('price', 'kept', 'asked', 'tip'))
  OR (kind = 'sent' AND taken_from IN ('price', 'kept', 'asked', 'due', 'tip'))
);
