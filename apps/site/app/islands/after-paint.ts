/** Longest wait for the first picture, in milliseconds: a page in a background tab paints nothing. */
const MOST_MS = 1000

/** Resolves after the browser has painted the page once. */
export function painted(view: Window): Promise<void> {
  return new Promise((done) => {
    if (view.document.visibilityState === 'hidden') return done()
    view.setTimeout(done, MOST_MS)
    // The frame comes before its paint, so one more task is awaited.
    view.requestAnimationFrame(() => view.setTimeout(done))
  })
}

/**
 * Begins to load the scripts of the islands, all at once. The page lists them without loading them, because what is read first must not share
 * the connection with them. Taps in the meantime are kept (early-tap.ts).
 */
export function loadListed(page: Document): void {
  const links = [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')].map(({ href }) => {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    return link
  })
  // In one go: after each change of its own the browser would look at the head again.
  page.head.append(...links)
}
