-- What guests read before they order: tips, usual minutes of the kitchen, free waiting and cancellation of rides.
ALTER TABLE branches
  ADD COLUMN is_tip_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN preparation_minutes integer NOT NULL DEFAULT 0,
  ADD COLUMN minutes_per_order integer NOT NULL DEFAULT 0,
  ADD COLUMN waiting_minutes integer,
  ADD COLUMN airport_waiting_minutes integer,
  ADD COLUMN free_cancel_hours integer;
