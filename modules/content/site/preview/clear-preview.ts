/**
 * Elements that depend on the visitor and not on the page: the cookie banner, the toolbar, the offers of the app, and the link to an order that
 * was placed in the same browser. They would cover the page or move it down.
 */
const ofTheVisitor = ['#cookies', '#toolbar', '#app-notices', '[data-late="bar"]', '[data-late="last-order"]']

export function clearPreview(page: Document): void {
  for (const one of page.querySelectorAll(ofTheVisitor.join())) one.remove()
}
