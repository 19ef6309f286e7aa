/** A thing that is sold. `price`: of one, in the currency; undefined where none is shown. */
export interface VisitItem {
  readonly id: string
  readonly quantity: number
  readonly price?: number | undefined
}

/** What lies in the cart, or is ordered. `price`: of all together. */
export interface VisitGoods {
  readonly items: readonly VisitItem[]
  readonly price?: number | undefined
  readonly currency: string
}

/** What a visitor did that is more than looking at a page: for the statistics, after consent (docs/rules/statistics.md, The log). */
type VisitEvent =
  | { action: 'addtocart' | 'initiatecheckout'; category: 'ecommerce'; data: VisitGoods }
  | { action: 'purchase'; category: 'ecommerce'; data: VisitGoods & { readonly order: string } }
  | { action: 'openfaq'; category: 'faq'; data: { readonly question: string } }

declare global {
  interface Window {
    /** Events that wait for the code that reads them: it is loaded after the page. */
    visitEvents?: VisitEvent[]
  }
}

/** The most that wait where nothing reads them. */
const LONGEST = 20

/** Keeps an event of the page in a list. The analytics client sends the list, and only after consent. */
export function tellVisitEvent(event: VisitEvent, page: Window = window): void {
  page.visitEvents = [...(page.visitEvents ?? []), event].slice(-LONGEST)
}
