import sql from 'sql-template-tag'
import { failuresOf } from '#contract/shape-failures.ts'
import type { Failure } from '#kernel/result.ts'
import type { Tx } from '#platform/db.ts'
import { blockFailures } from '../../contract/block-failures.ts'
import { type DocumentKind, navigationEntity, pageTypes } from '../../contract.ts'
import { typesOfPage } from '../../rules/blocks/block.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { menuProblems } from '../../rules/menu-edit.ts'
import { homePaths } from '../../rules/site-paths.ts'
import { entityOf, usagesOf } from './kinds.ts'

type Queries = Pick<Tx, 'first' | 'many'>

/** Checks a document before it is published and returns the wrong fields, each with its error code. Empty: it may be published. */
export async function problemsOf(db: Queries, kind: DocumentKind, id: string, data: DocumentData): Promise<Failure[]> {
  const parsed = entityOf[kind].input.safeParse({ ...data, isPublic: true })
  const shape = parsed.success ? [] : failuresOf(parsed.error.issues, data)
  const own = kind === 'site' ? await siteProblems(db, id, data) : kind === 'navigation' ? menuLacks(data) : []
  const blocks = blocksOf(data).flatMap(blockFailures)
  return [...shape, ...own, ...blocks, ...(await referenceProblems(db, kind, id, data))]
}

function menuLacks(data: DocumentData): Failure[] {
  const items = navigationEntity.fields.items.schema.safeParse(data['items'])
  return items.success ? menuProblems(items.data) : []
}

/** The beginnings of paths that other pages of the site use: stores, status pages and previews. A content page cannot have such a path. */
const reserved = /^(store|status|preview)(\/|$)/

async function siteProblems(db: Queries, id: string, data: DocumentData): Promise<Failure[]> {
  const { locale, name, path, type } = data
  const found: Failure[] = []
  if (typeof name !== 'string' || name.trim() === '') found.push({ code: 'field.required', field: 'name' })
  if (typeof path !== 'string' || path === '') found.push({ code: 'field.required', field: 'path' })
  else if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path) || reserved.test(path))
    found.push({ code: 'field.format', field: 'path' })
  else {
    const other = await db.first<{ name: string }>(
      sql`SELECT name FROM sites WHERE is_public AND locale = ${locale} AND path = ${path} AND id <> ${id}`,
    )
    if (other) found.push({ code: 'content.path_taken', field: 'path', values: { title: other.name } })
    else if (Object.values<string>(homePaths).includes(path) && type !== 'custom_home')
      found.push({ code: 'field.format', field: 'path' })
  }
  const pageType = pageTypes.find((one) => one === type)
  if (!pageType) return found
  const allowed: readonly string[] = typesOfPage[pageType]
  const stray = blocksOf(data).filter((block) => !allowed.includes(block.type))
  return [
    ...found,
    ...stray.map((block): Failure => ({ code: 'content.block_not_here', field: `content.${block.id ?? ''}` })),
  ]
}

/** For each kind of record of this module that blocks can refer to: a query for its id, its name, and whether it is published. */
const tables = {
  block: sql`SELECT id, name, is_public FROM blocks`,
  node: sql`SELECT id, name, is_public FROM nodes`,
  site: sql`SELECT id, name, is_public FROM sites`,
}

/**
 * Checks the references of a page or a part to other parts, entries and pages. These must exist and be published. A part must not contain itself,
 * directly or through other parts.
 */
async function referenceProblems(db: Queries, kind: DocumentKind, id: string, data: DocumentData): Promise<Failure[]> {
  const usages = usagesOf(kind, data).filter((one) => kind === 'site' || kind === 'block' || one.kind === 'branch')
  const found: Failure[] = []
  for (const to of ['block', 'node', 'site'] as const) {
    const wanted = usages.filter((one) => one.kind === to)
    if (wanted.length === 0) continue
    const ids = wanted.map((one) => one.id)
    const rows = await db.many<{ id: string; name: string; is_public: boolean }>(
      sql`SELECT * FROM (${tables[to]}) t WHERE id::text = ANY (${ids})`,
    )
    for (const { id: target, path } of wanted) {
      const row = rows.find((one) => one.id === target)
      const field = `content.${path}`
      if (!row) found.push({ code: 'content.reference_missing', field })
      else if (!row.is_public) found.push({ code: 'content.not_published', field, values: { title: row.name } })
    }
  }
  if (
    kind === 'block' &&
    (await leadsBack(
      db,
      id,
      usages.filter((one) => one.kind === 'block').map((one) => one.id),
    ))
  )
    found.push({ code: 'content.cycle', field: 'content' })
  return found
}

/** Whether one of the reusable parts `first` contains the part `id`, directly or through other parts in their published state. */
async function leadsBack(db: Queries, id: string, first: readonly string[]): Promise<boolean> {
  if (first.length === 0) return false
  const row = await db.first(sql`
    WITH RECURSIVE way AS (
      SELECT unnest(${[...first]}::text[]) AS id
      UNION
      SELECT u.to_id FROM content_usages u JOIN way ON u.kind = 'block' AND u.doc::text = way.id AND u.slot = 'live' AND u.to_kind = 'block'
    )
    SELECT 1 FROM way WHERE id = ${id}`)
  return row !== undefined
}
