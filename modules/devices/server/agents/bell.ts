import type { BrandCore } from '#platform/module.ts'
import { jobsChannel } from '../jobs.ts'

/**
 * Waits until a slip of the brand is new or has changed. The caller opens the bell before its first query, so that it also notices a change
 * that happens between the query and the waiting.
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
     * Waits at most `ms` milliseconds. True: a slip is new or has changed since the bell was opened. False: the time is over, or the caller
     * has disconnected.
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
