import { actorOf } from '#platform/audit.ts'
import type { Locale } from '#contract/locale.ts'
import { type BrandCore, type Handler, type RawBody, type Refusal, serve, type Session } from '#platform/module.ts'
import { findGuest, type Guest, type PersonalData } from '#platform/personal-data.ts'
import { guestEndpoints as calls, type GuestParams } from '../contract/guest.ts'
import { eraseGuest } from './erase-guest.ts'
import { guestArchive, guestTables } from './guest-archive.ts'
import { guestPage, guestWords } from './guest-file.ts'

interface Needed {
  sources: () => readonly PersonalData[]
  /** Assigns the latest orders to their customers. Otherwise an export or an erasure of a guest could miss these orders. */
  follow: () => Promise<unknown>
  exists: (which: GuestParams, session: Session | undefined) => Promise<boolean>
  confirm: (given: {
    session: Session | undefined
    password: string
    code: string
    address: string
  }) => Promise<Refusal | undefined>
}

const mediaTypes = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
} as const

const isRefusal = (body: RawBody | Refusal): body is Refusal => typeof body === 'object' && 'ok' in body

/** The API endpoints for administrators to export and erase the data of one guest (docs/rules/privacy.md). */
export function guestCalls(core: BrandCore, needed: Needed): Handler[] {
  const { sources } = needed
  const guestOf = async (which: GuestParams, session: Session | undefined): Promise<Guest | undefined> => {
    if (!(await needed.exists(which, session))) return undefined
    await needed.follow()
    return findGuest(core.db, sources(), which.kind === 'customer' ? { customers: [which.id] } : { orders: [which.id] })
  }
  const guestBody = async (as: keyof typeof mediaTypes, guest: Guest, locale: Locale, at: Temporal.Instant) => {
    if (as === 'zip') return guestArchive(core.db, sources(), guest, { locale, at })
    const tables = await guestTables(core.db, sources(), guest)
    const day = at.toString().slice(0, 10)
    return as === 'html'
      ? guestPage(tables, guestWords(sources(), locale), { locale, day })
      : JSON.stringify({ day, ...tables }, null, 2)
  }
  return [
    serve(calls.file, async ({ params, query, session, requestId, locale }) => {
      const guest = await guestOf(params, session)
      if (!guest) return { ok: false, code: 'record.not_found' }
      const at = core.clock.now()
      const day = at.toString().slice(0, 10)
      const body = await guestBody(query.as, guest, locale, at)
      if (isRefusal(body)) return body
      await core.db.tx((tx) =>
        core.audit.write(tx, {
          action: 'guest.export',
          entity: params.kind,
          entityId: params.id,
          label: '',
          actor: actorOf(session),
          after: { orders: guest.orders.length, as: query.as },
          requestId,
        }),
      )
      return {
        ok: true,
        value: body,
        headers: {
          'content-type': mediaTypes[query.as],
          'content-disposition': `attachment; filename="auskunft-${day}.${query.as}"`,
          'cache-control': 'no-store',
        },
      }
    }),
    serve(calls.erase, async ({ params, body, session, address, requestId }) => {
      const guest = await guestOf(params, session)
      if (!guest) return { ok: false, code: 'record.not_found' }
      const unproven = await needed.confirm({ session, password: body.password, code: body.code, address })
      if (unproven) return unproven
      const by = { actor: actorOf(session), entity: params.kind, id: params.id, requestId }
      const refused = await eraseGuest(core, sources(), guest, by)
      return refused ?? { ok: true, value: { orders: guest.orders.length, files: guest.files.length } }
    }),
  ]
}
