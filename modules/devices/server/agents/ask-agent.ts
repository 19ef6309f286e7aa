import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { jobsChannel } from '../jobs.ts'

/** Milliseconds to wait for the agent. A printer may need this time to finish the current slip and then to answer. */
const patienceMs = 12_000

/** Asks the agent of a printer for the printer's condition. True: the agent has answered, and the stored condition is up to date. */
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
