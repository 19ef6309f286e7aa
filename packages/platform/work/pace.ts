import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until the process has time for one piece of deferred work, but not for ever. */
export type Pace = () => Promise<void>

export interface PaceOptions {
  /** Load of the process in the last moments, 0 to 1. Default: that of the event loop. */
  load?: () => number
  /** Milliseconds between two checks, and the shortest wait. Default: 10. */
  stepMs?: number
  /** Longest wait in milliseconds by the clock. Default: 400. On a late process it is one check longer. */
  patienceMs?: number
  wait?: (ms: number) => Promise<unknown>
  /** The clock of the wait, in milliseconds. Default: that of the process. */
  now?: () => number
}

/** Above this load a request probably has to wait. */
const busyFrom = 0.6

/**
 * Requests come before deferred work such as mails. Both share the process; a mail may be some seconds late, an answer may not. The higher
 * the load, the longer each piece of work waits. So when many requests begin, at most one piece is running. Every wait ends, so that work is
 * done even on a machine that is always busy.
 */
export function createPace(options: PaceOptions = {}): Pace {
  const { load = eventLoopLoad(), stepMs = 10, patienceMs = 400, wait = pause, now = () => performance.now() } = options
  return async () => {
    load()
    const begin = now()
    for (;;) {
      await wait(stepMs)
      // Counted by the clock and not by checks: on a late event loop a check takes ten times as long.
      const waited = now() - begin
      const room = 1 - load() / busyFrom
      if (waited >= patienceMs || waited * room >= stepMs / 2) return
    }
  }
}

/** Milliseconds after which an older load no longer counts. */
const latelyMs = 100

/** The load since the last check or its recent average, whichever is higher. So a rise shows at once, and a short pause does not lower it. */
function eventLoopLoad(): () => number {
  let last = performance.eventLoopUtilization()
  let at = performance.now()
  let lately = 0
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    const passed = performance.now() - at
    lately += (utilization - lately) * (1 - Math.exp(-passed / latelyMs))
    last = now
    at += passed
    return Math.max(utilization, lately)
  }
}
