import sql from 'sql-template-tag'
import { everyOrderOf, type PersonalData } from '#platform/personal-data.ts'

/**
 * Data about the payer that a provider reported. It is exported and erased together with the guest's orders. Amounts, states and the
 * provider's ids of payments and refunds are not erased, because bookkeeping needs them.
 */
export const paymentsPersonalData: PersonalData = {
  columns: { payment_attempts: ['payload', 'redirect_url'], payment_refunds: ['error'] },
  async read(db, { orders }) {
    return {
      payment_attempts: await db.many(sql`
        SELECT provider, provider_id, state, amount_cents, currency, paid_cents, refunded_cents, created_at, payload FROM payment_attempts
        WHERE order_id = ANY(${[...orders]}::uuid[]) ORDER BY created_at, id`),
    }
  },
  async erase(tx, guest) {
    const ids = everyOrderOf(guest)
    await tx.run(
      sql`UPDATE payment_attempts SET payload = NULL, redirect_url = NULL WHERE order_id = ANY(${ids}::uuid[])`,
    )
    await tx.run(sql`
      UPDATE payment_refunds SET error = '' WHERE error <> '' AND attempt_id IN (SELECT id FROM payment_attempts WHERE order_id = ANY(${ids}::uuid[]))`)
    return undefined
  },
}
