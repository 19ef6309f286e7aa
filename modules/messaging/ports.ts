import type { Queries } from '#platform/db.ts'
import { port } from '#platform/ports.ts'
import * as z from 'zod'
import type { Routes } from './rules/routes.ts'

/** Returns, for each event, the channels by which a branch sends messages. */
export const messageRoutesPort = port<(branchId: string) => Promise<Routes>>('messaging.routes')

/** A channel that notifies the staff of a branch about an order to which nobody has reacted. */
export interface Alarm {
  way: 'push' | 'sms'
  /** Notifies the staff. A second call for the same outbox entry notifies nobody again. Returns the number of notified devices or people. */
  tell(about: {
    entryId: string
    order: { id: string; uid: string; branchId: string }
    people: readonly { name: string; phone: string }[]
    text: string
  }): Promise<number>
}

/** Offered by modules that can notify staff. */
export const alarmPort = port<() => Alarm>('messaging.alarm')

/**
 * The order that a mail is about, and the recipient's address in lower case. Undefined if no mail with this id is stored, or if the mail is not about
 * an order.
 */
export const orderOfMailPort =
  port<
    (
      db: Queries,
      mailId: string,
    ) => Promise<{ orderId: string; orderUid: string; branchId: string | null; to: string } | undefined>
  >('messaging.order-of-mail')

/** Outbox topic of a mail to the guest of an order. The text comes from the module that sends it. */
export const guestMailTopic = 'messaging.guest-mail'

/** The payload of `guestMailTopic`: texts in the language of the order. `quote`: a text that the guest has written. */
export const GuestMail = z.object({
  orderId: z.uuid(),
  template: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  quote: z.object({ title: z.string(), text: z.string() }).optional(),
})
export type GuestMail = z.infer<typeof GuestMail>
