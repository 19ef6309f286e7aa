import { useCallback, useEffect, useRef, useState } from 'react'
import { storedDrafts } from './crud/form/drafts.ts'
import type { Values } from './crud/record.ts'
import { newKey } from '../new-key.ts'
import { useStaff } from './staff.tsx'

/** The input of a form that is stored until it is sent. */
export interface KeptInput<T> {
  value: T
  change(update: (before: T) => T): void
  /**
   * Set if a stored input was found when this screen opened. `at`: when it was typed (milliseconds since 1970). `lost`: the parts of the
   * input that are not available any more.
   */
  found: { at: number; lost: readonly string[] } | undefined
  /**
   * The idempotency key of this input. The key is the same until the server has confirmed the input, also after a reload while the input is
   * being sent.
   */
  sending: SentBodies['sending']
  /** Called after the server has stored the sent input. The next input of the user gets a new key. */
  renew(): void
  /** Deletes the stored input, because it was sent or the user starts again. The value on the screen does not change. */
  forget(): void
}

/**
 * Stores an input of this user in this tab. So nothing is lost by a reload, a change of language or a visit to another page. The input is
 * deleted after it was sent, when the user discards it, and at the end of the session. `read` checks the stored value, because anybody
 * could have changed it.
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
    const kept = stored && read(stored.values)
    return {
      start: kept?.value ?? first(),
      found: stored && kept ? { at: stored.at, lost: kept.lost } : undefined,
      // A stored key is used again. With a new key, a body that the server already has would create a second order.
      sent: { key: text(stored?.base['key']), bodies: texts(stored?.base['bodies']) },
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

/** Deletes all stored inputs at the end of a session, so that the next person at this device cannot see them. */
export function forgetKeptInputs(): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const name of names.filter((one) => one.startsWith('servus.draft.'))) sessionStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

interface SentBodies {
  /** Returns the key for this body. `earlier` are the bodies that were sent before with the same key, the newest last. */
  sending(body: string): { key: string; earlier: readonly string[] }
  renew(): void
  stored(): { key: string; bodies: readonly string[] }
}

/**
 * Maximum number of bodies that are stored for one key. There is a second body only if the user changes an order and sends it again,
 * because there was no response.
 */
const MOST_BODIES = 5

/** The bodies that were sent with one key, as JSON texts. `make` returns a UUID. */
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

/**
 * Reading `sessionStorage` throws if storage is forbidden. So it is read only inside these functions; `storedDrafts` catches their errors.
 */
const thisTab = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
}
