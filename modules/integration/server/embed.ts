import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Call, type Handler, serve } from '#platform/module.ts'
import { brokenUnique } from '#platform/postgres/failures.ts'
import { type EmbedOrigin, embedEndpoints as calls } from '../contract/embed.ts'

/**
 * Maximum number of websites that may show the pages of a brand. Every page sends a header with all of them, so the header must not become
 * too long.
 */
const MOST_ORIGINS = 20
/** The name of the event 'the list of websites has changed'. After this event, cached values that contain the list are read again. */
export const embedOriginsName = 'embed-origin'
/**
 * Matches a host name that administrators may allow. A '*' is refused, because it would allow all websites. A ';' is refused, because it
 * would end the list in the header.
 */
const oneHost = /^(?:[a-z0-9.-]+|\[::1\])$/
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

interface Row {
  id: string
  origin: string
  created_by_name: string
  created_at: string
}
const toOrigin = (row: Row): EmbedOrigin => ({
  id: row.id,
  origin: row.origin,
  createdBy: row.created_by_name,
  createdAt: row.created_at,
})

/**
 * Handlers for embedding: staff choose the websites that may show our pages, and these websites load our script (docs/rules/integration.md,
 * In other websites).
 */
export function embedding(core: BrandCore): { handlers: Handler[]; origins: () => Promise<readonly string[]> } {
  const script = readFileSync(new URL('../widget/embed.js', import.meta.url), 'utf8')
  const read = () => core.db.many<Row>(sql`SELECT * FROM embed_origins ORDER BY origin`)
  const all = core.snapshots.define('embed-origins', [embedOriginsName], async () =>
    (await read()).map(({ origin }) => origin),
  )
  const audit = (call: Pick<Call, 'session' | 'requestId'>, row: Row, action: string) => ({
    action,
    entity: 'embed-origin',
    entityId: row.id,
    label: row.origin,
    actor: actorOf(call.session),
    after: { origin: row.origin },
    requestId: call.requestId,
  })
  const add = (call: Call<typeof calls.create>, session: { name: string }, origin: string) =>
    core.db.tx(async (tx) => {
      const made = await tx.first<Row>(sql`
        INSERT INTO embed_origins (id, created_at, origin, created_by_name)
        VALUES (${core.ids.uuid()}, ${core.clock.now()}, ${origin}, ${session.name}) RETURNING *`)
      if (!made) throw new Error('A website was not written')
      await core.audit.write(tx, audit(call, made, 'embed-origin.create'))
      await core.snapshots.changed(tx, embedOriginsName)
      return made
    })
  const handlers = [
    serve(calls.list, async () => ({ ok: true, value: (await read()).map(toOrigin) })),
    serve(calls.create, async (call) => {
      if (!call.session) return { ok: false, code: 'auth.session_timeout' }
      const { origin, protocol, hostname } = new URL(call.body.url)
      if (!oneHost.test(hostname)) return { ok: false, code: 'field.format', field: 'url' }
      if (protocol !== 'https:' && !ownMachine.has(hostname))
        return { ok: false, code: 'integration.only_https', field: 'url' }
      if ((await read()).length >= MOST_ORIGINS)
        return { ok: false, code: 'integration.too_many', field: 'url', values: { max: MOST_ORIGINS } }
      try {
        return { ok: true, value: toOrigin(await add(call, call.session, origin)) }
      } catch (error) {
        if (brokenUnique(error) === undefined) throw error
        return { ok: false, code: 'integration.known_origin', field: 'url' }
      }
    }),
    serve(calls.remove, async (call) => {
      const row = await core.db.tx(async (tx) => {
        const gone = await tx.first<Row>(sql`DELETE FROM embed_origins WHERE id = ${call.params.id} RETURNING *`)
        if (!gone) return undefined
        await core.audit.write(tx, audit(call, gone, 'embed-origin.remove'))
        await core.snapshots.changed(tx, embedOriginsName)
        return gone
      })
      return row ? { ok: true, value: null } : { ok: false, code: 'record.not_found' }
    }),
    serve(calls.script, async () => ({
      ok: true,
      value: script,
      // A website with the header Cross-Origin-Embedder-Policy can load the script only with this response header.
      headers: { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' },
    })),
  ]
  return { handlers, origins: async () => (await all.get()).value }
}
