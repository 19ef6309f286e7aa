import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'

/**
 * Name of the channel for messages to all server processes. `{ streams }`: ids of programs that have changed. `{ devices }`: ids of screens
 * that have changed. Their players must load the manifest (all that a screen may show) again.
 */
export const manifestChannel = 'signage-manifest'
/**
 * Name of the channel for messages to all server processes. `{ devices }`: for the screens with these ids a command was added or has
 * changed, or a scene that a command shows has changed.
 */
export const commandsChannel = 'signage-commands'

/**
 * Increases the versions of programs (streams) when something that they use changes, in the same transaction. Because of the new version,
 * screens with these programs load their manifest again.
 */
export async function bumpStreams(tx: Tx, core: BrandCore, streams: readonly string[]): Promise<void> {
  if (streams.length === 0) return
  // Rows are locked in the sequence of their ids, so that two transactions cannot block each other (deadlock).
  for (const id of streams.toSorted())
    await tx.run(sql`INSERT INTO signage_stream_versions (stream_id, version) VALUES (${id}, 1)
      ON CONFLICT (stream_id) DO UPDATE SET version = signage_stream_versions.version + 1`)
  for (let at = 0; at < streams.length; at += 100)
    await core.live.publish(tx, manifestChannel, { streams: streams.slice(at, at + 100) })
}

/** Notifies the screens on which a command shows this scene, because the scene has changed. */
export async function tellShown(tx: Tx, core: BrandCore, scene: string): Promise<void> {
  const rows = await tx.many<{ id: string }>(sql`SELECT DISTINCT device_id AS id FROM signage_commands
    WHERE kind = 'set_stream' AND args->>'scene' = ${scene} AND state IN ('queued', 'delivered', 'running')
      AND until > ${core.clock.now()} LIMIT 500`)
  if (rows.length > 0) await core.live.publish(tx, commandsChannel, { devices: rows.map(({ id }) => id) })
}

/** Ids of the programs (streams) that use the segment, in a rule or as default. */
export const streamsOfSegment = async (tx: Tx, segment: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`SELECT id FROM digital_signage_streams
      WHERE default_segment = ${segment} OR rules @> ${JSON.stringify([{ segment }])}::jsonb`)
  ).map(({ id }) => id)

/** Ids of the programs (streams) that use the scene in any of their segments. */
export const streamsOfScene = async (tx: Tx, scene: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`SELECT s.id FROM digital_signage_streams s WHERE EXISTS (
      SELECT 1 FROM digital_signage_segments g WHERE g.items @> ${JSON.stringify([{ scene }])}::jsonb
        AND (s.default_segment = g.id OR s.rules @> jsonb_build_array(jsonb_build_object('segment', g.id::text))))`)
  ).map(({ id }) => id)
