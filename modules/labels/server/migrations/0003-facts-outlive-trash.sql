-- A product that comes back from the trash has its facts again (docs/rules/back-office.md, Trash of the catalogue).
ALTER TABLE label_facts DROP CONSTRAINT label_facts_product_id_fkey;
