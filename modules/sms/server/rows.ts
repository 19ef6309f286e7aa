import type { Locale } from '#contract/locale.ts'
import type { SmsMessage } from '../contract.ts'
import type { SmsState } from '../rules/states.ts'

/** A row of the table `sms_messages`. */
export interface SmsRow {
  id: string
  created_at: string
  entry_id: string
  event: string
  locale: Locale
  to_number: string
  text: string
  count: number
  state: SmsState
  attempts: number
  failures: number
  provider: string | null
  provider_id: string | null
  cost: number | null
  last_error: string | null
  emptied_at: string | null
  order_id: string | null
  order_uid: string | null
  branch_id: string | null
}

export const smsOf = (row: SmsRow): SmsMessage => ({
  id: row.id,
  createdAt: row.created_at,
  to: row.to_number,
  text: row.text,
  event: row.event,
  state: row.state,
  count: row.count,
  cost: row.cost,
  provider: row.provider,
  attempts: row.attempts,
  lastError: row.last_error,
  orderId: row.order_id,
  orderUid: row.order_uid,
})
