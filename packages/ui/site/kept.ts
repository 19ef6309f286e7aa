/** What this device can still tell without a network: an order's last known state, the storefront visited last. */
export interface Kept {
  kind: 'order' | 'store'
  title: string
  text: string
  /** Path of the page. */
  href: string
  /** Instant. */
  at: string
}

const key = 'asp-kept'
const most = 4
/** An order's state says nothing a day later. */
const orderMs = 24 * 60 * 60 * 1000

/** Remembers it, where a worker answers for pages; an entry of the same page is replaced. */
export function keep(entry: Omit<Kept, 'at'>, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
  try {
    const others = keptHere(Date.now(), store).filter(({ href }) => href !== entry.href)
    store.setItem(key, JSON.stringify([{ ...entry, at: new Date().toISOString() }, ...others].slice(0, most)))
  } catch {
    // A full or forbidden storage: nothing is kept.
  }
}

/** The entries, the newest first. `now`: milliseconds since 1970. */
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
