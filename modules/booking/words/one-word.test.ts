import { expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { partRefundTexts } from '#modules/ordering/words/part-refund.ts'
import { orderingErrors } from '#modules/ordering/words/errors.ts'
import { offReasonTexts } from '#modules/ordering/words/off-reason.ts'
import { lastOrderTexts } from '#modules/ordering/words/last-order.ts'
import { checkoutProblemWords } from '#modules/ordering/words/checkout-problems.ts'
import { statusTexts } from '#modules/ordering/words/status.ts'
import { bookingTexts } from './booking.ts'
import { rideMailSteps } from './mail-steps.ts'
import { returnRideTexts } from './return-ride.ts'
import { rideCancelTexts } from './ride-cancel.ts'
import { rideSheetTexts } from './sheet.ts'

/** Returns all texts in `words`, at any depth. A text with inserted values gets 'x' for each of them. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsOf((words as (...given: unknown[]) => unknown)('x', 'x', 'x'))
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : []
}

/**
 * The texts about a ride in which the word 'Bestellung' (order) is allowed: texts that the specification prescribes (§2, §8), texts of a page
 * that does not know the kind of order, and a text that only the checkout of food shows (`useOrderedElsewhere`).
 */
const literal = (locale: Locale) => {
  const { busy, failed, pageTitle, unknown } = statusTexts(locale)
  const { elsewhere } = checkoutProblemWords[locale].unpaid
  return new Set(textsOf([pageTitle, failed.order, failed.status, busy, unknown, elsewhere]))
}
const locales = ['de', 'en'] as const

test.each(locales)('no text of a ride calls it an order or an enquiry (%s)', (locale) => {
  const { mail, ...refund } = partRefundTexts(locale)
  const texts = textsOf([
    statusTexts(locale),
    bookingTexts(locale),
    rideMailSteps(locale),
    returnRideTexts(locale),
    rideCancelTexts(locale),
    rideSheetTexts(locale),
    checkoutProblemWords[locale],
    refund,
    lastOrderTexts(locale).rideTitle,
    orderingErrors['order.kind_unavailable'][locale],
    offReasonTexts(locale),
    mail.what.ride,
  ])
  const known = literal(locale)
  const wrong = texts.filter((text) => !known.has(text) && /bestell|\border\b|enquir/i.test(text))
  expect(wrong).toEqual([])
})

const word = { de: { request: /Anfrage/, ride: /Fahrt/ }, en: { request: /request/i, ride: /ride/i } } as const

test.each(locales)('before the confirmation it is a request, after it a ride (%s)', (locale) => {
  const status = statusTexts(locale)
  const { guest, decline } = rideMailSteps(locale)
  const before = [
    status.at.waiting('x'),
    status.waiting,
    status.mail('x'),
    status.again,
    status.counter.yours,
    status.counter.decline,
    status.counter.declineSure,
    status.timeline.sent,
    status.contact.request,
    ...textsOf(status.ride.request),
    ...textsOf([status.cancel.action, status.cancel.sure, status.cancel.question]),
    guest.received.subject('x'),
    guest.received.heading,
    guest.received.text(''),
    guest.counter.subject('x'),
    guest.rejected.subject('x'),
    guest.rejected.text(''),
    decline,
  ]
  for (const text of before) expect(text).toMatch(word[locale].request)
  const after = [guest.confirmed, guest['on-the-way'], guest.completed].flatMap((mail) => [
    mail.subject('x'),
    mail.heading,
    mail.text('x'),
  ])
  const later = [
    ...after,
    status.contact.title,
    status.ride.title,
    status.ride.number,
    status.confirmed('x', 'x'),
    status.underway,
    status.completed,
    rideCancelTexts(locale).title,
  ]
  for (const text of later) expect(text).not.toMatch(word[locale].request)
  for (const mail of [guest.confirmed, guest.completed]) expect(mail.subject('x')).toMatch(word[locale].ride)
})
