import type { IssuedLoginLink } from '#modules/identity/ports.ts'
import type { Order, OrderForMail } from '#modules/ordering/contract.ts'
import type { Routes } from '../rules/routes.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'

export type { OrderForMail }

/**
 * The brand that sends the mail. `themeTokens`: the tokens of the theme's light scheme with the brand's own values, because mails use the brand's
 * colours.
 */
export interface MailBrand {
  shopName: string
  businessName: string
  themeTokens: Readonly<Record<string, string>>
  /** The theme has a logo mark that mails can show. */
  hasMark?: boolean
}

/** What messaging needs from other modules. */
export interface MessagingPorts {
  readOrderForMail(orderId: string): Promise<OrderForMail | undefined>
  /** Provided by identity: creates a link. Undefined if no user with this address may sign in. */
  issueLoginLink(email: string): Promise<IssuedLoginLink | undefined>
  brand(): Promise<MailBrand>
  /** One mailer for each kind of order. */
  mailers(): readonly OrderMailer[]
  /** For each event, the channels by which a branch sends messages. */
  routes(branchId: string): Promise<Routes>
  /** Public address of the brand without trailing slash: 'https://donau.example'. */
  baseUrl(): string
}

/** The mailer of an order's kind. Throws if no module offers one. */
export function mailerOf(mailers: readonly OrderMailer[], kind: Order['kind']): OrderMailer {
  const mailer = mailers.find((one) => one.kind === kind)
  if (!mailer) throw new Error(`No module writes mails about orders of the kind '${kind}'`)
  return mailer
}
