/** Remembered for the tab: a device that customers order at. */
const KEY = 'asp.self-service'

/** Is this a house's own screen? Asked for in the address ('?self-service'), and remembered. Only in the browser. */
export function isSelfServiceHere(): boolean {
  try {
    if (new URLSearchParams(location.search).has('self-service')) sessionStorage.setItem(KEY, '1')
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    // storage is full or blocked
    return false
  }
}

/** What a customer left in this tab goes: cart, contact, what was sent. That this is a house's own screen stays. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('asp.') && key !== KEY) sessionStorage.removeItem(key)
  } catch {
    // storage is blocked: nothing is kept
  }
}
