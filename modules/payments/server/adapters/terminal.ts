import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { AttemptState } from '../../contract.ts'
import type { PaymentProvider } from '../ports.ts'

/**
 * The outcomes that a tester can choose on the page of the test terminal. `later`: pending, then paid after 30 seconds. `wrong-amount`: paid, but one
 * cent too little.
 */
export const outcomes = ['paid', 'failed', 'canceled', 'later', 'wrong-amount'] as const
export type Outcome = (typeof outcomes)[number]
export const LATER_SECONDS = 30

interface TerminalRow {
  id: string
  key: string
  state: AttemptState
  amount_cents: number
  currency: string
  refunded_cents: number
  refund_keys: string[]
  paid_from: string | null
}

/** The local test terminal: a payment provider that is part of Servus, with its own page and table. It moves no money. */
export interface Terminal extends PaymentProvider {
  /** Stores the outcome that the tester chose. False if the payment is no longer open. */
  choose(id: string, outcome: Outcome): Promise<boolean>
  /** The data that the payment page shows. Undefined if there is no payment with this id. */
  payment(id: string): Promise<{ cents: number; currency: string; key: string; state: AttemptState } | undefined>
}

const refused = { ok: false, trouble: 'refused', detail: 'nothing that could be given back' } as const

/**
 * Creates the test terminal of a brand. `pageOf` returns the address of a payment's page. The address contains a code that nobody can
 * guess.
 */
export function testTerminal(
  core: BrandCore,
  pageOf: (id: string, baseUrl: string, locale: string) => string,
): Terminal {
  const rowOf = (id: string) => core.db.first<TerminalRow>(sql`SELECT * FROM terminal_payments WHERE id = ${id}`)
  const isPaidBy = (row: TerminalRow): boolean =>
    row.paid_from !== null && Date.parse(row.paid_from) <= core.clock.now().epochMilliseconds
  const stateOf = (row: TerminalRow): AttemptState => (isPaidBy(row) ? 'paid' : row.state)

  return {
    name: 'terminal',
    async create({ id, key, cents, currency, locale, returns }) {
      await core.db.run(
        sql`INSERT INTO terminal_payments (id, key, amount_cents, currency) VALUES (${id}, ${key}, ${cents}, ${currency}) ON CONFLICT DO NOTHING`,
      )
      return { ok: true, value: { providerId: id, redirectUrl: pageOf(id, new URL(returns.done).origin, locale) } }
    },
    async read({ id }) {
      const row = await rowOf(id)
      if (!row) return { ok: false, trouble: 'unknown', detail: 'no such payment' }
      const state = stateOf(row)
      const { amount_cents: cents, currency, refunded_cents: refundedCents } = row
      return { ok: true, value: { state, cents, currency, refundedCents, payload: { terminal: true, state } } }
    },
    async cancel({ id }) {
      await core.db.run(sql`UPDATE terminal_payments SET state = 'canceled' WHERE id = ${id} AND state = 'open'`)
      return { ok: true, value: null }
    },
    async refund({ id }, { cents, key }) {
      const row = await rowOf(id)
      if (!row || stateOf(row) !== 'paid') return refused
      await core.db.run(
        sql`UPDATE terminal_payments SET refunded_cents = refunded_cents + ${cents}, refund_keys = refund_keys || ${key}::text
          WHERE id = ${id} AND NOT ${key}::text = ANY(refund_keys) AND refunded_cents + ${cents} <= amount_cents`,
      )
      const after = await rowOf(id)
      return after?.refund_keys.includes(key) ? { ok: true, value: { refundId: `test-${key}` } } : refused
    },
    async choose(id, outcome) {
      const paidFrom = outcome === 'later' ? core.clock.now().add({ seconds: LATER_SECONDS }) : null
      const state = outcome === 'later' ? 'pending' : outcome === 'wrong-amount' ? 'paid' : outcome
      const less = outcome === 'wrong-amount' ? 1 : 0
      const chosen = await core.db.run(
        sql`UPDATE terminal_payments SET state = ${state}, paid_from = ${paidFrom}, amount_cents = amount_cents - ${less} WHERE id = ${id} AND state = 'open'`,
      )
      return chosen === 1
    },
    async payment(id) {
      const row = await rowOf(id)
      return row && { cents: row.amount_cents, currency: row.currency, key: row.key, state: stateOf(row) }
    },
  }
}
