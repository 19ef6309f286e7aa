import { expect, test } from 'vitest'
import type { TimelineEntry } from '../../contract.ts'
import { orderStates } from '../../rules/lifecycle.ts'
import type { EntryName } from '../../rules/steps.ts'
import { boardTexts } from '../../words/board.ts'
import { orderingLogWords } from '../log-words.ts'
import { timelineWords } from './timeline-words.ts'

const said = (action: EntryName, values: TimelineEntry['values'], locale: 'de' | 'en' = 'de') =>
  timelineWords(
    {
      id: 't',
      at: '2026-11-27T20:00:00Z',
      actor: { type: 'user', name: 'Anna' },
      action,
      from: null,
      to: null,
      note: '',
      values,
    },
    boardTexts(locale),
    { kind: 'food', deliveryType: 'takeaway', currency: 'EUR', locale, moment: (iso) => iso, fills: [] },
  ).text.replaceAll('\u00a0', ' ')

test.each<[EntryName, TimelineEntry['values'], string]>([
  ['refund', { moved: 22 }, 'Rückerstattung veranlasst: 22,00 €'],
  ['refund', {}, 'Rückerstattung veranlasst'],
  ['refunded', { moved: 22 }, 'Rückerstattet: 22,00 €'],
  ['refunded', { refunded: 22, currency: 'EUR' }, 'Rückerstattet: 22,00 €'],
  ['refund-kept', { moved: 3 }, 'Keine Rückerstattung: 3,00 € behalten'],
  ['refund-failed', { moved: 4 }, 'Rückerstattung von 4,00 € nicht möglich, bitte erneut entscheiden'],
  [
    'refund-part',
    { amount: 5, moved: 5, items: [{ amount: 1, unit: 'amount', name: 'Schnitzel' }] },
    'Rückerstattung eines Teils veranlasst: 5,00 € (1 × Schnitzel)',
  ],
  ['refund-part', { amount: 42.6, moved: 42.6, isAll: true }, 'Vollständige Rückerstattung veranlasst: 42,60 €'],
  ['reject', { reason: 'too-busy' }, 'Abgelehnt: Küche überlastet'],
  ['reject', { reason: 'too-busy', refundAmount: 20 }, 'Abgelehnt: Küche überlastet, Rückerstattung 20,00 €'],
  ['reject', { reason: 'a newer reason' }, 'Abgelehnt'],
  ['cancel', { refundAmount: 20 }, 'Storniert, Rückerstattung 20,00 €'],
  ['cancel', { reason: 'Zapfanlage kaputt', refundAmount: 20 }, 'Storniert: Zapfanlage kaputt, Rückerstattung 20,00 €'],
])('%s with %j: the entry names amount and reason', (action, values, text) => expect(said(action, values)).toBe(text))

test('the same in English', () => {
  expect(said('reject', { reason: 'sold-out', refundAmount: 2 }, 'en')).toMatch(/^Rejected: .+, refund 2,00 €$/)
  expect(said('refund-failed', { moved: 4 }, 'en')).toBe('The refund of 4,00 € could not be made, please decide again')
})

test.each(orderStates)('the audit trail has a word for the state %s', (state) => {
  const value = orderingLogWords.records?.['order']?.value
  expect(value?.({ locale: 'de', field: 'state', values: { state } })).toMatch(/^[A-ZÄÖÜ]/)
  expect(value?.({ locale: 'en', field: 'state', values: { state } })).toMatch(/^[A-Z]/)
})

test('the audit trail writes reason, amount and items of a refund as words', () => {
  const value = (field: string, values: object) =>
    orderingLogWords.records?.['order']
      ?.value?.({ locale: 'de', field, values: { ...values } })
      ?.replaceAll('\u00a0', ' ')
  expect(value('reason', { reason: 'too-busy' })).toBe('Küche überlastet')
  expect(value('moved', { moved: 5, currency: 'EUR' })).toBe('5,00 €')
  expect(value('items', { items: [{ id: 'i', amount: 1, unit: 'amount', name: 'Schnitzel' }] })).toBe('1 × Schnitzel')
  expect(value('state', { state: 'a newer state' })).toBeUndefined()
})
