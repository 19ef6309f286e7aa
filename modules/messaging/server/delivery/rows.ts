import type { Locale } from '#contract/locale.ts'
import type { Message } from '../../contract.ts'
import type { MailAttachment } from '../mail/content.ts'

/** A row of the table `messages`: one mail. */
export interface MessageRow {
  id: string
  created_at: string
  template: string
  locale: Locale
  from_name: string
  to_name: string
  to_address: string
  reply_to_name: string
  reply_to_address: string
  subject: string
  text: string
  html: string
  attachments: (MailAttachment & { method?: string })[]
  secret_until: string | null
  state: Message['state']
  attempts: number
  failures: number
  last_error: string | null
  sent_at: string | null
  /** When text and attachments of this mail were removed. Null if it still has them. */
  emptied_at: string | null
  order_id: string | null
  order_uid: string | null
  branch_id: string | null
}

export const messageOf = (row: MessageRow): Message => ({
  id: row.id,
  createdAt: row.created_at,
  to: row.to_name ? `${row.to_name} <${row.to_address}>` : row.to_address,
  subject: row.subject,
  template: row.template,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  sentAt: row.sent_at,
  orderId: row.order_id,
  orderUid: row.order_uid,
})
