-- What orders without personal data still held of their ride: who rides, the words on the sign, and house numbers.
UPDATE orders SET ride = ride || '{"fromDetail": "", "toDetail": "", "passengerName": "", "passengerPhone": "", "signName": ""}'
WHERE anonymised_at IS NOT NULL AND ride IS NOT NULL;
