import { useEffect, useState } from 'react'
import { forgetVisit, isSelfServiceHere } from '#ui/site/self-service.ts'
import { emptyCart } from './cart.ts'
import type { CartStore } from './cart-store.ts'
import { selfServiceTimings } from './reload.ts'

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

/** True after a minute without a touch; the next customer finds an empty cart, and nothing of the last one, after another one. */
export function useIdle(store: CartStore, isOn: boolean): { isIdle: boolean; wake: () => void } {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isOn) return
    return whenUntouched([
      [selfServiceTimings.saver, () => setIdle(true)],
      [
        selfServiceTimings.forget,
        () => {
          forgetVisit()
          store.change({ ...emptyCart, origin: 'self-service' })
        },
      ],
    ])
  }, [isOn, store])
  return { isIdle: isIdle && isOn, wake: () => setIdle(false) }
}

/** A house's own screen goes back to its store when somebody walks away from the checkout or from an order's page. */
export function useLeftBehind(storeHref: string): void {
  useEffect(() => {
    if (!isSelfServiceHere()) return
    return whenUntouched([
      [
        selfServiceTimings.forget,
        () => {
          forgetVisit()
          location.replace(storeHref)
        },
      ],
    ])
  }, [storeHref])
}
