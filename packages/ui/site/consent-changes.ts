/** Event of this window: the answer in the cookie is another one now. */
const changed = 'consentchange'
/** What other tabs hear; nothing stays under it (security §15). */
const signal = 'servus.consentchange'

/** Tells every part of this page, and the other tabs of this browser, that the answer in the cookie has changed. */
export function tellConsentChange(page: Window = window): void {
  try {
    page.localStorage.setItem(signal, new Date().toISOString())
    page.localStorage.removeItem(signal)
  } catch {
    // Forbidden or full: other tabs look again when they are opened anew.
  }
  page.dispatchEvent(new Event(changed))
}

/** Calls whenever the answer may be another one: given here, in another tab, or while the page lay behind the back button. */
export function onConsentChange(listener: () => void, page: Window = window): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === signal) listener()
  }
  page.addEventListener(changed, listener)
  page.addEventListener('storage', hear)
  page.addEventListener('pageshow', listener)
  return () => {
    page.removeEventListener(changed, listener)
    page.removeEventListener('storage', hear)
    page.removeEventListener('pageshow', listener)
  }
}
