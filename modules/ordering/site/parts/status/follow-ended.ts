import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'

/** Milliseconds between two loads of an order that has ended (docs/rules/orders.md, The status page after the end). */
export const SLOW_MS = 60_000

/** The shortest time between two loads in milliseconds, even if the guest switches quickly between tabs. */
const LEAST_MS = 10_000

export interface EndedDeps {
  /** Loads the order; undefined if that failed. */
  read(): Promise<PublicOrder | undefined>
  later(ms: number, act: () => void): () => void
  now(): number
  /** Whether the guest sees the page. A hidden page makes no calls. */
  isVisible(): boolean
}

/**
 * Whether something can still change after the order has ended: money of an online payment can be refunded, or a payment can arrive late.
 */
const canChange = ({ paymentState, state }: Pick<PublicOrder, 'paymentState' | 'state'>): boolean =>
  isFinal(state) && paymentState !== 'none'

/**
 * Keeps the page of an ended order current, so that a refund appears without a reload. While the page is visible, the order is loaded every
 * 60 s. It is also loaded when the page becomes visible again. A failed load is ignored. `tell` gets each loaded order.
 */
export function followEnded(deps: EndedDeps, tell: (order: PublicOrder) => void) {
  let order: Pick<PublicOrder, 'paymentState' | 'state'> | undefined
  let stop: (() => void) | undefined
  let askedAt = 0

  async function ask() {
    askedAt = deps.now()
    const read = await deps.read()
    if (read && stop) tell(read)
  }

  function wait() {
    stop = deps.later(SLOW_MS, () => {
      wait()
      if (deps.isVisible()) void ask()
    })
  }

  function end() {
    stop?.()
    stop = order = undefined
  }

  return {
    /** Must be called with the order when `followOrder` has ended its fast updates. */
    begin(ended: PublicOrder) {
      order = ended
      askedAt = deps.now()
      if (!stop && canChange(ended)) wait()
    },
    /** Must be called when the page becomes visible again. */
    shown() {
      if (order && stop && deps.now() - askedAt >= LEAST_MS) void ask()
    },
    end,
  }
}
