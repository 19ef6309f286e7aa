import type { BrandCore } from '#platform/module.ts'
import sql from 'sql-template-tag'
import type { Device } from '../contract.ts'
import type { DeviceStore } from './device-store.ts'
import { type JobNotes, type JobRow, settle, stepJob } from './jobs.ts'
import type { Outcome } from './transports/escpos.ts'

interface Told {
  core: BrandCore
  store: DeviceStore
  notes: JobNotes
}

/**
 * Stores the result of a claimed slip: state, timeline, condition and log of the printer. `isWell` is false if the printer must get no slip
 * for a while. `isTaken` is false if this claim of the slip is no longer valid.
 */
export async function tellOutcome(
  { core, store, notes }: Told,
  device: Pick<Device, 'id' | 'name'>,
  job: JobRow,
  outcome: Outcome,
): Promise<{ isTaken: boolean; isWell: boolean }> {
  await store.saw(device.id, outcome.condition)
  const provided = sql`attempts = ${job.attempts}`
  const isTaken =
    outcome.is === 'printed'
      ? await settle(core, notes, job, 'confirm', { device: device.name, provided })
      : outcome.is === 'unconfirmed'
        ? await settle(core, notes, job, 'doubt', { device: device.name, reason: outcome.reason, provided })
        : (await stepJob(core.db, core, job.id, 'putBack', {
            reason: outcome.reason,
            set: sql`has_left = false`,
            provided,
          })) !== undefined
  // The agent reports the print after the slip was marked unconfirmed. The slip now counts as printed, unless a person has settled it.
  if (!isTaken && outcome.is === 'printed') await settle(core, notes, job, 'prove', { device: device.name, provided })
  if (outcome.is !== 'printed') await store.log(device.id, outcome.is, `${job.label}: ${outcome.reason}`)
  const isWell = outcome.is === 'printed' || (outcome.is === 'unconfirmed' && outcome.condition === 'unknown')
  return { isTaken, isWell }
}
