import { editors } from '#contract/roles.ts'
import { dateAt, startOfDay, defaultZone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { writeExport } from '#platform/export-entry.ts'
import { type Answer, type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { orderingEndpoints, type OrderSummary } from '../contract.ts'
import { isMissed } from '../rules/attention.ts'
import { orderExportTexts } from '../words/order-export.ts'
import { historyCsv } from './history-csv.ts'
import { type LiveOrders, orderEvents } from './live-orders.ts'
import { ticketIn } from './numbered-orders.ts'
import {
  asNumber,
  type BranchScope,
  type HistoryFilter,
  readBoard,
  readHistory,
  readHistoryRows,
  readOrder,
  readStoppedTickets,
  readWaiting,
} from './order-queries.ts'
import { awaitingOf, type OrderRow, toOrder, toSummary } from './order-row.ts'
import { isRefusal, narrowed, scopeOf, sees } from './scope.ts'

/**
 * One CSV file contains at most this many orders. If more orders are found, the file contains the newest ones. Its last line says that
 * orders are missing.
 */
const largestExport = 20_000

/**
 * API calls that read orders: the board, missed orders, the history, one order, and the stream of changes (specification §7;
 * docs/rules/back-office.md, Order board).
 */
export function staffReads(
  core: BrandCore,
  live: LiveOrders,
  ports: { branches(): Promise<readonly Branch[]> },
): Handler[] {
  const summaries = (rows: readonly OrderRow[]): Answer<OrderSummary[]> => {
    const now = core.clock.now()
    return { ok: true, value: rows.map((row) => toSummary(row, now)) }
  }

  /**
   * Converts the query of a call to a filter. `from` and `to` are calendar days, both included, in the time zone of the requested branch or,
   * without one, of the first branch.
   */
  const filterOf = async (
    scope: BranchScope,
    query: { branch?: string | undefined; from?: string | undefined; to?: string | undefined } & Pick<
      HistoryFilter,
      'state' | 'kind' | 'search'
    >,
  ): Promise<HistoryFilter> => {
    const branches = await ports.branches()
    const zone = (branches.find((branch) => branch.id === query.branch) ?? branches[0])?.timeZone ?? defaultZone
    return asNumber(core.db, {
      scope,
      from: query.from ? startOfDay(Temporal.PlainDate.from(query.from), zone) : undefined,
      before: query.to ? startOfDay(Temporal.PlainDate.from(query.to).add({ days: 1 }), zone) : undefined,
      state: query.state,
      kind: query.kind,
      search: query.search,
      ticket: ticketIn(query.search ?? '', branches),
    })
  }

  return [
    serve(orderingEndpoints.current, async (call) => {
      const scope = narrowed(scopeOf(call.session), call.query.branch)
      if (isRefusal(scope)) return scope
      const stopped = call.query.with ? readStoppedTickets(core.db, scope, core.clock.now()) : []
      const [open, more] = await Promise.all([readBoard(core.db, scope), stopped])
      return summaries([...open, ...more])
    }),
    serve(orderingEndpoints.missed, async (call) => {
      const scope = narrowed(scopeOf(call.session), call.query.branch)
      if (isRefusal(scope)) return scope
      const now = core.clock.now()
      return summaries((await readWaiting(core.db, scope)).filter((row) => isMissed(awaitingOf(row, now), now)))
    }),
    serve(orderingEndpoints.history, async (call): Promise<Answer<OrderSummary[]> | Refusal> => {
      const scope = narrowed(scopeOf(call.session), call.query.branch)
      if (isRefusal(scope)) return scope
      const { page, pageSize } = call.query
      const filter = await filterOf(scope, call.query)
      const { rows, total } = await readHistory(core.db, filter, { limit: pageSize, offset: (page - 1) * pageSize })
      return { ...summaries(rows), meta: { total, page, pageSize } }
    }),
    serve(orderingEndpoints.historyCsv, async (call) => {
      const scope = narrowed(scopeOf(call.session), call.query.branch)
      if (isRefusal(scope)) return scope
      const branches = await ports.branches()
      const rows = await readHistoryRows(core.db, await filterOf(scope, call.query), largestExport + 1)
      const only = scope !== 'all' && scope.length === 1 ? scope[0] : undefined
      await writeExport(core, call, {
        entity: 'order',
        branchId: only,
        branchIds: [...new Set(rows.slice(0, largestExport).map((row) => row.branch_id))],
        rows: Math.min(rows.length, largestExport),
        filter: call.query,
      })
      const name = `${orderExportTexts(call.locale).file}-${dateAt(core.clock.now(), branches[0]?.timeZone ?? defaultZone)}.csv`
      return {
        ok: true,
        value: historyCsv(rows, {
          branches,
          locale: call.locale,
          largest: largestExport,
          hasContacts: editors.some((role) => call.session?.roles.includes(role)),
        }),
        headers: { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' },
      }
    }),
    serve(orderingEndpoints.get, async (call) => {
      const order = await readOrder(core.db, call.params.id, scopeOf(call.session))
      return order ? { ok: true, value: toOrder(order, core.clock.now()) } : { ok: false, code: 'record.not_found' }
    }),
    serve(orderingEndpoints.stream, async (call) => {
      const scope = narrowed(scopeOf(call.session), call.query.branch)
      if (isRefusal(scope)) return scope
      const rows = live.listen(call.signal, ({ branchId }) => sees(scope, branchId))
      return { ok: true, value: orderEvents(rows, (row) => toSummary(row, core.clock.now())) }
    }),
  ]
}
