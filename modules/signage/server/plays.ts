import sql, { type Sql } from 'sql-template-tag'
import { writeCsv } from '#kernel/csv.ts'
import { startOfDay, type Zone } from '#kernel/time.ts'
import { writeExport } from '#platform/export-entry.ts'
import { type BrandCore, type Handler, type Refusal, type ScheduledJob, serve, type Session } from '#platform/module.ts'
import { playEndpoints, type PlayRow } from '../contract.ts'
import { playTexts } from '../words/plays.ts'
import { deviceOf } from './player-key.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
/**
 * How many days data is kept: single plays (one display of a scene each), hourly sums of plays, and log entries (lines, outages, starts).
 * Before single plays are deleted, they are added to hourly sums.
 */
const RAW_DAYS = 90
const SUM_DAYS = 760
const LOG_DAYS = 30
const MOST_CSV_ROWS = 100_000

const columns = sql`p.id, p.device_id AS "deviceId", d.name AS "deviceName", p.segment_name AS "segmentName", p.scene_name AS "sceneName", p.started_at AS "startedAt",
  p.ms, p.plays, p.is_complete AS "isComplete", p.is_clock_uncertain AS "isClockUncertain"`

/**
 * API calls for the proof of play (which scenes were shown when): a list of plays, and the same list as a CSV file (docs/rules/signage.md,
 * Proof of play). Also the API call for the last screenshot of a screen.
 */
export function playCalls(core: BrandCore, zone: () => Promise<Zone>): Handler[] {
  const within = async (
    query: { from: string; to: string; deviceId?: string | undefined },
    session: Session | undefined,
  ): Promise<Sql> => {
    const of = await zone()
    const from = startOfDay(Temporal.PlainDate.from(query.from), of)
    const to = startOfDay(Temporal.PlainDate.from(query.to).add({ days: 1 }), of)
    const isAll = session?.roles.includes('ROLE_ADMIN') ?? false
    return sql`FROM signage_plays p JOIN digital_signage_devices d ON d.id = p.device_id
      WHERE p.started_at >= ${from} AND p.started_at < ${to} AND (${isAll} OR d.branch_id = ANY (${[...(session?.branches ?? [])]}::uuid[]))
        AND (${query.deviceId ?? null}::uuid IS NULL OR p.device_id = ${query.deviceId ?? null}::uuid)`
  }
  return [
    serve(playEndpoints.plays, async ({ query, session }) => {
      const { page, pageSize } = query
      const where = await within(query, session)
      const value = await core.db.many<PlayRow>(
        sql`SELECT ${columns} ${where} ORDER BY p.started_at DESC, p.id DESC, p.device_id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      )
      const count = await core.db.first<{ total: number }>(sql`SELECT count(*)::int AS total ${where}`)
      return { ok: true, value, meta: { total: count?.total ?? 0, page, pageSize } }
    }),

    serve(playEndpoints.playsCsv, async (call) => {
      const { query, session, locale } = call
      const t = playTexts(locale)
      const rows = await core.db.many<PlayRow>(
        sql`SELECT ${columns} ${await within(query, session)} ORDER BY p.started_at, p.id, p.device_id LIMIT ${MOST_CSV_ROWS}`,
      )
      await writeExport(core, call, { entity: 'digitalSignageDevice', rows: rows.length, filter: query })
      const of = await zone()
      const time = (iso: string) => {
        const wall = Temporal.Instant.from(iso).toZonedDateTimeISO(of).toPlainDateTime()
        return wall.toString({ smallestUnit: 'second' }).replace('T', ' ')
      }
      const lines = rows.map((row) => [
        time(row.startedAt),
        row.deviceName,
        row.segmentName,
        row.sceneName,
        String(Math.round(row.ms / 1000)),
        String(row.plays),
        row.isComplete ? t.yes : t.no,
        row.isClockUncertain ? t.yes : t.no,
      ])
      return {
        ok: true,
        value: writeCsv([t.columns.map((name) => name), ...lines]),
        headers: { 'content-disposition': 'attachment; filename="proof-of-play.csv"', 'cache-control': 'no-store' },
      }
    }),

    serve(playEndpoints.screenshot, async ({ params, session }) => {
      const device = await deviceOf(core, session, params.id)
      if (!device) return missing
      const row = await core.db.first<{ at: string; data_url: string; is_redrawn: boolean }>(
        sql`SELECT at, data_url, is_redrawn FROM signage_screenshots WHERE device_id = ${device.id} AND at > ${core.clock.now().subtract({ hours: 24 })}`,
      )
      const value = row ? { at: row.at, dataUrl: row.data_url, isRedrawn: row.is_redrawn } : null
      return { ok: true, value, headers: { 'cache-control': 'no-store' } }
    }),
  ]
}

/**
 * The job that replaces single plays by hourly sums after `RAW_DAYS` days, and deletes old sums, log entries, screenshots, pairing codes and
 * commands.
 */
export const retentionJob = (core: BrandCore): ScheduledJob => ({
  name: 'signage.retention',
  everySeconds: 3600,
  async run() {
    const now = core.clock.now()
    const raw = now.subtract({ hours: 24 * RAW_DAYS })
    await core.db.tx(async (tx) => {
      await tx.run(sql`
        WITH old AS (DELETE FROM signage_plays WHERE started_at < ${raw} AND manifest_version > 0 RETURNING *),
          sums AS (SELECT device_id, segment_id, scene_id, segment_name, scene_name,
            date_trunc('hour', started_at) AS hour, sum(ms) AS ms, sum(plays)::int AS plays, bool_and(is_complete) AS complete, bool_or(is_clock_uncertain) AS uncertain
            FROM old GROUP BY device_id, segment_id, scene_id, segment_name, scene_name, date_trunc('hour', started_at))
        INSERT INTO signage_plays (id, device_id, segment_id, scene_id, segment_name, scene_name, manifest_version, started_at, ms, plays, is_complete, is_clock_uncertain)
        SELECT gen_random_uuid(), device_id, segment_id, scene_id, segment_name, scene_name, 0, hour, ms, plays, complete, uncertain FROM sums`)
    })
    await core.db.run(sql`DELETE FROM signage_plays WHERE started_at < ${now.subtract({ hours: 24 * SUM_DAYS })}`)
    await core.db.run(sql`DELETE FROM signage_logs WHERE at < ${now.subtract({ hours: 24 * LOG_DAYS })}`)
    await core.db.run(
      sql`DELETE FROM signage_lives WHERE coalesce(until, at) < ${now.subtract({ hours: 24 * LOG_DAYS })}`,
    )
    await core.db.run(sql`DELETE FROM signage_screenshots WHERE at < ${now.subtract({ hours: 24 })}`)
    await core.db.run(sql`DELETE FROM signage_pairings WHERE expires_at < ${now}`)
    await core.db.run(
      sql`DELETE FROM signage_commands WHERE created_at < ${raw} AND state IN ('succeeded', 'failed', 'aborted', 'expired')`,
    )
  },
})
