/** The maximum wait for the first paint, in milliseconds. A page in a background tab paints nothing, so it would wait for ever. */
const MOST_MS = 1000

/**
 * Resolves after the browser has shown the first text or picture of the page. A frame callback would be too early: it runs before the frame is
 * shown, and the scripts would be requested before the first paint.
 */
export function painted(view: Window & typeof globalThis): Promise<void> {
  return new Promise((done) => {
    if (view.document.visibilityState === 'hidden') return done()
    view.setTimeout(done, MOST_MS)
    try {
      const observer = new view.PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) done()
      })
      // `buffered`: a paint that happened before this call counts as well.
      observer.observe({ type: 'paint', buffered: true })
    } catch {
      // Some browsers have no PerformanceObserver for paints. Then the promise resolves at once.
      done()
    }
  })
}

/**
 * Starts to load the scripts of all islands (interactive parts). The page lists them with `rel="after-paint"`, so the browser has not
 * loaded them yet: their download would slow down the content that visitors read first. If a visitor types something before the scripts are
 * loaded, the text is stored (early-input.ts).
 */
export function loadListed(page: Document): void {
  const links = [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')].map(({ href }) => {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    return link
  })
  // All links are added in one step, because the browser processes the head of the page again after each change.
  page.head.append(...links)
}
