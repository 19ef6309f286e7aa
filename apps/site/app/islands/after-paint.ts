/** Longest wait for the first paint, in milliseconds: a page in a background tab paints nothing. */
const MOST_MS = 1000

/** Resolves after the browser has painted the page once. */
export function painted(view: Window): Promise<void> {
  return new Promise((done) => {
    if (view.document.visibilityState === 'hidden') return done()
    view.setTimeout(done, MOST_MS)
    // The frame callback runs before the paint. The timer's callback runs after it.
    view.requestAnimationFrame(() => view.setTimeout(done))
  })
}

/**
 * Starts to load the scripts of all islands. Until now the page only lists them (`rel="after-paint"`), because they must not share the connection
 * with the content that visitors read first. Taps in the meantime are stored (early-tap.ts).
 */
export function loadListed(page: Document): void {
  const links = [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')].map(({ href }) => {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    return link
  })
  // All links are added at once, because the browser processes the head again after each change.
  page.head.append(...links)
}
