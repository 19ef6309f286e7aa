import { performance } from 'node:perf_hooks'

/** Returns the recent load as a share of time, 0 to 1. */
export type Load = () => number

/** Time constant of the recent average, in milliseconds: older load has little weight. */
const latelyMs = 100

/**
 * Returns a function that measures the load as a share of time. It compares the share since its last call with the average of the last
 * moments, and returns the higher of the two values. So a rise is visible at once, and a short pause does not lower the load. `busyMs`
 * returns the total busy time so far.
 */
export function recentLoad(busyMs: () => number, now: () => number = () => performance.now()): Load {
  let [last, at, lately, latest] = [busyMs(), now(), 0, 0]
  return () => {
    const passed = now() - at
    // Several brands may read the load at the same moment, so the passed time may be 0.
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

/** Total busy time of the event loop in milliseconds, for any work: responses, mails, other brands. */
export const eventLoopBusyMs = (): number => performance.eventLoopUtilization().active

/** Measures the time in which at least one request is being processed. */
export interface RequestTime {
  /** Called when a request begins. Call the returned function when its response is ready; further calls of it do nothing. */
  begin(): () => void
  /** Total milliseconds in which at least one request was open. */
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
