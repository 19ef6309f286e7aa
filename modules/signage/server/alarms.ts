import sql from 'sql-template-tag'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { isMissed } from '../rules/silence.ts'
import { readSettings } from './settings.ts'
import { type AlarmPorts, type AlarmScreen, alarmTeller } from './tell-alarm.ts'

/** Milliseconds. After a start or an outage of the server, screens get this much time to report again before they count as silent. */
const GRACE_MS = 180_000

/**
 * The job that writes events and mails about screens that do not report in the hours in which they should be on, and about screens that
 * report again (docs/rules/signage.md, Alarms).
 */
export function alarmJob(core: BrandCore, ports: AlarmPorts): ScheduledJob {
  const tell = alarmTeller(core, ports)
  const tellBack = (): Promise<void> =>
    core.db.tx(async (tx) => {
      const back = await tx.many<AlarmScreen>(sql`
        WITH b AS (SELECT device_id, alarmed_at FROM signage_states WHERE alarmed_at IS NOT NULL AND last_seen > alarmed_at
          ORDER BY device_id FOR UPDATE SKIP LOCKED)
        UPDATE signage_states s SET alarmed_at = NULL FROM b JOIN digital_signage_devices d ON d.id = b.device_id WHERE s.device_id = b.device_id
        RETURNING d.id, d.name, d.branch_id, s.last_seen AS seen, b.alarmed_at`)
      for (const [branch, screens] of Map.groupBy(back, (one) => one.branch_id)) await tell(tx, branch, screens)
    })

  const tellSilent = async (): Promise<void> => {
    const { silentMinutes } = await readSettings(core.db)
    if (silentMinutes === null) return
    const now = core.clock.now()
    const limit = now.subtract({ minutes: silentMinutes })
    const still = sql`s.paired_at IS NOT NULL AND s.alarmed_at IS NULL AND coalesce(s.last_seen, s.paired_at) <= ${limit}`
    const found = await core.db.many<AlarmScreen & { screen_hours: OpeningHours }>(sql`
      SELECT d.id, d.name, d.branch_id, d.screen_hours, coalesce(s.last_seen, s.paired_at) AS seen
      FROM signage_states s JOIN digital_signage_devices d ON d.id = s.device_id WHERE ${still} ORDER BY d.name, d.id`)
    if (found.length === 0) return
    const zones = new Map((await ports.branches()).map(({ id, timeZone }) => [id, timeZone]))
    const missed = found.filter(({ branch_id: branch, screen_hours: hours, seen }) =>
      isMissed({ hours, zone: zones.get(branch) ?? 'UTC', seen: Temporal.Instant.from(seen) }, silentMinutes, now),
    )
    for (const [branch, screens] of Map.groupBy(missed, (one) => one.branch_id))
      await core.db.tx(async (tx) => {
        // Only rows that are not marked yet are updated. If two server processes run this at the same time, only the process that marks a
        // row sends the mail about this screen.
        const own = await tx.many<{ device_id: string }>(sql`
          UPDATE signage_states s SET alarmed_at = ${now} FROM (SELECT device_id FROM signage_states s
            WHERE s.device_id = ANY (${screens.map(({ id }) => id)}::uuid[]) AND ${still} ORDER BY device_id FOR UPDATE) o
          WHERE s.device_id = o.device_id RETURNING s.device_id`)
        const marked = new Set(own.map(({ device_id: id }) => id))
        await tell(
          tx,
          branch,
          screens.filter(({ id }) => marked.has(id)),
        )
      })
  }

  // While the server or its database is down, no reports can arrive. So after a start or an outage of the server, screens get some time to
  // report.
  let watchedSince = core.clock.epochMs()
  let lookedAt = watchedSince
  return {
    name: 'signage.alarms',
    everySeconds: 30,
    async run() {
      const now = core.clock.epochMs()
      if (now - lookedAt > GRACE_MS) watchedSince = now
      lookedAt = now
      await tellBack()
      if (now - watchedSince >= GRACE_MS) await tellSilent()
    },
  }
}
