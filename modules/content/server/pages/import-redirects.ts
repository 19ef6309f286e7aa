import sql from 'sql-template-tag'
import { recordParser } from '#contract/record-parser.ts'
import { readCsv } from '#kernel/csv.ts'
import type { Failure } from '#kernel/result.ts'
import { type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { openRecords } from '#platform/records.ts'
import { contentEndpoints, type Redirect, redirectEntity } from '../../contract.ts'
import { loopOf, normalPath } from '../../rules/redirects.ts'
import { checkRedirect, livePaths, loadRedirects } from './redirects.ts'

const mostRows = 1000
const problemsShown = 50

interface Deps {
  core: BrandCore
  mayWrite: (call: Pick<Call, 'session'>) => Promise<Refusal | undefined>
}

/**
 * The handlers for importing redirects from a CSV text, and for finding the circle that a redirect would cause (docs/rules/content.md,
 * Redirects).
 */
export function redirectHandlers({ core, mayWrite }: Deps): Handler[] {
  const parser = recordParser(redirectEntity)
  const records = openRecords(core, redirectEntity, { beforeWrite: checkRedirect })
  return [
    serve(contentEndpoints.redirectImport, async (call) => {
      const refused = await mayWrite(call)
      if (refused) return refused
      const rows = linesOf(call.body.csv)
      if (rows.length === 0 || rows.length > mostRows)
        return { ok: false, code: 'redirect.table', field: 'csv', values: { max: mostRows } }
      const counts = { created: 0, changed: 0 }
      return records.write(call, async (batch): Promise<Refusal | { ok: true; value: typeof counts }> => {
        const sites = await batch.tx.many<{ id: string; address: string }>(
          sql`SELECT id, '/' || locale || '/' || path AS address FROM sites`,
        )
        const pages = new Map(sites.map(({ address, id }) => [address, id]))
        const problems: Failure[] = []
        for (const { from, line, status, to } of rows) {
          const toSite = pages.get(normalPath(to) ?? '') ?? null
          const known = await batch.tx.first<{ id: string }>(
            sql`SELECT id FROM redirects WHERE "from" = ${normalPath(from) ?? ''}`,
          )
          const [before] = known ? await batch.lock([known.id]) : []
          const values = { from, to: toSite ? '' : to, toSite, status, isEnabled: true }
          const parsed = parser.create(values)
          const done = !parsed.ok
            ? ({ ok: false, code: 'redirect.line' } satisfies Refusal)
            : before
              ? await batch.update(before, { ...parsed.value, origin: before.origin, version: before.version })
              : await batch.create(parsed.value)
          if (done.ok) counts[before ? 'changed' : 'created']++
          else
            problems.push({ code: done.code, field: `line.${line}`, ...(done.values ? { values: done.values } : {}) })
          if (problems.length >= problemsShown) break
        }
        const [first] = problems
        return first ? { ok: false, ...first, errors: problems } : { ok: true, value: counts }
      })
    }),
    serve(contentEndpoints.redirectWay, async (call) => {
      const { from, id = '', toSite } = call.query
      const site = toSite
        ? await core.db.first<{ address: string }>(
            sql`SELECT '/' || locale || '/' || path AS address FROM sites WHERE id = ${toSite}`,
          )
        : undefined
      const to = site?.address ?? call.query.to
      if (normalPath(from) === undefined || normalPath(to) === undefined)
        return { ok: true, value: { way: [], others: [] } }
      const live = await livePaths(core.db)
      const redirects = await loadRedirects(core.db)
      const way = loopOf(redirects, { id, from, to }, (path) => live.has(path)) ?? []
      const ids = redirects.filter((one) => one.id !== id && way.includes(one.from)).map((one) => one.id)
      const others = await core.db.many<Pick<Redirect, 'id' | 'from' | 'origin' | 'hits'>>(
        sql`SELECT id, "from", origin, hits FROM redirects WHERE id = ANY (${ids}::uuid[]) ORDER BY "from"`,
      )
      return { ok: true, value: { way, others } }
    }),
  ]
}

interface Line {
  line: number
  from: string
  to: string
  status: number
}

/** Reads the lines of the CSV text. If the first line does not start with a path, it is a heading and is left out. */
function linesOf(csv: string): Line[] {
  const lines = readCsv(csv).rows.map(({ cells: [from = '', to = '', status = ''], line }) => ({
    line,
    from: from.trim(),
    to: to.trim(),
    status: status.trim() === '' ? 301 : Number(status),
  }))
  return lines.filter(({ from }, index) => index > 0 || from.startsWith('/'))
}
