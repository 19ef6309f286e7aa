import { hash, timingSafeEqual } from 'node:crypto'
import { money, toDecimal } from '#kernel/money.ts'
import { fail, type Failure, ok, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { branchBusinessDay } from '#modules/branches/rules/branch-opening.ts'
import type { Config } from '#modules/content/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { batched } from '#platform/postgres/batched.ts'
import { brokenUnique } from '#platform/postgres/failures.ts'
import type { OnlineMethod, OrderDraft, PriceChanged } from '../../contract.ts'
import type { OrderDonatee, PlacedOrder, Submission } from '../../ports.ts'
import { awaitedAfterOpening } from '../../rules/closed-hours.ts'
import { isPayableOnline } from '../../rules/payment-methods.ts'
import type { OrderTopic } from '../../rules/steps.ts'
import { compareExpected } from '../../rules/totals.ts'
import { ordersChannel } from '../change-order.ts'
import { checkDraft } from '../check-draft.ts'
import type { PartnerRates } from '../../contract/partner-rates.ts'
import type { OrderedBy, OrderRefusal, PricedOrder, PriceOrder } from '../../contract/priced-order.ts'
import { type NewOrder, RIDES_COUNTED_ON } from '../new-order.ts'
import { partnerFor } from '../partner-of-order.ts'
import { saveOrders } from '../save-orders.ts'

interface PlaceOrderDeps {
  core: BrandCore
  branch(id: string): Promise<Branch | undefined>
  config(): Promise<Config>
  /** All recipients of donations, including those that cannot be chosen any more. */
  donatees(): Promise<readonly OrderDonatee[]>
  /**
   * Returns the function that calculates prices for this kind of branch. Undefined if no module offers such a function: orders of this kind
   * of branch are refused.
   */
  price(kind: Branch['kind']): PriceOrder | undefined
  /** The online payment methods that a provider or the test terminal accepts now. */
  onlineMethods(): readonly OnlineMethod[]
  /** Returns the id of the partner with this code; undefined if there is none. */
  partnerOf(code: string): Promise<string | undefined>
  isActivePartner(id: string): Promise<boolean>
  /** Returns the partner's rates for rides. Undefined: the normal prices apply. */
  ratesOf(id: string, by: 'key' | 'code'): Promise<PartnerRates | undefined>
}

const online: ReadonlySet<string> = new Set(['mollie', 'datatrans'])

/**
 * Places an order: checks the draft, computes its price with the current catalogue, and writes all its rows in one transaction. If the same
 * key and body were sent before, the existing order is returned, even if the prices are different now. Fails with `order.key_reused` if the
 * key was sent with another body before. Fails with `order.price_changed` and both prices if the total is now higher than the total that
 * the customer saw (docs/rules/money.md, Agreement).
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
    // If the key has already created an order, that order is returned, even if the draft would be refused now. If not, the draft is
    // refused. The key stays unused and can be sent again.
    if (!decided.ok) return (await replay(core, submission.key, bodyHash)) ?? decided

    const { draft, priced, config, branch } = decided.value
    if (!counted.ok) return (await replay(core, submission.key, bodyHash)) ?? counted
    const isExternal = partner !== undefined || submission.isExternal === true
    const order = { id: core.ids.uuid(), hash: core.ids.hash(), at: core.clock.now() }
    // Numbers of food orders start at 1 each business day. Rides are booked weeks ahead: if their numbers started again each day, two rides
    // driven on the same day could have the same number.
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
        // The commit succeeded, but the connection was lost before the database could respond. The order is new, and open screens were not
        // notified of it yet.
        if (before?.ok && before.value.id === order.id) {
          await core.db.tx((tx) => core.live.publish(tx, ordersChannel, { id: order.id, branchId: draft.branch, uid }))
          return ok({ ...before.value, isReplay: false })
        }
        if (before) return before
        throw new Error('An idempotency key is bound to an order that cannot be read')
      } catch (error) {
        // Another order has the same random uid. With a million stored orders this happens to one new order in 20 million. Another uid is
        // tried.
        if (brokenUnique(error) === 'orders_uid' && attempt < 5) continue
        throw error
      }
    }
  }
}

const placedTopic: OrderTopic = 'order.placed'

type Unwritten = Omit<NewOrder, 'promise'>

/**
 * Writes orders that arrive at the same time in one transaction, together with their outbox messages and the messages to open screens. Returns
 * for each order whether it was written. An order whose key was used before is not written again.
 */
const writeTogether = (core: BrandCore, orders: readonly Unwritten[]): Promise<boolean[]> =>
  // `single` may run this function twice. The idempotency keys make sure that no order is written twice.
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

/** Checks the order draft and computes prices and time, before anything is written. */
async function decide(
  deps: PlaceOrderDeps,
  sent: OrderDraft,
  by: OrderedBy,
): Promise<Result<{ draft: OrderDraft; priced: PricedOrder; config: Config; branch: Branch }, OrderRefusal>> {
  const branch = await deps.branch(sent.branch)
  if (!branch) return fail({ code: 'order.branch_unknown', field: 'branch' })
  const price = deps.price(branch.kind)
  if (!price) return fail({ code: 'order.kind_unavailable', field: 'branch' })
  const config = await deps.config()
  const donatees = await deps.donatees()
  const checked = checkDraft(sent, branch, { config, donatees, online: deps.onlineMethods() })
  const priced = await price(checked.draft, branch, deps.core.clock.now(), by)
  const asked = by.isByStaff ? checked.errors.filter((error) => !isNotAskedByStaff(error)) : checked.errors
  const errors: Failure[] = [...asked, ...(priced.ok ? [] : (priced.errors ?? [priced]))]
  if (priced.ok && online.has(sent.paymentMethod) && !isPayableOnline(priced.value.totals))
    errors.push({ code: 'payment.no_amount', field: 'paymentMethod' })
  if (errors[0]) return fail<OrderRefusal>({ ...errors[0], errors })
  if (!priced.ok) return priced
  const risen = expectationOf(sent, priced.value)
  const { earliest } = priced.value
  // If a dish takes longer than usual, an order for 'as soon as possible' gets the earliest possible time.
  const draft =
    earliest && !checked.draft.appointmentDate
      ? { ...checked.draft, appointmentDate: earliest.toString() }
      : checked.draft
  return risen ?? ok({ draft, priced: priced.value, config, branch })
}

/**
 * Whether a failure is ignored if staff enter the order. A guest on the phone agrees orally to the terms, and does not have to give a first name
 * or an e-mail address.
 */
const isNotAskedByStaff = ({ code, field }: Failure): boolean =>
  code === 'field.accept' || (code === 'field.required' && (field === 'firstName' || field === 'email'))

/**
 * Returns the refusal `order.price_changed` (409) with the old and the new prices, if the total is higher than the total that the customer
 * saw. Undefined if it is not higher.
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

/**
 * Returns the order that was already created with this key; undefined if there is none. Fails with `order.key_reused` if the body was
 * different.
 */
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

/**
 * Hash of the body. A repeated order is recognised by it. A parsed draft has its fields in a fixed sequence, so the hash does not depend on
 * the client.
 */
const hashOf = (draft: OrderDraft): Uint8Array => hash('sha256', JSON.stringify(draft), 'buffer')

/**
 * The beginning of every uid of this brand, made from the initials of its name: 'Donau Chauffeur' → 'DC-'. It has at most 4 characters, so that a
 * uid has at most 16 (docs/rules/orders.md, Numbers). Empty if no word of the name begins with a letter.
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
