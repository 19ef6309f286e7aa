-- The search of the audit trail finds orders by their ticket number.
CREATE INDEX orders_ticket_number ON orders (ticket_number, created_at DESC) WHERE ticket_number IS NOT NULL;
