import { useCallback, useSyncExternalStore } from 'react'

const changed = 'servus-preference'

/** The values that a preference can have. `anyText`: the caller checks the text itself. */
type Known<T extends string> = readonly T[] | typeof anyText
export const anyText = 'any text'
export const onOff = ['on', 'off'] as const

/**
 * A preference that is stored on this device (density, sound, single keys …). It has the value `fallback` if nothing is stored, if the
 * browser does not allow storing, or if the stored text is not one of the `known` values. Such a text can come from the user or from
 * another version of this program (docs/rules/back-office.md, Preferences of a device).
 */
export function usePreference<T extends string>(
  name: string,
  known: Known<T>,
  fallback: NoInfer<T>,
): [T, (value: T) => void] {
  const key = `servus.${name}`
  const subscribe = useCallback((hear: () => void) => {
    const events = [changed, 'storage']
    for (const event of events) window.addEventListener(event, hear)
    return () => {
      for (const event of events) window.removeEventListener(event, hear)
    }
  }, [])
  const value = useSyncExternalStore(subscribe, () => preferenceOf(readPreference(key), known, fallback))
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

/** Converts a stored text to a preference. A text that is not known gives `fallback`. */
export function preferenceOf<T extends string>(stored: string | null, known: Known<T>, fallback: NoInfer<T>): T {
  if (stored === null) return fallback
  // With `anyText`, T is `string`, so every stored text has this type.
  return known === anyText ? (stored as T) : (known.find((one) => one === stored) ?? fallback)
}

/** Returns the current value of a preference, for code outside of components. */
export const storedPreference = <T extends string>(name: string, known: Known<T>, fallback: NoInfer<T>): T =>
  preferenceOf(readPreference(`servus.${name}`), known, fallback)

function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
