import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import { type Device, deviceEntity, type DeviceState } from '../contract.ts'
import { canPrint, type Condition } from '../rules/conditions.ts'
import { asking } from '../rules/job-states.ts'
import { agentSilentSeconds } from '../rules/print-agent.ts'

const table = entityTable(deviceEntity)
const toDevice = (row: Record<string, unknown>): Device => table.fromRow(row) as Device

/** Ids of the branches whose devices a person may see: the person's own branches. Undefined: all branches, for administrators. */
export const scopeOf = (session: Session | undefined): readonly string[] | undefined =>
  session?.roles.includes('ROLE_ADMIN') ? undefined : (session?.branches ?? [])

const inScope = (scope: readonly string[] | undefined, column: string) =>
  scope === undefined
    ? sql`true`
    : column === 'd'
      ? sql`d.branch_id = ANY (${[...scope]}::uuid[])`
      : sql`branch_id = ANY (${[...scope]}::uuid[])`

interface StateRow {
  id: string
  condition: Condition | null
  seen_at: string | null
  silent_since: string | null
  waiting: number
  asks: number
  fallback: string | null
  is_paired: boolean
  is_agent_off: boolean
}

/** Reads and writes printers and their states. The queries may be simple, because a business has only a few printers. */
export function deviceStore(core: BrandCore) {
  const { db } = core
  return {
    async find(id: string, session?: Session): Promise<Device | undefined> {
      const scope = session === undefined ? undefined : scopeOf(session)
      const row = await db.first<Record<string, unknown>>(
        sql`SELECT * FROM devices WHERE id = ${id} AND ${inScope(scope, '')}`,
      )
      return row && toDevice(row)
    },
    async ofBranch(branchId: string): Promise<Device[]> {
      const rows = await db.many<Record<string, unknown>>(
        sql`SELECT * FROM devices WHERE branch_id = ${branchId} AND is_enabled ORDER BY created_at, id`,
      )
      return rows.map(toDevice)
    },
    async byKey(keyHash: Uint8Array): Promise<Device | undefined> {
      const row = await db.first<Record<string, unknown>>(
        sql`SELECT d.* FROM devices d JOIN device_states s ON s.device_id = d.id WHERE s.key_hash = ${keyHash} AND d.is_enabled`,
      )
      return row && toDevice(row)
    },
    async names(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.many<{ id: string; name: string }>(sql`SELECT id, name FROM devices`)
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
    /** Stores the condition of a printer. Unless the condition is 'silent', the printer has answered, so it counts as seen now. */
    async saw(deviceId: string, condition: Condition): Promise<void> {
      const isSilent = condition === 'silent'
      const now = core.clock.now()
      const before = await db.first<{ condition: Condition }>(
        sql`SELECT condition FROM device_states WHERE device_id = ${deviceId}`,
      )
      await db.run(sql`
        INSERT INTO device_states (device_id, condition, seen_at) VALUES (${deviceId}, ${condition}, ${isSilent ? null : now})
        ON CONFLICT (device_id) DO UPDATE SET condition = ${condition},
          seen_at = CASE WHEN ${isSilent} THEN device_states.seen_at ELSE ${now}::timestamptz END,
          silent_since = CASE WHEN ${canPrint(condition)} THEN NULL ELSE device_states.silent_since END`)
      if (before?.condition !== condition) await this.log(deviceId, 'condition', condition)
    },
    async log(deviceId: string, event: string, detail = ''): Promise<void> {
      await db.run(sql`INSERT INTO device_log (id, device_id, at, event, detail)
        SELECT ${core.ids.uuid()}, id, ${core.clock.now()}, ${event}, ${detail.slice(0, 300)} FROM devices WHERE id = ${deviceId}`)
    },
    logs: (deviceId: string) =>
      db.many<{ at: string; event: string; detail: string }>(
        sql`SELECT at, event, detail FROM device_log WHERE device_id = ${deviceId} ORDER BY at DESC, id DESC LIMIT 200`,
      ),
    async states(session: Session | undefined, only?: string): Promise<DeviceState[]> {
      const rows = await db.many<StateRow>(sql`
        SELECT d.id, s.condition, s.seen_at, s.silent_since, f.name AS fallback, s.key_hash IS NOT NULL AS is_paired,
          d.agent_id IS NOT NULL AND d.transport = 'escpos' AND NOT coalesce(a.key_hash IS NOT NULL AND a.last_seen_at > ${core.clock.now().subtract({ seconds: agentSilentSeconds })}, false) AS is_agent_off,
          count(j.id) FILTER (WHERE j.state IN ('queued', 'claimed'))::int AS waiting,
          count(j.id) FILTER (WHERE j.state = ANY (${[...asking]}))::int AS asks
        FROM devices d LEFT JOIN device_states s ON s.device_id = d.id LEFT JOIN devices f ON f.id = d.fallback_id AND f.is_enabled
          LEFT JOIN print_agents a ON a.id = d.agent_id
          LEFT JOIN print_jobs j ON j.printer_id = d.id AND j.state IN ('queued', 'claimed', 'unconfirmed', 'failed', 'expired')
        WHERE ${inScope(scopeOf(session), 'd')} AND (${only ?? null}::uuid IS NULL OR d.id = ${only ?? null}::uuid)
        GROUP BY d.id, s.device_id, f.name, a.id ORDER BY d.name, d.id`)
      return rows.map((row) => ({
        deviceId: row.id,
        condition: row.is_agent_off ? 'agent-off' : (row.condition ?? 'unknown'),
        seenAt: row.seen_at,
        silentSince: row.silent_since,
        waiting: row.waiting,
        asks: row.asks,
        redirectedTo: row.silent_since === null ? null : row.fallback,
        isPaired: row.is_paired,
      }))
    },
    /**
     * The id of the printer that gets the new slips of this device. Usually this is the device itself. While the device is silent, it is
     * the fallback printer of the device, if there is one. A device is silent if slips have waited for five minutes and were not printed.
     */
    async takerOf(device: Device): Promise<string> {
      if (device.fallbackId === null) return device.id
      const row = await db.first<{ id: string }>(sql`
        SELECT f.id FROM devices f JOIN device_states s ON s.device_id = ${device.id} AND s.silent_since IS NOT NULL
        WHERE f.id = ${device.fallbackId} AND f.is_enabled AND f.branch_id = ${device.branchId}`)
      return row?.id ?? device.id
    },
    /**
     * Reserves a printer for some seconds, so that no other server process sends it slips. False: another server process has reserved it,
     * or the printer has just failed and must not be tried again yet (for up to 30 seconds).
     */
    async take(deviceId: string, seconds: number): Promise<boolean> {
      const now = core.clock.now()
      await db.run(sql`INSERT INTO device_states (device_id) VALUES (${deviceId}) ON CONFLICT DO NOTHING`)
      return (
        (await db.run(sql`UPDATE device_states SET busy_until = ${now.add({ seconds })} WHERE device_id = ${deviceId}
          AND (busy_until IS NULL OR busy_until <= ${now}) AND (next_try_at IS NULL OR next_try_at <= ${now})`)) === 1
      )
    },
    async release(deviceId: string, hasFailed: boolean): Promise<void> {
      const now = core.clock.now()
      await db.run(sql`UPDATE device_states SET busy_until = NULL, failures = ${hasFailed ? sql`failures + 1` : 0},
        next_try_at = ${hasFailed ? sql`${now}::timestamptz + make_interval(secs => least(30, 2 * (failures + 1)))` : null}
        WHERE device_id = ${deviceId}`)
    },
  }
}
export type DeviceStore = ReturnType<typeof deviceStore>
