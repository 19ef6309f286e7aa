/** Does another website show this page in a frame? The preview of the editor stands in a frame of its own site, and is none. */
export function isFramed(page: Window): boolean {
  if (page.parent === page) return false
  try {
    return page.parent.location.origin !== page.location.origin
  } catch {
    return true
  }
}

/**
 * Marks a page in a frame, so that it is shown without header and footer, and tells the website around it how high it is. It listens to
 * nothing. The height is no secret, and the script of that website checks from whom it comes.
 */
export function followFrame(page: Window & typeof globalThis): void {
  if (!isFramed(page)) return
  page.document.documentElement.dataset['framed'] = ''
  const main = page.document.querySelector('main')
  if (!main) return
  const tell = (): void => {
    // Its own height, not that of the frame: else it could never become lower.
    page.parent.postMessage({ servus: 'height', height: Math.ceil(main.getBoundingClientRect().height) }, '*')
  }
  new page.ResizeObserver(tell).observe(main)
}

/** Leads to a page that refuses to be framed, such as that of a payment. In a frame it opens beside it. True: this page is left. */
export function leaveTo(url: string, page: Window = window): boolean {
  if (isFramed(page)) {
    page.open(url, '_blank')
    return false
  }
  page.location.assign(url)
  return true
}
