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
  /** The idempotency key of this input, the same until it is known that it was taken, also after a reload in the middle of sending. */
  sending: SentBodies['sending']
  /** What was sent has become a record of its own: what stands on the screen is another one, with a key of its own. */
  renew(): void
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
      // A key that is not in use is no danger; a new one for a body that has arrived would be a second order.
      sent: { key: isFresh ? text(stored.base['key']) : '', bodies: isFresh ? texts(stored.base['bodies']) : [] },
    }
  })
  const [value, setValue] = useState(start)
  const [bodies] = useState(() => sentBodies(sent))
  const isForgotten = useRef(false)
  const write = useCallback(() => {
    if (isForgotten.current) return
    const values = Object.fromEntries(Object.entries(value))
    drafts.write(key, { at: clock.now(), base: { ...bodies.stored() }, values })
  }, [bodies, clock, drafts, key, value])
  useEffect(() => {
    if (value !== start) write()
  }, [start, value, write])

  return {
    value,
    change: setValue,
    found,
    sending(body) {
      const next = bodies.sending(body)
      write()
      return next
    },
    renew() {
      bodies.renew()
      write()
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

interface SentBodies {
  /** The key to send this body with, and the other bodies that were sent with it, newest last. */
  sending(body: string): { key: string; earlier: readonly string[] }
  renew(): void
  stored(): { key: string; bodies: readonly string[] }
}

/** More versions than anybody sends without an answer. */
const MOST_BODIES = 5

/** What was sent under one key, as JSON texts. `make` gives a UUID. */
export function sentBodies(start: { key: string; bodies: readonly string[] }, make = newKey): SentBodies {
  let { key, bodies } = start
  return {
    sending(body) {
      key ||= make()
      const earlier = bodies.filter((one) => one !== body)
      bodies = [...earlier, body].slice(-MOST_BODIES)
      return { key, earlier }
    },
    renew() {
      key = ''
      bodies = []
    },
    stored: () => ({ key, bodies }),
  }
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reading `sessionStorage` itself throws where storage is forbidden: `storedDrafts` catches that. */
const thisTab = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
}
