import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { mailTexts } from '../../words/mails.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { instantsOf } from '#kernel/time.ts'
import { oneLine, visible } from '../mail/safe-html.ts'
import { mailerOf, type OrderForMail } from '../ports.ts'
import { zoneBlock } from '#kernel/zone-block.ts'

interface CalendarFile {
  filename: string
  method: 'PUBLISH' | 'CANCEL'
  content: string
}

/** The length of the calendar entry if the order has no route, in minutes. */
const usualMinutes = 60

/**
 * The appointment for the customer's calendar (RFC 5545; docs/rules/messages.md, Calendar files). The UID never changes, the SEQUENCE is
 * the order's version, and an ended order is a CANCEL of the same UID. Undefined without an appointment.
 */
export function calendarFile(
  source: OrderForMail,
  context: { statusUrl: string; shopName: string; now: Temporal.Instant; mailers: readonly OrderMailer[] },
): CalendarFile | undefined {
  const { order, branch } = source
  const iso = order.appointmentDate ?? order.appointment
  if (iso === null) return undefined
  const t = mailTexts(order.locale).calendar
  const describe = order.kind === 'ride' ? t.rideDescription : t.description
  // A time that was promised as 'in 45 minutes' contains seconds. The guest must see full minutes.
  const start = Temporal.Instant.from(iso).round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const told = mailerOf(context.mailers, order.kind).calendar(order, order.locale, context.shopName)
  const end = start.add(told.seconds === undefined ? { minutes: usualMinutes } : { seconds: told.seconds })
  const isOver = order.state === 'canceled' || order.state === 'rejected' || order.state === 'failed'
  const zone = isTold(start, branch.timeZone) && isTold(end, branch.timeZone) ? branch.timeZone : null
  // The calendar itself has no zone, because with a zone its DTSTAMP would not be UTC.
  const calendar = ical({
    prodId: { company: 'Servus', product: 'Servus', language: order.locale.toUpperCase() },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    timezone: { name: null, generator: (name) => zoneBlock(name, start) },
  })
  calendar.createEvent({
    id: `${order.uid}@${new URL(context.statusUrl).hostname}`,
    sequence: order.version,
    stamp: context.now,
    start,
    end,
    timezone: zone,
    summary: oneLine(told.summary),
    description: visible(describe(order.uid, context.statusUrl)),
    location: told.start
      ? {
          title: oneLine(told.start.title),
          geo: { lat: told.start.location[1], lon: told.start.location[0] },
        }
      : oneLine(
          told.place ??
            [branch.name, branch.street, `${branch.zipCode} ${branch.city}`.trim()].filter(Boolean).join(', '),
        ),
    url: context.statusUrl,
    status: isOver
      ? ICalEventStatus.CANCELLED
      : order.state === 'waiting'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    ...(branch.email
      ? { organizer: { name: oneLine(branch.name) || oneLine(context.shopName), email: branch.email } }
      : {}),
  })
  return { filename: t.file, method: isOver ? 'CANCEL' : 'PUBLISH', content: calendar.toString() }
}

/** Does the local time of this instant occur only once in the zone? In the hour that occurs twice it does not, and the file uses UTC instead. */
const isTold = (at: Temporal.Instant, zone: string): boolean =>
  instantsOf(at.toZonedDateTimeISO(zone).toPlainDateTime(), zone).length === 1
