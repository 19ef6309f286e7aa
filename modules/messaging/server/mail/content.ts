import type { Locale } from '#contract/locale.ts'

/** A calendar file or other attachment. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/**
 * The content of a mail without layout. The HTML part and the text part are both made from it, so that they have the same content. Texts can
 * contain text that a guest typed.
 */
export interface MailContent {
  locale: Locale
  subject: string
  /** The first line, which mail programs show next to the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** Text by the business or the customer, shown separately. */
  quote?: { title: string; text: string } | undefined
  /** The most important date, shown large. */
  highlight?: { title: string; value: string; tone: 'waiting' | 'settled'; note?: string | undefined } | undefined
  actions: readonly { label: string; url: string; look: 'main' | 'quiet' }[]
  /** Details of the order. */
  panel?: MailPanel | undefined
  /** Small text below the panel. */
  notes: readonly string[]
  /** The contact data of the business. */
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
  /** Until when the mail contains a valid secret. */
  secretUntil?: Temporal.Instant | undefined
  order?: { id: string; uid: string; branchId: string } | undefined
}
