import { endpoint } from '#contract/endpoint.ts'
import { admins, editors } from '#contract/roles.ts'
import * as z from 'zod'

/** The person or system that did the action. For the system, id and name are null. */
const Actor = z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() })

/** An entry of the audit trail. It does not contain the values of the changed fields (specification §3, log). */
export const LogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** What was done: '<entity>.<action>', for example 'product.update', 'order.confirm', 'auth.login'. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** The name that the record had when the entry was written. Empty if it had none. */
  label: z.string(),
  /** The short number by which staff know the record: 'B-7'. Missing if it has none. */
  number: z.string().optional(),
  /** The variant of the record, if its module uses other words for it: 'ride' for an order. */
  variant: z.string().optional(),
  branchId: z.uuid().nullable(),
  actor: Actor,
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  /** How many fields of the record the action changed. */
  changes: z.int(),
  /** For an entry about money: its amount in currency units. Missing in all other entries. */
  money: z.object({ amount: z.number(), currency: z.string() }).optional(),
  /** For an export: the number of exported rows. Missing in all other entries. */
  rows: z.int().optional(),
  /** For a printed copy: its number, 1 or more. Missing for the first print and in all other entries. */
  copy: z.int().optional(),
  /** For a product that was marked as sold out: when the mark ends by itself. Missing in all other entries. */
  until: z.string().optional(),
  /**
   * For a mark of the kitchen: which mark was set or taken back. `item`: the name of the dish, if the mark is about one dish. Missing in all
   * other entries.
   */
  mark: z
    .object({ is: z.enum(['done', 'undone', 'item-done', 'item-undone', 'read']), item: z.string().optional() })
    .optional(),
})
export type LogEntry = z.infer<typeof LogEntry>

const Values = z.record(z.string(), z.unknown()).nullable()

export const LogDetail = LogEntry.extend({
  /**
   * The changed fields with their values, before and after the action; a secret is shown as '•••'. `before` is null for a new record, `after` for a
   * deleted one. Both are null if the action changed no field.
   */
  before: Values,
  after: Values,
  /** Entries of the next 24 hours that belong to the same request or the same record; oldest first, at most 10. */
  following: z.array(LogEntry),
})
export type LogDetail = z.infer<typeof LogDetail>

const Instant = z.iso.datetime({ offset: true })
const Filter = z.strictObject({
  /** Only entries from this instant on. */
  from: Instant.optional(),
  /** Only entries before this instant. */
  before: Instant.optional(),
  /** Only entries of this actor: the id of a user, or a type of actor, for example 'system' or 'customer'. */
  actor: z.string().max(64).optional(),
  entity: z.string().max(64).optional(),
  entityId: z.string().max(64).optional(),
  action: z.string().max(64).optional(),
  branch: z.uuid().optional(),
  /**
   * Only entries that contain each word of this text: in the name of the person, in the name or id of the record, or in the request id. A short
   * number such as 'B-7' or '7' finds the orders with this number.
   */
  search: z.string().max(200).optional(),
})
export type LogFilter = z.infer<typeof Filter>

export const logsEndpoints = {
  list: endpoint({
    id: 'logs.list',
    method: 'GET',
    path: '/api/logs',
    access: editors,
    query: Filter.extend({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.array(LogEntry),
    summary: 'The audit trail, newest first; the total is counted up to 10,001',
  }),
  get: endpoint({
    id: 'logs.get',
    method: 'GET',
    path: '/api/logs/:id',
    access: editors,
    params: z.strictObject({ id: z.uuid() }),
    reply: LogDetail,
    summary: 'One entry with the values before and after, and what followed',
  }),
  choices: endpoint({
    id: 'logs.choices',
    method: 'GET',
    path: '/api/logs/choices',
    access: editors,
    reply: z.object({
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
      entities: z.array(z.string()),
    }),
    summary: 'People and kinds of records of the last 90 days, for filters',
  }),
  csv: endpoint({
    id: 'logs.csv',
    method: 'GET',
    path: '/api/logs/export.csv',
    access: admins,
    query: Filter,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'The same entries as a file, at most 20,000; the export itself is an entry',
  }),
}
