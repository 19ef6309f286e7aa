import { useCallback, useMemo, useRef, useState } from 'react'
import type { OrderSummary } from '../../../contract.ts'
import { UNDO_SECONDS } from '../../../rules/undo.ts'

/** An order whose card keeps its place for a moment, so that no card moves right after somebody pressed a button. */
export interface KeptPlace {
  /** The order before the step; it determines the place of the card. */
  readonly before: OrderSummary
  /** When the step was taken, in milliseconds since 1970. */
  readonly at: number
  /** Version after an accept, which the undo needs. Undefined: there is nothing to undo. */
  readonly version?: number | undefined
  /** After an accept: the time that the guest was promised, in milliseconds since 1970. */
  readonly promised?: number | undefined
  /** Whether the response is still missing. Then the card does not change yet, and its button is busy. */
  readonly isPending?: boolean | undefined
  /** Shown instead of 'accepted' if a colleague was faster: who it was, and what they did. */
  readonly text?: string | undefined
  /** Height of the card in CSS pixels. The card keeps it while it shows the result, so that the cards below do not move. */
  readonly height?: number | undefined
}

export interface KeptPlaces {
  readonly kept: ReadonlyMap<string, KeptPlace>
  keep(place: KeptPlace): void
  letGo(id: string): void
}

const KEPT_MS = UNDO_SECONDS * 1000

const heightOf = (id: string): number | undefined =>
  document.querySelector<HTMLElement>(`article[data-order="${id}"]`)?.offsetHeight

/** Adds a place. If the card of this order already keeps a place, it stays there. */
export const withKept = (kept: ReadonlyMap<string, KeptPlace>, place: KeptPlace): ReadonlyMap<string, KeptPlace> => {
  const first = kept.get(place.before.id)
  return new Map([...kept, [place.before.id, first ? { ...place, before: first.before, height: first.height } : place]])
}

export const withoutKept = (kept: ReadonlyMap<string, KeptPlace>, id: string): ReadonlyMap<string, KeptPlace> =>
  kept.has(id) ? new Map([...kept].filter(([one]) => one !== id)) : kept

/** The last accept that can be undone, also before its response has arrived. */
export const lastAccepted = (kept: ReadonlyMap<string, KeptPlace>): KeptPlace | undefined =>
  [...kept.values()].findLast(({ isPending, text, version }) => !text && (isPending || version !== undefined))

/** Places of cards after a step on this screen, each for five seconds (docs/rules/back-office.md, Order board). */
export function useKeptPlacesState(): KeptPlaces {
  const [kept, setKept] = useState<ReadonlyMap<string, KeptPlace>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const letGo = useCallback((id: string) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setKept((before) => withoutKept(before, id))
  }, [])
  const keep = useCallback(
    (place: KeptPlace) => {
      const { id } = place.before
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => letGo(id), KEPT_MS),
      )
      const height = heightOf(id)
      setKept((before) => withKept(before, { ...place, height }))
    },
    [letGo],
  )
  return useMemo(() => ({ kept, keep, letGo }), [kept, keep, letGo])
}

/** The orders from which the board is arranged. An order with a kept place is replaced by its state before the step, even if it has left the list. */
export function inKeptPlaces(
  orders: readonly OrderSummary[],
  kept: ReadonlyMap<string, KeptPlace>,
): readonly OrderSummary[] {
  if (kept.size === 0) return orders
  const known = new Set(orders.map(({ id }) => id))
  const gone = [...kept.values()].flatMap(({ before }) => (known.has(before.id) ? [] : [before]))
  return [...orders.map((order) => kept.get(order.id)?.before ?? order), ...gone]
}
