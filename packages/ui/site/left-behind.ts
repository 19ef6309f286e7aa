import { useEffect } from 'react'
import { forgetVisit, isSelfServiceHere } from './self-service.ts'

/** Milliseconds without a touch after which a self-service screen deletes the data of the last customer (specification §9, Timing). */
export const FORGET_MS = 120_000

const touches = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/**
 * `waits` are actions with a number of milliseconds each. An action runs once when nobody has touched the screen for this time. Each touch
 * starts the time again. Returns a function that stops all timers.
 */
export function whenUntouched(
  waits: readonly (readonly [ms: number, act: () => void])[],
  screen: EventTarget = globalThis,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const clear = () => timers.forEach((timer) => clearTimeout(timer))
  const restart = () => {
    clear()
    timers = waits.map(([ms, act]) => setTimeout(act, ms))
  }
  for (const touch of touches) screen.addEventListener(touch, restart, { passive: true, capture: true })
  restart()
  return () => {
    clear()
    for (const touch of touches) screen.removeEventListener(touch, restart, { capture: true })
  }
}

/**
 * For the checkout and the page of an order on a self-service screen. If the customer walks away, the screen deletes the customer's data
 * and opens the page `storeHref`.
 */
export function useLeftBehind(storeHref: string): void {
  useEffect(() => {
    if (!isSelfServiceHere()) return
    return whenUntouched([
      [
        FORGET_MS,
        () => {
          forgetVisit()
          location.replace(storeHref)
        },
      ],
    ])
  }, [storeHref])
}
