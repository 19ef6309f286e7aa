import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { mailTexts } from '../../words/mails.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { instantsOf } from '#kernel/time.ts'
import { oneLine, visible } from '#kernel/one-line.ts'
import { mailerOf, type OrderForMail } from '../ports.ts'
import { zoneBlock } from '#kernel/zone-block.ts'

interface CalendarFile {
  filename: string
  method: 'PUBLISH' | 'CANCEL'
  content: string
}

/** The length of the calendar entry in minutes, if the duration of the order is not known. */
const usualMinutes = 60

/**
 * Creates the file with which the customer's calendar adds the appointment of an order (RFC 5545; docs/rules/messages.md, Calendar files).
 * A later file for the same order has the same UID and a higher SEQUENCE (the order's version). So the calendar changes its entry. If the
 * order was cancelled or rejected or has failed, the file removes the entry (CANCEL). Undefined if the order has no appointment.
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
  // A time that staff promised as 'in 45 minutes' contains seconds. The calendar entry begins at the full minute before.
  const start = Temporal.Instant.from(iso).round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const told = mailerOf(context.mailers, order.kind).calendar(order, order.locale, context.shopName)
  const end = start.add(told.seconds === undefined ? { minutes: usualMinutes } : { seconds: told.seconds })
  const isOver = order.state === 'canceled' || order.state === 'rejected' || order.state === 'failed'
  const zone = isTold(start, branch.timeZone) && isTold(end, branch.timeZone) ? branch.timeZone : null
  // The calendar as a whole gets no time zone, because with a time zone the library would not write DTSTAMP in UTC.
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

/**
 * True if the local time of this instant occurs only once. When clocks are set back, one hour occurs twice. For a time in this hour, the
 * file uses UTC instead of the time zone.
 */
const isTold = (at: Temporal.Instant, zone: string): boolean =>
  instantsOf(at.toZonedDateTimeISO(zone).toPlainDateTime(), zone).length === 1
