import type { Client } from 'pg'
import { branch, food, rides } from './fill-products.ts'

const years = 2

/**
 * Removes the orders and mails of an earlier measurement, so that the next measurement does not process thousands of mails and unanswered
 * orders.
 */
export async function forgetOrders(client: Client): Promise<void> {
  await client.query(`TRUNCATE ${rides}.orders, ${rides}.outbox, ${food}.orders, ${food}.outbox CASCADE`)
}

/**
 * Replaces all orders by `orders` food orders: the orders of two years of a business with busy evenings. The last `open` orders are on
 * the board. The rows are written directly into the tables, in the order of time, and indexes are created at the end: a million orders
 * through the server would take longer than the measurement. Afterwards the tables are vacuumed and analysed, as PostgreSQL does by
 * itself within minutes.
 */
export async function fillOrders(client: Client, { orders, open }: { orders: number; open: number }): Promise<void> {
  await client.query('BEGIN')
  // Foreign keys are not checked, because all rows are created here.
  await client.query('SET LOCAL session_replication_role = replica')
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  await client.query(`SET LOCAL search_path = ${food}`)
  await forgetOrders(client)
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid IN ('orders'::regclass, 'order_items'::regclass, 'order_search'::regclass) AND NOT i.indisunique`,
  )
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`)
  await client.query(ordersSql, [orders, open, years * 365, branch.id])
  await client.query(itemsSql)
  await client.query(wordsSql)
  for (const { definition } of indexes.rows) await client.query(definition)
  await client.query('COMMIT')
  await client.query(`VACUUM (ANALYZE) ${food}.orders, ${food}.order_items, ${food}.order_search`)
}

/** Last names of guests, frequent names first. Almost a third of the guests have a name from the first tenth of the list. */
const lastNames =
  'Huber Müller Gruber Bauer Wagner Mayer Steiner Brunner Kaya Schmid Fischer Weber Egger Yılmaz Hofer Lechner Auer Novak Vogt Wolf Kraus Haas ' +
  'Böhm Demir Pichler Moser Leitner Berger Schwarz Winkler Reiter Fuchs Eder Horvat Kowalski Lang Baumgartner Koller Nguyen Aigner Wimmer Öztürk ' +
  'Schuster Holzer Strasser Zimmermann Rossi Schneider Petrović Groß Kainz Zach Quirin Jungwirth Ferrari Xu Obermüller Krüger Sailer Dirnberger'
const firstNames =
  'Anna Thomas Maria Michael Lena Josef Petra Florian Sophie Aylin Katharina Mehmet Lukas Eva Jörg Björn Zoë Ingeborg Ivana Quentin'
/** A street name consists of a stem and an ending, which gives 240 names. */
const streetStems =
  'Lindwurm Kapuziner Häberl Goethe Schiller Landwehr Schwanthaler Bayer Augusten Theresien Schelling Barer Türken Amalien Adalbert Georgen ' +
  'Hohenzollern Nord Arcis Luisen Gabelsberger Dachauer Nymphenburger Blutenburg Mai Thalkirchner Zenetti Implerstadt Daiser Plinganser ' +
  'Valley Ruppert Maistadt Frauenlob Wald Pettenkofer Nußbaum Beethoven Mozart Haydn'
const streetEndings = 'straße gasse weg platz allee ring'

const list = (words: string): string => `'{${words.split(' ').join(',')}}'::text[]`
/**
 * SQL that selects a word of the list for a guest. Words at the beginning of the list are selected more often. `salt` makes first names independent
 * of last names.
 */
const drawn = (words: string, salt: string): string =>
  `(${list(words)})[1 + floor(power((hashtextextended('${salt}' || o.guest, 0) & 65535) / 65536.0, 2) * ${words.split(' ').length})::integer]`

/**
 * SQL that inserts the orders. They are spread over the days, and within a day from 11:00 to 22:30. The unfinished orders (`open`) were
 * placed in the last hours, 90 seconds apart.
 */
const ordersSql = `
INSERT INTO orders (id, uid, hash, kind, state, payment_state, branch_id, ticket_number, locale, delivery_type, payment_method, appointment,
  appointment_date, delivery_area, created_at, updated_at, currency, net, tax, gross, total_net, total_tax, total_gross, taxes, first_name, last_name,
  phone, email, street, zip_code, city, country, comment, origin, seen_at)
SELECT uuidv7(o.at - now()),
  -- SQL for the number of an order: nine characters that look random. Each number is used once, because the factor is odd.
  'GL-' || translate(lpad(to_hex((o.n * 2654435761) & 68719476735), 9, '0'), '0123456789abcdef', '23456789ABCDEFGH'),
  md5(o.n::text), 'food', o.state, CASE WHEN o.n % 3 = 0 AND o.state = 'completed' THEN 'paid' ELSE 'none' END, o.branch, 1 + o.n % 150,
  CASE WHEN o.n % 9 = 0 THEN 'en' ELSE 'de' END, o.serving, CASE WHEN o.n % 3 = 0 THEN 'mollie' ELSE 'cash' END,
  CASE WHEN o.n % 4 = 0 THEN o.at + interval '2 hours' END, CASE WHEN o.state <> 'waiting' THEN o.at + interval '40 minutes' END,
  CASE WHEN o.serving = 'delivery' THEN 'Ludwigsvorstadt (80337)' ELSE '' END, o.at, o.at + interval '1 hour', 'EUR',
  o.net, o.gross - o.net, o.gross, o.net, o.gross - o.net, o.gross,
  jsonb_build_array(jsonb_build_object('rate', 7, 'net', o.net, 'tax', o.gross - o.net, 'gross', o.gross)),
  o.first_name, o.last_name, '+49151' || lpad(((o.guest * 7919) % 100000007)::text, 8, '0'),
  lower(o.last_name) || '.' || o.guest || '@' || (ARRAY['example.com', 'post.example', 'mail.example.org'])[1 + o.guest % 3],
  ${drawn(streetStems, 'stem')} || ${drawn(streetEndings, 'end')} || ' ' || 1 + (o.guest * 31) % 180, '80337', 'München', 'DE',
  CASE WHEN o.n % 6 = 0 THEN 'Bitte nicht klingeln, Baby schläft.' ELSE '' END, 'web', o.at + interval '1 minute'
FROM (
  SELECT o.*, ${drawn(firstNames, 'first')} AS first_name, ${drawn(lastNames, 'last')} AS last_name
  FROM (
    SELECT n, at, gross, round(gross / 1.07, 4) AS net,
      -- Each of 50,000 guests orders several times. The factor puts the orders of a guest on different days.
      (n * 48271) % 50021 AS guest,
      CASE WHEN isOpen THEN (ARRAY['waiting', 'confirmed', 'confirmed', 'confirmed', 'in-delivery'])[1 + n % 5]
        WHEN n % 100 < 4 THEN 'canceled' WHEN n % 100 < 8 THEN 'rejected' WHEN n % 100 < 9 THEN 'failed' ELSE 'completed' END AS state,
      (ARRAY['delivery', 'takeaway', 'dineIn'])[1 + n % 3] AS serving,
      (ARRAY[$4::uuid, $4, (SELECT id FROM branches WHERE identifier = 'lindwurm'), (SELECT id FROM branches WHERE identifier = 'cafe')])[1 + (n / 3) % 4] AS branch
    FROM (
      SELECT n, n > $1::bigint - $2::bigint AS isOpen, (18 + n % 40)::numeric(14,4) AS gross,
        CASE WHEN n > $1::bigint - $2::bigint THEN now() - ($1::bigint - n + 1) * interval '90 seconds'
          ELSE date_trunc('day', now()) - ($3::integer - days) * interval '1 day' + interval '11 hours' + (share - days) * interval '11.5 hours' END AS at
      FROM (SELECT n, share, floor(share)::integer AS days
        FROM (SELECT n, (n - 1) * ($3::integer - 1) / $1::float8 AS share FROM generate_series(1, $1::bigint) n) counted) dated
    ) timed
  ) o
) o
ORDER BY o.at`

/** SQL for the words by which the history finds orders. Upper case and accents are removed as in modules/ordering/rules/search-words.ts. */
const wordsSql = `
INSERT INTO order_search (order_id, created_at, branch_id, words)
SELECT id, created_at, branch_id, ' ' || bare || CASE WHEN bare = german THEN '' ELSE ' ' || german END
FROM (
  SELECT id, created_at, branch_id, translate(parts, 'äöüëćı', 'aoueci') AS bare,
    translate(replace(replace(replace(parts, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ëćı', 'eci') AS german
  FROM (
    SELECT id, created_at, branch_id, replace(translate(lower(uid || ' ' || first_name || ' ' || last_name || ' ' || substr(phone, 2) || ' ' || email || ' ' || street),
      '-.@', '   '), 'ß', 'ss') AS parts
    FROM orders
  ) told
) folded
ORDER BY created_at`

/** SQL for one to five items of each order, with the texts that the kitchen reads. */
const itemsSql = `
INSERT INTO order_items (id, order_id, position, kind, product_id, name, amount, unit, unit_price, net, tax_rate, tax, gross, allergens, details)
SELECT uuidv7(o.created_at - now()), o.id, p, 'product', NULL, (ARRAY['Schweinsbraten', 'Käsespätzle', 'Apfelstrudel', 'Helles', 'Schnitzel'])[p],
  1 + p % 2, 'amount', o.gross / n, o.net / n, 7, o.tax / n, o.gross / n, 'A, C, G',
  '[{"name": "Beilage", "value": "Kartoffelknödel"}, {"name": "Dazu", "value": "Krautsalat mit Speck"}]'
FROM (SELECT *, 1 + ticket_number % 5 AS n FROM orders) o, generate_series(1, n) p`
