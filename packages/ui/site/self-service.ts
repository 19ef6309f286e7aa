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
