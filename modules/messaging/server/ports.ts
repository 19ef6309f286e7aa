import type { Locale } from '#contract/locale.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'

export type { OrderForMail }

/** Who writes. `theme` and `themeTokens` as in the config: mails wear the brand's colours. */
export interface MailBrand {
  shopName: string
  businessName: string
  theme: string
  themeTokens: Readonly<Record<string, string>>
}

export interface LoginLinkForMail {
  token: string
  name: string
  email: string
  locale: Locale
  /** Minutes the link is good for. */
  minutes: number
}

/** What messaging needs of the rest of the brand; handed in by apps/server/compose. */
export interface MessagingPorts {
  readOrderForMail(orderId: string): Promise<OrderForMail | undefined>
  /** Identity's: makes a link, or nothing when nobody by this address may come in. */
  issueLoginLink(email: string): Promise<LoginLinkForMail | undefined>
  brand(): Promise<MailBrand>
  /** Outside address of the brand without trailing slash: 'https://donau.example'. */
  baseUrl(): string
}
