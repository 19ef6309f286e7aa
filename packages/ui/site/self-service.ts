/** Stored for the tab: this is a device that customers order at. */
const KEY = 'asp.self-service'

/** Is this a self-service screen? The address says so ('?self-service'), and the tab remembers it. Only in the browser. */
export function isSelfServiceHere(): boolean {
  try {
    if (new URLSearchParams(location.search).has('self-service')) sessionStorage.setItem(KEY, '1')
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    // storage is full or blocked
    return false
  }
}

/** Deletes what a customer left in this tab: cart, contact, sent orders. The tab stays a self-service screen. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('asp.') && key !== KEY) sessionStorage.removeItem(key)
    // Left on the device before it became a self-service screen.
    for (const key of Object.keys(localStorage)) if (key.startsWith('asp.')) localStorage.removeItem(key)
  } catch {
    // storage is blocked: nothing is kept
  }
}
