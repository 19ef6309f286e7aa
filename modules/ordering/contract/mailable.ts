import type { Locale } from '#contract/locale.ts'
import type { Order } from './order.ts'

/** A place of a route: 'Startpunkt', 'Flughafen Wien', its address. */
interface MailedPlace {
  label: string
  name: string
  detail: string
}

/** What a kind of order (rides, food) says of itself in a mail. Messaging lays it out and knows neither rides nor food. */
export interface MailableContent {
  /** 'Ihre Fahrt'; in the mail to the branch 'Die Fahrt'. */
  title: string
  route?: { from: MailedPlace; to: MailedPlace; note: string } | undefined
  /** After number and appointment. */
  facts: readonly { label: string; value: string }[]
  /** Items, and what is charged besides them. `gross` in currency units; null: the price is on request. */
  lines: readonly { name: string; detail: string; gross: number | null }[]
}

/** The appointment of an order in a calendar. */
interface CalendarContent {
  summary: string
  /** Undefined: the usual length. */
  seconds?: number | undefined
  /** Where it begins; undefined: at the branch. `location` is [longitude, latitude]. */
  start?: { title: string; location: readonly [number, number] } | undefined
}

/** How orders of one kind are told in mails and calendar files. */
export interface OrderMailer {
  kind: Order['kind']
  content(order: Order, locale: Locale, reader: 'customer' | 'staff'): MailableContent
  calendar(order: Order, locale: Locale, shopName: string): CalendarContent
}
