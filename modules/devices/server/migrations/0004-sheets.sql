-- A device with two copies prints two slips, each proven by itself.
ALTER TABLE print_jobs ADD COLUMN sheet integer NOT NULL DEFAULT 1;
DROP INDEX print_jobs_once;
CREATE UNIQUE INDEX print_jobs_once ON print_jobs (order_id, template, device_id, copy, sheet);
-- CloudPRNT: which printer has fetched it, where two have the same address.
ALTER TABLE print_jobs ADD COLUMN fetched_by text NOT NULL DEFAULT '';
