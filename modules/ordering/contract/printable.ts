import type { Locale } from '#contract/locale.ts'
import type { EntryName } from '../rules/steps.ts'
import type { Order } from './order.ts'

/** A line of an order as it is printed for staff. Its texts are in the language of the menu. */
export interface PrintableLine {
  /** Id of the ordered item. A slip that corrects an earlier slip uses it to find the changed line. */
  id: string
  productId: string | null
  /** The amount as printed: '2' or '0,75 l'. */
  amount: string
  name: string
  /** The chosen options of the dish: 'ohne Zwiebel'. */
  details: readonly string[]
  allergens: string
  /** Gross price of the line, in currency units. */
  gross: number
}

/** A label with a value, printed as one line: 'Von: Stephansplatz 1'. */
interface PrintableFact {
  label: string
  value: string
}

/** The kinds of slips (printed pieces of paper about an order) that a printer can print. */
export const slipKinds = ['kitchen', 'receipt', 'delivery', 'ride'] as const
export type SlipKind = (typeof slipKinds)[number]

/**
 * What is printed about an order. The booking module supplies it for rides, the store module for food. The devices module prints it and
 * contains no rules about rides or food.
 */
export interface PrintableContent {
  /** Headline of the slip: 'Tisch 12', 'Lieferung', 'Flughafentransfer'. */
  headline: string
  facts: readonly PrintableFact[]
  /**
   * Warnings for the person who hands over the order, for example 'Ausweis prüfen: ab 18'. They are printed in white on black below the
   * number of the order, but not on slips for the kitchen.
   */
  warnings?: readonly string[]
  lines: readonly PrintableLine[]
  /** Amounts that are printed before the total, for example delivery fee and taxes, in currency units. */
  sums: readonly { label: string; amount: number }[]
  /** Where the driver must go, as text for a link to a map: an address, or coordinates 'lat,lng'. Null if nobody drives. */
  destination: string | null
  slips: readonly SlipKind[]
}

/** Supplies what is printed about one kind of order (rides or food). */
export interface OrderPrinter {
  kind: Order['kind']
  content(order: Order, locale: Locale): PrintableContent
}

/** A slip that was sent to a printer. The call behind the print button returns it. */
export interface PrintedSlip {
  id: string
  /** Name of the printer. */
  device: string
  template: string
  /** The number of the copy, printed as 'KOPIE n'. 0: the slip is the original. */
  copy: number
}

/**
 * An event that another module writes into the timeline (list of events) of an order, for example that a slip was printed or an SMS was
 * sent. It does not change the order's state.
 */
export interface OrderNews {
  orderId: string
  action: EntryName
  /** Who caused the event. Only users and devices have an id and a name. */
  actor: { type: 'user' | 'device'; id: string; name: string } | { type: 'customer' | 'system' }
  note?: string
  values?: Readonly<Record<string, unknown>>
}
