import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'

/** Milliseconds between two polls, which are made while the stream is down (specification §4, Status page polling). */
export const POLL_MS = 10_000

interface FollowDeps {
  /** Opens the stream and returns a function that closes it; the browser reconnects automatically. Undefined in browsers without event streams. */
  stream(heard: { order: (order: PublicOrder) => void; lost: () => void }): (() => void) | undefined
  /** Loads the order; undefined: no response. */
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

  /** Now, and not only when the next poll is due. */
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
    /** Called if the browser reports that it is offline, which is earlier than the stream ends. */
    offline() {
      if (isOver) return
      state = { ...state, isStale: true }
      tell(state)
      heard.lost()
    },
    /** The connection is back: the page is current again at once. */
    online() {
      if (!isOver && state.isStale) void ask()
    },
    /** Takes the order from the response to the customer's own step. */
    take,
    end,
  }
}
