-- Where and when the PIN opened a clock last, and when somebody was told that it did at two kiosks at once.
ALTER TABLE time_pins
  ADD COLUMN used_at timestamptz,
  ADD COLUMN used_kiosk uuid REFERENCES time_kiosks (id) ON DELETE SET NULL,
  ADD COLUMN shared_told_at timestamptz;
