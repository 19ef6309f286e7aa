import type { noteOrderPort } from '#modules/ordering/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { OffersOf } from '#platform/ports.ts'
import type { SmsRow } from './rows.ts'

type NoteOrder = OffersOf<{ note: typeof noteOrderPort }>['note']

/** Writes into the order's timeline that an SMS was sent, or why it was not. Nothing is written for an SMS without an order. */
export type TellOrder = (tx: Tx, sms: SmsRow, news: { action: 'sms' | 'sms-failed'; note: string }) => Promise<void>

export const tellOrder =
  (note: NoteOrder): TellOrder =>
  async (tx, sms, news) => {
    if (sms.order_id === null) return
    await note(tx, {
      orderId: sms.order_id,
      actor: { type: 'system' },
      action: news.action,
      note: news.note,
      values: { to: sms.to_number, event: sms.event },
    })
  }
