import { toDecimal } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Locale } from '#contract/locale.ts'
import type { RideRequest } from '../contract/ride.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Config } from '#modules/content/contract.ts'
import type { Tx } from '#platform/db.ts'
import type { Donatee } from '#modules/donations/contract.ts'
import { type OpenedModule, serve, type ServerModule, type Session } from '#platform/module.ts'
import { type OrderForMail, orderingEndpoints } from '../contract.ts'
import { boardKeys } from './board-keys.ts'
import { orderJobs } from './jobs.ts'
import { hoursChecks } from './hours-checks.ts'
import { liveOrders } from './live-orders.ts'
import { readOrder } from './order-queries.ts'
import { toOrder } from './order-row.ts'
import type { OrderRefusal, PricedOrder, PriceOrder } from './price-order.ts'
import { applyPayment, centsDue, type OrderPayments, orderToPay } from './payments.ts'
import { refundCalls } from './payments-staff.ts'
import { scopeOf } from './scope.ts'
import { type CalendarOf, publicCalls } from './public-calls.ts'
import { type CheckPayment, staffActions } from './staff-actions.ts'
import { staffReads } from './staff-reads.ts'
import { type PlacedOrder, placeOrder, type Submission } from './use-cases/place-order.ts'
import { boardViews } from './board-views.ts'
import { staffOrders } from './staff-orders.ts'
import { pricingOf } from './wire-pricing.ts'

/** What ordering needs of the rest of the brand; handed in by apps/server/compose. */
export interface OrderingPorts {
  branches(): Promise<readonly Branch[]>
  branch(id: string): Promise<Branch | undefined>
  config(): Promise<Config>
  /** Who may be given the donation of an order. */
  donatees(): Promise<readonly Pick<Donatee, 'id' | 'isEnabled'>[]>
  /** By the branch's kind; orders of a kind that is missing are refused. */
  price: Partial<Record<Branch['kind'], PriceOrder>>
  /** The price of a ride before it is booked. */
  quoteRide(
    wanted: { branch: Branch; product: string; ride: RideRequest; locale: Locale },
    now: Temporal.Instant,
  ): Promise<Result<PricedOrder, OrderRefusal>>
  calendarOf: CalendarOf
  checkPayment: CheckPayment
  payments: OrderPayments
}

export interface OpenedOrdering extends OpenedModule {
  /** For messaging, by the ids of its outbox topics; undefined when the order is gone. */
  readOrderForMail(orderId: string): Promise<OrderForMail | undefined>
  /** For payments: an order as far as paying it goes, what became of its money, and who of the staff may know. */
  orderToPay(id: string): ReturnType<typeof orderToPay>
  applyPayment(tx: Tx, id: string, news: Parameters<typeof applyPayment>[3]): Promise<void>
  centsDue(tx: Tx, id: string): Promise<number>
  seesOrder(session: Session | undefined, id: string): Promise<boolean>
  /** For the demo seed: the way every order takes. */
  place(submission: Submission): Promise<Result<PlacedOrder, OrderRefusal>>
}

/** Orders from the form to their end: placed once, changed by checked steps, seen by customer and board at once (specification §4, §7). */
export const orderingModule: ServerModule<OrderingPorts, OpenedOrdering> = {
  name: 'ordering',
  migrations: new URL('./migrations/', import.meta.url),
  open(core, ports) {
    const live = liveOrders(core)
    const place = placeOrder({
      core,
      branch: ports.branch,
      config: ports.config,
      donatees: ports.donatees,
      price: ports.price,
      onlineMethods: ports.payments.methods,
    })
    return {
      handlers: [
        ...publicCalls({
          core,
          live,
          branch: ports.branch,
          config: ports.config,
          place,
          calendarOf: ports.calendarOf,
          payments: ports.payments,
        }),
        ...staffReads(core, live, ports),
        ...staffActions(core, ports),
        ...refundCalls(core),
        ...staffOrders({ core, place }),
        ...hoursChecks(core, ports),
        ...boardViews(core, ports),
        ...boardKeys(core, ports),
        serve(orderingEndpoints.quote, async (call) => {
          const branch = await ports.branch(call.body.branch)
          if (!branch) return { ok: false, code: 'order.branch_unknown', field: 'branch' }
          const quoted = await ports.quoteRide({ ...call.body, branch }, core.clock.now())
          return quoted.ok ? { ok: true, value: quoteOf(quoted.value) } : quoted
        }),
      ],
      jobs: orderJobs(core, ports.payments),
      place,
      orderToPay: (id) => orderToPay(core, ports, id),
      applyPayment: (tx, id, news) => applyPayment(tx, core, id, news),
      centsDue,
      seesOrder: async (session, id) => (await readOrder(core.db, id, scopeOf(session))) !== undefined,
      readOrderForMail: async (orderId) => {
        const row = await readOrder(core.db, orderId, 'all')
        const branch = row && (await ports.branch(row.branch_id))
        return row && branch && { order: toOrder(row, core.clock.now()), hash: row.hash, branch }
      },
    }
  },
}

/** A price on the wire: decimals. */
function quoteOf(priced: PricedOrder) {
  const items = priced.lines.map(
    (
      {
        kind,
        productId,
        name,
        amount,
        unit,
        unitPrice,
        net,
        taxRate,
        tax,
        gross,
        country,
        details,
        model,
        isPriceHidden,
      },
      position,
    ) => ({
      position,
      kind,
      productId,
      name,
      amount,
      unit,
      taxRate,
      calculationModel: model ?? ('fixed' as const),
      isPriceHidden: isPriceHidden ?? false,
      country,
      details,
      unitPrice: toDecimal(unitPrice),
      net: toDecimal(net),
      tax: toDecimal(tax),
      gross: toDecimal(gross),
    }),
  )
  if (!priced.ride) throw new Error('A quote of a ride has a ride')
  return { pricing: pricingOf(priced.totals), items, ride: priced.ride }
}
