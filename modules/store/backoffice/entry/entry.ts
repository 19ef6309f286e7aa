import type { BodyInputOf } from './body.ts'
import { toDecimal } from '#kernel/money.ts'
import type { Locale } from '#contract/locale.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { partsFromWords } from '#modules/catalogue/rules/chosen-before.ts'
import { initialQuantity, isSoldIn } from '#modules/catalogue/rules/quantities.ts'
import { isUnit } from '#kernel/units.ts'
import { type ChosenPart, configurationProblems, startParts } from '#modules/catalogue/rules/configuration.ts'
import { type CartItem, draftItems, expectedLines } from '../../rules/cart.ts'
import type { CartPrice } from '../../rules/food-price.ts'
import type { OrderItem } from '#modules/ordering/contract.ts'
import { spokenPhone } from '#modules/ordering/rules/spoken-phone.ts'
import { staffDetailsOf } from '#modules/ordering/rules/staff-words.ts'
import { type ContactFlags, requiredFields } from '#modules/ordering/rules/contact.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'

export type EntryItem = CartItem<PublicProduct>

/** Everything that staff enter and choose on the entry screen. */
export interface Entry {
  items: readonly EntryItem[]
  serving: DeliveryType
  area: string
  table: string
  /** The wanted time (ISO). Undefined: as soon as possible, in `minutes`. Empty: the chosen day has no free time. */
  appointment: string | undefined
  minutes: number
  payment: 'cash' | 'atm-card' | 'hydro-ag-voucher'
  phone: string
  firstName: string
  lastName: string
  email: string
  street: string
  stairway: string
  floor: string
  door: string
  zipCode: string
  city: string
  comment: string
}

/** Names of the fields of an order whose value is a text. */
export type EntryText = {
  [K in keyof Entry]: Entry[K] extends string ? K : never
}[keyof Entry]

export const emptyEntry: Omit<Entry, 'serving' | 'minutes' | 'payment'> = {
  items: [],
  area: '',
  table: '',
  appointment: undefined,
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  comment: '',
}

/**
 * Reads an amount at the beginning of a search. In '2 Knödel' the amount is 2 and the search 'Knödel'. In '2,5 kg Braten' the amount is 2.5
 * and the search 'kg Braten'.
 */
export function readSearch(typed: string): { text: string; amount: number | undefined } {
  const match = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*[x×*]?\s+(.*)$/i.exec(typed)
  if (!match) return { text: typed.trim(), amount: undefined }
  return { text: match[2]?.trim() ?? '', amount: Number((match[1] ?? '1').replace(',', '.')) }
}

/** Whether a dialog must open for choices before the product can be added. */
export const needsChoice = (product: PublicProduct): boolean =>
  configurationProblems(product, startParts(product)).length > 0

/** Whether the product has choices. True even if all of them are optional, because a guest can ask for them. */
export const canChoose = (product: PublicProduct): boolean => startParts(product).length > 0

/** Adds a dish. If the order already has the dish with the same choices, its amount increases; otherwise the dish becomes a new line. */
export function addItem(items: readonly EntryItem[], added: Omit<EntryItem, 'key'>, key: string): EntryItem[] {
  const shape = (parts: readonly ChosenPart[]) => JSON.stringify(parts)
  const same = items.find(
    (one) => one.product.id === added.product.id && one.unit === added.unit && shape(one.parts) === shape(added.parts),
  )
  return same
    ? items.map((one) => (one === same ? { ...one, amount: one.amount + added.amount } : one))
    : [...items, { ...added, key }]
}

export const plainItem = (product: PublicProduct, amount: number | undefined): Omit<EntryItem, 'key'> => {
  const unit = product.defaultUnit ?? product.unit
  return { product, unit, amount: amount ?? initialQuantity(product, unit), parts: startParts(product) }
}

type OrderedItem = Pick<OrderItem, 'amount' | 'unit' | 'details' | 'staffDetails'>

/** The dish with the amount, unit and choices of an item that was already ordered. Choices are found by their current names. */
export function againOf(product: PublicProduct, item: OrderedItem): Omit<EntryItem, 'key'> {
  const plain = plainItem(product, undefined)
  // If the dish is no longer sold in the unit of the item, unit and amount are the default values of a new item.
  const unit = isUnit(item.unit) && isSoldIn(product, item.unit) ? item.unit : undefined
  return {
    ...plain,
    ...(unit ? { unit, amount: item.amount } : {}),
    parts: partsFromWords(product, staffDetailsOf(item), 'de'),
  }
}

/**
 * The body of the API request that places the order. `deliveryArea` is set only for a delivery, `table` only for dine-in. `expectedTotal`
 * is the total that staff have told the guest on the phone.
 */
export function draftOf(
  entry: Entry,
  price: CartPrice,
  branch: { id: string; country: string },
  locale: Locale,
): BodyInputOf {
  const isDelivery = entry.serving === 'delivery'
  const { street, stairway, floor, door, zipCode, city } = entry
  return {
    branch: branch.id,
    locale,
    deliveryType: entry.serving,
    isDelivery,
    isDineIn: entry.serving === 'dineIn',
    items: draftItems(entry.items),
    deliveryArea: isDelivery ? entry.area : '',
    table: entry.serving === 'dineIn' ? entry.table : '',
    appointmentDate: entry.appointment || null,
    paymentMethod: entry.payment,
    firstName: entry.firstName,
    lastName: entry.lastName,
    phone: spokenPhone(entry.phone, branch.country),
    email: entry.email,
    comment: entry.comment,
    country: branch.country,
    ...(isDelivery || street ? { street, stairway, floor, door, zipCode, city } : {}),
    expectedTotal: toDecimal(price.totals.totalGross),
    expectedLines: expectedLines(price),
  }
}

/** The fields that staff must fill in for an order by phone: the fields that guests must fill in, without first name and e-mail. */
export const askedOnThePhone = (branch: ContactFlags, serving: DeliveryType): ReadonlySet<string> =>
  new Set(requiredFields(branch, serving).filter((field) => field !== 'firstName' && field !== 'email'))
