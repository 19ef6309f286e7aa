import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { signageDeviceEntity } from '../contract.ts'
import { openSchedule } from '../rules/resolve.ts'
import type { Manifests } from './manifest.ts'

const table = entityTable(signageDeviceEntity)

/**
 * A job for demo mode, in which no browser acts as a screen. It writes the reports that a player would send, for the screens of the demo
 * data. Their reports have the build 'demo'. These screens cannot execute commands. Outside of demo mode there is no such job.
 */
export function demoScreens(core: BrandCore, own: Manifests): ScheduledJob[] {
  if (!core.settings.demo) return []
  const play = async (row: Record<string, unknown> & { stream_version: number }): Promise<void> => {
    const device = table.fromRow(row)
    const manifest = await own.make(device, row.stream_version)
    const stream = manifest.streams.find(({ id }) => id === manifest.stream)
    if (!stream) return
    const playable = new Set(manifest.scenes.map(({ id }) => id))
    const program = { ...stream, segments: manifest.segments, playable }
    const { source, segment, scene, startedAt } = openSchedule(program, manifest.device.zone).at(core.clock.now())
    const playing = { source, segment, scene, since: startedAt.toString() }
    await core.db.run(sql`UPDATE signage_states SET last_seen = ${core.clock.now()},
      report = report || ${JSON.stringify({ playing, manifestVersion: manifest.version })}::jsonb WHERE device_id = ${device.id}`)
  }
  return [
    {
      name: 'signage.demo-screens',
      everySeconds: 15,
      async run() {
        const rows = await core.db.many<Record<string, unknown> & { stream_version: number }>(sql`
          SELECT d.*, coalesce(v.version, 0) AS stream_version FROM signage_states s JOIN digital_signage_devices d ON d.id = s.device_id
            LEFT JOIN signage_stream_versions v ON v.stream_id = d.stream_id
          WHERE s.paired_at IS NOT NULL AND s.key_hash IS NULL AND s.report->>'build' = 'demo'`)
        for (const row of rows) await play(row)
      },
    },
  ]
}
