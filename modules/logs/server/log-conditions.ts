import sql, { join, type Sql } from 'sql-template-tag'
import { shortNumberIn, type ShortNumber } from '#kernel/short-number.ts'
import type { Session } from '#platform/module.ts'
import type { LogFilter } from '../contract.ts'
import type { NumberedRecords } from '../ports.ts'
import { sharedActions } from '../rules/shared-actions.ts'

/**
 * The condition for the entries that a caller may read: administrators read all. Other staff read the entries of their branches, also those
 * that are about several branches, and of the entries without a branch what they did themselves and what concerns every branch
 * (docs/rules/security.md, Errors and audit).
 */
export const scopeOf = (session: Session | undefined): Sql =>
  session?.roles.includes('ROLE_ADMIN')
    ? sql`true`
    : sql`(branch_id = ANY(${[...(session?.branches ?? [])]}::uuid[])
        OR (branch_ids <> '{}' AND branch_ids && ${[...(session?.branches ?? [])]}::uuid[])
        OR (branch_id IS NULL AND ${(session?.branches ?? []).length > 0}::boolean AND action = ANY(${[...sharedActions]}::text[]))
        OR (branch_id IS NULL AND actor_id = ${session?.userId ?? null}::text))`

const actorTypes = new Set(['system', 'customer', 'user', 'device', 'key'])

/** Finds the records with a short number, in all modules that have such records. */
export type FindNumbered = (wanted: ShortNumber) => Promise<readonly NumberedRecords[]>

export async function conditionsOf(
  filter: LogFilter,
  session: Session | undefined,
  findNumbered: FindNumbered,
): Promise<Sql> {
  const conditions = [scopeOf(session)]
  if (filter.from) conditions.push(sql`at >= ${filter.from}`)
  if (filter.before) conditions.push(sql`at < ${filter.before}`)
  if (filter.actor)
    conditions.push(actorTypes.has(filter.actor) ? sql`actor_type = ${filter.actor}` : sql`actor_id = ${filter.actor}`)
  if (filter.entity) conditions.push(sql`entity = ${filter.entity}`)
  if (filter.entityId) conditions.push(sql`entity_id = ${filter.entityId}`)
  if (filter.action) conditions.push(sql`action = ${filter.action}`)
  if (filter.branch)
    conditions.push(
      sql`(branch_id = ${filter.branch} OR (branch_ids <> '{}' AND branch_ids @> ARRAY[${filter.branch}::uuid]) OR (branch_id IS NULL AND action = ANY(${[...sharedActions]}::text[])))`,
    )
  for (const word of (filter.search ?? '').split(/\s+/).filter(Boolean))
    conditions.push(await wordCondition(word, findNumbered))
  return join(conditions, ' AND ')
}

/**
 * The condition for one word of the search text. A short number finds the records with this number. Figures alone are also searched in names,
 * but only as a whole number, because nearly every id contains any digit. A short number must be the whole id of a request: these ids are
 * random, and 'b1' would be a part of many of them.
 */
async function wordCondition(word: string, findNumbered: FindNumbered): Promise<Sql> {
  const wanted = shortNumberIn(word)
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  if (!wanted) return sql`concat_ws(' ', actor_name, label, request_id, entity_id) ILIKE ${pattern}`
  const inText =
    wanted.code === ''
      ? sql`concat_ws(' ', actor_name, label) ~ ${`\\m${word}\\M`}`
      : sql`(concat_ws(' ', actor_name, label) ILIKE ${pattern} OR request_id = ${word})`
  const found = (await findNumbered(wanted)).filter(({ ids }) => ids.length > 0)
  const records = found.map(({ entity, ids }) => sql`(entity = ${entity} AND entity_id = ANY(${[...ids]}::text[]))`)
  return sql`(${join([inText, ...records], ' OR ')})`
}
