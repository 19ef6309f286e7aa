import sql from 'sql-template-tag'
import type { Session } from '#platform/module.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { Heartbeat, type ScreenState, signageStaffEndpoints } from '../contract.ts'
import { type CommandKind, commandKinds } from '../rules/commands.ts'
import { conditionOf } from '../rules/condition.ts'

interface StateRow {
  id: string
  stream_id: string
  paired_at: string | null
  last_seen: string | null
  alarmed_at: string | null
  report: unknown
  capabilities: string[]
  version: number | null
  stream_name: string
  command_id: string | null
  kind: 'set_stream' | 'overlay'
  label: string
  is_scene: boolean
  by_name: string
  until: string
}

/**
 * Reads the states of all screens that the signed-in user may see, for the cards on the page 'Wand'. Two queries are enough for all screens
 * (docs/rules/signage.md, The wall).
 */
async function screenStates(core: BrandCore, session: Session | undefined): Promise<ScreenState[]> {
  const isAll = session?.roles.includes('ROLE_ADMIN') ?? false
  const now = core.clock.epochMs()
  const rows = await core.db.many<StateRow>(sql`
    SELECT d.id, d.stream_id, s.paired_at, s.last_seen, s.alarmed_at, s.report, s.capabilities, v.version, p.name AS stream_name,
      c.id AS command_id, c.kind, coalesce(c.args->>'text', t.name, e.name, '') AS label,
      c.args ? 'scene' AS is_scene, c.by_name, c.until
    FROM digital_signage_devices d JOIN signage_states s ON s.device_id = d.id JOIN digital_signage_streams p ON p.id = d.stream_id
      LEFT JOIN signage_stream_versions v ON v.stream_id = d.stream_id
      LEFT JOIN LATERAL (SELECT * FROM signage_commands o WHERE o.device_id = d.id AND o.state = 'running' AND o.until > ${core.clock.now()}
        AND o.kind IN ('set_stream', 'overlay') ORDER BY o.kind, o.started_at DESC LIMIT 1) c ON true
      LEFT JOIN digital_signage_streams t ON t.id::text = c.args->>'stream'
      LEFT JOIN scenes e ON e.id::text = c.args->>'scene'
    WHERE ${isAll} OR d.branch_id = ANY (${[...(session?.branches ?? [])]}::uuid[]) ORDER BY d.name, d.id`)
  const reports = rows.map(({ report }) => Heartbeat.safeParse(report).data)
  const named = (pick: (one: Heartbeat) => string | null) => [
    ...new Set(reports.flatMap((one) => (one && pick(one)) ?? [])),
  ]
  const names = new Map(
    (
      await core.db.many<{ id: string; name: string }>(sql`
        SELECT id::text, name FROM scenes WHERE id::text = ANY (${named(({ playing }) => playing.scene)}::text[])
        UNION ALL SELECT id::text, name FROM digital_signage_segments WHERE id::text = ANY (${named(({ playing }) => playing.segment)}::text[])`)
    ).map(({ id, name }) => [id, name]),
  )
  return rows.map((row, place): ScreenState => {
    const report = reports[place]
    const version = row.version ?? 0
    const playsVersion = report?.manifestVersion ?? null
    const override =
      row.command_id === null
        ? null
        : {
            commandId: row.command_id,
            kind: row.kind,
            label: row.label,
            isScene: row.is_scene,
            by: row.by_name,
            until: row.until,
          }
    return {
      deviceId: row.id,
      condition: conditionOf(
        {
          pairedAt: row.paired_at === null ? null : Date.parse(row.paired_at),
          lastSeen: row.last_seen === null ? null : Date.parse(row.last_seen),
          playsVersion,
          version,
          loading: report?.loading.state,
          isOverridden: override !== null,
        },
        now,
      ),
      isPaired: row.paired_at !== null,
      pairedAt: row.paired_at,
      lastSeen: row.last_seen,
      alarmedAt: row.alarmed_at,
      playing: report?.playing ?? null,
      sceneName: names.get(report?.playing.scene ?? '') ?? '',
      segmentName: names.get(report?.playing.segment ?? '') ?? '',
      streamId: row.stream_id,
      streamName: row.stream_name,
      playsVersion,
      version,
      loading: report?.loading ?? null,
      storage: report?.storage ?? null,
      screen: report?.screen ?? null,
      clockOffsetMs: report?.clockOffsetMs ?? null,
      capabilities: row.capabilities.filter((one): one is CommandKind => commandKinds.some((kind) => kind === one)),
      build: report?.build ?? '',
      errors: report?.errors ?? [],
      override,
    }
  })
}

export const stateCalls = (core: BrandCore): Handler[] => [
  serve(signageStaffEndpoints.states, async ({ session }) => ({ ok: true, value: await screenStates(core, session) })),
]
