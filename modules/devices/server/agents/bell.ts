import type { BrandCore } from '#platform/module.ts'
import { jobsChannel } from '../jobs.ts'

/**
 * Waits for a live message (sent between server processes) about slips, printers or agents of the brand. The caller must call `openBell`
 * before its first query. Then a message that arrives between the query and the waiting is noticed, too.
 */
export function openBell(core: BrandCore, signal: AbortSignal) {
  const heard = { isNew: false }
  let wake: (() => void) | undefined
  const ring = (): void => {
    heard.isNew = true
    wake?.()
  }
  const stopHearing = core.live.on(jobsChannel, ring)
  const leave = (): void => wake?.()
  signal.addEventListener('abort', leave, { once: true })
  return {
    /**
     * Waits at most `ms` milliseconds. True: a message has arrived after `openBell` was called, or after the previous call of `rings`.
     * False: the time is over, or the caller has disconnected.
     */
    async rings(ms: number): Promise<boolean> {
      if (!heard.isNew && !signal.aborted && ms > 0)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      wake = undefined
      const { isNew } = heard
      heard.isNew = false
      return isNew && !signal.aborted
    },
    close(): void {
      stopHearing()
      signal.removeEventListener('abort', leave)
    },
  }
}
