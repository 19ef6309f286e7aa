import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { type EndedDeps, followEnded } from './follow-ended.ts'
import { HELD_SECONDS } from '../../../rules/undo.ts'

/** Milliseconds between two loads of the order. The page loads it only while the stream is not open (specification §4, Status page polling). */
export const POLL_MS = 10_000

/**
 * For this many milliseconds after the order was completed, the page still loads its changes, because staff can undo the completion
 * (docs/rules/orders.md, Taking back). It is the sum of the time in which staff can undo it and one pause between two loads.
 */
export const LINGER_MS = POLL_MS + HELD_SECONDS * 1000

/**
 * Whether the order was completed so recently that staff can perhaps undo the completion. `at`: when the order was read, in milliseconds
 * since 1970.
 */
export const mayComeBack = ({ reachedAt, state }: Pick<PublicOrder, 'reachedAt' | 'state'>, at: number): boolean =>
  state === 'completed' && reachedAt?.completed !== undefined && at - Date.parse(reachedAt.completed) < LINGER_MS

interface FollowDeps extends EndedDeps {
  /**
   * Opens the stream of the order and returns a function that closes it. The browser opens a lost stream again by itself. Undefined if the
   * browser has no event streams.
   */
  stream(heard: { order: (order: PublicOrder) => void; lost: () => void }): (() => void) | undefined
  /** When the server read the first order, in milliseconds since 1970. */
  readAt: number
}

export interface Followed {
  readonly order: PublicOrder
  /** When the server's data last arrived, in milliseconds since 1970. */
  readonly updatedAt: number
  /** Whether the shown order may be out of date, because the device is offline or the last attempt to load it failed. */
  readonly isStale: boolean
}

/**
 * Keeps the order on the status page current until it has ended (specification §4), and a completed order for `LINGER_MS` longer. It uses a
 * stream. While the stream is not open, it loads the order every 10 s. Each new state is passed to `tell`. An older response never replaces
 * a newer one. After these updates, `followEnded` loads the order less often.
 */
export function followOrder(deps: FollowDeps, first: PublicOrder, tell: (state: Followed) => void) {
  let state: Followed = { order: first, updatedAt: deps.now(), isStale: false }
  let closeStream: (() => void) | undefined
  let stopPolling: (() => void) | undefined
  let stopLingering: (() => void) | undefined
  let isOver = false
  let isOffline = false

  const ended = followEnded(deps, take)

  const end = () => {
    isOver = true
    ended.begin(state.order)
    closeStream?.()
    stopPolling?.()
    stopLingering?.()
    closeStream = stopPolling = stopLingering = undefined
  }

  /**
   * Ends the fast updates of the page when the order has ended. After a completion they end `LINGER_MS` later, because staff can undo the
   * completion.
   */
  function endWith(state: PublicOrder['state']) {
    if (state === 'completed') {
      if (!isOver) stopLingering ??= deps.later(LINGER_MS, end)
      return
    }
    stopLingering?.()
    stopLingering = undefined
    if (isFinal(state)) end()
  }

  function take(order: PublicOrder, isStale = false) {
    if (isOver && !isFinal(order.state)) return
    isOffline &&= isStale
    const isNewer = order.version >= state.order.version
    state = { order: isNewer ? order : state.order, updatedAt: deps.now(), isStale }
    tell(state)
    endWith(state.order.state)
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
      if (isOffline) return take(order, true)
      stopPolling?.()
      stopPolling = undefined
      take(order)
    },
    lost() {
      if (!isOver && !stopPolling) poll()
    },
  }

  if (!isFinal(first.state) || mayComeBack(first, deps.readAt)) {
    closeStream = deps.stream(heard)
    if (!closeStream) poll()
    endWith(first.state)
  } else {
    end()
  }
  return {
    /** Must be called when the browser reports that the device is offline, because the stream itself notices this only later. */
    offline() {
      isOffline = true
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
    /** Must be called when the page becomes visible again. */
    shown: ended.shown,
    /** Must be called when the page is left. */
    end() {
      end()
      ended.end()
    },
  }
}
