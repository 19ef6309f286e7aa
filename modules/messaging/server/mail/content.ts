import type { Locale } from '#contract/locale.ts'

/** A file that is attached to a mail, for example a calendar file. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/**
 * What a mail says, without its layout. Both the HTML and the plain text of the mail are written from it, therefore they say the same. The
 * texts can contain text that a guest has typed, so they must be escaped.
 */
export interface MailContent {
  locale: Locale
  subject: string
  /** A short text that mail programs show in their list, next to the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** A text that the business or the guest has written, shown as a quotation. Undefined: there is none. */
  quote?: { title: string; text: string } | undefined
  /**
   * The most important value of the mail, shown in large letters, for example the appointment. Undefined: the mail shows no such value.
   */
  highlight?: { title: string; value: string; tone: 'waiting' | 'settled'; note?: string | undefined } | undefined
  actions: readonly { label: string; url: string; look: 'main' | 'quiet' }[]
  /** A card with the details of the order. Undefined: the mail shows no such details. */
  panel?: MailPanel | undefined
  /** Small texts below the card. */
  notes: readonly string[]
  /** How the guest can reach the business. Undefined: the mail is not to a guest. */
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

/** A mail that is ready to be stored and sent. */
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
  /** If the mail contains a secret, for example a sign-in link: the time until which the secret is valid. */
  secretUntil?: Temporal.Instant | undefined
  order?: { id: string; uid: string; branchId: string } | undefined
}
