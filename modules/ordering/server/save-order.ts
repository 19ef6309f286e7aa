import { toDecimal } from '#kernel/money.ts'
import type { TaxLine } from '#kernel/pricing.ts'
import type { Tx } from '#platform/db.ts'
import { outboxPart } from '#platform/work/outbox-part.ts'
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
  /** One per line, then one for the timeline. */
  itemIds: readonly string[]
  timelineId: string
  origin: string
  actor: { type: 'customer' | 'user'; id: string | null; name: string }
  /** What is promised with the order, as `Outbox.row` gives it. */
  promise: readonly unknown[]
}

/** Every column of an order with its type and where its value comes from: the one list of statement and values. */
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
  taxes: ['jsonb', ({ priced }) => JSON.stringify(priced.totals.taxes.map(taxOf))],
  is_approximate: ['boolean', ({ priced }) => priced.totals.isApproximate],
  has_hidden_prices: ['boolean', ({ priced }) => priced.totals.hasHiddenPrices],
  ride: ['jsonb', ({ priced }) => (priced.ride ? JSON.stringify(priced.ride) : null)],
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
  delivery_terms: ['jsonb', ({ priced }) => (priced.deliveryTerms ? JSON.stringify(priced.deliveryTerms) : null)],
}
const names = Object.keys(columns)

/** Only a delivery to another address has one. */
const deliveryAddressOf = (draft: OrderDraft): string | null =>
  draft.deliveryType === 'delivery' && draft.isDeliveryAddressDifferent
    ? JSON.stringify({
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
      })
    : null

const taxOf = ({ rate, net, tax, gross }: TaxLine) => ({
  rate,
  net: toDecimal(net),
  tax: toDecimal(tax),
  gross: toDecimal(gross),
})

/** Parameters in front of the columns. */
const own = 14
/**
 * One statement for everything: key, ticket number, order, items, timeline, outbox. Without a fresh key nothing is written, no number is used
 * and no row comes back. The counter's row is locked until the commit, so that numbers have neither gap nor double.
 */
const statement = `
WITH key AS (
  INSERT INTO order_keys (key, body_hash, order_id, created_at) VALUES ($1::uuid, $2::bytea, $${own + 1}::uuid, $${own + 1 + names.indexOf('created_at')}::timestamptz)
  ON CONFLICT (key) DO NOTHING RETURNING key
), ticket AS (
  INSERT INTO ticket_counters (branch_id, business_day, last)
  SELECT $${own + 1 + names.indexOf('branch_id')}::uuid, $14::date, 1 FROM key WHERE $14::date IS NOT NULL
  ON CONFLICT (branch_id, business_day) DO UPDATE SET last = ticket_counters.last + 1 RETURNING last
), placed AS (
  INSERT INTO orders (${names.join(', ')}, ticket_number)
  SELECT ${Object.values(columns)
    .map(([type], index) => `$${own + 1 + index}::${type}`)
    .join(', ')}, ticket.last FROM key LEFT JOIN ticket ON true
  RETURNING id, created_at
), items AS (
  INSERT INTO order_items (id, order_id, position, kind, product_id, name, amount, unit, unit_price, net, tax_rate, tax, gross, calculation_model, is_price_hidden, country, allergens, details, staff_name, staff_details)
  SELECT i.id, placed.id, i.position, i.kind, i.product_id, i.name, i.amount, i.unit, i.unit_price, i.net, i.tax_rate, i.tax, i.gross, i.calculation_model, i.is_price_hidden, i.country, i.allergens, i.details, i.staff_name, nullif(i.staff_details, 'null'::jsonb)
  FROM placed, jsonb_to_recordset($3::jsonb) AS i (id uuid, position integer, kind text, product_id uuid, name text, amount numeric, unit text,
    unit_price numeric, net numeric, tax_rate numeric, tax numeric, gross numeric, calculation_model text, is_price_hidden boolean, country text, allergens text, details jsonb, staff_name text, staff_details jsonb)
), noted AS (
  INSERT INTO order_timeline (id, order_id, at, actor_type, actor_id, actor_name, action, to_state)
  SELECT $4::uuid, placed.id, placed.created_at, $5::text, $6::text, $7::text, 'placed', 'waiting' FROM placed
), promised AS (${outboxPart('placed', 8)}
)
SELECT id FROM placed`

/** Writes the order; false when its key was bound meanwhile. A uid that is taken breaks 'orders_uid'. */
export async function saveOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const items = order.priced.lines.map((line, position) => ({
    id: order.itemIds[position],
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
  const rows = await tx.prepared('order-place', statement, [
    order.key,
    order.bodyHash,
    JSON.stringify(items),
    order.timelineId,
    order.actor.type,
    order.actor.id,
    order.actor.name,
    ...order.promise,
    order.businessDay,
    ...Object.values(columns).map(([, of]) => of(order)),
  ])
  return rows.length === 1
}
