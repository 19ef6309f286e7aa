import { hash, timingSafeEqual } from 'node:crypto'
import { money, toDecimal } from '#kernel/money.ts'
import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { branchBusinessDay, hoursFor } from '#modules/branches/rules/branch-opening.ts'
import { nextOpening } from '#modules/branches/rules/opening-hours.ts'
import type { Config } from '#modules/content/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { batched } from '#platform/postgres/batched.ts'
import { brokenUnique } from '#platform/postgres/failures.ts'
import type { OnlineMethod, OrderDraft, PriceChanged } from '../../contract.ts'
import type { OrderDonatee, PlacedOrder, Submission } from '../../ports.ts'
import { isPayableOnline } from '../../rules/payment-methods.ts'
import type { OrderTopic } from '../../rules/steps.ts'
import { compareExpected } from '../../rules/totals.ts'
import { ordersChannel } from '../change-order.ts'
import { checkDraft } from '../check-draft.ts'
import type { PartnerRates } from '../../contract/partner-rates.ts'
import type { OrderRefusal, PricedOrder, PriceOrder } from '../../contract/priced-order.ts'
import type { NewOrder } from '../new-order.ts'
import { partnerFor } from '../partner-of-order.ts'
import { saveOrders } from '../save-orders.ts'

interface PlaceOrderDeps {
  core: BrandCore
  branch(id: string): Promise<Branch | undefined>
  config(): Promise<Config>
  /** The recipients whom an order may name for its donation. */
  donatees(): Promise<readonly OrderDonatee[]>
  /** The price function for this kind of branch. Undefined: branches of this kind take no orders. */
  price(kind: Branch['kind']): PriceOrder | undefined
  /** Online payment methods that can be offered now. */
  onlineMethods(): readonly OnlineMethod[]
  /** The id of the partner with this code. */
  partnerOf(code: string): Promise<string | undefined>
  isActivePartner(id: string): Promise<boolean>
  /** A partner's rates for rides. */
  ratesOf(id: string, by: 'key' | 'code'): Promise<PartnerRates | undefined>
}

const online: ReadonlySet<string> = new Set(['mollie', 'datatrans'])

/**
 * Rides are counted under this fixed day instead of their business day, so that all rides of a branch share one counter
 * (docs/rules/orders.md, Numbers).
 */
const RIDES_COUNTED_ON = '1970-01-01'

/**
 * Places an order: checks the draft, computes its price again with the current catalogue, and writes order, items, timeline, outbox and key
 * in one transaction. The same key with the same body returns the order that exists, even if prices have changed since. Fails with
 * `order.key_reused` if the key was used with another body, and with `order.price_changed` and both prices if the total is higher than the
 * one that the customer saw (docs/rules/money.md, Agreement).
 */
export function placeOrder(
  deps: PlaceOrderDeps,
): (submission: Submission) => Promise<Result<PlacedOrder, OrderRefusal>> {
  const { core } = deps
  const write = batched((orders: readonly Unwritten[]) => writeTogether(core, orders))
  return async (submission) => {
    const bodyHash = hashOf(submission.draft)
    const { keyPartner, cameFrom } = submission
    const counted = await partnerFor(deps, { code: submission.draft.partner, cameFrom, keyPartner })
    const partner = counted.ok ? counted.value : undefined
    const by = keyPartner === undefined ? 'code' : 'key'
    const rates = partner === undefined ? undefined : await deps.ratesOf(partner, by)
    const decided = await decide(deps, submission.draft, { isByStaff: submission.by !== undefined, rates })
    // A key whose order was refused can be used again. A key that has created an order returns that order, even if the draft would be
    // refused now.
    if (!decided.ok) return (await replay(core, submission.key, bodyHash)) ?? decided

    const { draft, priced, config, branch } = decided.value
    if (!counted.ok) return (await replay(core, submission.key, bodyHash)) ?? counted
    const isExternal = partner !== undefined || submission.isExternal === true
    const order = { id: core.ids.uuid(), hash: core.ids.hash(), at: core.clock.now() }
    // Food orders are numbered per business day. Rides are booked weeks ahead: if their numbers restarted each day, two rides on one day
    // could have the same number.
    const businessDay = priced.kind === 'food' ? branchBusinessDay(branch, order.at, branch.timeZone) : RIDES_COUNTED_ON
    const awaitedFrom = priced.kind === 'food' ? awaitedAfterOpening(branch, draft.deliveryType, order.at) : undefined
    for (let attempt = 1; ; attempt++) {
      const uid = `${prefixOf(config.shopName)}${core.ids.uid()}`
      try {
        const isNew = await write({
          ...order,
          uid,
          key: submission.key,
          bodyHash,
          draft,
          priced,
          paymentState: online.has(draft.paymentMethod) ? 'open' : 'none',
          currency: config.currency,
          businessDay: String(businessDay),
          awaitedFrom,
          itemIds: priced.lines.map(() => core.ids.uuid()),
          timelineId: core.ids.uuid(),
          origin: submission.by ? 'staff' : isExternal ? 'external' : draft.origin,
          partner,
          actor: submission.by ? { type: 'user', ...submission.by } : { type: 'customer', id: null, name: '' },
        })
        if (isNew) return ok({ id: order.id, uid, hash: order.hash, isReplay: false })
        const before = await replay(core, submission.key, bodyHash)
        // The commit succeeded, but the connection was lost before the response. The order counts as new, because screens were not notified
        // of it yet.
        if (before?.ok && before.value.id === order.id) {
          await core.db.tx((tx) => core.live.publish(tx, ordersChannel, { id: order.id, branchId: draft.branch, uid }))
          return ok({ ...before.value, isReplay: false })
        }
        if (before) return before
        throw new Error('An idempotency key is bound to an order that cannot be read')
      } catch (error) {
        // The random uid already exists, which happens once in 20 million orders. Tries with another one.
        if (brokenUnique(error) === 'orders_uid' && attempt < 5) continue
        throw error
      }
    }
  }
}

const placedTopic: OrderTopic = 'order.placed'

type Unwritten = Omit<NewOrder, 'promise'>

/**
 * Writes orders that arrive at the same time in one transaction, with their outbox messages and the messages to open screens. Returns for
 * each order whether it is new.
 */
const writeTogether = (core: BrandCore, orders: readonly Unwritten[]): Promise<boolean[]> =>
  // `single` may run the function twice. The idempotency keys prevent a second order.
  core.db.single(async (tx) => {
    const promised = await Promise.all(
      orders.map(async (order) => ({
        ...order,
        promise: await core.outbox.row(tx, {
          topic: placedTopic,
          key: `${placedTopic}:${order.id}`,
          payload: { orderId: order.id, ...(order.partner === undefined ? {} : { externalUserId: order.partner }) },
        }),
      })),
    )
    const written = await saveOrders(tx, promised)
    for (const { id, draft, uid } of orders.filter((order) => written.has(order.id)))
      await core.live.publish(tx, ordersChannel, { id, branchId: draft.branch, uid })
    return orders.map(({ id }) => written.has(id))
  })

/** Makes all decisions about an order before anything is written. */
async function decide(
  deps: PlaceOrderDeps,
  sent: OrderDraft,
  { isByStaff, rates }: { isByStaff: boolean; rates: PartnerRates | undefined },
): Promise<Result<{ draft: OrderDraft; priced: PricedOrder; config: Config; branch: Branch }, OrderRefusal>> {
  const branch = await deps.branch(sent.branch)
  if (!branch) return fail({ code: 'order.branch_unknown', field: 'branch' })
  const price = deps.price(branch.kind)
  if (!price) return fail({ code: 'order.kind_unavailable', field: 'branch' })
  const config = await deps.config()
  const donatees = await deps.donatees()
  const checked = checkDraft(sent, branch, { config, donatees, online: deps.onlineMethods() })
  const priced = await price(checked.draft, branch, deps.core.clock.now(), rates)
  const asked = isByStaff ? checked.errors.filter((error) => !isNotAskedByStaff(error)) : checked.errors
  const errors: Failure[] = [...asked, ...(priced.ok ? [] : (priced.errors ?? [priced]))]
  if (priced.ok && online.has(sent.paymentMethod) && !isPayableOnline(priced.value.totals))
    errors.push({ code: 'payment.no_amount', field: 'paymentMethod' })
  if (errors[0]) return fail<OrderRefusal>({ ...errors[0], errors })
  if (!priced.ok) return priced
  const risen = expectationOf(sent, priced.value)
  const { earliest } = priced.value
  // If the earliest possible time is later than usual, an 'as soon as possible' order becomes an order for that time.
  const draft =
    earliest && !checked.draft.appointmentDate
      ? { ...checked.draft, appointmentDate: earliest.toString() }
      : checked.draft
  return risen ?? ok({ draft, priced: priced.value, config, branch })
}

/** The opening of the branch, if the branch is closed at `at`: staff have to react only from then on. Undefined if the branch is open. */
function awaitedAfterOpening(
  branch: Branch,
  serving: OrderDraft['deliveryType'],
  at: Temporal.Instant,
): Temporal.Instant | undefined {
  const opening = nextOpening(hoursFor(branch, { delivery: serving === 'delivery' }), at, branch.timeZone)
  return opening && Temporal.Instant.compare(opening, at) > 0 ? opening : undefined
}

/**
 * Whether a failure is ignored for an order that staff enter: a guest on the phone consents orally, and need not give a first name or an
 * e-mail address.
 */
const isNotAskedByStaff = ({ code, field }: Failure): boolean =>
  code === 'field.accept' || (code === 'field.required' && (field === 'firstName' || field === 'email'))

/**
 * The refusal 409 `order.price_changed` with the data `PriceChanged` of the contract. Undefined if the price is not higher than the one
 * that the customer saw.
 */
function expectationOf(draft: OrderDraft, priced: PricedOrder) {
  if (draft.expectedTotal === undefined) return undefined
  const lines = priced.delivery ? [...priced.lines, priced.delivery] : priced.lines
  const compared = compareExpected(lines, priced.totals, {
    total: money(draft.expectedTotal),
    lines: (draft.expectedLines ?? []).map((line) => ({ key: line.key, gross: money(line.gross) })),
  })
  if (compared.ok) return undefined
  const names = new Map(lines.map((line) => [line.key, line.name]))
  const data: PriceChanged = {
    total: { old: toDecimal(compared.total.old), new: toDecimal(compared.total.new) },
    lines: compared.lines.map((line) => ({
      key: line.key,
      name: names.get(line.key) ?? '',
      old: line.old === undefined ? null : toDecimal(line.old),
      new: line.new === undefined ? null : toDecimal(line.new),
    })),
  }
  return fail<OrderRefusal>({ code: compared.code, values: { old: data.total.old, new: data.total.new }, data })
}

/** Returns the order that was created with the key; undefined if there is none. */
async function replay(
  core: BrandCore,
  key: string,
  bodyHash: Uint8Array,
): Promise<Result<PlacedOrder, OrderRefusal> | undefined> {
  const rows = await core.db.prepared<{ id: string; uid: string; hash: string; body_hash: Uint8Array }>(
    'order-by-key',
    'SELECT o.id, o.uid, o.hash, k.body_hash FROM order_keys k JOIN orders o ON o.id = k.order_id WHERE k.key = $1::uuid',
    [key],
  )
  const bound = rows[0]
  if (!bound) return undefined
  if (!timingSafeEqual(bound.body_hash, bodyHash)) return fail({ code: 'order.key_reused' })
  return ok({ id: bound.id, uid: bound.uid, hash: bound.hash, isReplay: true })
}

/** The parsed draft has its fields in a fixed sequence, so that the same order has the same hash for every client. */
const hashOf = (draft: OrderDraft): Uint8Array => hash('sha256', JSON.stringify(draft), 'buffer')

/**
 * The prefix of uids, by which guests and staff recognise the business: 'Donau Chauffeur' → 'DC-'. It has at most 4 characters, so that a
 * uid has at most 16 (docs/rules/orders.md, Numbers).
 */
function prefixOf(shopName: string): string {
  const initials = shopName
    .normalize('NFD')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3)
  return initials ? `${initials}-` : ''
}
