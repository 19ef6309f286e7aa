import type { Queries } from '#platform/db.ts'
import { port } from '#platform/ports.ts'
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
