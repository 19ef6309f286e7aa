import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { AttemptState, PaymentAttempt, Provider } from '../contract.ts'
import type { Attempt } from '../rules/attempt.ts'
import type { KnownPayment } from './ports.ts'

/** A row of `payment_attempts`, with the refunds of this attempt. */
export interface AttemptRow {
  id: string
  order_id: string
  number: number
  provider: Provider
  provider_id: string | null
  key: string
  state: AttemptState
  amount_cents: number
  currency: string
  paid_cents: number | null
  refunded_cents: number
  is_mismatched: boolean
  base_url: string
  redirect_url: string | null
  created_at: string
  updated_at: string
  read_at: string | null
  refunds: RefundRow[]
}

export interface RefundRow {
  id: string
  key: string
  cents: number
  state: 'requested' | 'done' | 'failed'
  providerId: string | null
}

const refundsOf = sql`(SELECT coalesce(json_agg(json_build_object('id', r.id, 'key', r.key, 'cents', r.amount_cents, 'state', r.state,
  'providerId', r.provider_id) ORDER BY r.requested_at, r.id), '[]') FROM payment_refunds r WHERE r.attempt_id = a.id) AS refunds`

/** Reads all attempts of an order, the newest first. */
export const readAttempts = (db: Queries, orderId: string): Promise<AttemptRow[]> =>
  db.many<AttemptRow>(
    sql`SELECT a.*, ${refundsOf} FROM payment_attempts a WHERE a.order_id = ${orderId} ORDER BY a.number DESC`,
  )

/**
 * Locks all attempts of an order until the transaction ends, always sorted by attempt number. Therefore two notices about one order wait
 * for each other and cannot cause a deadlock.
 */
export async function lockAttempts(tx: Tx, orderId: string): Promise<AttemptRow[]> {
  await tx.many(sql`SELECT id FROM payment_attempts WHERE order_id = ${orderId} ORDER BY number FOR UPDATE`)
  return readAttempts(tx, orderId)
}

export const readAttempt = (db: Queries, id: string): Promise<AttemptRow | undefined> =>
  db.first<AttemptRow>(sql`SELECT a.*, ${refundsOf} FROM payment_attempts a WHERE a.id = ${id}`)

export const findAttempt = (db: Queries, provider: Provider, providerId: string): Promise<AttemptRow | undefined> =>
  db.first<AttemptRow>(
    sql`SELECT a.*, ${refundsOf} FROM payment_attempts a WHERE a.provider = ${provider} AND a.provider_id = ${providerId}`,
  )

/** Converts a stored attempt to the form that the rules of payments need. */
export const attemptOf = (row: AttemptRow): Attempt => ({
  state: row.state,
  cents: row.amount_cents,
  currency: row.currency,
  paidCents: row.paid_cents ?? undefined,
  refundedCents: row.refunded_cents,
  isMismatched: row.is_mismatched,
  readAt: row.read_at === null ? 0 : Date.parse(row.read_at),
})

/** The payment data with which the provider is asked about this attempt. Undefined if the provider has not returned an id for the payment yet. */
export const knownOf = (row: AttemptRow): KnownPayment | undefined =>
  row.provider_id === null
    ? undefined
    : {
        id: row.id,
        providerId: row.provider_id,
        key: row.key,
        cents: row.amount_cents,
        currency: row.currency,
        refundIds: row.refunds.flatMap(({ providerId }) => (providerId === null ? [] : [providerId])),
      }

/** Converts a stored attempt to the form in which staff see it: amounts in currency units, no keys and no addresses. */
export const toPaymentAttempt = (row: AttemptRow): PaymentAttempt => ({
  id: row.id,
  orderId: row.order_id,
  provider: row.provider,
  providerId: row.provider_id ?? '',
  number: row.number,
  state: row.state,
  amount: row.amount_cents / 100,
  currency: row.currency,
  refunded: row.refunded_cents / 100,
  refundState: row.refunds.at(-1)?.state ?? 'none',
  isMismatched: row.is_mismatched,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
