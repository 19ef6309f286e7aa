import type { Locale } from '#contract/locale.ts'
import type { OrderForMail } from './order-for-mail.ts'
import type { Order } from './order.ts'

/** The start or the destination of a ride in a mail, with its label ('Startpunkt'), its name ('Flughafen Wien') and its address (`detail`). */
interface MailedPlace {
  label: string
  name: string
  detail: string
}

/**
 * The part of a mail that describes an order. The booking module supplies it for rides, the store module for food. The messaging module only
 * makes the layout and contains no rules about rides or food.
 */
export interface MailableContent {
  /** Title above the content: 'Ihre Fahrt', or 'Die Fahrt' in the mail to the branch; 'Ihre Anfrage' until staff confirm. */
  title: string
  route?: { from: MailedPlace; to: MailedPlace; note: string } | undefined
  /** Label and value of each fact, for example the vehicle. The mail shows them below order number and appointment. */
  facts: readonly { label: string; value: string }[]
  /** The items of the order, and further charges. `gross`: the price in currency units; null if the price is on request. */
  lines: readonly { name: string; detail: string; gross: number | null }[]
}

/** The content of a calendar file for the time of an order. */
interface CalendarContent {
  summary: string
  /** Duration in seconds. If undefined, the calendar file uses a default duration. */
  seconds?: number | undefined
  /** The place where the appointment begins, with its position [longitude, latitude] for a map. If undefined, `place` is used. */
  start?: { title: string; location: readonly [number, number] } | undefined
  /** The place as text, without a position. An empty text means that the entry has no place. If undefined, the place is the branch. */
  place?: string | undefined
}

/** The reasons for which a guest gets a mail about an order. */
type GuestMail = 'received' | 'confirmed' | 'rejected' | 'counter' | 'on-the-way' | 'ready' | 'canceled' | 'completed'

/**
 * The texts of all mails about one kind of order (rides or food). `when` is the time of the order as text, or empty if it has none.
 * Each `text` continues the sentence of the greeting, so in German it begins with a lower-case letter.
 */
export interface MailedSteps {
  /** The plural name of this kind of order: 'Fahrten'. */
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
  /** The text of the link with which the guest declines a proposed time. Declining cancels the order. */
  readonly decline: string
  /** The note below a price that is not final yet. */
  readonly approximateNote: string
  readonly branch: {
    readonly placed: { readonly subject: (uid: string, when: string) => string; readonly heading: string }
    readonly escalated: { readonly subject: (uid: string) => string }
    readonly canceled: { readonly subject: (uid: string) => string }
  }
}

/** Supplies the content of mails and calendar files for one kind of order. The booking module does this for rides, the store module for food. */
export interface OrderMailer {
  kind: Order['kind']
  steps(locale: Locale): MailedSteps
  /** Which mail the guest gets when staff set the order to 'in delivery': that it is on its way, or that it can be picked up. */
  inDelivery(order: Order): 'on-the-way' | 'ready'
  /** The mails that guests never get about this kind of order. Their texts are not listed. */
  neverSent?: readonly GuestMail[]
  /** Whether the total can still change because the price of a dish was not shown to the guest. Missing for rides. */
  isPriceApproximate?(order: Order): boolean
  content(order: Order, locale: Locale, reader: 'customer' | 'staff', branch: OrderForMail['branch']): MailableContent
  calendar(order: Order, locale: Locale, shopName: string): CalendarContent
}
