import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { Heartbeat } from '../contract.ts'
import { OFFLINE_SECONDS } from '../rules/condition.ts'

/**
 * Stores the report of a screen. Also logs an outage if the screen had been silent before, and a restart if the player was started again.
 * All of this is one SQL statement. Therefore two simultaneous reports do not write the same log entry twice. A report is ignored if
 * `keyHash` is not the hash of the screen's current key: it comes from a player whose key is no longer valid. Two reports of one player can
 * arrive in the wrong order. Then the state of the older report is not stored.
 */
export async function takeHeartbeat(
  core: BrandCore,
  device: string,
  keyHash: Uint8Array,
  report: Heartbeat,
): Promise<void> {
  const now = core.clock.now()
  const { boot } = report
  await core.db.run(sql`
    WITH old AS (SELECT device_id, paired_at, last_seen, report->'boot'->>'id' AS boot, (report->'boot'->>'ms')::bigint AS ms FROM signage_states
        WHERE device_id = ${device} AND key_hash = ${keyHash} FOR UPDATE),
      kept AS (UPDATE signage_states s SET last_seen = ${now},
          report = CASE WHEN old.boot = ${boot?.id ?? null}::text AND old.ms > ${boot?.ms ?? null}::bigint THEN s.report ELSE ${JSON.stringify(report)}::jsonb END
        FROM old WHERE s.device_id = old.device_id),
      silent AS (SELECT device_id, 'outage' AS kind, last_seen AS at, ${now}::timestamptz AS until FROM old
        WHERE last_seen <= ${now.subtract({ seconds: OFFLINE_SECONDS })}),
      started AS (SELECT device_id, 'restart' AS kind, greatest(last_seen, ${now.subtract({ milliseconds: boot?.ms ?? 0 })}::timestamptz) AS at,
          NULL::timestamptz AS until FROM old WHERE last_seen IS NOT NULL AND boot <> ${boot?.id ?? null}::text)
    INSERT INTO signage_lives (device_id, kind, at, until) SELECT * FROM silent UNION ALL SELECT * FROM started ON CONFLICT DO NOTHING`)
}

/**
 * The time of the last report of the screen, if the screen counts as offline now. Undefined: the screen is not offline, or the device that
 * is paired with it now has never sent a report.
 */
export async function openOutage(core: BrandCore, device: string): Promise<string | undefined> {
  const row = await core.db.first<{
    last_seen: string
  }>(sql`SELECT last_seen FROM signage_states WHERE device_id = ${device}
    AND paired_at <= last_seen AND last_seen <= ${core.clock.now().subtract({ seconds: OFFLINE_SECONDS })}`)
  return row?.last_seen
}
