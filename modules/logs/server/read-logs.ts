import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import type { LogDetail, LogEntry } from '../contract.ts'
import { changesOf } from '../rules/changes.ts'
import { redact } from '../rules/redact.ts'
import { scopeOf } from './log-conditions.ts'

/**
 * The server stops counting at this number plus one, because counting many entries takes long. A total of 10,001 therefore means 'more than
 * 10,000'.
 */
const LARGEST_TOTAL = 10_000

type Values = Readonly<Record<string, unknown>> | null

interface LogRow {
  id: string
  at: string
  action: string
  entity: string
  entity_id: string
  label: string
  branch_id: string | null
  actor_type: string
  actor_id: string | null
  actor_name: string | null
  before: Values
  after: Values
  reason: string | null
  request_id: string | null
}

/** Reads one page of the entries that match the condition, newest first. */
export async function readLogs(db: Db, where: Sql, page: { limit: number; offset: number }): Promise<LogEntry[]> {
  const rows = await db.many<LogRow>(
    sql`SELECT * FROM audit WHERE ${where} ORDER BY at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
  )
  return rows.map(entryOf)
}

export async function countLogs(db: Db, where: Sql): Promise<number> {
  const row = await db.first<{ total: number }>(
    sql`SELECT count(*) AS total FROM (SELECT 1 FROM audit WHERE ${where} LIMIT ${LARGEST_TOTAL + 1}) counted`,
  )
  return row?.total ?? 0
}

/**
 * Limits for the later entries that are listed next to an opened entry: at most `most` entries, written at most `hours` hours after the
 * opened entry.
 */
const following = { most: 10, hours: 24 }

export async function readLog(db: Db, id: string, session: Session | undefined): Promise<LogDetail | undefined> {
  const row = await db.first<LogRow>(sql`SELECT * FROM audit WHERE id = ${id} AND ${scopeOf(session)}`)
  if (!row) return undefined
  const until = Temporal.Instant.from(row.at).add({ hours: following.hours }).toString()
  const next = await db.many<LogRow>(sql`
    SELECT * FROM audit WHERE id <> ${row.id} AND ${scopeOf(session)} AND at BETWEEN ${row.at} AND ${until}
      AND ((entity = ${row.entity} AND entity_id = ${row.entity_id}) OR request_id = ${row.request_id})
    ORDER BY at, id LIMIT ${following.most}`)
  return { ...entryOf(row), before: redact(row.before), after: redact(row.after), following: next.map(entryOf) }
}

/** The choices of the filters: the people and the kinds of records that occur in entries after `from`. */
export async function readChoices(
  db: Db,
  session: Session | undefined,
  from: string,
): Promise<{ actors: { id: string; name: string }[]; entities: string[] }> {
  const [actors, entities] = await Promise.all([
    db.many<{ id: string; name: string }>(sql`
      SELECT actor_id AS id, max(actor_name) AS name FROM audit
      WHERE actor_id IS NOT NULL AND actor_name IS NOT NULL AND at >= ${from} AND ${scopeOf(session)}
      GROUP BY actor_id ORDER BY 2 LIMIT 200`),
    db.many<{ entity: string }>(
      sql`SELECT DISTINCT entity FROM audit WHERE at >= ${from} AND ${scopeOf(session)} ORDER BY 1 LIMIT 200`,
    ),
  ])
  return { actors, entities: entities.map(({ entity }) => entity) }
}

const entryOf = (row: LogRow): LogEntry => ({
  id: row.id,
  at: row.at,
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  label: row.label,
  branchId: row.branch_id,
  actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
  reason: row.reason,
  requestId: row.request_id,
  changes: changesOf(row.before, row.after).length,
  ...moneyOf(row.after),
  ...exportOf(row),
  ...copyOf(row.after),
  ...untilOf(row.after),
  ...markOf(row),
})

/** Returns the number of exported rows. It is in the value `rows` of the entry. {} if the entry is about something else. */
const exportOf = ({ action, after }: LogRow): Pick<LogEntry, 'rows'> =>
  action.endsWith('.export') && Number.isInteger(after?.['rows']) ? { rows: Number(after?.['rows']) } : {}

/** Returns the number of a printed copy. It is in the value `copy` of the entry. {} if the entry is about no copy. */
function copyOf(values: Values): Pick<LogEntry, 'copy'> {
  const copy = values?.['copy']
  return typeof copy === 'number' && Number.isInteger(copy) && copy > 0 ? { copy } : {}
}

/** Returns when a mark ends by itself. It is in the value `soldOutUntil` of the entry. {} if there is none. */
function untilOf(values: Values): Pick<LogEntry, 'until'> {
  const { isSoldOut, soldOutUntil } = values ?? {}
  return isSoldOut === true && typeof soldOutUntil === 'string' ? { until: soldOutUntil } : {}
}

/** Returns the mark of the kitchen that the entry is about. {} if the entry is about something else. */
function markOf({ action, after }: LogRow): Pick<LogEntry, 'mark'> {
  const { isChangeSeen, isDone, item } = after ?? {}
  if (!action.endsWith('.kitchen')) return {}
  if (isChangeSeen === true) return { mark: { is: 'read' } }
  if (typeof isDone !== 'boolean') return {}
  if (typeof item === 'string') return { mark: { is: isDone ? 'item-done' : 'item-undone', item } }
  return { mark: { is: isDone ? 'done' : 'undone' } }
}

/**
 * Returns the amount of money that an entry is about. It is in the values `moved` and `currency` of the entry. {} if one of them is
 * missing.
 */
function moneyOf(values: Values): Pick<LogEntry, 'money'> {
  const { moved: amount, currency } = values ?? {}
  return typeof amount === 'number' && typeof currency === 'string' ? { money: { amount, currency } } : {}
}
