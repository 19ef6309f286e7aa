/** Storage key that marks the tab as a self-service screen, at which customers order. */
const KEY = 'asp.self-service'

/**
 * Whether this tab is a self-service screen. If the address has the query '?self-service', the tab is marked as a self-service screen. On
 * the server the result is always false.
 */
export function isSelfServiceHere(): boolean {
  try {
    if (new URLSearchParams(location.search).has('self-service')) sessionStorage.setItem(KEY, '1')
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    // storage is full or blocked
    return false
  }
}

/** Deletes the data of the last customer: cart, contact, sent orders. The tab remains a self-service screen. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('asp.') && key !== KEY) sessionStorage.removeItem(key)
    // Deletes data from the time before this device became a self-service screen.
    for (const key of Object.keys(localStorage)) if (key.startsWith('asp.')) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
