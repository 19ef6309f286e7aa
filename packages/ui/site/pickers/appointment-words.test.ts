import { expect, test } from 'vitest'
import { foodCheckoutTexts } from '#modules/store/words/checkout.ts'
import { appointmentInText, appointmentWords } from './appointment-words.ts'
import { dateNames } from './date-names.ts'

const now = Temporal.Instant.from('2026-11-20T22:30:00Z')

test.each([
  ['2026-11-20T22:45:00Z', 'Heute, 20.11.26, 23:45'],
  ['2026-11-20T23:15:00Z', 'Morgen, 21.11.26, 00:15'],
  ['2026-11-21T17:45:00Z', 'Morgen, 21.11.26, 18:45'],
  ['2026-11-22T17:45:00Z', '22.11.26, 18:45'],
])('a time is written as its day at the branch (specification §2, Checkout: Appointment): %s', (at, words) => {
  const texts = foodCheckoutTexts('de').appointment
  expect(appointmentWords(Temporal.Instant.from(at), now, 'Europe/Berlin', texts)).toBe(words)
})

test.each([
  ['2026-11-20T22:45:00Z', 'heute ab 23:45 Uhr', 'Frühestens heute um 23:45 Uhr'],
  ['2026-11-21T10:00:00Z', 'morgen ab 11:00 Uhr', 'Frühestens morgen um 11:00 Uhr'],
  ['2026-11-26T10:00:00Z', 'am 26.11.26 ab 11:00 Uhr', 'Frühestens am 26.11.26 um 11:00 Uhr'],
])('within a sentence the day is in lower case: %s', (at, late, earliest) => {
  const texts = foodCheckoutTexts('de').appointment
  const { day, time } = appointmentInText(Temporal.Instant.from(at), now, 'Europe/Berlin', texts.inText)
  expect(texts.lateFrom(day, time)).toBe(late)
  expect(texts.earliest(day, time)).toBe(earliest)
})

test.each([
  ['de', 'Do, 3.12.26, 14:35'],
  ['en', 'Thu, 3.12.26, 14:35'],
] as const)('%s: the appointment of a ride is written as everywhere, with the weekday in front', (locale, written) => {
  expect(dateNames(locale).appointment(Temporal.Instant.from('2026-12-03T13:35:00Z'), 'Europe/Vienna')).toBe(written)
})
