import { describe, expect, test } from 'vitest'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { priceCart } from '../../rules/food-price.ts'
import {
  addItem,
  againOf,
  askedOnThePhone,
  draftOf,
  emptyEntry,
  type Entry,
  needsChoice,
  plainItem,
  readSearch,
} from './entry.ts'
import { contactFlags } from '#modules/ordering/testing/contact-flags.ts'

const product = (part: Partial<PublicProduct> = {}): PublicProduct =>
  ({
    id: '00000000-0000-7000-8000-000000000001',
    name: 'Knödel',
    description: '',
    type: 'simple',
    price: 4.5,
    isPriceHidden: false,
    tax: 7,
    unit: 'amount',
    calculationModel: 'fixed',
    alternativeUnits: [],
    minimumQuantity: 1,
    quantityStepSize: 1,
    parts: [],
    translations: {},
    ...part,
  }) as PublicProduct
const withSteps = product({
  id: '00000000-0000-7000-8000-000000000002',
  type: 'configurable',
  parts: [
    {
      id: 's',
      name: 'Beilage',
      description: '',
      type: 'select',
      isOptional: false,
      options: [
        { id: 'o', name: 'Kraut', unit: 'amount', price: 0, description: '', images: [], modifier: 'add', value: '' },
      ],
    },
  ],
})

describe('An order by phone (docs/rules/back-office.md, Order board)', () => {
  test.each([
    ['2 Knödel', 'Knödel', 2],
    ['2x Knödel', 'Knödel', 2],
    ['0,5 Braten', 'Braten', 0.5],
    ['Knödel', 'Knödel', undefined],
    ['7up', '7up', undefined],
  ])("'%s' is read as the search '%s' and the amount %s", (typed, text, amount) =>
    expect(readSearch(typed)).toEqual({ text, amount }),
  )

  test('an ordered dish is opened again with its amount and its choices, which are found by the names that staff read', () => {
    const details = [{ name: 'Side', value: 'Cabbage' }]
    const staffDetails = [{ name: 'Beilage', value: 'Kraut' }]
    expect(againOf(withSteps, { amount: 2, unit: 'amount', details, staffDetails })).toEqual({
      product: withSteps,
      unit: 'amount',
      amount: 2,
      parts: [{ id: 's', options: [{ id: 'o', amount: 1 }] }],
    })
    expect(
      againOf(withSteps, { amount: 2, unit: 'kilogram', details: staffDetails, staffDetails: null }),
    ).toMatchObject({
      unit: 'amount',
      amount: 1,
      parts: [{ id: 's', options: [{ id: 'o', amount: 1 }] }],
    })
  })

  test('the same dish with the same choices is one line, and with other choices it is another line', () => {
    const once = addItem([], plainItem(product(), undefined), 'a')
    const twice = addItem(once, plainItem(product(), 2), 'b')
    expect(twice.map(({ key, amount }) => [key, amount])).toEqual([['a', 3]])
    const chosen = { ...plainItem(withSteps, 1), parts: [{ id: 's', options: [{ id: 'o', amount: 1 }] }] }
    expect(addItem(addItem(twice, chosen, 'c'), plainItem(withSteps, 1), 'd')).toHaveLength(3)
  })

  test('staff are asked only for required choices', () => {
    expect([needsChoice(product()), needsChoice(withSteps)]).toEqual([false, true])
  })

  test('the body contains the delivery type, the total that the guest was told, and no fields of other delivery types', () => {
    const entry: Entry = {
      ...emptyEntry,
      items: addItem([], plainItem(product(), 2), 'a'),
      serving: 'dineIn',
      table: '7',
      area: 'Sendling',
      street: '',
      minutes: 20,
      payment: 'cash',
      lastName: 'Huber',
    }
    const sent = draftOf(entry, priceCart(entry.items, { serving: 'dineIn' }), { id: 'b', country: 'DE' }, 'de')
    expect(sent).toMatchObject({
      deliveryType: 'dineIn',
      isDineIn: true,
      table: '7',
      deliveryArea: '',
      expectedTotal: 9,
    })
    expect(sent).not.toHaveProperty('street')
  })

  test('the fields marked as required are exactly those that the server requires by phone', () => {
    const flags = contactFlags({ isTableSelectionEnabled: true })
    const fields = (serving: 'takeaway' | 'delivery' | 'dineIn') =>
      [...askedOnThePhone(flags, serving)].filter((field) => !/legal|privacy/.test(field))
    expect(fields('takeaway')).toEqual(['lastName', 'phone'])
    expect(fields('delivery')).toEqual(['lastName', 'phone', 'deliveryArea', 'street', 'zipCode', 'city', 'country'])
    expect(fields('dineIn')).toEqual([])
  })
})
