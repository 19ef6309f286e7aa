import { toDecimal } from '#kernel/money.ts'
import type { TaxLine } from '#kernel/pricing.ts'
import type { Tx } from '#platform/db.ts'
import { outboxPart, type OutboxRow } from '#platform/work/outbox-part.ts'
import type { OrderDraft } from '../contract.ts'
import type { PricedOrder } from './price-order.ts'

/** Everything an order's rows are written from. */
export interface NewOrder {
  id: string
  uid: string
  hash: string
  /** The client's idempotency key and what it was sent with. */
  key: string
  bodyHash: Uint8Array
  draft: OrderDraft
  priced: PricedOrder
  paymentState: 'none' | 'open'
  currency: string
  /** The day (YYYY-MM-DD) to which its ticket number counts; null: it gets none. */
  businessDay: string | null
  at: Temporal.Instant
  /** When the branch opens, if it was closed when the order came. */
  awaitedFrom: Temporal.Instant | undefined
  /** One per line. */
  itemIds: readonly string[]
  timelineId: string
  origin: string
  actor: { type: 'customer' | 'user'; id: string | null; name: string }
  /** What is promised with the order. */
  promise: OutboxRow | null
}

/** Every column that a new order is written with but its ticket number, with type and where its value comes from: the one list of statement and rows. */
const columns: Readonly<Record<string, readonly [type: string, of: (order: NewOrder) => unknown]>> = {
  id: ['uuid', (order) => order.id],
  uid: ['text', (order) => order.uid],
  hash: ['text', (order) => order.hash],
  kind: ['text', ({ priced }) => priced.kind],
  payment_state: ['text', (order) => order.paymentState],
  branch_id: ['uuid', ({ draft }) => draft.branch],
  locale: ['text', ({ draft }) => draft.locale],
  delivery_type: ['text', ({ draft }) => draft.deliveryType],
  payment_method: ['text', ({ draft }) => draft.paymentMethod],
  appointment: ['timestamptz', ({ draft }) => draft.appointmentDate],
  table_identifier: ['text', ({ draft }) => (draft.deliveryType === 'dineIn' && draft.table) || null],
  created_at: ['timestamptz', (order) => order.at],
  updated_at: ['timestamptz', (order) => order.at],
  awaited_from: ['timestamptz', (order) => order.awaitedFrom ?? null],
  currency: ['text', (order) => order.currency],
  net: ['numeric', ({ priced }) => toDecimal(priced.totals.net)],
  tax: ['numeric', ({ priced }) => toDecimal(priced.totals.tax)],
  gross: ['numeric', ({ priced }) => toDecimal(priced.totals.gross)],
  delivery_net: ['numeric', ({ priced }) => toDecimal(priced.totals.deliveryNet)],
  delivery_tax: ['numeric', ({ priced }) => toDecimal(priced.totals.deliveryTax)],
  delivery_gross: ['numeric', ({ priced }) => toDecimal(priced.totals.deliveryGross)],
  total_net: ['numeric', ({ priced }) => toDecimal(priced.totals.totalNet)],
  total_tax: ['numeric', ({ priced }) => toDecimal(priced.totals.totalTax)],
  total_gross: ['numeric', ({ priced }) => toDecimal(priced.totals.totalGross)],
  taxes: ['jsonb', ({ priced }) => priced.totals.taxes.map(taxOf)],
  is_approximate: ['boolean', ({ priced }) => priced.totals.isApproximate],
  has_hidden_prices: ['boolean', ({ priced }) => priced.totals.hasHiddenPrices],
  ride: ['jsonb', ({ priced }) => priced.ride ?? null],
  first_name: ['text', ({ draft }) => draft.firstName],
  last_name: ['text', ({ draft }) => draft.lastName],
  phone: ['text', ({ draft }) => draft.phone],
  email: ['text', ({ draft }) => draft.email],
  is_company: ['boolean', ({ draft }) => draft.isCompany],
  company_name: ['text', ({ draft }) => draft.companyName || draft.company],
  vat_number: ['text', ({ draft }) => draft.vatNumber],
  street: ['text', ({ draft }) => draft.street],
  floor: ['text', ({ draft }) => draft.floor],
  stairway: ['text', ({ draft }) => draft.stairway],
  door: ['text', ({ draft }) => draft.door],
  zip_code: ['text', ({ draft }) => draft.zipCode],
  city: ['text', ({ draft }) => draft.city],
  country: ['text', ({ draft }) => draft.country],
  comment: ['text', ({ draft }) => draft.comment],
  delivery_area: ['text', ({ draft }) => (draft.deliveryType === 'delivery' ? draft.deliveryArea : '')],
  delivery_address: ['jsonb', ({ draft }) => deliveryAddressOf(draft)],
  donatee_id: ['uuid', ({ draft }) => draft.donatee],
  origin: ['text', (order) => order.origin],
  // Who enters an order has seen it: no bell rings for it.
  seen_at: ['timestamptz', (order) => (order.actor.type === 'user' ? order.at : null)],
  delivery_terms: ['jsonb', ({ priced }) => priced.deliveryTerms ?? null],
}
const names = Object.keys(columns)

/** Only a delivery to another address has one. */
const deliveryAddressOf = (draft: OrderDraft): Readonly<Record<string, string>> | null =>
  draft.deliveryType === 'delivery' && draft.isDeliveryAddressDifferent
    ? {
        firstName: draft.deliveryFirstName,
        lastName: draft.deliveryLastName,
        company: draft.deliveryCompany,
        street: draft.deliveryStreet,
        floor: draft.deliveryFloor,
        stairway: draft.deliveryStairway,
        door: draft.deliveryDoor,
        zipCode: draft.deliveryZipCode,
        city: draft.deliveryCity,
        country: draft.deliveryCountry ?? draft.country,
      }
    : null

const taxOf = ({ rate, net, tax, gross }: TaxLine) => ({
  rate,
  net: toDecimal(net),
  tax: toDecimal(tax),
  gross: toDecimal(gross),
})

/** What goes with an order beside its columns: key, items, first entry of the timeline, promise, day of its ticket number. */
const beside = {
  key: 'uuid',
  body_hash: 'bytea',
  business_day: 'date',
  items: 'jsonb',
  timeline_id: 'uuid',
  actor_type: 'text',
  actor_id: 'text',
  actor_name: 'text',
  promise: 'jsonb',
} as const

const itemColumns = {
  id: 'uuid',
  position: 'integer',
  kind: 'text',
  product_id: 'uuid',
  name: 'text',
  amount: 'numeric',
  unit: 'text',
  unit_price: 'numeric',
  net: 'numeric',
  tax_rate: 'numeric',
  tax: 'numeric',
  gross: 'numeric',
  calculation_model: 'text',
  is_price_hidden: 'boolean',
  country: 'text',
  allergens: 'text',
  details: 'jsonb',
  staff_name: 'text',
  staff_details: 'jsonb',
} as const

const typed = (types: Readonly<Record<string, string>>): string =>
  Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
const each = (names: readonly string[], of: string): string => names.map((name) => `${of}.${name}`).join(', ')
const itemNames = Object.keys(itemColumns)

/**
 * One statement for everything, of one order or of several: keys, ticket numbers, orders, items, timelines, outbox. An order without a fresh key
 * is not written, uses no number, and its id does not come back. A counter's row is locked until the commit, so that numbers have neither
 * gap nor double. Keys and counters are taken in one order, so that two statements never wait for each other.
 */
const statementFor = ({ isNumbered }: { isNumbered: boolean }): string => `
WITH sent AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS o (${typed(beside)}, ${names.map((name) => `${name} ${columns[name]?.[0]}`).join(', ')})
), fresh AS (
  INSERT INTO order_keys (key, body_hash, order_id, created_at) SELECT key, body_hash, id, created_at FROM sent ORDER BY key
  ON CONFLICT (key) DO NOTHING RETURNING order_id
), written AS MATERIALIZED (
  SELECT sent.*${isNumbered ? ', row_number() OVER (PARTITION BY branch_id, business_day ORDER BY created_at, id) AS place, count(*) OVER (PARTITION BY branch_id, business_day) AS company' : ''}
  FROM fresh JOIN sent ON sent.id = fresh.order_id
),${
  isNumbered
    ? ` counted AS (
  INSERT INTO ticket_counters (branch_id, business_day, last)
  SELECT branch_id, business_day, count(*) FROM written WHERE business_day IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (branch_id, business_day) DO UPDATE SET last = ticket_counters.last + excluded.last RETURNING branch_id, business_day, last
),`
    : ''
} placed AS (
  INSERT INTO orders (${names.join(', ')}${isNumbered ? ', ticket_number' : ''})
  SELECT ${each(names, 'written')}${isNumbered ? ', counted.last - company + place' : ''}
  FROM written${isNumbered ? ' LEFT JOIN counted USING (branch_id, business_day)' : ''}
), items AS (
  INSERT INTO order_items (order_id, ${itemNames.join(', ')})
  SELECT written.id, ${each(itemNames, 'i')} FROM written, jsonb_to_recordset(items) AS i (${typed(itemColumns)})
), noted AS (
  INSERT INTO order_timeline (id, order_id, at, actor_type, actor_id, actor_name, action, to_state)
  SELECT timeline_id, id, created_at, actor_type, actor_id, actor_name, 'placed', 'waiting' FROM written
), promised AS (${outboxPart('written')}
)
SELECT id FROM written`
const plain = statementFor({ isNumbered: false })
const numbered = statementFor({ isNumbered: true })

const itemsOf = ({ priced, itemIds }: NewOrder): Readonly<Record<keyof typeof itemColumns, unknown>>[] =>
  priced.lines.map((line, position) => ({
    id: itemIds[position],
    position,
    kind: line.kind,
    product_id: line.productId,
    name: line.name,
    amount: line.amount,
    unit: line.unit,
    unit_price: toDecimal(line.unitPrice),
    net: toDecimal(line.net),
    tax_rate: line.taxRate,
    tax: toDecimal(line.tax),
    gross: toDecimal(line.gross),
    calculation_model: line.model ?? 'fixed',
    is_price_hidden: line.isPriceHidden ?? false,
    country: line.country,
    allergens: line.allergens ?? '',
    details: line.details,
    staff_name: line.staffName ?? null,
    staff_details: line.staffDetails ?? null,
  }))

function rowOf(order: NewOrder): Readonly<Record<string, unknown>> {
  const own: Readonly<Record<keyof typeof beside, unknown>> = {
    key: order.key,
    body_hash: `\\x${Buffer.from(order.bodyHash).toString('hex')}`,
    business_day: order.businessDay,
    items: itemsOf(order),
    timeline_id: order.timelineId,
    actor_type: order.actor.type,
    actor_id: order.actor.id,
    actor_name: order.actor.name,
    promise: order.promise,
  }
  const row: Record<string, unknown> = { ...own }
  for (const name of names) row[name] = columns[name]?.[1](order)
  return row
}

/** Writes the orders, all or none of them; gives the ids of those whose key was free. A uid that is taken breaks 'orders_uid'. */
export async function saveOrders(tx: Tx, orders: readonly NewOrder[]): Promise<ReadonlySet<string>> {
  const rows = [JSON.stringify(orders.map(rowOf))]
  const isNumbered = orders.some(({ businessDay }) => businessDay !== null)
  const written = isNumbered
    ? await tx.prepared<{ id: string }>('orders-place-numbered', numbered, rows)
    : await tx.prepared<{ id: string }>('orders-place', plain, rows)
  return new Set(written.map(({ id }) => id))
}
