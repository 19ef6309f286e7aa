import type { IssuedLoginLink } from '#modules/identity/ports.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'

export type { OrderForMail }

/** Who writes. `themeTokens` are those of the theme's light scheme with the brand's own over them: mails wear the brand's colours. */
export interface MailBrand {
  shopName: string
  businessName: string
  themeTokens: Readonly<Record<string, string>>
}

/** What messaging needs of the rest of the brand. */
export interface MessagingPorts {
  readOrderForMail(orderId: string): Promise<OrderForMail | undefined>
  /** Identity's: makes a link, or nothing when nobody by this address may come in. */
  issueLoginLink(email: string): Promise<IssuedLoginLink | undefined>
  brand(): Promise<MailBrand>
  /** Outside address of the brand without trailing slash: 'https://donau.example'. */
  baseUrl(): string
}
