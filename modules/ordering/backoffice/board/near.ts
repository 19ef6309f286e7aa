import { createContext, type RefObject, useContext, useEffect, useState } from 'react'

/** Cards of a column that are drawn at once, whatever the height of the screen. The others wait until they come near what is seen. */
export const DRAWN_AT_ONCE = 4
/** A board with no more orders than this draws all of them when it has time, one by one. */
export const SMALL_BOARD = 60
/** How far outside of the column's window a card is drawn: half a window above and below. */
const NEARBY = '50% 0px'

/** Cards of one list that are not drawn yet. */
interface Near {
  /** Calls once, when `card` comes near what is seen of its list. The answer ends that. */
  watch(card: Element, onNear: () => void): () => void
  /** Draws one of those that still wait; false when none does. */
  drawOne(): boolean
}

/** The element around the cards is the one that scrolls. Without the observer (very old browsers) every card is near. */
export function createNear(): Near {
  const waiting = new Map<Element, () => void>()
  let observer: IntersectionObserver | undefined
  function draw(card: Element) {
    const onNear = waiting.get(card)
    waiting.delete(card)
    observer?.unobserve(card)
    onNear?.()
  }
  return {
    watch(card, onNear) {
      waiting.set(card, onNear)
      if (typeof IntersectionObserver === 'undefined') draw(card)
      else {
        observer ??= new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target)
          },
          { root: card.parentElement, rootMargin: NEARBY },
        )
        observer.observe(card)
      }
      return () => {
        waiting.delete(card)
        observer?.unobserve(card)
      }
    },
    drawOne() {
      const [next] = waiting.keys()
      if (next) draw(next)
      return next !== undefined
    },
  }
}

const NearContext = createContext<Near | undefined>(undefined)
export const NearProvider = NearContext.Provider

/** Is this card drawn in full? Once it is, it stays so. `atOnce`: without waiting. */
export function useNear(card: RefObject<Element | null>, atOnce: boolean): boolean {
  const near = useContext(NearContext)
  const [isNear, setNear] = useState(atOnce || near === undefined)
  useEffect(() => {
    if (isNear || !near || !card.current) return
    return near.watch(card.current, () => setNear(true))
  }, [isNear, near, card])
  return isNear
}

const idle = (run: () => void): (() => void) => {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}

/** On a small board the cards that nobody sees yet are drawn as well, one whenever the page has nothing to do. */
export function useDrawRest(near: Near, isSmall: boolean, count: number): void {
  useEffect(() => {
    if (!isSmall || count <= DRAWN_AT_ONCE) return
    let stop = () => {}
    const next = () => {
      stop = idle(() => {
        if (near.drawOne()) next()
      })
    }
    next()
    return () => stop()
  }, [near, isSmall, count])
}
