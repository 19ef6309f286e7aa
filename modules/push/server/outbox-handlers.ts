import type { Locale } from '#contract/locale.ts'
import { locales } from '#contract/locale.ts'
import type { StaffPerson } from '#modules/identity/ports.ts'
import { newTimeTexts } from '#modules/ordering/words/new-time.ts'
import { happeningOf, toldTopics } from '#modules/messaging/rules/happenings.ts'
import type { BranchEvent, GuestEvent, Routes } from '#modules/messaging/rules/routes.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import type { Queries } from '#platform/db.ts'
import * as z from 'zod'
import type { PushPayload } from '../contract.ts'
import { pushTexts } from '../words/push.ts'
import { keepPush } from './keep-push.ts'
import { browsersOfGuest, browsersOfStaff } from './readers.ts'

interface PushPorts {
  order(id: string): Promise<OrderForMail | undefined>
  mailers(): readonly OrderMailer[]
  routes(branchId: string): Promise<Routes>
  staff(db: Queries): Promise<readonly StaffPerson[]>
}

/** If a device is switched off, the push service tries for this many minutes to deliver a message. */
const STAFF_MINUTES = 10
const GUEST_MINUTES = 60

/** The payload of the outbox entry that the printing module writes when a printer has not responded for some minutes. */
const SilentPrinter = z.object({ branchId: z.string(), deviceId: z.string(), name: z.string() })

/**
 * Returns a function that sends a notification to all browsers of a branch's staff, to each user in the user's language. It returns the number of new
 * messages.
 */
export function pushToStaff(core: BrandCore, staff: PushPorts['staff']) {
  return async (
    entryId: string,
    branchId: string,
    payload: (locale: Locale) => PushPayload,
    minutes = STAFF_MINUTES,
  ): Promise<number> => {
    const browsers = await browsersOfStaff(core, branchId, staff)
    let count = 0
    for (const locale of locales)
      if (browsers[locale].length > 0)
        count += await keepPush(core, entryId, browsers[locale], payload(locale), minutes)
    return count
  }
}

/**
 * The notification to staff about an event of an order. It contains the order's number but no name. It has a button that confirms the order
 * if the order is in the state 'waiting', and either needs no online payment or is already paid.
 */
export function staffPayload(
  event: BranchEvent,
  { id, isRefundAsked, paymentState, state, uid }: OrderForMail['order'],
  locale: Locale,
): PushPayload {
  const t = pushTexts(locale)
  const canAccept = event !== 'withdrawn' && state === 'waiting' && (paymentState === 'none' || paymentState === 'paid')
  return {
    title: t[event].title(uid),
    body: event === 'withdrawn' && isRefundAsked ? t.withdrawn.refundAsked : t[event].body,
    tag: uid,
    url: `/backend/bestellungen/${id}`,
    isUrgent: event !== 'withdrawn',
    ...(canAccept ? { accept: { title: t.accept, orderId: id } } : {}),
  }
}

/**
 * The notification to the guest of an order. Its title is the subject of the mail about the same event. For a changed order the title is
 * the subject of the confirmation mail. A click opens the status page.
 */
function guestPayload(event: GuestEvent, { order, hash }: OrderForMail, mailer: OrderMailer): PushPayload {
  const { locale, uid } = order
  const steps = mailer.steps(locale).guest
  const { subject } =
    event === 'time-changed' ? newTimeTexts(locale)[order.kind] : event === 'changed' ? steps.confirmed : steps[event]
  return {
    title: subject(uid),
    body: pushTexts(locale).tapToSee,
    tag: uid,
    url: `/${locale}/status/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`,
    isUrgent: event === 'counter' || event === 'time-changed',
  }
}

/** Returns the outbox handlers that notify guests and staff: one for each event of an order, and one for printers that do not respond. */
export function pushOutbox(core: BrandCore, ports: PushPorts): Record<string, OutboxHandler> {
  const tellStaff = pushToStaff(core, ports.staff)
  const handlers: Record<string, OutboxHandler> = {}
  for (const topic of toldTopics)
    handlers[topic] = async (payload, entry) => {
      if (payload['resend'] === true) return
      const source = await ports.order(String(payload['orderId']))
      const mailer = source && ports.mailers().find(({ kind }) => kind === source.order.kind)
      if (!source || !mailer) return
      const { order } = source
      const { guest, branch } = happeningOf(topic, order, mailer.inDelivery(order))
      const routes = await ports.routes(order.branchId)
      if (guest && routes[guest].includes('push')) {
        const browsers = await browsersOfGuest(core, order.id)
        await keepPush(core, `${entry.id} ${guest}`, browsers, guestPayload(guest, source, mailer), GUEST_MINUTES)
      }
      if (branch && routes[branch].includes('push'))
        await tellStaff(`${entry.id} ${branch}`, order.branchId, (locale) => staffPayload(branch, order, locale))
    }
  handlers['devices.silent'] = async (payload, entry) => {
    const { branchId, deviceId, name } = SilentPrinter.parse(payload)
    await tellStaff(entry.id, branchId, (locale) => {
      const { title, body } = pushTexts(locale).printer
      return { title: title(name), body, tag: deviceId, url: '/backend/geraete', isUrgent: true }
    })
  }
  return handlers
}
