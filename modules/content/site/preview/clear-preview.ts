/**
 * What belongs to whoever looks at the page, and not to the page: cookies, the toolbar, the app's offers, and the way to an order that was
 * placed in the same browser. It would cover the page or move it down.
 */
const ofTheVisitor = ['#cookies', '#toolbar', '#app-notices', '[data-late="bar"]', '[data-late="last-order"]']

export function clearPreview(page: Document): void {
  for (const one of page.querySelectorAll(ofTheVisitor.join())) one.remove()
}
