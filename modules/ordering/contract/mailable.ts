import type { Locale } from '#contract/locale.ts'
import type { Order } from './order.ts'

/** Start or destination of a route in a mail: its label ('Startpunkt'), its name ('Flughafen Wien'), and its address (`detail`). */
interface MailedPlace {
  label: string
  name: string
  detail: string
}

/**
 * The content of a mail about an order, supplied by the module of its kind (rides or food). The messaging module makes the layout and
 * contains no rules about rides or food.
 */
export interface MailableContent {
  /** Title above the content: 'Ihre Fahrt', or 'Die Fahrt' in the mail to the branch. */
  title: string
  route?: { from: MailedPlace; to: MailedPlace; note: string } | undefined
  /** Facts that the mail shows below the number and the appointment. */
  facts: readonly { label: string; value: string }[]
  /** Items and further charges. `gross` is in currency units, or null if the price is on request. */
  lines: readonly { name: string; detail: string; gross: number | null }[]
}

/** The calendar entry of an order's appointment. */
interface CalendarContent {
  summary: string
  /** Duration in seconds; undefined: the default duration. */
  seconds?: number | undefined
  /** Where the appointment begins, with a point on the map: [longitude, latitude]. Undefined: see `place`. */
  start?: { title: string; location: readonly [number, number] } | undefined
  /** Where the appointment is, without a point on the map. '': the entry has no place. Undefined: the branch. */
  place?: string | undefined
}

/** The mails to a guest about the steps of an order. */
type GuestMail = 'received' | 'confirmed' | 'rejected' | 'counter' | 'on-the-way' | 'ready' | 'canceled' | 'completed'

/**
 * Texts of the mails about the steps of one kind of order. `when` is the appointment as text, empty if there is none.
 * A text continues the line of the greeting, so in German it begins in lower case.
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
  /** Label of the link with which the guest declines a proposed time. Declining cancels the order. */
  readonly decline: string
  /** Note below a price that is not final yet. */
  readonly approximateNote: string
  readonly branch: {
    readonly placed: { readonly subject: (uid: string, when: string) => string; readonly heading: string }
    readonly escalated: { readonly subject: (uid: string) => string }
    readonly canceled: { readonly subject: (uid: string) => string }
  }
}

/** Supplies the content of mails and calendar files for one kind of order. */
export interface OrderMailer {
  kind: Order['kind']
  steps(locale: Locale): MailedSteps
  /** Which mail the guest gets when the order is set to 'in delivery': the order is on its way, or it is ready for pickup. */
  inDelivery(order: Order): 'on-the-way' | 'ready'
  /** Whether the total may still change because a dish was ordered without a shown price. Only orders of food have this case. */
  isPriceApproximate?(order: Order): boolean
  content(order: Order, locale: Locale, reader: 'customer' | 'staff'): MailableContent
  calendar(order: Order, locale: Locale, shopName: string): CalendarContent
}
