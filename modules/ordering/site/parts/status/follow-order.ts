import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'

/** Milliseconds between two loads of the order. The page loads it only while the stream is not open (specification §4, Status page polling). */
export const POLL_MS = 10_000

interface FollowDeps {
  /**
   * Opens the stream of the order and returns a function that closes it. The browser opens a lost stream again by itself. Undefined if the
   * browser has no event streams.
   */
  stream(heard: { order: (order: PublicOrder) => void; lost: () => void }): (() => void) | undefined
  /** Loads the order; undefined if that failed. */
  read(): Promise<PublicOrder | undefined>
  later(ms: number, act: () => void): () => void
  now(): number
}

export interface Followed {
  readonly order: PublicOrder
  /** When the server's data last arrived, in milliseconds since 1970. */
  readonly updatedAt: number
  /** Whether the shown order may be out of date, because the device is offline or the last attempt to load it failed. */
  readonly isStale: boolean
}

/**
 * Keeps the order on the status page current until it has ended (specification §4). It uses a stream. While the stream is not open, it
 * loads the order every 10 s. Each new state is passed to `tell`. An older response never replaces a newer one.
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

  /** Loads the order immediately. */
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
    /** Must be called when the browser reports that the device is offline. The browser reports this earlier than the end of the stream. */
    offline() {
      if (isOver) return
      state = { ...state, isStale: true }
      tell(state)
      heard.lost()
    },
    /** Must be called when the device is online again. An outdated order is then loaded immediately. */
    online() {
      if (!isOver && state.isStale) void ask()
    },
    /** Shows the order that was returned by a call of this page, for example after the customer cancelled it. */
    take,
    end,
  }
}
