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
 * Stores the result of an attempt to print: the state of the slip, the timeline of its order, and the condition and log of the printer.
 * `isWell` false: the printer should get no slip for some seconds. `isTaken` false: another attempt has begun or a person has decided, so
 * the state of the slip was not changed.
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
  // The report of an agent can come late, when its slip is already marked unconfirmed. The slip then counts as printed, unless a person
  // has already decided.
  if (!isTaken && outcome.is === 'printed') await settle(core, notes, job, 'prove', { device: device.name, provided })
  if (outcome.is !== 'printed') await store.log(device.id, outcome.is, `${job.label}: ${outcome.reason}`)
  const isWell = outcome.is === 'printed' || (outcome.is === 'unconfirmed' && outcome.condition === 'unknown')
  return { isTaken, isWell }
}
