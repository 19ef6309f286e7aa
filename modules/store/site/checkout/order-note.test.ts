import { expect, test } from 'vitest'
import { orderNote } from './order-note.ts'

const now = Temporal.Instant.from('2026-11-20T16:00:00Z')
const open = {
  isOpenPriced: false,
  isQuotationRequired: false,
  isPaidOnline: false,
  takesOrders: true,
  isClosed: false,
  appointment: null,
  now,
}
const soon = now.add({ minutes: 45 })
const tomorrow = now.add({ hours: 24 })

test.each<[string, Partial<Parameters<typeof orderNote>[0]>, ReturnType<typeof orderNote>]>([
  ['at once', {}, 'kitchen'],
  ['within the hour', { appointment: soon }, 'kitchen'],
  ['ahead', { appointment: tomorrow }, 'planned'],
  ['closed, for a time', { isClosed: true, appointment: soon }, 'planned'],
  ['closed, as soon as possible', { isClosed: true }, 'later'],
  ['closed, and nothing is taken', { isClosed: true, takesOrders: false }, undefined],
  ['paid online', { isPaidOnline: true, appointment: tomorrow }, 'online'],
  ['open prices', { isOpenPriced: true }, 'approximate'],
  ['an offer', { isOpenPriced: true, isQuotationRequired: true }, 'quotation'],
])('the note under the button: %s', (_name, more, note) => {
  expect(orderNote({ ...open, ...more })).toBe(note)
})
