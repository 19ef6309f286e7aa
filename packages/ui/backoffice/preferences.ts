import { useCallback, useSyncExternalStore } from 'react'

const changed = 'servus-preference'

/**
 * A preference that is stored on this device (density, sound, single keys …). If the browser does not allow storing it, it has the value
 * `fallback`.
 */
export function usePreference<T extends string>(name: string, fallback: T): [T, (value: T) => void] {
  const key = `servus.${name}`
  const subscribe = useCallback((hear: () => void) => {
    const events = [changed, 'storage']
    for (const event of events) window.addEventListener(event, hear)
    return () => {
      for (const event of events) window.removeEventListener(event, hear)
    }
  }, [])
  const value = useSyncExternalStore(subscribe, () => (readPreference(key) as T | null) ?? fallback)
  const set = useCallback(
    (next: T) => {
      try {
        localStorage.setItem(key, next)
      } catch {
        // Storage is full or forbidden: the stored value does not change.
      }
      window.dispatchEvent(new Event(changed))
    },
    [key],
  )
  return [value, set]
}

function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
