import { useStaff } from '#ui/backoffice/staff.tsx'
import { newKey } from '#ui/new-key.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { isObject } from '../../rules/blocks/values.ts'

/** What was copied: one item for each context (specification §3, Clipboard). */
export interface Clip {
  type: string
  name: string
  data: unknown
  /** Milliseconds since 1970. */
  at: number
}

const changed = 'servus-clipboard'

/** Clipboard of a context ('block', 'collection:entry'), the same in all tabs of this user, until the session ends. */
export function useClipboard(context: string) {
  const { shopName, user } = useStaff()
  const key = `asp-clipboard:${shopName}:${user.id}:${context}`
  const subscribe = useCallback((hear: () => void) => {
    for (const event of [changed, 'storage']) window.addEventListener(event, hear)
    return () => {
      for (const event of [changed, 'storage']) window.removeEventListener(event, hear)
    }
  }, [])
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  return {
    held: readClip(text),
    copy(type: string, data: unknown, name: string) {
      localStorage.setItem(key, JSON.stringify({ type, name, data, at: Date.now() } satisfies Clip))
      window.dispatchEvent(new Event(changed))
    },
  }
}

function readClip(text: string | null): Clip | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || typeof value['type'] !== 'string' || typeof value['name'] !== 'string') return undefined
    return { type: value['type'], name: value['name'], data: value['data'], at: Number(value['at']) }
  } catch {
    return undefined
  }
}

/** The same values with new ids for all items within: ids of pictures and files stay. */
export function freshItem<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => freshItem(one)) as T
  if (!isObject(value)) return value
  const isItem = typeof value['id'] === 'string' && typeof value['type'] === 'string'
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === 'id' && isItem ? newKey() : freshItem(one),
  ])
  return Object.fromEntries(entries) as T
}
