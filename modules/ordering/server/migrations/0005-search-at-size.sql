-- What the history is searched by, in a table of its own: an order changes with every step, its words never do, and their index is not
-- written again. Plain PostgreSQL on purpose: an extension may not be installed on a foreign server, and would belong to one brand's schema.
ALTER TABLE orders DROP COLUMN search_text;

CREATE TABLE order_search (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  branch_id uuid NOT NULL,
  -- Folded, each word after a space (rules/search-words.ts).
  words text NOT NULL
);

-- Letters in threes that do not go over a word's end, and the first one and two letters of each word. Its price keeps PostgreSQL from
-- computing it for all rows instead of asking the index.
CREATE FUNCTION order_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
DECLARE
  signs text[] := string_to_array(words, NULL);
  grams text[] := '{}';
  size integer := 0;
BEGIN
  FOR n IN 1 .. cardinality(signs) - 1 LOOP
    CONTINUE WHEN signs[n + 1] = ' ';
    IF signs[n] = ' ' THEN
      size := size + 1;
      grams[size] := ' ' || signs[n + 1];
    END IF;
    CONTINUE WHEN n + 2 > cardinality(signs) OR signs[n + 2] = ' ';
    size := size + 1;
    grams[size] := signs[n] || signs[n + 1] || signs[n + 2];
  END LOOP;
  RETURN grams;
END $$;

-- Orders of before: as rules/search-words.ts folds them, umlauts as one letter and as two.
INSERT INTO order_search
SELECT id, created_at, branch_id, ' ' || btrim(bare || CASE WHEN bare = german THEN '' ELSE ' ' || german END)
FROM (
  SELECT id, created_at, branch_id, regexp_replace(translate(lower(parts), 'äöüÄÖÜáàâãåçčćéèêëíìîïıłñńóòôõøšśúùûýžź''', 'aouaouaaaaaccceeeeiiiiilnnooooossuuuyzz'), '[^[:alnum:]]+', ' ', 'g') AS bare,
    regexp_replace(translate(replace(replace(replace(lower(parts), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'áàâãåçčćéèêëíìîïıłñńóòôõøšśúùûýžź''', 'aaaaaccceeeeiiiiilnnooooossuuuyzz'), '[^[:alnum:]]+', ' ', 'g') AS german
  FROM (
    SELECT id, created_at, branch_id, replace(concat_ws(' ', uid, first_name, last_name, company_name, regexp_replace(replace(phone, '(0)', ''), '\D', '', 'g'),
      email, street, delivery_address ->> 'firstName', delivery_address ->> 'lastName', delivery_address ->> 'company', delivery_address ->> 'street'), 'ß', 'ss') AS parts
    FROM orders
  ) told
) folded
ORDER BY created_at;

-- What waits to be sorted in, in kB: every search reads all of it, and the order that fills it sorts it (about a thousand orders at once).
CREATE INDEX order_search_grams ON order_search USING gin (order_grams(words)) WITH (gin_pending_list_limit = 2048);
