-- Accepted rides by their time: calendars of vehicles ask for a stretch of it again and again.
CREATE INDEX orders_rides_by_time ON orders (appointment_date) WHERE kind = 'ride' AND appointment_date IS NOT NULL;
