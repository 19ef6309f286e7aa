import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { BeforeWrite, Allowed } from '#platform/record-rules.ts'
import { type Redirect, redirectEntity } from '../../contract.ts'
import { loopOf, normalPath, redirectProblem, type RedirectRule, redirectsForMove } from '../../rules/redirects.ts'
import { siteHref } from '../../rules/site-paths.ts'

/** A redirect that is active. If it leads to a page, `to` is the current address of that page. */
export interface LiveRedirect extends RedirectRule {
  status: 301 | 302
}

interface Row {
  id: string
  from: string
  to: string
  to_site: string | null
  status: number
  locale: 'de' | 'en' | null
  path: string | null
  type: string | null
}

type Queries = Pick<Tx, 'many'>

/** Reads the enabled redirects. A redirect to a page that is not published is left out. */
export async function loadRedirects(db: Queries): Promise<LiveRedirect[]> {
  const rows = await db.many<Row>(sql`
    SELECT r.id, r."from", r."to", r.to_site, r.status, s.locale, s.path, s.type
    FROM redirects r LEFT JOIN sites s ON s.id = r.to_site AND s.is_public
    WHERE r.is_enabled AND (r.to_site IS NULL OR s.id IS NOT NULL)`)
  return rows.map((row) => ({
    id: row.id,
    from: row.from,
    toSite: row.to_site,
    to: row.locale ? siteHref({ locale: row.locale, path: row.path ?? '', type: row.type ?? '' }) : row.to,
    status: row.status === 302 ? 302 : 301,
  }))
}

/** Reads the addresses of all published pages. */
export async function livePaths(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ locale: string; path: string }>(sql`SELECT locale, path FROM sites WHERE is_public`)
  return new Set(rows.map(({ locale, path }) => `/${locale}/${path}`))
}

/**
 * Checks a redirect before it is saved. Its addresses must be valid, and its page must exist. Only administrators may redirect to other websites.
 * An enabled redirect must not lead in a circle.
 */
export async function checkRedirect({
  tx,
  caller,
  id,
  before,
  values,
}: BeforeWrite<typeof redirectEntity>): Promise<Allowed<typeof redirectEntity> | Refusal> {
  const whole = {
    from: values.from ?? before?.from ?? '',
    to: values.to ?? before?.to ?? '',
    toSite: values.toSite === undefined ? (before?.toSite ?? null) : values.toSite,
    isEnabled: values.isEnabled ?? before?.isEnabled ?? true,
  }
  const problem = redirectProblem(whole, { mayLeave: caller.session?.roles.includes('ROLE_ADMIN') ?? true })
  if (problem)
    return {
      ok: false,
      code: problem,
      field: problem === 'redirect.from' || normalPath(whole.from) === undefined ? 'from' : 'to',
    }
  const from = normalPath(whole.from) ?? whole.from
  const site = whole.toSite
    ? (await tx.many<Row>(sql`SELECT locale, path FROM sites WHERE id = ${whole.toSite}`))[0]
    : undefined
  if (whole.toSite && !site) return { ok: false, code: 'content.reference_missing', field: 'toSite' }
  const to = site ? `/${site.locale ?? 'de'}/${site.path ?? ''}` : whole.to
  if (whole.isEnabled) {
    const live = await livePaths(tx)
    const way = loopOf(await loadRedirects(tx), { id, from, to }, (path) => live.has(path))
    if (way) return { ok: false, code: 'redirect.loop', field: 'from', values: { way: way.join(' → ') } }
  }
  return { ok: true, values: { ...values, from, ...(whole.toSite ? { to: '' } : {}) } }
}

/**
 * Updates the redirects after the address of a page changed, so that the old address leads to the page. If the address is the same, no redirect is
 * added.
 */
export async function moveRedirects(
  core: BrandCore,
  tx: Tx,
  move: { id: string; before: string | undefined; after: string },
): Promise<void> {
  const redirects = await tx.many<{ id: string; from: string }>(sql`SELECT id, "from" FROM redirects`)
  const changes = redirectsForMove(redirects, { siteId: move.id, before: move.before, after: move.after })
  if (changes.remove.length > 0)
    await tx.run(sql`DELETE FROM redirects WHERE id = ANY (${[...changes.remove]}::uuid[])`)
  if (changes.add) await insertRecord(tx, core, redirectEntity, { ...changes.add, origin: 'auto' })
  else if (changes.remove.length > 0) await core.snapshots.changed(tx, 'redirect')
}

/**
 * Counts one more visit that was redirected. The version of the record does not change, so that a person who is editing the redirect can
 * still save.
 */
export const countHit = (core: BrandCore, redirect: Pick<Redirect, 'id'>): Promise<number> =>
  core.db.run(sql`UPDATE redirects SET hits = hits + 1, last_hit_at = ${core.clock.now()} WHERE id = ${redirect.id}`)
