import { expect, test } from 'vitest'
import { orderNote } from './order-note.ts'

const now = Temporal.Instant.from('2026-11-20T16:00:00Z')
const open = {
  isOpenPriced: false,
  isQuotationRequired: false,
  isPaidOnline: false,
  takesOrders: true,
  notice: undefined,
  appointment: null,
  now,
}
const closed = { code: 'closed' } as const
const soon = now.add({ minutes: 45 })
const tomorrow = now.add({ hours: 24 })

test.each<[string, Partial<Parameters<typeof orderNote>[0]>, ReturnType<typeof orderNote>]>([
  ['at once', {}, 'kitchen'],
  ['within the hour', { appointment: soon }, 'kitchen'],
  ['ahead', { appointment: tomorrow }, 'planned'],
  ['closed, for a time', { notice: closed, appointment: soon }, 'planned'],
  ['closed, as soon as possible', { notice: closed }, 'later'],
  ['no delivery yet, as soon as possible', { notice: { code: 'no-delivery' } }, 'undelivered'],
  ['closed, and nothing is taken', { notice: closed, takesOrders: false }, undefined],
  ['paid online', { isPaidOnline: true, appointment: tomorrow }, 'online'],
  ['open prices', { isOpenPriced: true }, 'approximate'],
  ['an offer', { isOpenPriced: true, isQuotationRequired: true }, 'quotation'],
])('the note under the button: %s', (_name, more, note) => {
  expect(orderNote({ ...open, ...more })).toBe(note)
})
