/** What a visitor did that is more than looking at a page: for the statistics, after consent (docs/rules/statistics.md, The log). */
type VisitEvent = (
  | { action: 'addtocart' | 'initiatecheckout' | 'purchase'; category: 'ecommerce' }
  | { action: 'openfaq'; category: 'faq' }
) & { data: Readonly<Record<string, unknown>> }

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
