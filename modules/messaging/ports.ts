import type { Queries } from '#platform/db.ts'
import { port } from '#platform/ports.ts'
import * as z from 'zod'
import type { Routes } from './rules/routes.ts'

/** By which ways a branch sends each event. */
export const messageRoutesPort = port<(branchId: string) => Promise<Routes>>('messaging.routes')

/** A way to reach the staff of a branch about an order that nobody has answered. */
export interface Alarm {
  way: 'push' | 'sms'
  /** Tells them, once for each entry. Returns how many devices or people. */
  tell(about: {
    entryId: string
    order: { id: string; uid: string; branchId: string }
    people: readonly { name: string; phone: string }[]
    text: string
  }): Promise<number>
}

/** Offered by modules that can reach staff. */
export const alarmPort = port<() => Alarm>('messaging.alarm')

/** The order that a mail is about, with the address that it went to in lower case. Undefined: the mail is not about an order, or not ours. */
export const orderOfMailPort =
  port<
    (
      db: Queries,
      mailId: string,
    ) => Promise<{ orderId: string; orderUid: string; branchId: string | null; to: string } | undefined>
  >('messaging.order-of-mail')

/** The outbox topic of a mail to the guest of an order, with the text of the module that sends it. */
export const guestMailTopic = 'messaging.guest-mail'

/** Its payload: texts in the language of the order. `quote`: what the guest has written. */
export const GuestMail = z.object({
  orderId: z.uuid(),
  template: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  quote: z.object({ title: z.string(), text: z.string() }).optional(),
})
export type GuestMail = z.infer<typeof GuestMail>
