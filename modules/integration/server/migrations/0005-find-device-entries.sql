-- Events of devices name their record by this field (0002 has the others).
CREATE INDEX outbox_of_device ON outbox ((payload ->> 'deviceId'), created_at) WHERE payload ->> 'deviceId' IS NOT NULL;
