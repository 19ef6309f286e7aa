import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for this process to have time for work that nobody waits for, but not for ever. Gives the room there is: 1 when it rests, 0 when it is busy. */
export type Pace = () => Promise<number>

export interface PaceOptions {
  /** Share of the time that the process has worked since the last look, 0 to 1; the event loop's unless said. */
  load?: () => number
  /** Milliseconds from look to look; what comes in meanwhile is done together. 100 unless said. */
  stepMs?: number
  /** Longest wait; 400 ms unless said. */
  patienceMs?: number
  wait?: (ms: number) => Promise<unknown>
}

/** Above this a request is likely to wait in line. */
const busyFrom = 0.6

/**
 * Guests before mails: mails and other deferred work share the process with requests, and may be some seconds late where an answer may
 * not. Every wait has an end, so that nothing is put off for ever on a machine that is always busy: there it is done piece by piece, because
 * much of it at once would make every hundredth guest wait twice as long.
 */
export function createPace(options: PaceOptions = {}): Pace {
  const { load = eventLoopLoad(), stepMs = 100, patienceMs = 400, wait = pause } = options
  return async () => {
    load()
    for (let waited = 0; waited < patienceMs; waited += stepMs) {
      await wait(stepMs)
      const room = 1 - load() / busyFrom
      if (room >= 0) return room
    }
    return 0
  }
}

function eventLoopLoad(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
