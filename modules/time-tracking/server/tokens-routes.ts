import sql from 'sql-template-tag'
import { type Handler, serve } from '#platform/module.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { peopleEndpoints as calls } from '../contract.ts'
import { managedPeople, type TimeContext } from './people.ts'
import { issueToken } from './tokens.ts'

/** API calls that list people, and API calls that create, list and revoke the user's own access tokens. */
export function peopleRoutes(context: TimeContext): Handler[] {
  const { db, clock } = context.core
  return [
    serve(calls.people, async ({ session, query }) => {
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      const wanted = query.search?.toLowerCase() ?? ''
      const people = (await managedPeople(context, session)).map(({ person: { id, name } }) => ({ id, name }))
      const found = people.filter(({ name }) => name.toLowerCase().includes(wanted))
      const start = (query.page - 1) * query.pageSize
      const meta = { total: found.length, page: query.page, pageSize: query.pageSize }
      return { ok: true, value: found.slice(start, start + query.pageSize), meta }
    }),
    serve(calls.tokens, async ({ session }) => ({
      ok: true,
      value: await db.many<OutputOf<typeof calls.tokens>[number]>(sql`
        SELECT id, user_id AS "user", name, kind, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM time_tokens
        WHERE user_id = ${session?.userId} AND revoked_at IS NULL AND kind <> 'kiosk' ORDER BY created_at DESC`),
    })),
    serve(calls.createToken, async ({ session, body }) => {
      const [person] = session ? await context.ports.staff(db, { id: session.userId }) : []
      if (!person) return { ok: false, code: 'record.not_found' }
      const made = await db.tx((tx) => issueToken(context, tx, { user: person.id, kind: body.kind, name: body.name }))
      return { ok: true, value: { ...made, username: person.email } }
    }),
    serve(calls.revokeToken, async ({ session, params }) => {
      const done = await db.run(sql`
        UPDATE time_tokens SET revoked_at = ${clock.now()} WHERE id = ${params.id} AND user_id = ${session?.userId} AND revoked_at IS NULL`)
      return done > 0 ? { ok: true, value: null } : { ok: false, code: 'record.not_found' }
    }),
  ]
}
