import type { BrandCore } from '#platform/module.ts'
import { jobsChannel } from '../jobs.ts'

/** Waits until a slip is new or changed. It is opened before the first query, so that nothing is missed between the query and the waiting. */
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
    /** True: something happened. False: the time is over, or the caller has disconnected. */
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
