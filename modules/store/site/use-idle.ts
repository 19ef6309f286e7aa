import { useEffect, useState } from 'react'
import { FORGET_MS, whenUntouched } from '#ui/site/left-behind.ts'
import { forgetVisit } from '#ui/site/self-service.ts'
import { emptyCart } from './cart.ts'
import type { CartStore } from './cart-store.ts'

/** On a self-service device the screensaver starts when nobody has touched the screen for this many milliseconds (specification §9, Timing). */
const SAVER_MS = 60_000

/**
 * For a self-service device: `isIdle` is true while the screensaver is shown, because nobody has touched the screen for a minute. After two
 * minutes without a touch (`FORGET_MS`), the cart and all data of the last guest are deleted.
 */
export function useIdle(store: CartStore, isOn: boolean): { isIdle: boolean; wake: () => void } {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isOn) return
    return whenUntouched([
      [SAVER_MS, () => setIdle(true)],
      [
        FORGET_MS,
        () => {
          forgetVisit()
          store.change({ ...emptyCart, origin: 'self-service' })
        },
      ],
    ])
  }, [isOn, store])
  return { isIdle: isIdle && isOn, wake: () => setIdle(false) }
}
