/**
 * Elements that are shown to a visitor but are no part of the page: the cookie banner, the toolbar, the offer of the app, and the link to the
 * visitor's last order. The preview removes them, because they would cover the page or move it down.
 */
const ofTheVisitor = [
  '#cookies',
  '#toolbar',
  '#app-notices',
  '[data-late="bar"]',
  '[data-late="last-order"]',
  '[data-line]',
]

export function clearPreview(page: Document): void {
  for (const one of page.querySelectorAll(ofTheVisitor.join())) one.remove()
}
