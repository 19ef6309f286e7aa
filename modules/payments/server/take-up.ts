import sql from 'sql-template-tag'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'
import { brokenUnique } from '#platform/postgres/failures.ts'
import { isFinished, isUnderWay, standingOf } from '../rules/attempt.ts'
import { type AttemptRow, attemptOf, lockAttempts, readAttempt, readAttempts } from './attempts.ts'
import type { OrderToPay } from '#modules/ordering/ports.ts'
import type { PaymentProvider } from './ports.ts'
import { closePageTopic } from './upkeep.ts'
import { closeAttempt, FIRST_READ_MINUTES, type PaymentsDeps, type ReadNow, valuesOf } from './readings.ts'

interface TakeUp {
  /** The address of the brand (scheme and host) where the payer started, and to which the payer returns. */
  baseUrl: string
  /**
   * True if the guest's browser repeats an earlier request. A page that was already created is then returned without asking the provider
   * whether it can still be used.
   */
  isReplay?: boolean
}

interface TakeUpDeps extends PaymentsDeps {
  read: ReadNow
  providerFor(method: string): PaymentProvider | undefined
  returnsOf(row: Pick<AttemptRow, 'id' | 'base_url'>): { done: string; canceled: string; failed: string }
  /** The address to which the provider sends notices. Undefined if the provider cannot reach us or has the address in its dashboard. */
  noticeUrlOf(provider: PaymentProvider): string | undefined
}

/** Maximum number of tries. A try fails if another request for the same order stores its attempt first. */
const rounds = 5

/**
 * Returns the address of the page on which the guest pays this order. This is the page of an attempt that can still be used, or of a new
 * attempt. A new attempt is stored first, and only then created at the provider under its key. Therefore neither a crash between these two
 * steps nor two simultaneous requests can cause two payments (docs/rules/payments.md, Common rules).
 */
export const takeUpPayment =
  (deps: TakeUpDeps) =>
  async (orderId: string, { baseUrl, isReplay }: TakeUp): Promise<Result<{ redirectUrl: string }, Failure>> => {
    for (let round = 1; round <= rounds; round++) {
      const order = await deps.ports.order(orderId)
      if (!order) return fail({ code: 'record.not_found' })
      if (!order.isPayable || order.cents <= 0) return fail({ code: 'payment.not_payable' })
      const provider = deps.providerFor(order.method)
      if (!provider) return fail({ code: 'payment.unavailable' })
      const underWay = await attemptUnderWay(deps, order, provider, isReplay ?? false)
      if (!underWay.ok) return underWay
      const { last } = underWay.value
      const row = underWay.value.row ?? (await insert(deps, order, provider, { baseUrl, number: last + 1 }))
      if (row) return openPage(deps, row, order, provider)
    }
    return fail({ code: 'payment.unavailable' })
  }

/**
 * Returns the attempt whose page can still be used, or undefined, and the highest number of the order's attempts. Closes attempts that
 * could still be paid but no longer fit the order, for example because its price has changed.
 */
async function attemptUnderWay(
  deps: TakeUpDeps,
  order: OrderToPay,
  provider: PaymentProvider,
  isReplay: boolean,
): Promise<Result<{ row?: AttemptRow; last: number }, Failure>> {
  const close = closeAttempt(deps, deps.read)
  const rows = await readAttempts(deps.core.db, order.id)
  const last = rows[0]?.number ?? 0
  for (const row of rows) {
    if (isFinished(row.state)) continue
    const isKnown = row.provider_id !== null
    const read = isKnown && !isReplay ? await deps.read(row) : undefined
    const now = read?.ok ? read.value : row
    if (now.state === 'paid') return fail({ code: 'payment.not_payable' })
    if (isFinished(now.state)) continue
    const fits = now.provider === provider.name && now.amount_cents === order.cents && now.currency === order.currency
    if (fits && now.state !== 'authorized') return ok({ row: now, last })
    // The provider is processing a payment of this attempt. If the guest paid a second time, one payment would have to be refunded.
    if (isUnderWay(now.state)) return fail({ code: 'payment.pending' })
    await close(now)
  }
  return ok({ last })
}

/**
 * Inserts an attempt with this attempt number. Returns undefined if another request has used the number first; `takeUpPayment` then starts
 * again and finds the attempt of that request.
 */
async function insert(
  { core, ports }: TakeUpDeps,
  order: OrderToPay,
  provider: PaymentProvider,
  { baseUrl, number }: { baseUrl: string; number: number },
): Promise<AttemptRow | undefined> {
  const id = core.ids.uuid()
  const now = core.clock.now()
  try {
    return await core.db.tx(async (tx) => {
      // The attempts are locked before the order, as in all transactions of this module. In another sequence, a deadlock would be possible:
      // the foreign key of the new row would lock the order first, while another transaction has locked the attempts and waits for the
      // order.
      await lockAttempts(tx, order.id)
      await tx.run(sql`
        INSERT INTO payment_attempts (id, order_id, number, provider, key, amount_cents, currency, base_url, created_at, updated_at, next_read_at)
        VALUES (${id}, ${order.id}, ${number}, ${provider.name}, ${`${order.uid}-${number}`}, ${order.cents}, ${order.currency}, ${baseUrl},
          ${now}, ${now}, ${now.add({ minutes: FIRST_READ_MINUTES })})`)
      const rows = await lockAttempts(tx, order.id)
      const row = rows.find((one) => one.id === id)
      if (row)
        await ports.apply(tx, order.id, {
          ...standingOf(rows.map(attemptOf)),
          isNewMoney: false,
          values: valuesOf(row),
        })
      return row
    })
  } catch (error) {
    if (brokenUnique(error) !== undefined) return undefined
    throw error
  }
}

async function openPage(
  deps: TakeUpDeps,
  row: AttemptRow,
  order: OrderToPay,
  provider: PaymentProvider,
): Promise<Result<{ redirectUrl: string }, Failure>> {
  if (row.redirect_url !== null) return ok({ redirectUrl: row.redirect_url })
  const { core } = deps
  const made = await provider.create({
    id: row.id,
    key: row.key,
    orderUid: order.uid,
    number: row.number,
    cents: row.amount_cents,
    currency: row.currency,
    description: order.description,
    locale: order.locale,
    returns: deps.returnsOf(row),
    noticeUrl: deps.noticeUrlOf(provider),
  })
  if (!made.ok) {
    core.log.warn({ order: order.id, provider: provider.name, trouble: made.trouble }, 'No payment page')
    // The provider refused the payment with this key. The attempt is set to failed. When the guest tries again, a new attempt with another
    // key is created. After an outage, the next try uses the same attempt and key.
    if (made.trouble !== 'outage') await markRefused(deps, row)
    return fail({ code: 'payment.unavailable' })
  }
  const saved = await core.db.tx(async (tx) => {
    await lockAttempts(tx, row.order_id)
    await tx.run(sql`
      UPDATE payment_attempts SET provider_id = ${made.value.providerId}, redirect_url = ${made.value.redirectUrl}, updated_at = ${core.clock.now()}
      WHERE id = ${row.id} AND provider_id IS NULL`)
    const now = await readAttempt(tx, row.id)
    // The attempt ended while the provider was creating its page. The outbox closes the page at the provider, so that nobody can pay there.
    if (now && isFinished(now.state) && now.state !== 'paid')
      await core.outbox.add(tx, { topic: closePageTopic, key: row.id, payload: { attemptId: row.id } })
    return now
  })
  if (saved && isFinished(saved.state)) return fail({ code: 'payment.not_payable' })
  return ok({ redirectUrl: saved?.redirect_url ?? made.value.redirectUrl })
}

async function markRefused({ core, ports }: TakeUpDeps, row: AttemptRow): Promise<void> {
  await core.db.tx(async (tx) => {
    // All attempts of the order are locked, sorted by attempt number. Without this, a simultaneous reading of another attempt of the order
    // could cause a deadlock.
    await lockAttempts(tx, row.order_id)
    await tx.run(
      sql`UPDATE payment_attempts SET state = 'failed', next_read_at = NULL, updated_at = ${core.clock.now()} WHERE id = ${row.id} AND provider_id IS NULL`,
    )
    const rows = await readAttempts(tx, row.order_id)
    await ports.apply(tx, row.order_id, {
      ...standingOf(rows.map(attemptOf)),
      isNewMoney: false,
      values: valuesOf(row),
    })
  })
}
