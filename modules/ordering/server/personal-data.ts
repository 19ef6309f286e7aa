import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import { emptyAudit } from '#platform/forget-audit.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import { everyOrderOf, type Guest, type PersonalData, type PersonalRows } from '#platform/personal-data.ts'
import { orderStates, transitions } from '../rules/lifecycle.ts'
import { searchWords } from '../rules/search-words.ts'

/** The states in which an order has not ended. */
const open = orderStates.filter((state) => transitions.cancel.from.some((from) => from === state))

const columns = {
  orders: [
    'hash',
    'first_name',
    'last_name',
    'phone',
    'email',
    'company_name',
    'vat_number',
    'street',
    'floor',
    'stairway',
    'door',
    'zip_code',
    'city',
    'comment',
    'delivery_address',
    'ride',
    'counter_message',
    'rejection_message',
    'questionnaire',
    'kitchen_before',
  ],
  order_items: ['details', 'staff_details'],
  order_timeline: ['note', 'data'],
  order_search: ['words'],
  order_keys: ['body_hash'],
}

/**
 * Finds, exports and erases the personal data of a guest in orders. Erasing leaves amounts, taxes, items, numbers and dates, which accounting
 * needs.
 */
export const orderingPersonalData = (core: Pick<BrandCore, 'clock'>): PersonalData => ({
  columns,
  find,
  read,
  erase: (tx, guest) => erase(tx, core.clock.now(), guest),
  async expired(db, before, limit) {
    const rows = await db.many<{ id: string }>(sql`
      SELECT id FROM orders WHERE anonymised_at IS NULL AND created_at < ${before} AND coalesce(appointment, created_at) < ${before}
        AND updated_at < ${before} AND state <> ALL(${open}) AND NOT refund_asked ORDER BY created_at, id LIMIT ${limit}`)
    return { orders: rows.map(({ id }) => id) }
  },
})

/**
 * Finds all orders with the guest's mail address and phone number, and the files uploaded for them. `formerly`: orders that had a mail
 * address or phone number of the guest before staff corrected it. `others`: the mail addresses and phone numbers that the guest's orders
 * had before staff corrected them.
 */
async function find(db: Queries, { orders, contacts }: Guest): Promise<Partial<Guest>> {
  const placed = await db.many<{ id: string }>(sql`
    SELECT o.id FROM orders o JOIN jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) AS c (email text, phone text)
      ON lower(btrim(o.email)) = c.email AND regexp_replace(o.phone, '[^+0-9]', '', 'g') = c.phone
    WHERE o.anonymised_at IS NULL`)
  const all = [...new Set([...orders, ...placed.map(({ id }) => id)])]
  const corrected = await db.many<{ id: string }>(sql`
    SELECT DISTINCT t.order_id AS id FROM order_timeline t JOIN jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) AS c (email text, phone text)
      ON (c.email <> '' AND lower(btrim(t.data->'before'->>'email')) = c.email)
        OR (c.phone <> '' AND regexp_replace(t.data->'before'->>'phone', '[^+0-9]', '', 'g') = c.phone)
    WHERE t.action = 'edit-details'`)
  const others = await db.many<{ value: string }>(sql`
    SELECT DISTINCT v.value FROM order_timeline t CROSS JOIN LATERAL (VALUES (lower(btrim(t.data->'before'->>'email'))),
      (regexp_replace(t.data->'before'->>'phone', '[^+0-9]', '', 'g'))) AS v (value)
    WHERE t.action = 'edit-details' AND t.order_id = ANY(${all}::uuid[]) AND v.value <> ''`)
  const files = await db.many<{ url: string }>(sql`
    SELECT DISTINCT file->>'url' AS url FROM order_items i CROSS JOIN LATERAL jsonb_array_elements(i.details) detail
      CROSS JOIN LATERAL jsonb_array_elements(coalesce(detail->'files', '[]')) file
    WHERE i.order_id = ANY(${all}::uuid[]) AND file->>'url' IS NOT NULL`)
  return {
    orders: all,
    formerly: corrected.map(({ id }) => id),
    others: others.map(({ value }) => value),
    files: files.map(({ url }) => url),
  }
}

async function read(db: Queries, { orders }: Guest): Promise<Readonly<Record<string, PersonalRows>>> {
  const ids = [...orders]
  return {
    orders: await db.many(sql`
      SELECT uid, created_at, state, kind, delivery_type, payment_method, payment_state, appointment, currency, total_gross, tip, first_name, last_name, phone, email,
        company_name, vat_number, street, floor, stairway, door, zip_code, city, country, comment, delivery_address, ride - 'route' AS ride,
        counter_message, rejection_message, questionnaire
      FROM orders WHERE id = ANY(${ids}::uuid[]) ORDER BY created_at, id`),
    order_items: await db.many(sql`
      SELECT o.uid, i.name, i.amount, i.unit, i.gross, i.details FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE o.id = ANY(${ids}::uuid[]) ORDER BY o.created_at, o.id, i.position`),
    order_timeline: await db.many(sql`
      SELECT o.uid, t.at, t.action, t.note FROM order_timeline t JOIN orders o ON o.id = t.order_id
      WHERE o.id = ANY(${ids}::uuid[]) ORDER BY t.number`),
  }
}

async function erase(tx: Tx, now: Temporal.Instant, guest: Guest): Promise<Refusal | undefined> {
  const ids = [...guest.orders]
  const told = everyOrderOf(guest)
  const locked = await tx.many<{ id: string; uid: string; state: string; refund_asked: boolean }>(
    sql`SELECT id, uid, state, refund_asked FROM orders WHERE id = ANY(${told}::uuid[]) ORDER BY id FOR UPDATE`,
  )
  const running = locked.find((one) => one.refund_asked || open.some((state) => state === one.state))
  if (running) return { ok: false, code: 'order.still_open', values: { uid: running.uid } }
  const place = (
    end: string,
  ) => sql`jsonb_build_object('place', '', 'mapboxId', '–', 'location', '[0, 0]'::jsonb, 'name', '–', 'context', '{}'::jsonb,
    'category', ride->${end}->'category', 'precision', ride->${end}->'precision')`
  const unanswered = (list: string) => sql`(SELECT coalesce(jsonb_agg(one - 'answer' ORDER BY position), '[]')
    FROM jsonb_array_elements(coalesce(ride->${list}, '[]')) WITH ORDINALITY AS each (one, position))`
  await tx.run(sql`
    UPDATE orders SET first_name = '', last_name = '', phone = '', email = '', company_name = '', vat_number = '', street = '', floor = '',
      stairway = '', door = '', zip_code = '', city = '', comment = '', delivery_address = NULL, counter_message = '', rejection_message = '',
      hash = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), anonymised_at = ${now}, kitchen_before = NULL,
      questionnaire = CASE WHEN questionnaire ? 'comment' THEN questionnaire || '{"comment": ""}' ELSE questionnaire END,
      ride = CASE WHEN ride IS NULL THEN NULL ELSE ride || jsonb_build_object('from', ${place('from')}, 'to', ${place('to')}, 'flightNumber', '',
        'fromDetail', '', 'toDetail', '', 'passengerName', '', 'passengerPhone', '', 'signName', '',
        'accessories', ${unanswered('accessories')}, 'accessoryNames', ${unanswered('accessoryNames')},
        'route', (ride->'route') || '{"geometry": []}') END
    WHERE id = ANY(${ids}::uuid[]) AND anonymised_at IS NULL`)
  await tx.run(sql`UPDATE order_items SET details = '[]', staff_details = NULL WHERE order_id = ANY(${ids}::uuid[])`)
  await tx.run(sql`
    UPDATE order_timeline SET note = '', data = (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(data)
      WHERE jsonb_typeof(value) IN ('number', 'boolean')) WHERE order_id = ANY(${told}::uuid[])`)
  await tx.run(sql`DELETE FROM order_keys WHERE order_id = ANY(${ids}::uuid[])`)
  const own = locked.filter(({ id }) => ids.includes(id))
  const words = own.map(({ id, uid }) => ({ id, words: searchWords({ uid, ...unnamed }) }))
  await tx.run(sql`
    UPDATE order_search s SET words = w.words FROM jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS w (id uuid, words text)
    WHERE s.order_id = w.id`)
  // Stored error messages of the outbox are deleted. They may contain the guest's address, because they repeat messages of mail servers or
  // printers.
  await tx.run(
    sql`UPDATE outbox SET last_error = NULL WHERE last_error IS NOT NULL AND payload->>'orderId' = ANY(${told}::text[])`,
  )
  await emptyAudit(tx, 'order', told)
  return undefined
}

const unnamed = { firstName: '', lastName: '', companyName: '', phone: '', email: '', street: '' }
