import { defaultLocale, type Locale } from '#contract/locale.ts'
import { mailTexts } from '../../words/mails.ts'
import { orderChangeText, orderChangeTexts } from '#modules/ordering/words/order-changes.ts'
import { endedMoneyText } from '#modules/ordering/words/ended-money.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import type { OrderEdit } from '#modules/ordering/contract.ts'
import type { MailedSteps, OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { type MailBrand, mailerOf, type OrderForMail } from '../ports.ts'
import type { MailAttachment, MailContent, WrittenMail } from './content.ts'
import { htmlPart } from './html-part.ts'
import { type OwnTexts, withOwnText } from './own-text.ts'
import { orderPanel, whenOf } from './order-panel.ts'
import { oneLine } from '#kernel/one-line.ts'
import { textPart } from './text-part.ts'
import { moment } from './wording.ts'

export const customerMails = [
  'received',
  'confirmed',
  'rejected',
  'counter',
  'on-the-way',
  'ready',
  'changed',
  'canceled',
  'completed',
] as const
export type CustomerMail = (typeof customerMails)[number]
const branchMails = ['placed', 'escalated', 'canceled'] as const
type BranchMail = (typeof branchMails)[number]
const eventOf = { placed: 'placed', escalated: 'escalated', canceled: 'withdrawn' } as const

/** The path of the board in the back office. With a query, the board opens one order. */
const boardPath = '/backend/bestellungen'

export interface MailContext {
  brand: MailBrand
  /** The public address of the brand, without trailing slash. */
  baseUrl: string
  now: Temporal.Instant
  /** Offered by the modules for rides and food: each mailer writes the texts about its kind of order. */
  mailers: readonly OrderMailer[]
  /** Finds the texts that the brand has written. Left out: only standard texts are used. */
  ownText?: OwnTexts
}

export const statusUrl = (baseUrl: string, { order, hash }: OrderForMail): string =>
  `${baseUrl}/${order.locale}/status/${encodeURIComponent(order.uid)}/${encodeURIComponent(hash)}`

const mailAddress = /^[^\s@<>(),;:"[\]\\]+@[a-z0-9.-]+$/i
/**
 * Returns the text if it is exactly one mail address. Undefined for any other text: a guest must not enter several recipients or an
 * additional mail header.
 */
export const plainAddress = (address: string): string | undefined =>
  mailAddress.test(address.trim()) ? address.trim() : undefined

/** Writes the mail to the guest about an order, in the order's language. Undefined if the guest has no valid mail address. */
export function customerMail(
  kind: CustomerMail,
  source: OrderForMail,
  context: MailContext,
  attachments: readonly MailAttachment[],
  /** What was changed. Only used by the mail about a changed order. */
  change?: OrderEdit,
): WrittenMail | undefined {
  const { order } = source
  const address = plainAddress(order.email)
  if (address === undefined) return undefined
  const { locale } = order
  const url = statusUrl(context.baseUrl, source)
  const name = oneLine(`${order.firstName} ${order.lastName}`)
  const t = mailTexts(locale)
  const mailer = mailerOf(context.mailers, order.kind)
  const steps = mailer.steps(locale)
  const content: MailContent = {
    locale,
    ...(kind === 'changed' ? changedWords(source, change) : customerWords(kind, source, context, steps)),
    actions:
      kind === 'counter'
        ? [
            // Both buttons open the status page, where the guest accepts or declines. Opening the link changes nothing, because mail
            // programs open links, too (docs/rules/security.md, Foreign sites).
            { label: t.counter.accept, url: `${url}?answer=accept`, look: 'main' },
            { label: steps.decline, url: `${url}?answer=decline`, look: 'quiet' },
          ]
        : [{ label: t.status, url, look: 'main' }],
    panel: orderPanel(source, context.mailers, locale, 'customer'),
    notes: [
      ...(isPriceOpen(order) || mailer.isPriceApproximate?.(order) === true ? [steps.approximateNote] : []),
      ...(kind === 'received' ? [t.statusNote] : []),
      ...(kind === 'changed' && change && change.refunded > 0 ? [orderChangeTexts(locale).mail.refundNote] : []),
      ...(kind === 'rejected' || kind === 'canceled' ? moneyNotes(source) : []),
    ],
    contact: contactOf(source, context),
  }
  const own = { brand: context.brand, statusUrl: url }
  return {
    template: `order.${kind}`,
    ...written(
      kind === 'changed' ? content : withOwnText(content, context.ownText?.(order.kind, kind, locale), source, own),
      context.brand,
    ),
    to: { name, address },
    ...replyTo(source),
    attachments,
    order: referenceOf(source),
  }
}

/**
 * Texts for a guest who has paid, if the order was rejected, was cancelled or has failed: what staff decided about the money, or that they
 * will decide. The status page shows the same texts (docs/rules/orders.md, Payment).
 */
function moneyNotes({ order, ...told }: OrderForMail): string[] {
  const { endedMoney } = told
  const t = mailTexts(order.locale)
  const amounts = { ...told, currency: order.currency }
  if (told.isFreeCancel) return [endedMoneyText(order.isRefunded ? 'refunded' : 'goingBack', amounts, order.locale)]
  if (order.isRefunded) return [t.refundNote]
  const notes = {
    asked: endedMoneyText('refundDue', amounts, order.locale),
    'going-back': t.refundNote,
    kept: foodStatusTexts(order.locale).state.paymentKept,
  }
  return endedMoney ? [notes[endedMoney]] : []
}

type Words = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'quote' | 'highlight'>

/**
 * The texts of the mail about a changed order, as on the status page. They describe the change; the card below shows the order after the
 * change.
 */
function changedWords({ order }: OrderForMail, change: OrderEdit | undefined): Words {
  const t = orderChangeTexts(order.locale)
  const what = change ? orderChangeText({ ...change, name: oneLine(change.name) }, order.currency, order.locale) : ''
  return {
    subject: t.mail.subject(order.uid),
    preview: what || t.mail.text,
    heading: t.title,
    paragraphs: [
      mailTexts(order.locale).greeting(oneLine(order.firstName)),
      [t.mail.text, what].filter(Boolean).join(' '),
      t.mail.note,
    ],
  }
}

function customerWords(
  kind: Exclude<CustomerMail, 'changed'>,
  source: OrderForMail,
  { brand }: MailContext,
  steps: MailedSteps,
): Words {
  const { order, branch } = source
  const t = mailTexts(order.locale)
  const words = steps.guest[kind]
  const when = whenOf(source, order.locale)
  const isFree = kind === 'rejected' && moneyNotes(source).length === 0
  const text = [words.text(when), ...(isFree ? [foodStatusTexts(order.locale).state.canceled] : [])].join(' ')
  const message =
    kind === 'counter'
      ? (order.counterAppointment?.message ?? '')
      : kind === 'rejected' || kind === 'canceled'
        ? order.rejectionMessage
        : ''
  const counter = kind === 'counter' ? order.counterAppointment : null
  const at = (iso: string): string => moment(order.locale, iso, branch.timeZone)
  return {
    subject: words.subject(order.uid),
    preview: text,
    heading: words.heading,
    paragraphs: [t.greeting(oneLine(order.firstName)), text, ...(kind === 'canceled' ? [t.canceled.again] : [])],
    ...(message ? { quote: { title: t.message(brand.shopName), text: message } } : {}),
    ...(counter
      ? {
          highlight: {
            title: t.counter.ours,
            value: at(counter.appointment),
            tone: 'waiting',
            note: [when && `${t.counter.instead(when)}.`, t.counter.expires(at(counter.expiresAt))]
              .filter(Boolean)
              .join(' '),
          },
        }
      : kind === 'confirmed' && when
        ? { highlight: { title: t.confirmed.when, value: when, tone: 'settled' } }
        : {}),
  }
}

/**
 * Writes the mail to the branch about an order, in the language of the business. If staff reply to the mail, the guest gets the reply.
 * Undefined if the branch has no valid mail address.
 */
export function branchMail(kind: BranchMail, source: OrderForMail, context: MailContext): WrittenMail | undefined {
  const { order, branch } = source
  const address = plainAddress(branch.email)
  if (address === undefined) return undefined
  const locale: Locale = defaultLocale
  const t = mailTexts(locale)
  const waited = Math.max(1, Math.floor((context.now.epochMilliseconds - Date.parse(order.createdAt)) / 60_000))
  const steps = mailerOf(context.mailers, order.kind).steps(locale)
  const text =
    kind === 'escalated'
      ? t.branch.escalated.text(waited)
      : kind === 'canceled' && order.isRefundAsked
        ? t.branch.canceled.refundAsked
        : t.branch[kind].text
  const content: MailContent = {
    locale,
    subject: steps.branch[kind].subject(order.uid, whenOf(source, locale)),
    preview: text,
    heading: kind === 'placed' ? steps.branch.placed.heading : t.branch[kind].heading,
    paragraphs: [text],
    ...(order.comment ? { quote: { title: t.branch.comment, text: order.comment } } : {}),
    actions: [{ label: t.branch.open, url: `${context.baseUrl}${boardPath}/${order.id}`, look: 'main' }],
    panel: orderPanel(source, context.mailers, locale, 'staff'),
    notes: [],
  }
  const customer = plainAddress(order.email)
  return {
    template: `branch.${kind}`,
    ...written(
      withOwnText(content, context.ownText?.(order.kind, eventOf[kind], locale), source, {
        brand: context.brand,
        statusUrl: statusUrl(context.baseUrl, source),
      }),
      context.brand,
    ),
    to: { name: oneLine(branch.name), address },
    ...(customer === undefined
      ? {}
      : { replyTo: { name: oneLine(`${order.firstName} ${order.lastName}`), address: customer } }),
    attachments: [],
    order: referenceOf(source),
  }
}

/** How the guest can reach the branch of the order. These contact data are at the end of the mail. */
export const contactOf = ({ order, branch }: OrderForMail, { brand }: MailContext): MailContent['contact'] => ({
  title: mailTexts(order.locale).contact(brand.shopName),
  lines: [branch.name, [branch.street, `${branch.zipCode} ${branch.city}`.trim()].filter(Boolean).join(', ')].filter(
    Boolean,
  ),
  phone: branch.phone,
  email: branch.email,
})

/** The address for a guest's reply: the branch's mail address, if the branch has a valid address. */
export function replyTo({ branch }: OrderForMail): Pick<WrittenMail, 'replyTo'> {
  const address = plainAddress(branch.email)
  return address === undefined ? {} : { replyTo: { name: oneLine(branch.name), address } }
}

export const referenceOf = ({ order }: OrderForMail) => ({ id: order.id, uid: order.uid, branchId: order.branchId })

/** Writes the HTML and the plain text of a mail from its content. */
export function written(
  content: MailContent,
  brand: MailBrand,
): Pick<WrittenMail, 'locale' | 'fromName' | 'subject' | 'text' | 'html'> {
  return {
    locale: content.locale,
    fromName: oneLine(brand.shopName),
    subject: oneLine(content.subject),
    text: textPart(content, brand),
    html: htmlPart(content, brand),
  }
}
