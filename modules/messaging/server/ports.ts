import type { IssuedLoginLink } from '#modules/identity/ports.ts'
import type { Order, OrderForMail } from '#modules/ordering/contract.ts'
import type { Routes } from '../rules/routes.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'

export type { OrderForMail }

/**
 * What a mail needs to know about the brand. `themeTokens`: the light colours and lengths of the theme, with the values that the brand has changed.
 */
export interface MailBrand {
  shopName: string
  businessName: string
  themeTokens: Readonly<Record<string, string>>
  /** True if the theme has a logo mark that mails can show. */
  hasMark?: boolean
}

/** The functions of other modules that this module needs. */
export interface MessagingPorts {
  readOrderForMail(orderId: string): Promise<OrderForMail | undefined>
  /** The id of the newest order of this kind, in any state. */
  newestOrder(kind: string): Promise<string | undefined>
  /**
   * Creates a sign-in link (offered by the identity module). Undefined if no user with this mail address may sign in by link, or if too
   * many links are valid.
   */
  issueLoginLink(email: string): Promise<IssuedLoginLink | undefined>
  brand(): Promise<MailBrand>
  /** Offered by the modules for rides and food: each mailer writes the texts about its kind of order. */
  mailers(): readonly OrderMailer[]
  /** For each event, the channels by which the branch sends messages. */
  routes(branchId: string): Promise<Routes>
  /** The public address of the brand, without trailing slash: 'https://donau.example'. */
  baseUrl(): string
}

/** Finds the mailer that writes mails about orders of this kind. Throws if no module offers one. */
export function mailerOf(mailers: readonly OrderMailer[], kind: Order['kind']): OrderMailer {
  const mailer = mailers.find((one) => one.kind === kind)
  if (!mailer) throw new Error(`No module writes mails about orders of the kind '${kind}'`)
  return mailer
}
