import type { Failure, Result } from '#kernel/result.ts'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import type { OrderNews, PrintedSlip } from '../contract/printable.ts'
import { orderStates } from '../rules/lifecycle.ts'
import { printedBefore } from '../rules/printed.ts'
import { changeOrderIn } from './change-order.ts'
import { readOrder } from './order-queries.ts'
import { toOrder } from './order-row.ts'
import { scopeOf } from './scope.ts'

interface PrintPorts {
  printOrder(orderId: string, how: { isFirst: boolean }): Promise<Result<readonly PrintedSlip[], Failure> | undefined>
}

/**
 * The call that prints the slips of an order. If no printer prints the order, the browser must print it. In this case the call only writes
 * the timeline entry (docs/rules/printing.md, Who prints).
 */
export const printCalls = (core: BrandCore, ports: PrintPorts): Handler[] => [
  serve(orderingEndpoints.print, async ({ params, body, session, requestId }) => {
    const scope = scopeOf(session)
    const order = await readOrder(core.db, params.id, scope)
    if (!order) return { ok: false, code: 'record.not_found' }
    const printed = await ports.printOrder(order.id, body)
    if (printed && !printed.ok) return printed
    const jobs = printed?.value ?? []
    if (jobs.length === 0)
      await core.db.tx((tx) =>
        noteOrder(tx, core, {
          orderId: order.id,
          action: 'print',
          actor: actorOf(session),
          // `copy` is the number that the browser will print on the page ('KOPIE n').
          values: { via: 'browser', copy: printedBefore(toOrder(order, core.clock.now()).timeline)?.nextCopy ?? 0 },
          requestId,
        }),
      )
    const after = (await readOrder(core.db, order.id, scope)) ?? order
    return { ok: true, value: { order: toOrder(after, core.clock.now()), jobs: [...jobs] } }
  }),
]

/** Writes an entry into an order's timeline. State and version of the order stay the same. Open screens are updated. */
export async function noteOrder(tx: Tx, core: BrandCore, news: OrderNews & { requestId?: string }): Promise<void> {
  const { orderId, ...entry } = news
  await changeOrderIn(tx, core, { ...entry, id: orderId, scope: 'all', from: orderStates, keepsVersion: true })
}
