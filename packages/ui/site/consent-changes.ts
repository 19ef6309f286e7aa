/** Name of the event that is sent in this window after the visitor's consent has changed. The consent is stored in a cookie. */
const changed = 'consentchange'
/**
 * Storage key that notifies other tabs. The value of the key is removed at once, because only the event matters (docs/rules/guests.md,
 * Consent).
 */
const signal = 'servus.consentchange'

/** Notifies every part of this page, and all other tabs of this browser, that the visitor's consent has changed. */
export function tellConsentChange(page: Window = window): void {
  try {
    page.localStorage.setItem(signal, new Date().toISOString())
    page.localStorage.removeItem(signal)
  } catch {
    // Storage is forbidden or full. Other tabs read the new consent when they are loaded again.
  }
  page.dispatchEvent(new Event(changed))
}

/**
 * Calls the listener whenever the consent may have changed: in this page, in another tab, or while the page was in the back/forward
 * cache.
 */
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
