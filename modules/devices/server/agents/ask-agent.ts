import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { jobsChannel } from '../jobs.ts'

/** Longer than a printer may take to answer, and than a slip that it prints meanwhile. */
const patienceMs = 12_000

/** Asks the agent of a printer how the printer is. True: it has told, and the state of the printer is new. */
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
