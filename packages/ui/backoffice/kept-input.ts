import { useCallback, useEffect, useRef, useState } from 'react'
import { storedDrafts } from './crud/form/drafts.ts'
import type { Values } from './crud/record.ts'
import { newKey } from '../new-key.ts'
import { useStaff } from './staff.tsx'

/** After this time the person on the phone has long gone. */
const KEPT_MS = 2 * 60 * 60_000

/** What is typed into a form that is sent as a whole. */
export interface KeptInput<T> {
  value: T
  change(update: (before: T) => T): void
  /** What was found as this screen opened: when it was typed (milliseconds since 1970), and what of it cannot be had any more. */
  found: { at: number; lost: readonly string[] } | undefined
  /** The idempotency key of a body: the same body has the same key, also after a reload in the middle of sending. */
  keyFor(body: string): string
  /** It was sent, or is begun anew. The value on the screen stays. */
  forget(): void
}

/**
 * Keeps an input of this person in this tab, so that a reload, another language or a look at another page loses nothing. It is forgotten
 * after two hours, when it was sent, and at the end of the session. `read` checks what is stored: anybody may have changed it.
 */
export function useKeptInput<T extends object>(
  name: string,
  first: () => T,
  read: (stored: Values) => { value: T; lost: readonly string[] } | undefined,
): KeptInput<T> {
  const { clock, user } = useStaff()
  const key = `${user.id}.${name}`
  const [drafts] = useState(() => storedDrafts(thisTab))
  const [{ start, found, sent }] = useState(() => {
    const stored = drafts.read(key)
    const isFresh = stored !== undefined && clock.now() - stored.at < KEPT_MS
    const kept = isFresh ? read(stored.values) : undefined
    return {
      start: kept?.value ?? first(),
      found: stored && kept ? { at: stored.at, lost: kept.lost } : undefined,
      sent: { body: text(stored?.base['body']), key: text(stored?.base['key']) },
    }
  })
  const [value, setValue] = useState(start)
  const last = useRef(sent)
  const isForgotten = useRef(false)
  const write = useCallback(() => {
    if (isForgotten.current) return
    const values = Object.fromEntries(Object.entries(value))
    drafts.write(key, { at: clock.now(), base: { ...last.current }, values })
  }, [clock, drafts, key, value])
  useEffect(() => {
    if (value !== start) write()
  }, [start, value, write])

  return {
    value,
    change: setValue,
    found,
    keyFor(body) {
      if (last.current.body !== body) last.current = { body, key: newKey() }
      write()
      return last.current.key
    },
    forget() {
      isForgotten.current = true
      drafts.drop(key)
    },
  }
}

/** At the end of a session: the next person at this device finds nothing. */
export function forgetKeptInputs(): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const name of names.filter((one) => one.startsWith('servus.draft.'))) sessionStorage.removeItem(name)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reading `sessionStorage` itself throws where storage is forbidden: `storedDrafts` catches that. */
const thisTab = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
}
