/** What a visitor did that is more than looking at a page: for the statistics, after consent (docs/rules/statistics.md, The log). */
interface VisitEvent {
  action: 'addtocart' | 'initiatecheckout' | 'purchase'
  category: 'ecommerce'
  data: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    /** Events that wait for the code that reads them: it is loaded after the page. */
    visitEvents?: VisitEvent[]
  }
}

/** The most that wait where nothing reads them. */
const LONGEST = 20

/** Says what happened. Nothing is sent from here, and without consent nothing ever is. */
export function tellVisitEvent(event: VisitEvent, page: Window = window): void {
  page.visitEvents = [...(page.visitEvents ?? []), event].slice(-LONGEST)
}
