import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { jobsChannel } from '../jobs.ts'

/**
 * Milliseconds. The server waits at most this long for the agent's report. The printer may first have to finish a slip before it can
 * answer.
 */
const patienceMs = 12_000

/**
 * Requests the condition of a printer from the printer's agent. True: the agent has reported, so the stored condition is up to date. False:
 * no report arrived in time, or the caller has disconnected.
 */
export async function askAgent(core: BrandCore, deviceId: string, signal: AbortSignal): Promise<boolean> {
  let stop = (): void => undefined
  const told = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    const leave = (): void => resolve(false)
    const stopHearing = core.live.on(jobsChannel, ({ printer, checked }) => {
      if (printer === deviceId && checked === true) resolve(true)
    })
    signal.addEventListener('abort', leave, { once: true })
    stop = () => {
      clearTimeout(timer)
      stopHearing()
      signal.removeEventListener('abort', leave)
    }
  })
  try {
    await core.db.tx(async (tx) => {
      const now = core.clock.now()
      await tx.run(sql`INSERT INTO device_states (device_id, check_asked_at) VALUES (${deviceId}, ${now})
        ON CONFLICT (device_id) DO UPDATE SET check_asked_at = ${now}`)
      await core.live.publish(tx, jobsChannel, { printer: deviceId })
    })
    return await told
  } finally {
    stop()
  }
}
