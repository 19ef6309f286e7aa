/**
 * An entry that this device can show without a network: the last known state of an order, or the menu page of a branch that was visited.
 */
export interface Kept {
  kind: 'order' | 'store'
  title: string
  text: string
  /** Path of the page. */
  href: string
  /** Time of the visit, as an ISO instant. */
  at: string
}

const key = 'asp-kept'
const most = 4
/** Milliseconds after which the state of an order is not shown any more. */
const orderMs = 24 * 60 * 60 * 1000

/** Stores an entry, if a service worker serves pages without a network. The new entry replaces an earlier entry of the same page. */
export function keep(entry: Omit<Kept, 'at'>, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
  try {
    const others = keptHere(Date.now(), store).filter(({ href }) => href !== entry.href)
    store.setItem(key, JSON.stringify([{ ...entry, at: new Date().toISOString() }, ...others].slice(0, most)))
  } catch {
    // The storage is full or forbidden: nothing is stored.
  }
}

/** The stored entries, newest first. `now`: milliseconds since 1970. */
export function keptHere(now: number, store: Pick<Storage, 'getItem'> = localStorage): Kept[] {
  try {
    const found: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return (Array.isArray(found) ? found : [])
      .filter(isKept)
      .filter(({ at, kind }) => kind !== 'order' || now - Date.parse(at) < orderMs)
  } catch {
    return []
  }
}

const isKept = (one: unknown): one is Kept => {
  if (typeof one !== 'object' || one === null) return false
  const { at, href, kind, text, title } = one as Record<string, unknown>
  const isText = [title, text, at].every((value) => typeof value === 'string')
  return isText && (kind === 'order' || kind === 'store') && typeof href === 'string' && /^\/(?!\/)/.test(href)
}
