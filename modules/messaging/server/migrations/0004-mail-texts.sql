-- Mail texts that the brand has written itself; where a row is missing, the text of the product is used.
CREATE TABLE mail_texts (
  kind text NOT NULL,
  event text NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  subject text NOT NULL,
  intro text NOT NULL,
  footer text NOT NULL,
  PRIMARY KEY (kind, event, locale)
);
