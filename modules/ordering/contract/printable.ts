import type { Locale } from '#contract/locale.ts'
import type { EntryName } from '../rules/steps.ts'
import type { Order } from './order.ts'

/** A line of an order as it is printed. Texts are in the language of the menu, for staff. */
export interface PrintableLine {
  /** Id of the order's item. Slips with corrections refer to it. */
  id: string
  productId: string | null
  /** The amount as text: '2' or '0,75 l'. */
  amount: string
  name: string
  /** The chosen options of the dish: 'ohne Zwiebel'. */
  details: readonly string[]
  allergens: string
  /** Gross price of the line, in currency units. */
  gross: number
}

/** A line with a label and a value: 'Von: Stephansplatz 1'. */
interface PrintableFact {
  label: string
  value: string
}

/** The kinds of slips. */
export const slipKinds = ['kitchen', 'receipt', 'delivery', 'ride'] as const
export type SlipKind = (typeof slipKinds)[number]

/**
 * The printed content of an order, supplied by the module of its kind (rides or food). The devices module prints it and contains no rules
 * about rides or food.
 */
export interface PrintableContent {
  /** Headline of the slip: 'Tisch 12', 'Lieferung', 'Flughafentransfer'. */
  headline: string
  facts: readonly PrintableFact[]
  /** Warnings for the person who hands the order over: 'Ausweis prüfen: ab 18'. Printed inverted below the number, but not on kitchen slips. */
  warnings?: readonly string[]
  lines: readonly PrintableLine[]
  /** Further amounts before the total, in currency units: delivery fee, taxes. */
  sums: readonly { label: string; amount: number }[]
  /** The driver's destination for a link to a map: an address that maps find, or coordinates 'lat,lng'. */
  destination: string | null
  slips: readonly SlipKind[]
}

/** Supplies the printed content of one kind of order. */
export interface OrderPrinter {
  kind: Order['kind']
  content(order: Order, locale: Locale): PrintableContent
}

/** A print job, as returned to the caller that requested the print. */
export interface PrintedSlip {
  id: string
  /** Name of the printer. */
  device: string
  template: string
  /** 0: the first print. n: the copy number in 'KOPIE n'. */
  copy: number
}

/** An event in the life of an order that does not change its state, reported by another module: a slip was printed, an SMS was sent. */
export interface OrderNews {
  orderId: string
  action: EntryName
  /** Who did it, as in the timeline. Only devices and users have an id. */
  actor: { type: 'user' | 'device'; id: string; name: string } | { type: 'customer' | 'system' }
  note?: string
  values?: Readonly<Record<string, unknown>>
}
