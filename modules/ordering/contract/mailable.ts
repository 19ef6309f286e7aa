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

/** The mails to a guest about the steps of an order. */
type GuestMail = 'received' | 'confirmed' | 'rejected' | 'counter' | 'on-the-way' | 'ready' | 'canceled' | 'completed'

/**
 * What an order of one kind is called in the mails about its steps. `when` is the appointment in words, empty where there is none.
 * A text continues the greeting's line, so in German it begins in lower case.
 */
export interface MailedSteps {
  /** Several orders of this kind: 'Fahrten'. */
  readonly kindName: string
  readonly guest: Readonly<
    Record<
      GuestMail,
      {
        readonly subject: (uid: string) => string
        readonly heading: string
        readonly text: (when: string) => string
      }
    >
  >
  /** The answer to another time that ends the order. */
  readonly decline: string
  /** Below a price that is not fixed yet. */
  readonly approximateNote: string
  readonly branch: {
    readonly placed: { readonly subject: (uid: string, when: string) => string; readonly heading: string }
    readonly escalated: { readonly subject: (uid: string) => string }
    readonly canceled: { readonly subject: (uid: string) => string }
  }
}

/** How orders of one kind are told in mails and calendar files. */
export interface OrderMailer {
  kind: Order['kind']
  steps(locale: Locale): MailedSteps
  /** What the step 'in delivery' means for this order: it is under way, or it can be picked up. */
  inDelivery(order: Order): 'on-the-way' | 'ready'
  /** May the price still change, beyond what holds for every order? */
  isPriceApproximate?(order: Order): boolean
  content(order: Order, locale: Locale, reader: 'customer' | 'staff'): MailableContent
  calendar(order: Order, locale: Locale, shopName: string): CalendarContent
}
