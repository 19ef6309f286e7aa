/** A product in a cart or order. `price`: the price of one piece, in the currency; undefined if no price is shown. */
export interface VisitItem {
  readonly id: string
  readonly quantity: number
  readonly price?: number | undefined
}

/** The contents of a cart or order. `price`: total price. */
export interface VisitGoods {
  readonly items: readonly VisitItem[]
  readonly price?: number | undefined
  readonly currency: string
}

/**
 * An action of a visitor other than a page view. It is counted in the statistics if the visitor has consented (docs/rules/statistics.md,
 * The log).
 */
type VisitEvent =
  | { action: 'addtocart' | 'initiatecheckout'; category: 'ecommerce'; data: VisitGoods }
  | { action: 'purchase'; category: 'ecommerce'; data: VisitGoods & { readonly order: string } }
  | { action: 'openfaq'; category: 'faq'; data: { readonly question: string } }

declare global {
  interface Window {
    /** Events that are stored until the code that sends them is loaded. */
    visitEvents?: VisitEvent[]
  }
}

/**
 * Maximum number of events that are stored before the code that sends them is loaded. If there are more events, the oldest ones are
 * removed.
 */
const LONGEST = 20

/** Adds an event to a list of the page. The analytics client sends the events of the list, but only if the visitor has consented. */
export function tellVisitEvent(event: VisitEvent, page: Window = window): void {
  page.visitEvents = [...(page.visitEvents ?? []), event].slice(-LONGEST)
}
