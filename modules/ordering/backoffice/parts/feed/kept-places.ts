import { useCallback, useMemo, useRef, useState } from 'react'
import type { OrderSummary } from '../../../contract.ts'
import { UNDO_SECONDS, type UndoableAction } from '../../../rules/undo.ts'

/**
 * A card that stays in its place for some seconds after a step, because cards should not move immediately after somebody pressed a button.
 */
export interface KeptPlace {
  /** The order as it was before the step. It determines the column and the place of the card. */
  readonly before: OrderSummary
  /** When the step was taken, in milliseconds since 1970. */
  readonly at: number
  /**
   * The step that was taken, if it can be undone. Undefined if it cannot be undone, for example if several orders were completed at once.
   */
  readonly step?: UndoableAction | undefined
  /** Version of the order after `step`; the call that undoes the step needs it. Undefined until the server has responded. */
  readonly version?: number | undefined
  /** If the step accepted the order: the time that staff promised to the guest, in milliseconds since 1970. */
  readonly promised?: number | undefined
  /** True until the server has responded to the step. During this time the card looks the same as before the step, with a busy button. */
  readonly isPending?: boolean | undefined
  /** The order after the step. The card shows its state. Undefined if the step accepted the order. */
  readonly done?: OrderSummary | undefined
  /**
   * The text that the card shows instead of the new state if a colleague took a step before this user. It names the colleague and the step.
   * Undefined in other cases.
   */
  readonly text?: string | undefined
  /** Height of the card in CSS pixels. The card keeps this height while it shows the result. Otherwise the cards below would move. */
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

/**
 * Adds a card that stays in its place. If the map already contains the card of this order, the card keeps its first place and its first
 * height. The map is sorted by the time of the steps. The response to a step does not change this sequence.
 */
export const withKept = (kept: ReadonlyMap<string, KeptPlace>, place: KeptPlace): ReadonlyMap<string, KeptPlace> => {
  const { id } = place.before
  const first = kept.get(id)
  const before = place.isPending ? withoutKept(kept, id) : kept
  return new Map([...before, [id, first ? { ...place, before: first.before, height: first.height } : place]])
}

export const withoutKept = (kept: ReadonlyMap<string, KeptPlace>, id: string): ReadonlyMap<string, KeptPlace> =>
  kept.has(id) ? new Map([...kept].filter(([one]) => one !== id)) : kept

/** Whether the step can be undone. Staff can also undo a step before the server has responded to it; the undo waits for the response. */
export const isUndoable = ({ isPending, step, text, version }: KeptPlace): boolean =>
  step !== undefined && !text && (isPending === true || version !== undefined)

/** The last step that can be undone; undefined if there is none. */
export const lastUndoable = (kept: ReadonlyMap<string, KeptPlace>): KeptPlace | undefined =>
  [...kept.values()].findLast(isUndoable)

/**
 * Remembers all cards that stay in their place after a step on this screen. Each card stays for `UNDO_SECONDS`
 * (docs/rules/back-office.md, Order board).
 */
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

/**
 * Returns the orders from which the columns are arranged. If the card of an order stays in its place, the order is returned as it was before
 * the step, even if it has left the board.
 */
export function inKeptPlaces(
  orders: readonly OrderSummary[],
  kept: ReadonlyMap<string, KeptPlace>,
): readonly OrderSummary[] {
  if (kept.size === 0) return orders
  const known = new Set(orders.map(({ id }) => id))
  const gone = [...kept.values()].flatMap(({ before }) => (known.has(before.id) ? [] : [before]))
  return [...orders.map((order) => kept.get(order.id)?.before ?? order), ...gone]
}
