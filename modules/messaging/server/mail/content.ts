import type { Locale } from '#contract/locale.ts'

/** A calendar file or other attachment. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/**
 * The content of a mail without layout. The HTML part and the text part are made from it, so that both say the same. Texts may contain
 * typed text.
 */
export interface MailContent {
  locale: Locale
  subject: string
  /** First line, which lists of mails show beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** Text by the business or the customer, shown separately. */
  quote?: { title: string; text: string } | undefined
  /** The most important date, shown large. */
  highlight?: { title: string; value: string; tone: 'waiting' | 'settled'; note?: string | undefined } | undefined
  actions: readonly { label: string; url: string; look: 'main' | 'quiet' }[]
  /** Order and ride. */
  panel?: MailPanel | undefined
  /** Small text below the panel. */
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

/** A mail ready to be stored and sent. */
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
  /** Until when it contains a valid secret. */
  secretUntil?: Temporal.Instant | undefined
  order?: { id: string; uid: string; branchId: string } | undefined
}
