-- What happened to an order's money, line by line (docs/adr/0031). Before this it was counted by the order's timeline, which is for people.
CREATE TABLE order_money (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- The account that it leaves; `outside`: it comes from the guest. Where it goes follows from the kind.
  taken_from text NOT NULL,
  amount numeric(14,4) NOT NULL CONSTRAINT order_money_amount CHECK (amount > 0),
  at timestamptz NOT NULL,
  -- { type, id, name }; only a person moves money to `kept` or `due`.
  decided_by jsonb,
  -- The entry of the timeline that was written with it.
  step uuid NOT NULL,
  CONSTRAINT order_money_kind CHECK (
    (kind IN ('paid', 'surplus', 'returned') AND taken_from = 'outside')
    OR (kind = 'failed' AND taken_from = 'due')
    OR (kind = 'undecided' AND taken_from = 'price')
    OR (kind = 'accepted' AND taken_from = 'asked')
    OR (kind = 'kept' AND taken_from IN ('price', 'asked'))
    OR (kind = 'refund' AND taken_from IN ('price', 'kept', 'asked'))
    OR (kind = 'sent' AND taken_from IN ('price', 'kept', 'asked', 'due'))
  ),
  CONSTRAINT order_money_decision CHECK ((kind IN ('accepted', 'kept', 'refund')) = (decided_by IS NOT NULL))
);
CREATE INDEX order_money_order ON order_money (order_id, number);

-- Existing orders: their timelines are counted once more, by the rules of version 1.7, and each movement becomes a line.
-- `held` is { price, kept, asked, due }; a movement takes no more than is held, as those rules did.
CREATE FUNCTION pg_temp.moved(held jsonb, step order_timeline, kind text, taken_from text, wanted numeric) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  amount numeric := wanted;
  goes_to text := CASE kind WHEN 'paid' THEN 'price' WHEN 'accepted' THEN 'price' WHEN 'kept' THEN 'kept' WHEN 'refund' THEN 'due'
    WHEN 'sent' THEN NULL ELSE 'asked' END;
BEGIN
  IF taken_from <> 'outside' THEN
    amount := least(amount, (held ->> taken_from)::numeric);
    held := held || jsonb_build_object(taken_from, (held ->> taken_from)::numeric - greatest(amount, 0));
  END IF;
  IF amount IS NULL OR amount <= 0 THEN RETURN held; END IF;
  IF goes_to IS NOT NULL THEN held := held || jsonb_build_object(goes_to, (held ->> goes_to)::numeric + amount); END IF;
  INSERT INTO order_money (order_id, kind, taken_from, amount, at, decided_by, step) VALUES (
    step.order_id, kind, taken_from, amount, step.at,
    CASE WHEN kind IN ('accepted', 'kept', 'refund')
      THEN jsonb_strip_nulls(jsonb_build_object('type', step.actor_type, 'id', step.actor_id, 'name', step.actor_name)) END,
    step.id);
  RETURN held;
END $$;

-- A number of a step; what it does not name counts nothing.
CREATE FUNCTION pg_temp.amount_of(data jsonb, VARIADIC path text[]) RETURNS numeric LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(data #> path) = 'number' THEN (data #>> path)::numeric ELSE 0 END
$$;

DO $$
DECLARE
  step order_timeline;
  seen uuid;
  held jsonb;
  is_asked boolean;
  is_paid boolean;
  -- Before the step: had the order come to nothing?
  was_ended boolean;
  came numeric;
  unpaid numeric;
  place text;
  back numeric;
  refund text;
BEGIN
  FOR step IN
    SELECT t.* FROM order_timeline t
    WHERE t.order_id IN (
        SELECT order_id FROM order_timeline
        WHERE action IN ('paid', 'paid-twice', 'payment-mismatch', 'payment-accepted', 'refund-kept', 'refund-failed'))
      AND (t.to_state IN ('rejected', 'canceled', 'failed') OR t.data ? 'refunded' OR t.action IN (
        'paid', 'paid-twice', 'payment-mismatch', 'payment-accepted', 'edit-item', 'refund', 'refund-kept', 'refund-failed', 'refunded-part', 'refunded'))
    ORDER BY t.order_id, t.number
  LOOP
    IF seen IS DISTINCT FROM step.order_id THEN
      seen := step.order_id;
      held := '{"price": 0, "kept": 0, "asked": 0, "due": 0}';
      is_asked := false;
      is_paid := false;
    END IF;
    was_ended := coalesce(step.from_state IN ('rejected', 'canceled', 'failed'), false);
    refund := CASE WHEN step.to_state IN ('rejected', 'canceled', 'failed') THEN coalesce(step.data ->> 'refund', '') END;
    IF step.action = 'refund' AND refund IS NULL THEN
      IF is_asked AND NOT was_ended THEN
        held := pg_temp.moved(held, step, 'refund', 'asked', (held ->> 'asked')::numeric);
        is_asked := false;
      ELSIF was_ended OR step.from_state = 'completed' THEN
        refund := 'true';
      END IF;
    END IF;

    IF refund = 'true' THEN
      FOREACH place IN ARRAY ARRAY['price', 'kept', 'asked'] LOOP
        held := pg_temp.moved(held, step, 'refund', place, (held ->> place)::numeric);
      END LOOP;
      is_asked := false;
    ELSIF refund = 'false' THEN
      FOREACH place IN ARRAY ARRAY['price', 'asked'] LOOP
        held := pg_temp.moved(held, step, 'kept', place, (held ->> place)::numeric);
      END LOOP;
      is_asked := false;
    ELSIF refund IS NOT NULL THEN
      is_asked := is_asked OR (held ->> 'price')::numeric > 0;
      held := pg_temp.moved(held, step, 'undecided', 'price', (held ->> 'price')::numeric);
    ELSIF step.action IN ('paid', 'paid-twice') THEN
      came := pg_temp.amount_of(step.data, 'amount');
      IF is_paid OR was_ended THEN
        held := pg_temp.moved(held, step, 'surplus', 'outside', came);
        is_asked := true;
      ELSE
        held := pg_temp.moved(held, step, 'paid', 'outside', came);
        is_asked := step.action = 'paid-twice';
      END IF;
      is_paid := true;
    ELSIF step.action = 'payment-mismatch' THEN
      held := pg_temp.moved(held, step, 'surplus', 'outside', pg_temp.amount_of(step.data, 'amount'));
      is_asked := true;
    ELSIF step.action = 'edit-item' THEN
      held := pg_temp.moved(held, step, CASE WHEN step.data -> 'refund' = 'true' THEN 'refund' ELSE 'kept' END, 'price',
        (held ->> 'price')::numeric - pg_temp.amount_of(step.data, 'after', 'total'));
    ELSIF step.action IN ('payment-accepted', 'refund-kept') THEN
      unpaid := CASE WHEN was_ended THEN 0 ELSE pg_temp.amount_of(step.data, 'total') - (held ->> 'price')::numeric END;
      held := pg_temp.moved(held, step, 'accepted', 'asked', unpaid);
      held := pg_temp.moved(held, step, 'kept', 'asked', (held ->> 'asked')::numeric);
      is_asked := false;
      is_paid := true;
    ELSIF step.action = 'refund-failed' THEN
      held := pg_temp.moved(held, step, 'failed', 'due', pg_temp.amount_of(step.data, 'failed'));
      held := pg_temp.moved(held, step, 'returned', 'outside', pg_temp.amount_of(step.data, 'returned'));
      is_asked := true;
    ELSIF step.action = 'refunded' THEN
      is_asked := false;
      is_paid := true;
    END IF;

    back := CASE WHEN step.action = 'refunded' AND refund IS NULL THEN 99999999999 ELSE pg_temp.amount_of(step.data, 'refunded') END;
    FOREACH place IN ARRAY ARRAY['due', 'asked', 'kept', 'price'] LOOP
      unpaid := (held ->> place)::numeric;
      held := pg_temp.moved(held, step, 'sent', place, back);
      back := back - least(back, unpaid);
    END LOOP;
  END LOOP;
END $$;

DROP FUNCTION pg_temp.moved;
DROP FUNCTION pg_temp.amount_of;
