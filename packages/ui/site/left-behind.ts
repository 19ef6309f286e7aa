import { useEffect } from 'react'
import { forgetVisit, isSelfServiceHere } from './self-service.ts'

/** What is left on a self-service screen is forgotten after so many milliseconds without a touch (specification §9, Timing). */
export const FORGET_MS = 120_000

const touches = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Does each thing once nobody has touched the screen for so many milliseconds, again after each touch. Gives how to stop. */
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

/** A self-service screen goes back to its store when somebody walks away from the checkout or from an order's page. */
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
