import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Catalogue } from '#modules/catalogue/ports.ts'
import type { DrivenRide, DrivenRidesAsked } from '#modules/ordering/contract/driven-ride.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Call, type Handler, serve } from '#platform/module.ts'
import { type CalendarFeed, feedEndpoints as calls } from '../contract/feeds.ts'
import { rideCalendar } from './ride-calendar.ts'

/** Maximum number of calendars of one brand. */
const MOST_FEEDS = 200
const [HOURS_BEFORE, HOURS_AFTER] = [30 * 24, 180 * 24]

interface Row {
  id: string
  name: string
  vehicle_id: string | null
  branch_id: string | null
  locale: Locale
  created_by_name: string
  created_at: string
  last_used_at: string | null
}

interface Ports {
  catalogue: () => Promise<Catalogue>
  branches: () => Promise<readonly Branch[]>
  drivenRides: (asked: DrivenRidesAsked) => Promise<readonly DrivenRide[]>
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const toFeed = (row: Row): CalendarFeed => ({
  id: row.id,
  name: row.name,
  vehicle: row.vehicle_id,
  branch: row.branch_id,
  createdBy: row.created_by_name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/**
 * The handlers for calendars of rides: administrators create and revoke calendars, and calendar programs read them
 * (docs/rules/integration.md, Calendars of rides).
 */
export function feedCalls(core: BrandCore, ports: Ports): Handler[] {
  const audit = (call: Pick<Call, 'session' | 'requestId'>, row: Row, action: string) => ({
    action,
    entity: 'calendar-feed',
    entityId: row.id,
    label: row.name,
    actor: actorOf(call.session),
    after: { name: row.name, vehicle: row.vehicle_id, branch: row.branch_id },
    requestId: call.requestId,
  })
  return [
    serve(calls.list, async () => {
      const rows = await core.db.many<Row>(
        sql`SELECT * FROM calendar_feeds WHERE revoked_at IS NULL ORDER BY created_at DESC, id DESC`,
      )
      return { ok: true, value: rows.map(toFeed) }
    }),
    serve(calls.create, async (call) => {
      const { session, body } = call
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      if (body.vehicle === null && body.branch === null)
        return { ok: false, code: 'integration.feed_of_what', field: 'vehicle' }
      const isVehicle = ({ id, type }: { id: string; type: string }) => id === body.vehicle && type === 'vehicle'
      if (body.vehicle !== null && !(await ports.catalogue()).products.some(isVehicle))
        return { ok: false, code: 'field.choice', field: 'vehicle' }
      const isPlace = ({ id, kind }: Branch) => id === body.branch && kind === 'rides'
      if (body.branch !== null && !(await ports.branches()).some(isPlace))
        return { ok: false, code: 'field.choice', field: 'branch' }
      const count = await core.db.first<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM calendar_feeds WHERE revoked_at IS NULL`,
      )
      if ((count?.count ?? 0) >= MOST_FEEDS)
        return { ok: false, code: 'integration.too_many', field: 'name', values: { max: MOST_FEEDS } }
      const token = core.ids.hash()
      const row = await core.db.tx(async (tx) => {
        const made = await tx.first<Row>(sql`
          INSERT INTO calendar_feeds (id, created_at, name, vehicle_id, branch_id, locale, token_hash, created_by_name)
          VALUES (${core.ids.uuid()}, ${core.clock.now()}, ${body.name}, ${body.vehicle}, ${body.branch}, ${call.locale},
            ${hashOf(token)}, ${session.name}) RETURNING *`)
        if (!made) throw new Error('A calendar was not written')
        await core.audit.write(tx, audit(call, made, 'calendar-feed.create'))
        return made
      })
      const path = calls.read.path.replace(':token', token)
      return { ok: true, value: { ...toFeed(row), path }, headers: { 'cache-control': 'no-store' } }
    }),
    serve(calls.revoke, async (call) => {
      const row = await core.db.tx(async (tx) => {
        const ended = await tx.first<Row>(
          sql`UPDATE calendar_feeds SET revoked_at = ${core.clock.now()} WHERE id = ${call.params.id} AND revoked_at IS NULL RETURNING *`,
        )
        if (ended) await core.audit.write(tx, audit(call, ended, 'calendar-feed.revoke'))
        return ended
      })
      return row ? { ok: true, value: null } : { ok: false, code: 'record.not_found' }
    }),
    serve(calls.read, async ({ params, headers }) => {
      const now = core.clock.now()
      const row = await core.db.first<Row>(
        sql`SELECT * FROM calendar_feeds WHERE token_hash = ${hashOf(params.token)} AND revoked_at IS NULL`,
      )
      if (!row) return { ok: false, code: 'record.not_found' }
      const hourAgo = now.subtract({ hours: 1 })
      await core.db.run(sql`UPDATE calendar_feeds SET last_used_at = ${now}
        WHERE id = ${row.id} AND (last_used_at IS NULL OR last_used_at <= ${hourAgo})`)
      const rides = await ports.drivenRides({
        vehicle: row.vehicle_id ?? undefined,
        branch: row.branch_id ?? undefined,
        from: now.subtract({ hours: HOURS_BEFORE }),
        before: now.add({ hours: HOURS_AFTER }),
      })
      const value = rideCalendar(rides, row)
      const etag = `"${createHash('sha256').update(value).digest('base64url').slice(0, 27)}"`
      const told = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
      if (headers['if-none-match'] === etag) return { ok: true, status: 304, value: '', headers: told }
      return { ok: true, value, headers: told }
    }),
  ]
}
