import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, serve } from '#platform/module.ts'
import { ownStatistics as calls, type SavedView } from '../../contract/own.ts'
import { brandZone } from '../log/intake.ts'
import { mondayOf } from './weekly-mail.ts'

const MOST_VIEWS = 20
const signedOut = { ok: false, code: 'auth.session_timeout' } as const

/** API calls for the saved views of the signed-in user, and for switching the user's weekly mail on or off. */
export const ownRoutes = ({ db, clock, ids }: BrandCore, branches: () => Promise<readonly Branch[]>) => [
  serve(calls.views, async ({ session }) => {
    if (!session) return signedOut
    const value = await db.many<SavedView>(
      sql`SELECT id, title, shown AS address FROM stat_views WHERE user_id = ${session.userId} ORDER BY lower(title), id`,
    )
    return { ok: true, value }
  }),
  serve(calls.saveView, async ({ session, body: { title, address } }) => {
    if (!session) return signedOut
    return db.tx(async (tx) => {
      // The lock makes simultaneous requests of the same user wait for each other. Without the lock two requests could save views at the
      // same time and exceed the limit.
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('statistics.views'), hashtext(${session.userId}))`)
      const known = await tx.first<{ n: number }>(
        sql`SELECT count(*)::integer AS n FROM stat_views WHERE user_id = ${session.userId} AND title <> ${title}`,
      )
      if ((known?.n ?? 0) >= MOST_VIEWS)
        return { ok: false, code: 'statistics.too_many_views', field: 'title' } as const
      const value = await tx.first<SavedView>(sql`
        INSERT INTO stat_views (id, user_id, title, shown, created_at)
        VALUES (${ids.uuid()}, ${session.userId}, ${title}, ${address}, ${clock.now()})
        ON CONFLICT (user_id, title) DO UPDATE SET shown = excluded.shown RETURNING id, title, shown AS address`)
      if (!value) throw new Error('A view was saved and not returned')
      return { ok: true, value } as const
    })
  }),
  serve(calls.removeView, async ({ session, params }) => {
    if (!session) return signedOut
    await db.run(sql`DELETE FROM stat_views WHERE id = ${params.id} AND user_id = ${session.userId}`)
    return { ok: true, value: null }
  }),
  serve(calls.mail, async ({ session }) => {
    if (!session) return signedOut
    const row = await db.first(sql`SELECT 1 FROM stat_mails WHERE user_id = ${session.userId}`)
    return { ok: true, value: { isOn: row !== undefined } }
  }),
  serve(calls.setMail, async ({ session, body }) => {
    if (!session) return signedOut
    const monday = mondayOf(clock.now(), brandZone(await branches())).toString()
    await db.run(
      body.isOn
        ? sql`INSERT INTO stat_mails (user_id, told) VALUES (${session.userId}, ${monday}) ON CONFLICT DO NOTHING`
        : sql`DELETE FROM stat_mails WHERE user_id = ${session.userId}`,
    )
    return { ok: true, value: { isOn: body.isOn } }
  }),
]
