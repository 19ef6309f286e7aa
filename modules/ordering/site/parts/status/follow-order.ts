import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'

/** Polling is used while the stream is down (specification §4, Status page polling). */
export const POLL_MS = 10_000

interface FollowDeps {
  /** Opens the stream; the browser reconnects by itself. Undefined in browsers without streams. */
  stream(heard: { order: (order: PublicOrder) => void; lost: () => void }): (() => void) | undefined
  /** Undefined: no answer. */
  read(): Promise<PublicOrder | undefined>
  later(ms: number, act: () => void): () => void
  now(): number
}

export interface Followed {
  readonly order: PublicOrder
  /** Epoch milliseconds of the last news. */
  readonly updatedAt: number
  /** The last attempt brought no answer. */
  readonly isStale: boolean
}

/**
 * Follows an order by its stream, and by polling every 10 s while the stream is down, until the order is final (specification §4). An older
 * answer never replaces a newer one.
 */
export function followOrder(deps: FollowDeps, first: PublicOrder, tell: (state: Followed) => void) {
  let state: Followed = { order: first, updatedAt: deps.now(), isStale: false }
  let closeStream: (() => void) | undefined
  let stopPolling: (() => void) | undefined
  let isOver = false

  const end = () => {
    isOver = true
    closeStream?.()
    stopPolling?.()
    closeStream = stopPolling = undefined
  }

  function take(order: PublicOrder) {
    if (isOver && !isFinal(order.state)) return
    const isNewer = order.version >= state.order.version
    state = { order: isNewer ? order : state.order, updatedAt: deps.now(), isStale: false }
    tell(state)
    if (isFinal(state.order.state)) end()
  }

  function poll() {
    stopPolling = deps.later(POLL_MS, () => {
      void deps.read().then((order) => {
        if (isOver || !stopPolling) return
        if (order) {
          take(order)
        } else {
          state = { ...state, isStale: true }
          tell(state)
        }
        if (!isOver) poll()
      })
    })
  }

  const heard = {
    order(order: PublicOrder) {
      stopPolling?.()
      stopPolling = undefined
      take(order)
    },
    lost() {
      if (!isOver && !stopPolling) poll()
    },
  }

  if (!isFinal(first.state)) {
    closeStream = deps.stream(heard)
    if (!closeStream) poll()
  } else {
    isOver = true
  }
  return {
    /** The browser reports that it is offline, earlier than the stream does. */
    offline() {
      if (isOver) return
      state = { ...state, isStale: true }
      tell(state)
      heard.lost()
    },
    /** The answer to the customer's own step. */
    take,
    end,
  }
}
