import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { actorOf } from '#platform/audit.ts'
import { signageStaffEndpoints } from '../contract.ts'
import { bumpStreams } from './stream-versions.ts'

interface SignageSettings {
  webHosts: string[]
  version: number
}

export async function readSettings(db: Queries): Promise<SignageSettings> {
  const row = await db.first<{ web_hosts: string[]; version: number }>(
    sql`SELECT web_hosts, version FROM signage_settings`,
  )
  return { webHosts: row?.web_hosts ?? [], version: row?.version ?? 0 }
}

export function settingsCalls(core: BrandCore): Handler[] {
  return [
    serve(signageStaffEndpoints.settings, async () => ({ ok: true, value: await readSettings(core.db) })),
    serve(signageStaffEndpoints.changeSettings, (call) =>
      core.db.tx(async (tx) => {
        const before = await readSettings(tx)
        const webHosts = [...new Set(call.body.webHosts)].toSorted()
        const written =
          await tx.run(sql`UPDATE signage_settings SET web_hosts = ${JSON.stringify(webHosts)}, version = version + 1
          WHERE version = ${call.body.version}`)
        if (written === 0) return { ok: false, code: 'record.stale', data: await readSettings(tx) }
        await core.audit.write(tx, {
          action: 'signage.hosts',
          entity: 'digitalSignageSettings',
          entityId: 'hosts',
          label: '',
          actor: actorOf(call.session),
          before: before.webHosts,
          after: webHosts,
          requestId: call.requestId,
        })
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
