import { fractionText, toDecimal } from '#kernel/money.ts'
import type { TaxLine } from '#kernel/pricing.ts'
import type { Order, OrderDraft, OrderItem, OrderState } from '../contract.ts'
import type { CounterState, PaymentState } from '../rules/lifecycle.ts'
import { columnsFrom } from './columns.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderLine, StoredDeliveryTerms } from '../contract/priced-order.ts'

const { uuid, text, integer, numeric, boolean, jsonb, uuids, instant } = columnsFrom<NewOrder>()

/**
 * All columns of `orders` that the server uses, for INSERT, SELECT and the row type. Without a function: set by the database or later.
 */
export const orderColumns = {
  id: uuid((order) => order.id),
  uid: text((order) => order.uid),
  hash: text((order) => order.hash),
  version: integer(),
  kind: text(({ priced }) => priced.kind),
  state: text<OrderState>(),
  payment_state: text<PaymentState>((order) => order.paymentState),
  branch_id: uuid(({ draft }) => draft.branch),
  ticket_number: integer<number | null>(),
  locale: text(({ draft }) => draft.locale),
  delivery_type: text(({ draft }) => draft.deliveryType),
  payment_method: text<Order['paymentMethod']>(({ draft }) => draft.paymentMethod),
  appointment: instant<string | null>(({ draft }) => draft.appointmentDate),
  /** When the guest's data was erased (docs/rules/privacy.md); null if it was not. */
  anonymised_at: instant<string | null>(),
  appointment_date: instant<string | null>(),
  counter_appointment: instant<string | null>(),
  counter_expires_at: instant<string | null>(),
  counter_message: text(),
  counter_state: text<CounterState | null>(),
  rejection_message: text(),
  table_identifier: text(({ draft }) => (draft.deliveryType === 'dineIn' && draft.table) || null),
  delivery_area: text(({ draft }) => (draft.deliveryType === 'delivery' ? draft.deliveryArea : '')),
  created_at: instant<string>((order) => order.at),
  updated_at: instant<string>((order) => order.at),
  currency: text((order) => order.currency),
  net: numeric(({ priced }) => toDecimal(priced.totals.net)),
  tax: numeric(({ priced }) => toDecimal(priced.totals.tax)),
  gross: numeric(({ priced }) => toDecimal(priced.totals.gross)),
  delivery_net: numeric(({ priced }) => toDecimal(priced.totals.deliveryNet)),
  delivery_tax: numeric(({ priced }) => toDecimal(priced.totals.deliveryTax)),
  delivery_gross: numeric(({ priced }) => toDecimal(priced.totals.deliveryGross)),
  total_net: numeric(({ priced }) => toDecimal(priced.totals.totalNet)),
  total_tax: numeric(({ priced }) => toDecimal(priced.totals.totalTax)),
  total_gross: numeric(({ priced }) => toDecimal(priced.totals.totalGross)),
  /** The tip is paid together with the price, but is not part of it (docs/rules/money.md, Tips). */
  tip: numeric(({ draft }) => draft.tip),
  taxes: jsonb<Order['pricing']['taxes']>(({ priced }) => priced.totals.taxes.map(taxOf)),
  is_approximate: boolean(({ priced }) => priced.totals.isApproximate),
  has_hidden_prices: boolean(({ priced }) => priced.totals.hasHiddenPrices),
  ride: jsonb(({ priced }) => priced.ride),
  first_name: text(({ draft }) => draft.firstName),
  last_name: text(({ draft }) => draft.lastName),
  phone: text(({ draft }) => draft.phone),
  email: text(({ draft }) => draft.email),
  is_company: boolean(({ draft }) => draft.isCompany),
  company_name: text(({ draft }) => draft.companyName || draft.company),
  vat_number: text(({ draft }) => draft.vatNumber),
  street: text(({ draft }) => draft.street),
  floor: text(({ draft }) => draft.floor),
  stairway: text(({ draft }) => draft.stairway),
  door: text(({ draft }) => draft.door),
  zip_code: text(({ draft }) => draft.zipCode),
  city: text(({ draft }) => draft.city),
  country: text(({ draft }) => draft.country),
  comment: text(({ draft }) => draft.comment),
  /** The separate address of a delivery. Null for all other orders, and if the guest's own address is used. */
  delivery_address: jsonb(({ draft }) => deliveryAddressOf(draft)),
  donatee_id: uuid(({ draft }) => draft.donatee),
  origin: text((order) => order.origin),
  kitchen_items: uuids(),
  kitchen_done_at: instant<string | null>(),
  kitchen_before: jsonb<Order['kitchenBefore']>(),
  kitchen_stopped_at: instant<string | null>(),
  delivery_terms: jsonb(({ priced }): StoredDeliveryTerms | null => priced.deliveryTerms ?? null),
  awaited_from: instant<string | null>((order) => order.awaitedFrom ?? null),
  /** Not null: no alarm sound rings for this order, because staff have opened the order or have entered it themselves. */
  seen_at: instant<string | null>((order) => (order.actor.type === 'user' ? order.at : null)),
  escalated_at: instant<string | null>(),
  paid_at: instant<string | null>(),
  payment_returned_at: instant<string | null>(),
  /** Whether staff must still decide about the order's money. It is stored, because lists must not read the whole ledger. */
  refund_asked: boolean(),
  questionnaire: jsonb<Order['questionnaire']>(),
}

/** A priced line of a new order, with its id and its position. */
interface NewItem {
  line: OrderLine
  id: string
  position: number
}
const item = columnsFrom<NewItem>()

/** All columns of `order_items` except `order_id`. A query returns items as JSON with the names of the API, such as `productId`. */
export const itemColumns = {
  id: item.uuid(({ id }) => id),
  position: item.integer(({ position }) => position),
  kind: item.text(({ line }) => line.kind),
  product_id: item.uuid(({ line }) => line.productId),
  name: item.text(({ line }) => line.name),
  amount: item.numeric(({ line }) => line.amount),
  unit: item.text(({ line }) => line.unit),
  unit_price: item.numeric(({ line }) => toDecimal(line.unitPrice)),
  exact_unit_price: item.text(({ line }) => exactPriceText(line)),
  net: item.numeric(({ line }) => toDecimal(line.net)),
  tax_rate: item.numeric(({ line }) => line.taxRate),
  tax: item.numeric(({ line }) => toDecimal(line.tax)),
  gross: item.numeric(({ line }) => toDecimal(line.gross)),
  calculation_model: item.text<OrderItem['calculationModel']>(({ line }) => line.model ?? 'fixed'),
  is_price_hidden: item.boolean(({ line }) => line.isPriceHidden ?? false),
  country: item.text(({ line }) => line.country),
  allergens: item.text(({ line }) => line.allergens ?? ''),
  minimum_age: item.integer(({ line }): number | null => line.minimumAge ?? null),
  details: item.jsonb(({ line }) => line.details),
  staff_name: item.text(({ line }) => line.staffName ?? null),
  staff_details: item.jsonb(({ line }) => line.staffDetails ?? null),
}

/** The unit price before rounding, as the text of a fraction. Null if it needed no rounding. */
export const exactPriceText = ({ exactUnitPrice }: Pick<OrderLine, 'exactUnitPrice'>): string | null =>
  exactUnitPrice && BigInt(exactUnitPrice.denominator) !== 1n ? fractionText(exactUnitPrice) : null

const taxOf = ({ rate, net, tax, gross }: TaxLine) => ({
  rate,
  net: toDecimal(net),
  tax: toDecimal(tax),
  gross: toDecimal(gross),
})

/** The separate delivery address. Null if the order is not a delivery, or is delivered to the customer's own address. */
export const deliveryAddressOf = (draft: OrderDraft): Order['deliveryAddress'] =>
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
