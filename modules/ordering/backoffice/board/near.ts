import { createContext, type RefObject, useContext, useEffect, useState } from 'react'

/** Number of cards of a column that are drawn in full with the first render. Other cards are drawn in full later. */
export const DRAWN_AT_ONCE = 4
/** Maximum number of orders on a small board. A small board draws its remaining cards one by one when the browser is idle. */
export const SMALL_BOARD = 60
/** A card is drawn when it is near the visible part of its column: above or below it by at most half of the height of the visible part. */
const NEARBY = '50% 0px'

/** The cards of one list that are not drawn in full yet. */
interface Near {
  /** Calls `onNear` once when this card comes near the visible part of its list. The returned function stops watching the card. */
  watch(card: Element, onNear: () => void): () => void
  /** Calls `onNear` for one card that is still not drawn; false if there is none. */
  drawOne(): boolean
}

/**
 * Watches the cards of one list and reports when a card comes near the visible part. The list element must be the parent of the cards and
 * must scroll. Without IntersectionObserver (very old browsers) every card counts as near.
 */
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

/**
 * Whether this card is drawn in full. It becomes true, and stays true, when the card comes near the visible part of its column. A small
 * board also draws the card while the browser is idle. With `atOnce` it is true from the first render.
 */
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
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}

/** On a small board, draws the cards outside the visible part: one card each time the browser is idle. */
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
