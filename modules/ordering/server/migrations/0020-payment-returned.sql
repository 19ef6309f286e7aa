-- When the guest last came back from the payment page while the payment was not known to have arrived or failed.
ALTER TABLE orders ADD COLUMN payment_returned_at timestamptz;
