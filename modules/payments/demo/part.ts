import { paymentTopics } from '#modules/ordering/contract/payment-topics.ts'
import { orderPaymentsPorts } from '#modules/ordering/ports.ts'
import { paymentsEndpoints } from '#modules/payments/contract.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import type { BrandCore, Call } from '#platform/module.ts'
import type { DemoPart } from '#demo/part.ts'

/** With these functions the demo data pays orders online and refunds them. */
export const demoPart: DemoPart = { payments: { pay, giveBack } }

/**
 * Pays a demo order at the test terminal, as a payer would: opens the payment page and chooses the outcome 'paid'. Then the server reads
 * the payment.
 */
async function pay(core: BrandCore, modules: OpenedBrand, orderId: string): Promise<void> {
  const page = await modules.port(orderPaymentsPorts.takeUp)(orderId, { baseUrl: baseUrlOf(core) })
  if (!page.ok) throw new Error(`A demo order could not be paid: ${page.code}`)
  const [id, secret] = new URL(page.value.redirectUrl).pathname.split('/').slice(-2)
  const choose = modules.handlers.find(({ endpoint }) => endpoint.id === paymentsEndpoints.terminalOutcome.id)
  await choose?.handle({ params: { id, secret }, body: { outcome: 'paid' } } as unknown as Call)
  await modules.port(orderPaymentsPorts.check)(orderId)
}

/** Refunds a demo order. Demo orders are written with past dates and without outbox entries, so the outbox handler of a refund is called directly. */
async function giveBack(modules: OpenedBrand, orderId: string): Promise<void> {
  await modules.outbox[paymentTopics.refund]?.(
    { orderId },
    { id: orderId, attempt: 1, dueAt: modules.core.clock.now() },
  )
  await modules.port(orderPaymentsPorts.check)(orderId)
}
