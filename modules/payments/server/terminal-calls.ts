import * as z from 'zod'
import { type Handler, type OutboxHandler, type Refusal, serve } from '#platform/module.ts'
import { paymentsEndpoints } from '../contract.ts'
import { LATER_SECONDS, outcomes, type Terminal } from './adapters/terminal.ts'
import { readAttempt } from './attempts.ts'
import type { PageSecrets } from './page-secret.ts'
import { seeOther } from './payer-return.ts'
import type { PaymentsDeps, ReadNow } from './readings.ts'
import { terminalPage } from './terminal-page.ts'

/** Outbox topic for the notice that the test terminal sends 30 seconds after a tester has chosen `later`. Payload: `{ attemptId }`. */
export const lateNoticeTopic = 'payments.terminal-notice'

const unknown: Refusal = { ok: false, code: 'record.not_found' }

/**
 * Serves the page of the test terminal and its buttons. If the brand has no test terminal (in production, or with a real provider), the response is
 * 404.
 */
export function terminalHandlers(
  deps: PaymentsDeps & { returnUrlOf(row: { id: string; base_url: string }): string },
  terminalNow: () => Terminal | undefined,
  secrets: PageSecrets,
): Handler[] {
  const { core, ports } = deps
  const open = async ({ id, secret }: { id: string; secret: string }) => {
    const terminal = terminalNow()
    if (!terminal || !secrets.fits('terminal', id, secret)) return undefined
    const [row, payment] = await Promise.all([readAttempt(core.db, id), terminal.payment(id)])
    return row && payment && { terminal, row, payment }
  }
  return [
    serve(paymentsEndpoints.terminalPage, async (call) => {
      const found = await open(call.params)
      if (!found) return unknown
      const { row, payment } = found
      const [brand, order] = await Promise.all([ports.brand(), ports.order(row.order_id)])
      const { html, policy } = terminalPage({
        locale: call.locale,
        kind: order?.kind ?? 'food',
        brand,
        themeCss: await ports.themeCss(brand.theme),
        cents: payment.cents,
        currency: payment.currency,
        reference: payment.key,
        goOnUrl: payment.state === 'open' ? undefined : deps.returnUrlOf(row),
      })
      return { ok: true, value: html, headers: { 'content-security-policy': policy, 'cache-control': 'no-store' } }
    }),
    serve(paymentsEndpoints.terminalOutcome, async (call) => {
      const found = await open(call.params)
      if (!found) return unknown
      const { data } = z.object({ outcome: z.enum(outcomes) }).safeParse(call.body)
      if (!data) return { ok: false, code: 'field.choice', field: 'outcome' }
      const { row } = found
      const isChosen = await found.terminal.choose(row.id, data.outcome)
      if (isChosen && data.outcome === 'later') {
        const notBefore = core.clock.now().add({ seconds: LATER_SECONDS })
        await core.db.tx((tx) =>
          core.outbox.add(tx, { topic: lateNoticeTopic, key: row.id, payload: { attemptId: row.id }, notBefore }),
        )
      }
      return seeOther(deps.returnUrlOf(row))
    }),
  ]
}

/** Handles the notice that the test terminal sends for the outcome `later`. Like a notice of a real provider, it starts a reading. */
export const lateNoticeHandler =
  (deps: PaymentsDeps, read: ReadNow): OutboxHandler =>
  async (payload) => {
    const row = await readAttempt(deps.core.db, String(payload['attemptId']))
    if (row) await read(row)
  }
