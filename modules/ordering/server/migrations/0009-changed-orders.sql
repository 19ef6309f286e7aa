-- Modules that follow orders read those that changed since they last looked.
CREATE INDEX orders_updated ON orders (updated_at, id);
