import type { Queries } from '#platform/db.ts'
import { port } from '#platform/ports.ts'
import * as z from 'zod'
import type { Routes } from './rules/routes.ts'

/** Returns the channels (mail, SMS, push) by which a branch sends messages about each event. */
export const messageRoutesPort = port<(branchId: string) => Promise<Routes>>('messaging.routes')

/** A way to notify a branch's staff of an order to which nobody has reacted. */
export interface Alarm {
  way: 'push' | 'sms'
  /**
   * Notifies the staff, and returns how many devices or people were notified. If it is called again for the same outbox entry, nobody is notified
   * twice.
   */
  tell(about: {
    entryId: string
    order: { id: string; uid: string; branchId: string }
    people: readonly { name: string; phone: string }[]
    text: string
  }): Promise<number>
}

/** Push and SMS: each module offers its way to notify staff of an order to which nobody has reacted. */
export const alarmPort = port<() => Alarm>('messaging.alarm')

/**
 * Finds the order that a mail is about. `to`: the recipient's address in lower case. Undefined if no mail with this id is stored, or if it is not
 * about an order.
 */
export const orderOfMailPort =
  port<
    (
      db: Queries,
      mailId: string,
    ) => Promise<{ orderId: string; orderUid: string; branchId: string | null; to: string } | undefined>
  >('messaging.order-of-mail')

/** Outbox topic: send a mail to the guest of an order. The module that adds the entry also writes the texts. */
export const guestMailTopic = 'messaging.guest-mail'

/** The payload of `guestMailTopic`. The texts are in the language of the order. `quote`: a text that the guest has written, shown in the mail. */
export const GuestMail = z.object({
  orderId: z.uuid(),
  template: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  quote: z.object({ title: z.string(), text: z.string() }).optional(),
})
export type GuestMail = z.infer<typeof GuestMail>
