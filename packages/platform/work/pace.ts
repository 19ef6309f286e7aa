import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for this process to have time for one piece of work that nobody waits for, but not for ever. */
export type Pace = () => Promise<void>

export interface PaceOptions {
  /** Share of the time that the process has worked lately, 0 to 1; the event loop's unless said. */
  load?: () => number
  /** Milliseconds from look to look, and the shortest wait; 10 unless said. */
  stepMs?: number
  /** Longest wait, by the clock; 400 ms unless said, and one look longer on a process that is late. */
  patienceMs?: number
  wait?: (ms: number) => Promise<unknown>
  /** Milliseconds of the clock that the wait is counted by; the process' own unless said. */
  now?: () => number
}

/** Above this a request is likely to wait in line. */
const busyFrom = 0.6

/**
 * Guests before mails: mails and other deferred work share the process with requests, and may be some seconds late where an answer may
 * not. The less room there is, the longer each piece waits for its turn, so that a rush that begins meets one piece and not a pile of
 * them. Every wait has an end, so that nothing is put off for ever on a machine that is always busy.
 */
export function createPace(options: PaceOptions = {}): Pace {
  const { load = eventLoopLoad(), stepMs = 10, patienceMs = 400, wait = pause, now = () => performance.now() } = options
  return async () => {
    load()
    const begin = now()
    for (;;) {
      await wait(stepMs)
      // By the clock and not by looks: on a loop that is late, a look takes ten times as long.
      const waited = now() - begin
      const room = 1 - load() / busyFrom
      if (waited >= patienceMs || waited * room >= stepMs / 2) return
    }
  }
}

/** Milliseconds over which 'lately' fades. */
const latelyMs = 100

/** What it was since the last look or lately, whichever is more: a rush shows at once, and a breath within it is no rest. */
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
