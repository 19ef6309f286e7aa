import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { eventLoopBusyMs, type Load, recentLoad, type RequestTime } from './recent-load.ts'

/**
 * Waits until the process has time for one piece of deferred work, but only up to a limit. `lateMs`: for how long the work has been due, in
 * milliseconds.
 */
export type Pace = (lateMs: number) => Promise<void>

interface PaceOptions {
  /** Returns the recent load by requests, from 0 (idle) to 1 (always busy). Default: always 0. */
  load?: Load
  /** Milliseconds between two checks; also the shortest wait. Default: 10. */
  stepMs?: number
  /** Maximum wait in milliseconds, measured by the clock. Default: 400. If timers are late, the wait is one check longer. */
  patienceMs?: number
  wait?: (ms: number) => Promise<unknown>
  /** The clock that measures the wait, in milliseconds. Default: the clock of the process. */
  now?: () => number
}

/** If the load is at most this value, deferred work does not wait. */
const restUpTo = 0.25
/** Above this load a request probably has to wait. */
const busyFrom = 0.6
/**
 * Work that has been due for at least `lateAfterMs` waits only `lateWaitMs`. So up to 200 pieces of late work can begin in a second, even
 * at full load.
 */
const lateAfterMs = 4_000
const lateWaitMs = 5

/**
 * Gives requests priority over deferred work such as mails in the same process: a mail may be some seconds late, a response may not. The
 * higher the load, the longer each piece of work waits. The later a piece of work is, the shorter it waits. So all work is done even on a
 * machine that is always busy. At low load work does not wait at all.
 */
export function createPace(options: PaceOptions = {}): Pace {
  const { load = () => 0, stepMs = 10, patienceMs = 400, wait = pause, now = () => performance.now() } = options
  return async (lateMs) => {
    if (load() <= restUpTo) return
    if (lateMs >= lateAfterMs) return void (await wait(lateWaitMs))
    const patience = patienceMs * (1 - lateMs / lateAfterMs)
    const begin = now()
    for (;;) {
      await wait(Math.max(lateWaitMs, Math.min(stepMs, patience)))
      // The wait is measured by the clock and not by the number of checks: if the event loop is late, a check takes ten times as long.
      const waited = now() - begin
      const room = 1 - load() / busyFrom
      if (waited >= patience || waited * room >= stepMs / 2) return
    }
  }
}

/**
 * The load by requests. It is the smaller of two shares: the busy time of the event loop, and the time with open requests. Neither share
 * alone is a reason to delay mails: mails also make the event loop busy, and an open request may only be waiting for the database.
 */
export function answeringLoad(requests: Pick<RequestTime, 'busyMs'>): Load {
  const loop = recentLoad(eventLoopBusyMs)
  const answering = recentLoad(() => requests.busyMs())
  return () => Math.min(loop(), answering())
}
