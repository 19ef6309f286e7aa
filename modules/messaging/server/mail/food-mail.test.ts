import { expect, test } from 'vitest'
import type { Order } from '#modules/ordering/contract.ts'
import { donauBrand, rideOrder } from '../testing/ride-order.ts'
import { mailers } from '../testing/mailers.ts'
import { branchMail, customerMail, type MailContext } from './order-mails.ts'

const context: MailContext = {
  brand: donauBrand,
  baseUrl: 'https://donau.example',
  now: Temporal.Instant.from('2026-11-20T09:00:00Z'),
  mailers,
}

function foodOrder(more: Partial<Order> = {}) {
  const source = rideOrder({ kind: 'food', ride: null, deliveryType: 'delivery', isDelivery: true, ...more })
  const [line] = source.order.items
  if (!line) throw new Error('There is a line')
  const dish = { ...line, kind: 'product' as const, country: null, details: [], allergens: '' }
  return {
    ...source,
    order: {
      ...source.order,
      deliveryArea: 'Au-Haidhausen',
      pricing: { ...source.order.pricing, deliveryGross: 3.5 },
      items: [
        { ...dish, name: 'Obazda', amount: 2, unit: 'amount', gross: 16.2 },
        { ...dish, name: 'Leberkäse', amount: 0.35, unit: 'kg', gross: 6.3 },
        { ...dish, name: 'Brotzeit', amount: 1, unit: 'serving', gross: 9.1 },
        { ...dish, name: 'Spanferkel', amount: 1, unit: 'amount', gross: 0, isPriceHidden: true },
      ],
    },
  }
}

test('an English guest gets English texts; the mail to the branch names the dish in the language of the menu', () => {
  const source = foodOrder({ locale: 'en' })
  const [dish] = source.order.items
  if (!dish) throw new Error('There is a dish')
  const details = [{ name: 'Milk', value: 'Oat milk' }]
  const staffDetails = [{ name: 'Milch', value: 'Hafermilch' }]
  const melange = { ...dish, name: 'Viennese melange', details, staffName: 'Wiener Melange', staffDetails }
  const order = { ...source.order, items: [melange] }
  const guests = customerMail('received', { ...source, order }, context, [])?.text
  const kitchens = branchMail('placed', { ...source, order }, context)?.text
  expect(guests).toContain('Viennese melange')
  expect(guests).toContain('Milk: Oat milk')
  expect(guests).not.toContain('Wiener Melange')
  expect(kitchens).toContain('Wiener Melange')
  expect(kitchens).toContain('Milch: Hafermilch')
  expect(kitchens).not.toContain('Viennese melange')
})

test.each([
  ['de', ['2 ×', '0,35 kg', '1 Port.', 'Preis auf Anfrage', 'Lieferkosten', '3,50 EUR', 'Lieferung', 'Au-Haidhausen']],
  ['en', ['2 ×', '0.35 kg', '1 serving', 'Price on request', 'Delivery fee', '3,50 EUR', 'Delivery', 'Au-Haidhausen']],
] as const)(
  'food in %s: the amounts with the names of their units, the serving, and the fee (specification §3, Units; §2, Order info)',
  (locale, words) => {
    const source = foodOrder({ locale })
    for (const mail of [customerMail('received', source, context, []), branchMail('placed', source, context)]) {
      const asked = mail?.locale === locale ? words : []
      for (const word of asked) expect(mail?.text).toContain(word)
      expect(mail?.text).not.toMatch(/\d (amount|package|pair)\b/)
    }
  },
)

test('a delivery to another address shows the whole address', () => {
  const deliveryAddress = {
    firstName: 'Eva',
    lastName: 'Huber',
    company: '',
    street: 'Rosengasse 4',
    floor: '3',
    stairway: '2',
    door: '11',
    zipCode: '81667',
    city: 'München',
    country: 'DE',
  }
  const source = foodOrder({ deliveryAddress })
  for (const mail of [customerMail('received', source, context, []), branchMail('placed', source, context)])
    expect(mail?.text).toContain('Rosengasse 4, Stiege 2, 3. Stock, Tür 11, 81667 München, Deutschland')
})

test('an order at a table shows the table and no delivery', () => {
  const text = customerMail(
    'received',
    foodOrder({ deliveryType: 'dineIn', isDelivery: false, tableIdentifier: 'T7' }),
    context,
    [],
  )?.text
  expect(text).toContain('T7')
  expect(text).not.toContain('Lieferkosten')
})

const goesBack = { refunded: 13.9, kept: 0 }
const stays = { refunded: 0, kept: 13.9 }
test.each([
  [
    'de',
    goesBack,
    '1 × Spanferkel nicht mehr dabei. 13,90 EUR werden Ihnen rückerstattet.',
    'auf demselben Weg, auf dem Sie bezahlt haben',
  ],
  ['en', goesBack, '1 × Spanferkel no longer included. 13,90 EUR will be refunded to you.', 'the way you paid'],
  ['de', stays, 'Der Unterschied von 13,90 EUR zu Ihrer Zahlung', 'regeln ihn mit Ihnen persönlich'],
  ['en', stays, 'The difference of 13,90 EUR to what you paid', 'settle it with you in person'],
] as const)(
  'the mail of a changed order names removed items and the refund in both parts (%s, %j)',
  (locale, money, what, how) => {
    const change = {
      at: '2026-11-20T09:00:00.000Z',
      name: 'Spanferkel',
      unit: 'amount',
      amountBefore: 1,
      amountAfter: 0,
      newPrice: null,
      ...money,
    }
    const mail = customerMail('changed', foodOrder({ locale }), context, [], change)
    expect(mail?.template).toBe('order.changed')
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part.replaceAll(/\s+/g, ' ')).toContain(what)
      expect(part.replaceAll(/\s+/g, ' ')).toContain(how)
    }
  },
)
