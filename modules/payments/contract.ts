import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'

/** The state of one attempt to pay. Only `paid` means that the business received money. `authorized`: the money is only reserved. */
export const attemptStates = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const
export const AttemptState = z.enum(attemptStates)
export type AttemptState = z.infer<typeof AttemptState>

/**
 * Two payment companies, and the test terminal (a payment page for tests). In demo mode the terminal is used if no company is configured
 * (docs/rules/payments.md, Test terminal).
 */
const providers = ['mollie', 'datatrans', 'terminal'] as const
export const Provider = z.enum(providers)
export type Provider = z.infer<typeof Provider>

const refundStates = ['none', 'requested', 'done', 'failed'] as const

/** One attempt to pay, as staff see it. It contains no keys, no addresses of payment pages, and no stored responses of the provider. */
export const PaymentAttempt = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  provider: Provider,
  providerId: z.string(),
  /** Counts the attempts of one order, from 1. */
  number: z.int(),
  state: AttemptState,
  amount: z.number(),
  currency: z.string(),
  refunded: z.number(),
  /** The state of the refund that staff decided. `failed`: the provider did not make the refund, and staff must decide again. */
  refundState: z.enum(refundStates),
  /** The amount or currency that was paid differs from the order's. Staff decide whether the business keeps the money or refunds it. */
  isMismatched: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

/**
 * What the payer did on the payment page. For each value the provider has an own return address, which contains the value as the parameter
 * `as`. As long as the provider has not reported a result, this value decides which page the payer sees.
 */
export const returns = ['done', 'canceled', 'failed'] as const

const TerminalParams = z.strictObject({ id: z.uuid(), secret: z.string().min(16).max(80) })

export const paymentsEndpoints = {
  mollieNotice: endpoint({
    id: 'webhooks.mollie',
    method: 'POST',
    path: '/api/webhooks/mollie',
    access: 'public',
    proof: 'signature',
    kind: 'raw',
    takesForm: true,
    body: z.unknown(),
    reply: z.string(),
    limit: { name: 'webhook', per: 'address', max: 600, windowSeconds: 60 },
    summary: "Mollie's notice: an id, nothing else; what happened is read from Mollie",
  }),
  datatransNotice: endpoint({
    id: 'webhooks.datatrans',
    method: 'POST',
    path: '/api/webhooks/datatrans',
    access: 'public',
    proof: 'signature',
    kind: 'raw',
    body: z.unknown(),
    reply: z.string(),
    limit: { name: 'webhook', per: 'address', max: 600, windowSeconds: 60 },
    summary: "Datatrans' signed notice; the signature is checked over the raw bytes",
  }),
  terminalPage: endpoint({
    id: 'payments.terminal',
    method: 'GET',
    path: '/api/payments/terminal/:id/:secret',
    access: 'public',
    kind: 'raw',
    mediaType: 'text/html; charset=utf-8',
    params: TerminalParams,
    reply: z.string(),
    summary: 'The local test terminal: a page that says it is a test, with a button for each outcome',
  }),
  terminalOutcome: endpoint({
    id: 'payments.terminal.outcome',
    method: 'POST',
    path: '/api/payments/terminal/:id/:secret',
    access: 'public',
    kind: 'raw',
    takesForm: true,
    params: TerminalParams,
    body: z.unknown(),
    reply: z.string(),
    summary: 'What the tester chose; leads back like a real payment page',
  }),
  return: endpoint({
    id: 'payments.return',
    method: 'GET',
    path: '/api/payments/return/:id/:secret',
    access: 'public',
    kind: 'raw',
    params: TerminalParams,
    // Providers add query parameters that they do not document. Parameters that are not listed here are ignored.
    query: z.object({
      as: z.enum(returns).default('done'),
      /** Datatrans adds this parameter. It is ignored: the server asks Datatrans for the transaction whose id it has stored itself. */
      datatransTrxId: z.string().max(60).optional(),
    }),
    reply: z.string(),
    limit: { name: 'payment-return', per: 'params.id', max: 30, windowSeconds: 60 },
    summary: 'Where payers come back to: asks the provider once, then leads to the status page or the failed checkout',
  }),
  attempts: endpoint({
    id: 'orders.payments',
    method: 'GET',
    path: '/api/orders/:id/payments',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.array(PaymentAttempt),
    summary: 'Attempts to pay an order, the newest first',
  }),
}
