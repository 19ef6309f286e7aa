-- What only labels need of a product: content of the package, and its number at the till (docs/rules/printing.md, Labels).
CREATE TABLE label_facts (
  product_id uuid PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  amount numeric(12, 3) CHECK (amount > 0),
  unit text CHECK (unit IN ('g', 'kg', 'ml', 'cl', 'l')),
  ean text CHECK (ean ~ '^[0-9]{13}$'),
  updated_at timestamptz NOT NULL,
  CHECK ((amount IS NULL) = (unit IS NULL))
);
