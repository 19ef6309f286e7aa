import { performance } from 'node:perf_hooks'

/** A share of the last moments, 0 to 1. */
export type Load = () => number

/** Milliseconds after which an older load no longer counts. */
const latelyMs = 100

/**
 * The share of time in which something was busy: since the last look, or its recent average, whichever is higher. So a rise shows at once, and
 * a short pause does not lower it. `busyMs` only grows.
 */
export function recentLoad(busyMs: () => number, now: () => number = () => performance.now()): Load {
  let [last, at, lately, latest] = [busyMs(), now(), 0, 0]
  return () => {
    const passed = now() - at
    // Several brands look in the same moment.
    if (passed > 0) {
      const busy = busyMs()
      latest = Math.min(1, (busy - last) / passed)
      lately += (latest - lately) * (1 - Math.exp(-passed / latelyMs))
      at += passed
      last = busy
    }
    return Math.max(latest, lately)
  }
}

/** Milliseconds in which the event loop has worked, whatever for: answers, mails, the work of a neighbour. */
export const eventLoopBusyMs = (): number => performance.eventLoopUtilization().active

/** Counts the time in which at least one request is being answered. */
export interface RequestTime {
  /** A request begins; call the result when its answer is made. Further calls of it do nothing. */
  begin(): () => void
  /** Milliseconds so far in which at least one was open. */
  busyMs(): number
}

export function countRequestTime(now: () => number = () => performance.now()): RequestTime {
  let [open, since, total] = [0, 0, 0]
  return {
    begin() {
      if (open++ === 0) since = now()
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        if (--open === 0) total += now() - since
      }
    },
    busyMs: () => (open > 0 ? total + now() - since : total),
  }
}
