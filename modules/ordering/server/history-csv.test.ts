import { expect, test } from 'vitest'
import { historyCsv } from './history-csv.ts'
import type { OrderRow } from './order-row.ts'

const row = (uid: string) =>
  ({
    uid,
    kind: 'ride',
    state: 'completed',
    branch_id: 'b',
    first_name: 'Anna',
    last_name: 'Adler',
    company_name: '',
    phone: '',
    email: '',
    origin: 'web',
    currency: 'EUR',
    created_at: '2026-11-20T09:00:00.000Z',
    appointment: null,
    appointment_date: null,
    ride: null,
    payment_method: 'cash',
    payment_state: 'none',
    is_part_back: false,
    price_back: 0,
    received: 0,
    sent_back: 0,
    total_net: 1,
    total_tax: 0.1,
    total_gross: 1.1,
    tip: 0,
  }) as OrderRow

test('the file has a last line about left-out rows only if rows were left out', () => {
  const options = { branches: [], locale: 'de', largest: 2 } as const
  const whole = historyCsv([row('DC-1'), row('DC-2')], options)
  expect(whole.trimEnd().split('\r\n')).toHaveLength(3)
  expect(whole).not.toContain('Nur die neuesten')
  const cut = historyCsv([row('DC-1'), row('DC-2'), row('DC-3')], options)
    .trimEnd()
    .split('\r\n')
  expect(cut).toHaveLength(4)
  expect(cut.at(-1)).toBe('"Nur die neuesten 2 Bestellungen. Bitte den Zeitraum kürzer wählen."')
  expect(cut.join()).not.toContain('DC-3')
})

/** Returns the cells of a file with this order, by the names of the columns. */
function cellsOf(order: Partial<OrderRow>, locale: 'de' | 'en' = 'de') {
  const options = { branches: [], locale, largest: 2 }
  const [head = '', line = ''] = historyCsv([{ ...row('DC-1'), ...order }], options)
    .replace('\uFEFF', '')
    .split('\r\n')
  const cells = line.split(';')
  return new Map(head.split(';').map((name, index) => [name.slice(1, -1), cells[index]?.slice(1, -1)]))
}

test.each([
  [{ payment_state: 'none' }, 'bezahlt (bei der Übergabe)'],
  [{ payment_state: 'none', state: 'confirmed' }, 'noch offen'],
  [{ payment_state: 'paid', payment_method: 'mollie' }, 'bezahlt'],
  [{ payment_state: 'paid', payment_method: 'mollie', is_part_back: true }, 'teilweise rückerstattet'],
  [{ payment_state: 'refunded', payment_method: 'mollie', state: 'canceled' }, 'rückerstattet'],
] as const)('the payment status of %j is %s', (order, word) => {
  expect(cellsOf(order).get('Zahlungsstand')).toBe(word)
})

test.each([
  ['cash', {}, '0,00', '0,00'],
  ['paid online', { payment_state: 'paid', received: 24, total_gross: 24 }, '24,00', '0,00'],
  [
    'the price was reduced and the difference refunded',
    { payment_state: 'paid', is_part_back: true, total_gross: 58.2, received: 62.1, sent_back: 3.9 },
    '62,10',
    '3,90',
  ],
  [
    'a part of the price was refunded',
    { payment_state: 'paid', is_part_back: true, price_back: 8.9, received: 25, sent_back: 8.9 },
    '25,00',
    '8,90',
  ],
  [
    'everything was refunded, with the tip',
    { payment_state: 'refunded', price_back: 1022.5, tip: 2, received: 1024.5, sent_back: 1024.5 },
    '1024,50',
    '1024,50',
  ],
] as const)('what was received and refunded online has columns of its own: %s', (_, order, paid, back) => {
  const cells = cellsOf(order)
  expect([cells.get('Online bezahlt'), cells.get('Rückerstattet')]).toEqual([paid, back])
  const english = cellsOf(order, 'en')
  expect([english.get('Paid online'), english.get('Refunded')]).toEqual([paid, back])
})

test.each([
  ['de', ['Zahlungsart', 'Zahlungsstand', 'Online bezahlt', 'Rückerstattet', 'Herkunft', 'Netto', 'MwSt.', 'Brutto']],
  ['en', ['Payment method', 'Payment status', 'Paid online', 'Refunded', 'Origin', 'Net', 'VAT', 'Gross']],
] as const)('the columns about the payment have this sequence (%s)', (locale, names) => {
  const columns = [...cellsOf({}, locale).keys()]
  const at = columns.indexOf(names[0])
  expect(columns.slice(at, at + names.length)).toEqual(names)
  expect(cellsOf({}, locale).get(names[7])).toBe('1,10')
})

test('the file for a front desk contains no guest name, contact or address, in header and rows', () => {
  const end = (name: string, city: string) => ({ name, place: '', category: 'place', mapboxId: '', context: { city } })
  const ride = { from: end('Praterstraße 1', 'Wien'), to: end('Hotel Post', 'Graz'), vehicle: { name: 'Business' } }
  const guest = {
    ...row('DC-1'),
    phone: '+43 1 2345',
    email: 'anna@example.com',
    company_name: 'Adler & Co',
    ride,
  } as OrderRow
  const secret = ['Anna', 'Adler', 'anna@example.com', '+43 1 2345', 'Praterstraße 1', 'Hotel Post']
  const options = { branches: [], locale: 'de', largest: 2 } as const
  const full = historyCsv([guest], options)
  for (const word of secret) expect(full).toContain(word)
  const [head = '', line = '', ...rest] = historyCsv([guest], { ...options, hasContacts: false }).split('\r\n')
  for (const word of [...secret, 'Telefon', 'E-Mail', 'Nachname', 'Firma']) expect(head + line).not.toContain(word)
  const at = head.split(';').indexOf('"Gast"')
  expect(line.split(';').slice(at, at + 4)).toEqual(['"A. A."', '"Wien"', '"Graz"', '"Business"'])
  expect([head.split(';').length, rest]).toEqual([line.split(';').length, ['']])
})
