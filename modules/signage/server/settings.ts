import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { actorOf } from '#platform/audit.ts'
import { signageStaffEndpoints } from '../contract.ts'
import { bumpStreams } from './stream-versions.ts'

interface SignageSettings {
  webHosts: string[]
  /** A mail is sent if a screen has not reported for this many minutes within the hours in which it should be on. Null: no mail is sent. */
  silentMinutes: number | null
  version: number
}

export async function readSettings(db: Queries): Promise<SignageSettings> {
  const row = await db.first<{ web_hosts: string[]; silent_minutes: number | null; version: number }>(
    sql`SELECT web_hosts, silent_minutes, version FROM signage_settings`,
  )
  return { webHosts: row?.web_hosts ?? [], silentMinutes: row?.silent_minutes ?? null, version: row?.version ?? 0 }
}

export function settingsCalls(core: BrandCore): Handler[] {
  return [
    serve(signageStaffEndpoints.settings, async () => ({ ok: true, value: await readSettings(core.db) })),
    serve(signageStaffEndpoints.changeSettings, (call) =>
      core.db.tx(async (tx) => {
        const before = await readSettings(tx)
        const webHosts = [...new Set(call.body.webHosts)].toSorted()
        const { silentMinutes = before.silentMinutes } = call.body
        const written = await tx.run(sql`UPDATE signage_settings
          SET web_hosts = ${JSON.stringify(webHosts)}, silent_minutes = ${silentMinutes}, version = version + 1
          WHERE version = ${call.body.version}`)
        if (written === 0) return { ok: false, code: 'record.stale', data: await readSettings(tx) }
        const note = (action: string, entityId: string, old: unknown, now: unknown) =>
          core.audit.write(tx, {
            action,
            entity: 'digitalSignageSettings',
            entityId,
            label: '',
            actor: actorOf(call.session),
            before: old,
            after: now,
            requestId: call.requestId,
          })
        if (silentMinutes !== before.silentMinutes)
          await note('signage.silent-minutes', 'silentMinutes', before.silentMinutes, silentMinutes)
        if (JSON.stringify(webHosts) === JSON.stringify(before.webHosts))
          return { ok: true, value: await readSettings(tx) }
        await note('signage.hosts', 'hosts', before.webHosts, webHosts)
        const streams = await tx.many<{ id: string }>(sql`SELECT id FROM digital_signage_streams`)
        await bumpStreams(
          tx,
          core,
          streams.map(({ id }) => id),
        )
        return { ok: true, value: await readSettings(tx) }
      }),
    ),
  ]
}
