import type { Locale } from '#contract/locale.ts'
import type { EntryName } from '../rules/steps.ts'
import type { Order } from './order.ts'

/** A line of an order as it is printed. Texts are in the language of the menu, for staff. */
export interface PrintableLine {
  /** Id of the order's item: corrections are found by it. */
  id: string
  productId: string | null
  /** '2' or '0,75 l'. */
  amount: string
  name: string
  /** Configuration of the dish: 'ohne Zwiebel'. */
  details: readonly string[]
  allergens: string
  /** In currency units. */
  gross: number
}

/** A named fact: 'Von: Stephansplatz 1'. */
interface PrintableFact {
  label: string
  value: string
}

/** The slips that a kind of order has. */
export const slipKinds = ['kitchen', 'receipt', 'delivery', 'ride'] as const
export type SlipKind = (typeof slipKinds)[number]

/** What a kind of order (rides, food) says of itself for print. Devices prints it and knows neither rides nor food. */
export interface PrintableContent {
  /** 'Tisch 12', 'Lieferung', 'Flughafentransfer'. */
  headline: string
  facts: readonly PrintableFact[]
  /** What whoever hands it over must see, inverted below the number: 'Ausweis prüfen: ab 18'. Not on kitchen slips. */
  warnings?: readonly string[]
  lines: readonly PrintableLine[]
  /** Further amounts before the total, in currency units: fee of the delivery, taxes. */
  sums: readonly { label: string; amount: number }[]
  /** Where the driver goes: an address that map programs find, or coordinates 'lat,lng'. */
  destination: string | null
  slips: readonly SlipKind[]
}

/** How orders of one kind are printed. */
export interface OrderPrinter {
  kind: Order['kind']
  content(order: Order, locale: Locale): PrintableContent
}

/** A job of a printer, as the caller of a print learns of it. */
export interface PrintedSlip {
  id: string
  /** Name of the printer. */
  device: string
  template: string
  /** 0: the first print; n: 'KOPIE n'. */
  copy: number
}

/** Something that happened to an order besides its steps, told by another module: a slip was printed, an SMS went out. */
export interface OrderNews {
  orderId: string
  action: EntryName
  /** As in the timeline; a device and a user have an id. */
  actor: { type: 'user' | 'device'; id: string; name: string } | { type: 'customer' | 'system' }
  note?: string
  values?: Readonly<Record<string, unknown>>
}
