import type { Locale } from '#contract/locale.ts'

/** A calendar file or other attachment. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/** A mail before it has a look: from it come the HTML and the text part, so that both say the same. Texts may hold typed words. */
export interface MailContent {
  locale: Locale
  subject: string
  /** First line that lists of mails show beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** Words from the business or the customer, set apart. */
  quote?: { title: string; text: string } | undefined
  /** A date that matters most, large. */
  highlight?: { title: string; value: string; tone: 'waiting' | 'settled'; note?: string | undefined } | undefined
  actions: readonly { label: string; url: string; look: 'main' | 'quiet' }[]
  /** Order and ride. */
  panel?: MailPanel | undefined
  /** Small print under the panel. */
  notes: readonly string[]
  /** How to reach the business. */
  contact?: { title: string; lines: readonly string[]; phone: string; email: string } | undefined
}

export interface MailPanel {
  title: string
  route?:
    | {
        from: { label: string; name: string; detail: string }
        to: { label: string; name: string; detail: string }
        note: string
      }
    | undefined
  facts: readonly { label: string; value: string }[]
  lines: readonly { name: string; detail: string; amount: string }[]
  sums: readonly { label: string; amount: string; look: 'plain' | 'total' }[]
}

/** A mail ready to be kept and sent. */
export interface WrittenMail {
  template: string
  locale: Locale
  fromName: string
  to: { name: string; address: string }
  replyTo?: { name: string; address: string } | undefined
  subject: string
  text: string
  html: string
  attachments: readonly MailAttachment[]
  /** Until when it holds something that opens a door. */
  secretUntil?: Temporal.Instant | undefined
  order?: { id: string; uid: string; branchId: string } | undefined
}
