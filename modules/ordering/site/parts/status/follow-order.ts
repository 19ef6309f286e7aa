import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'

/** Milliseconds between two polls. The page polls only while it has no stream (specification §4, Status page polling). */
export const POLL_MS = 10_000

interface FollowDeps {
  /**
   * Opens the stream and returns a function that closes it. The browser opens a lost stream again automatically. Undefined in browsers
   * without event streams.
   */
  stream(heard: { order: (order: PublicOrder) => void; lost: () => void }): (() => void) | undefined
  /** Loads the order; undefined if there is no response. */
  read(): Promise<PublicOrder | undefined>
  later(ms: number, act: () => void): () => void
  now(): number
}

export interface Followed {
  readonly order: PublicOrder
  /** When the last data arrived, in milliseconds since 1970. */
  readonly updatedAt: number
  /** Whether the last attempt got no response. */
  readonly isStale: boolean
}

/**
 * Follows an order by its stream, and by polling every 10 s while the stream is down, until the order is final (specification §4). An older
 * response never replaces a newer one.
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

  /** Loads the order now, without waiting for the next poll. */
  const ask = () =>
    deps.read().then((order) => {
      if (!isOver && order) take(order)
    })

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
    /** Called when the browser reports that it is offline. That is earlier than the end of the stream. */
    offline() {
      if (isOver) return
      state = { ...state, isStale: true }
      tell(state)
      heard.lost()
    },
    /** Called when the connection is back. The page is updated at once. */
    online() {
      if (!isOver && state.isStale) void ask()
    },
    /** Shows the order from the response to a step that the customer has taken. */
    take,
    end,
  }
}
