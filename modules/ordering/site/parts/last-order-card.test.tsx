import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LastOrderCard } from './last-order-card.tsx'
import type { LastOrder } from './last-orders.ts'

const order: LastOrder = {
  uid: 'A',
  hash: 'h',
  branchId: 'b',
  kind: 'ride',
  at: Date.UTC(2026, 10, 28, 12),
  text: 'Wien to Linz, Sat, 28.11.26, 14:30',
  words: {
    de: { text: 'Wien nach Linz, Sa, 28.11.26, 14:30' },
    en: { text: 'Wien to Linz, Sat, 28.11.26, 14:30' },
  },
  againKey: '',
  again: '',
}
const written = (one: LastOrder, locale: 'de' | 'en') =>
  renderToStaticMarkup(<LastOrderCard order={one} locale={locale} againHref="/" />).replaceAll(/<[^>]+>/g, '')

test('the card of a ride that was booked in English is German on a German page', () => {
  expect(written(order, 'de')).toContain('Wien nach Linz, Sa, 28.11.26, 14:30')
  expect(written(order, 'en')).toContain('Wien to Linz, Sat, 28.11.26, 14:30')
})

test('the card says that the ride was cancelled', () => {
  expect(written(order, 'de')).not.toContain('storniert')
  expect(written({ ...order, isCanceled: true }, 'de')).toContain('Ihre letzte Buchung vom 28.11.2026, storniert')
  expect(written({ ...order, isCanceled: true }, 'en')).toContain('Your last booking of 28.11.2026, cancelled')
})
