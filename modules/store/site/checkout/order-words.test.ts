import { expect, test } from 'vitest'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { noteText, wishOf } from './order-words.ts'

const now = Temporal.Instant.from('2026-11-27T08:00:00Z')
const opens = (at: string) => ({
  code: 'no-delivery' as const,
  next: {
    at: Temporal.Instant.from(at),
    written: 'time' as const,
    time: '',
    date: Temporal.PlainDate.from(at.slice(0, 10)),
  },
  isPreorderPossible: true,
})
const order = { appointment: null, earliest: undefined, notice: undefined, now, takesOrders: true, tooLate: [] }

test.each([
  ['an open branch', 'de', {}, ['so schnell wie möglich']],
  ['today', 'de', { notice: opens('2026-11-27T10:00:00Z') }, ['so schnell wie möglich, heute ab 11:00 Uhr']],
  ['today', 'en', { notice: opens('2026-11-27T10:00:00Z') }, ['as soon as possible, today from 11:00']],
  ['tomorrow', 'de', { notice: opens('2026-11-28T10:00:00Z') }, ['so schnell wie möglich, morgen ab 11:00 Uhr']],
  ['later', 'de', { notice: opens('2026-11-30T10:00:00Z') }, ['so schnell wie möglich, am 30.11.26 ab 11:00 Uhr']],
  [
    'an unknown opening',
    'de',
    { notice: { ...opens('2026-11-27T10:00:00Z'), next: undefined } },
    ['so schnell wie möglich'],
  ],
  ['no orders', 'de', { notice: opens('2026-11-27T10:00:00Z'), takesOrders: false }, []],
  ['a chosen time', 'de', { notice: opens('2026-11-27T10:00:00Z'), appointment: now }, ['heute 09:00']],
] as const)('the summary says when a closed branch begins (%s, %s)', (_case, locale, change, wish) => {
  expect(wishOf({ ...order, ...change }, 'Europe/Vienna' as never, foodCheckoutTexts(locale))).toEqual(wish)
})

test('for a delivery before the delivery hours the note below the button names the time of the delivery, not the opening', () => {
  const notice = opens('2026-11-27T16:00:00Z')
  const next = { ...notice.next, time: '17:00' }
  expect(noteText('undelivered', { next }, 'de')).toBe(
    'Wir liefern wieder ab 17:00 Uhr. Bis dahin ist Ihre Bestellung vorgemerkt. Den Stand sehen Sie danach auf der Statusseite.',
  )
  expect(noteText('undelivered', { next }, 'en')).toBe(
    'We deliver again from 17:00. We will hold your order until then. You can follow it on the status page.',
  )
  expect(noteText('later', notice, 'en')).toContain('as soon as we are open again')
})
