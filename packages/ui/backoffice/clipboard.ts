import { useCallback, useSyncExternalStore } from 'react'
import { useStaff } from './staff.tsx'

/** The copied item of a clipboard. Each context, for example 'block' or 'layer', has its own clipboard (specification §3, Clipboard). */
export interface Clip {
  type: string
  name: string
  data: unknown
  /** Time of copying, in milliseconds since 1970. */
  at: number
}

const changed = 'servus-clipboard'
const prefix = 'asp-clipboard:'

/**
 * Clipboard of a context ('block', 'collection:entry', 'layer'). It is the same in all tabs of this user. Its data is not checked: the code
 * that pastes the data must parse it.
 */
export function useClipboard(context: string) {
  const { shopName, user } = useStaff()
  const key = `${prefix}${shopName}:${user.id}:${context}`
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

/** Deletes all copied items when a session ends, so that the next person at this device cannot paste them. */
export function forgetClipboards(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key)
  window.dispatchEvent(new Event(changed))
}

function readClip(text: string | null): Clip | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('type' in value) || !('name' in value)) return undefined
    const { name, type } = value
    if (typeof type !== 'string' || typeof name !== 'string') return undefined
    return { type, name, data: 'data' in value ? value.data : undefined, at: 'at' in value ? Number(value.at) : 0 }
  } catch {
    return undefined
  }
}
