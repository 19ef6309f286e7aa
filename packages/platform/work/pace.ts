import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { eventLoopBusyMs, type Load, recentLoad, type RequestTime } from './recent-load.ts'

/** Waits until the process has time for one piece of deferred work, but not for ever. `lateMs`: for how long it has been due. */
export type Pace = (lateMs: number) => Promise<void>

interface PaceOptions {
  /** Load by answers in the last moments, 0 to 1. Default: `answeringLoad` without requests, which is none. */
  load?: Load
  /** Milliseconds between two checks, and the shortest wait. Default: 10. */
  stepMs?: number
  /** Longest wait in milliseconds by the clock. Default: 400. On a late process it is one check longer. */
  patienceMs?: number
  wait?: (ms: number) => Promise<unknown>
  /** The clock of the wait, in milliseconds. Default: that of the process. */
  now?: () => number
}

/** Up to this load there is time for everything: nothing waits. */
const restUpTo = 0.25
/** Above this load a request probably has to wait. */
const busyFrom = 0.6
/** Work that has been due for so long is held back no more than this many milliseconds: 200 pieces a second then go on beside any load. */
const lateAfterMs = 4_000
const lateWaitMs = 5

/**
 * Requests come before deferred work such as mails. Both share the process; a mail may be some seconds late, an answer may not. The higher
 * the load, the longer each piece of work waits. So when many requests begin, at most one piece is running. Every wait ends, and it ends sooner the
 * later the work is: so nothing stays behind for good on a machine that is always busy. A process at rest does not wait at all.
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
      // Counted by the clock and not by checks: on a late event loop a check takes ten times as long.
      const waited = now() - begin
      const room = 1 - load() / busyFrom
      if (waited >= patience || waited * room >= stepMs / 2) return
    }
  }
}

/**
 * The load that answers make: what the event loop works, as far as requests are open. Mails keep the loop busy as well, and an open request may
 * only wait for the database: neither of these alone is a reason to hold mails back.
 */
export function answeringLoad(requests: Pick<RequestTime, 'busyMs'>): Load {
  const loop = recentLoad(eventLoopBusyMs)
  const answering = recentLoad(() => requests.busyMs())
  return () => Math.min(loop(), answering())
}
