/** Does another website show this page in a frame? The editor's preview is in a frame of the same site, which does not count. */
export function isFramed(page: Window): boolean {
  if (page.parent === page) return false
  try {
    return page.parent.location.origin !== page.location.origin
  } catch {
    return true
  }
}

/**
 * Marks a page that another website shows in a frame, so that the page has no header and footer. Sends the height of the page to that
 * website, whose script sets the height of the frame. The height is not secret, so it is sent to any website. The page itself receives no
 * messages.
 */
export function followFrame(page: Window & typeof globalThis): void {
  if (!isFramed(page)) return
  page.document.documentElement.dataset['framed'] = ''
  const main = page.document.querySelector('main')
  if (!main) return
  const tell = (): void => {
    // This is the height of the content, not of the frame. With the height of the frame, the frame could never become smaller.
    page.parent.postMessage({ servus: 'height', height: Math.ceil(main.getBoundingClientRect().height) }, '*')
  }
  new page.ResizeObserver(tell).observe(main)
}

/**
 * Opens a page that must not be shown in a frame, such as a payment page. If this page is in a frame of another website, `url` opens in a
 * new tab. Returns true if the browser leaves this page.
 */
export function leaveTo(url: string, page: Window = window): boolean {
  if (isFramed(page)) {
    page.open(url, '_blank')
    return false
  }
  page.location.assign(url)
  return true
}
