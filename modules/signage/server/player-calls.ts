import sql from 'sql-template-tag'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { playerEndpoints, type WrittenLine } from '../contract.ts'
import type { CommandEvent } from '../rules/commands.ts'
import { playerCommandOf } from './command-rows.ts'
import type { CommandStore } from './command-store.ts'
import { type LiveDocuments, partOf } from './documents.ts'
import { takeHeartbeat } from './heartbeat.ts'
import type { Manifests } from './manifest.ts'
import { type KnownPlayer, playerOf } from './player-key.ts'
import { playerEvents } from './player-events.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** The handlers of the API calls that screens make, with the key from their cookie (docs/rules/signage.md, Player protocol). */
export function playerCalls(
  core: BrandCore,
  parts: { commands: CommandStore; documents: LiveDocuments; manifests: Manifests },
): Handler[] {
  const { commands, documents, manifests } = parts
  const tokenOf = async ({ device }: KnownPlayer): Promise<string> => (await manifests.stateOf(device)).state

  return [
    serve(playerEndpoints.heartbeat, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      await takeHeartbeat(core, player.device.id, player.keyHash, call.body)
      const [manifest, open] = await Promise.all([tokenOf(player), commands.take(player.device.id)])
      return {
        ok: true,
        value: { serverTime: core.clock.now().toString(), manifest, openCommands: open.map(playerCommandOf) },
      }
    }),

    serve(playerEndpoints.events, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      return { ok: true, value: playerEvents(core, player.device, parts, call.signal) }
    }),

    serve(playerEndpoints.data, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const found = await documents.all(player.device.branchId)
      // Tickets and pickups may come from memory: they are at most 5 s old, and are read again after an order of the branch has changed.
      return { ok: true, value: found.map((one) => partOf(one, call.query[one.kind])) }
    }),

    serve(playerEndpoints.command, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const { state, code, result } = call.body
      const event: CommandEvent = state === 'running' ? { type: 'start' } : { type: 'report', outcome: state, code }
      const done = await commands.step(player.device.id, call.params.id, event, result)
      if (!done) return missing
      const value = playerCommandOf(done.row)
      return done.step.ok ? { ok: true, value } : { ok: false, code: 'signage.command_failed', data: value }
    }),

    serve(playerEndpoints.plays, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const { plays, sums } = call.body
      const { id } = player.device
      // A play (one display of a scene) that starts after this time is not stored: the clock of the screen is wrong, or somebody else has
      // its key.
      const latest = core.clock.now().add({ hours: 24 })
      await core.db.tx(async (tx) => {
        if (plays.length > 0)
          await tx.run(sql`INSERT INTO signage_plays (id, device_id, segment_id, scene_id, segment_name, scene_name, manifest_version, started_at, ms, is_complete, is_clock_uncertain)
            SELECT p.id, ${id}, p."segmentId", p."sceneId", p."segmentName", p."sceneName", p."manifestVersion", p."startedAt", p.ms, p."isComplete", p."isClockUncertain"
            FROM jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) AS p(id uuid, "segmentId" uuid, "sceneId" uuid, "segmentName" text, "sceneName" text,
              "manifestVersion" int, "startedAt" timestamptz, ms bigint, "isComplete" boolean, "isClockUncertain" boolean)
            WHERE p."startedAt" <= ${latest} ON CONFLICT (device_id, id) DO NOTHING`)
        if (sums.length > 0)
          await tx.run(sql`INSERT INTO signage_plays (id, device_id, scene_id, segment_name, scene_name, manifest_version, started_at, ms, plays, is_complete, is_clock_uncertain)
            SELECT p.id, ${id}, p."sceneId", '', p."sceneName", 0, p.hour, p.ms, p.plays, true, false
            FROM jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) AS p(id uuid, "sceneId" uuid, "sceneName" text, hour timestamptz, plays int, ms bigint)
            WHERE p.hour <= ${latest} ON CONFLICT (device_id, id) DO NOTHING`)
      })
      return { ok: true, value: { taken: plays.length + sums.length } }
    }),

    serve(playerEndpoints.logs, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const lines = call.body.lines.map((one, place) => ({ ...written(one), place }))
      await core.db.run(sql`INSERT INTO signage_logs (device_id, batch, place, at, line, code, details)
        SELECT ${player.device.id}, ${call.body.id}, l.place, l.at, l.line, l.code, l.details FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          AS l(place int, at timestamptz, line text, code text, details jsonb) ON CONFLICT DO NOTHING`)
      return { ok: true, value: { taken: lines.length } }
    }),

    serve(playerEndpoints.screenshot, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const { id, dataUrl, isRedrawn } = call.body
      await core.db.run(sql`INSERT INTO signage_screenshots (device_id, id, at, data_url, is_redrawn)
        VALUES (${player.device.id}, ${id}, ${core.clock.now()}, ${dataUrl}, ${isRedrawn})
        ON CONFLICT (device_id) DO UPDATE SET id = excluded.id, at = excluded.at, data_url = excluded.data_url, is_redrawn = excluded.is_redrawn`)
      return { ok: true, value: { taken: 1 } }
    }),
  ]
}

/** Removes the query part of addresses in log lines, because it may contain keys. */
const withoutQueries = (line: string): string => line.replaceAll(/\?[^\s"']*/g, '')

/** A log line in the form in which it is stored. */
function written(one: WrittenLine) {
  const { at } = one
  if ('line' in one) return { at, line: withoutQueries(one.line), code: null, details: {} }
  const { detail } = one.values
  return {
    at,
    line: '',
    code: one.code,
    details: detail === undefined ? one.values : { ...one.values, detail: withoutQueries(detail) },
  }
}
