import { describe, expect, test } from 'vitest'
import { lineAmount } from '#i18n/amounts.ts'
import { format, money } from '#kernel/money.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { StoreNotice } from '../rules/store-notices.ts'
import { bytesText } from './amounts.ts'
import { bundleContents } from './cart-view.ts'
import { changedLines, checkedCart, takeChange } from './cart-changes.ts'
import { activeGroup, barScroll } from './category-spy.ts'
import { groundOf } from './category-ground.ts'
import { asapWords } from './checkout/food-order.ts'
import { noticeWords } from './notice-words.ts'
import { allergenLetters, allergenText, cardPrice, isAddedAtOnce, optionPrices } from './product-view.ts'
import { catalogueTimings, isReloadDue, type ReloadLook, type ReloadReason } from './reload.ts'
import { foundGroups } from '../rules/search-order.ts'
import { mainGroup, sameGroups } from './store-groups.ts'
import { isRefused, previewUrl } from './uploads.ts'
import { lineWithOneMore, lineWithStep } from './use-store-cart.ts'
import { leaveTable, scannedTable, seatOf } from './use-visit.ts'

const product = (id: string, more: Record<string, unknown> = {}) =>
  ({
    id,
    name: id,
    description: '',
    type: 'simple',
    price: 8.9,
    isPriceHidden: false,
    isEnabled: true,
    isPublic: true,
    unit: 'amount',
    calculationModel: 'fixed',
    minimumQuantity: 1,
    quantityStepSize: 1,
    alternativeUnits: [],
    bundle: [],
    parts: [],
    images: [],
    translations: {},
    ...more,
  }) as unknown as PublicProduct
const line = (key: string, of: PublicProduct, amount = 1) => ({ key, product: of, amount, unit: of.unit, parts: [] })

const next = (written: 'time' | 'weekday' | 'date') => ({
  at: Temporal.Instant.from('2026-11-24T10:00:00Z'),
  written,
  time: '11:00',
  date: Temporal.PlainDate.from('2026-11-24'),
})

test.each<[string, StoreNotice[], string, string | undefined, string[]]>([
  [
    'closed today',
    [{ code: 'closed', next: next('time') }],
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder um 11:00 Uhr.',
    [],
  ],
  [
    'closed until a day, with preorder',
    [
      { code: 'closed', next: next('weekday') },
      { code: 'preorder', isHandledLater: true },
    ],
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder am Dienstag um 11:00 Uhr.',
    ['Gerne nehmen wir auch Ihre Vorbestellungen entgegen. Wir bearbeiten diese sobald wir wieder geöffnet haben.'],
  ],
  [
    'closed until a date',
    [{ code: 'closed', next: next('date') }],
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder am 24.11.26 um 11:00 Uhr.',
    [],
  ],
  [
    'closed without a next shift',
    [{ code: 'closed-message', message: 'Betriebsurlaub.' }],
    'Derzeit haben wir leider geschlossen.',
    'Betriebsurlaub.',
    [],
  ],
  [
    'no delivery today',
    [{ code: 'no-delivery', next: next('time'), offers: ['takeaway', 'dineIn'] }],
    'Derzeit ist leider keine Lieferung möglich.',
    'Wir liefern wieder ab 11:00 Uhr.',
    ['Sie können Ihre Bestellung aber gerne abholen oder bei uns im Lokal essen.'],
  ],
  [
    'no delivery until a day, with preorder',
    [
      { code: 'no-delivery', next: next('weekday'), offers: ['takeaway'] },
      { code: 'preorder', isHandledLater: false },
    ],
    'Derzeit ist leider keine Lieferung möglich.',
    'Wir liefern wieder am Dienstag ab 11:00 Uhr.',
    ['Sie können Ihre Bestellung aber gerne bei uns abholen.', 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.'],
  ],
])('texts of the notices, %s (specification §2, Branch storefront)', (_name, notices, title, again, more) => {
  expect(noticeWords(notices, 'de')).toMatchObject({ title, again, more })
})

test('cards show prices by pricing model and unit, and hidden prices (specification §2, §3)', () => {
  expect(cardPrice(product('a'), 'EUR', 'de')).toBe('8,90 EUR')
  expect(cardPrice(product('a', { calculationModel: 'approximate' }), 'EUR', 'de')).toBe('ca. 8,90 EUR')
  expect(cardPrice(product('a', { calculationModel: 'minimum', unit: 'kg' }), 'EUR', 'de')).toBe('ab 8,90 EUR / kg')
  expect(cardPrice(product('a', { price: null }), 'EUR', 'de')).toBe('Preis auf Anfrage')
})

test("a card of several sizes shows the lowest price with 'ab'", () => {
  const choice = (id: string, price: number) => ({ id, name: id, price, modifier: 'add' as const, value: '' })
  const step = {
    id: 's',
    name: 'Größe',
    type: 'select' as const,
    isOptional: false,
    options: [choice('k', 0), choice('g', 5)],
  }
  const sized = product('a', { type: 'configurable', parts: [step] } as never)
  expect(cardPrice(sized, 'EUR', 'de')).toBe('ab 8,90 EUR')
  expect(cardPrice(sized, 'EUR', 'en')).toBe('from 8,90 EUR')
})

test('cards show the letters of allergens, the overlay shows the names, and unknown texts stay unchanged', () => {
  expect(allergenLetters('A, L,M')).toBe('A, L, M')
  expect(allergenText('L,M', 'de')).toBe('Sellerie, Senf')
  expect(allergenText('auf Anfrage', 'de')).toBe('auf Anfrage')
})

test('only a product without choices is added at once; each tap adds one more, up to its maximum', () => {
  const plain = product('a', { maximumQuantity: 2 })
  expect(isAddedAtOnce(plain)).toBe(true)
  expect(isAddedAtOnce(product('a', { alternativeUnits: [{ unit: 'kg', ratio: 2 }] }))).toBe(false)
  const first = lineWithOneMore([], plain)
  const second = lineWithOneMore([first], plain)
  expect([first.amount, second.amount, lineWithOneMore([second], plain).amount]).toEqual([1, 2, 2])
  expect(second.key).toBe(first.key)
})

test('plus and minus of a line respect its unit’s limits and steps (specification §5, Quantity)', () => {
  const wine = product('wine', {
    maximumQuantity: 3,
    alternativeUnits: [{ unit: 'l', ratio: 9, minimumQuantity: 0.5, maximumQuantity: 1.5, quantityStepSize: 0.5 }],
  })
  const pieces = { key: 'k', product: wine, amount: 2, unit: wine.unit, parts: [] }
  expect(lineWithStep(pieces, 'more').amount).toBe(3)
  expect(lineWithStep(lineWithStep(pieces, 'more'), 'more').amount).toBe(3)
  expect(lineWithStep(lineWithStep(pieces, 'less'), 'less').amount).toBe(1)
  const litres = { ...pieces, unit: 'l' as const, amount: 1 }
  expect([lineWithStep(litres, 'more').amount, lineWithStep(litres, 'less').amount]).toEqual([1.5, 0.5])
})

test('the category bar follows the scroll position: threshold a quarter of the window, offset 150 px or 36 % of the width (specification §9)', () => {
  expect(activeGroup([400, 900, 1800], 1000, false)).toBe(0)
  expect(activeGroup([-300, 250, 900], 1000, false)).toBe(1)
  expect(activeGroup([-300, 251, 900], 1000, false)).toBe(0)
  expect(activeGroup([-900, -300, 600], 1000, true)).toBe(2)
  expect(barScroll(500, 1280)).toBe(350)
  expect(barScroll(500, 500)).toBe(320)
  expect(barScroll(20, 390)).toBe(0)
})

describe('When the catalogue is loaded again (specification §9)', () => {
  const minute = 60_000
  const due = (reason: ReloadReason, ageMs: number, more: Partial<ReloadLook> = {}) =>
    isReloadDue({ reason, now: 1_000_000 + ageMs, loadedAt: 1_000_000, hasCart: true, isOnline: true, ...more })

  test('the intervals of reloading, checking and returning are those of the specification', () =>
    expect(catalogueTimings).toEqual({ reload: 4 * 3_600_000, check: 10_000, back: minute }))

  test.each([
    ['time', 4 * 60 * minute, 4 * 60 * minute - 1],
    ['back', minute, minute - 1],
    ['cart', minute, minute - 1],
  ] as const)('for the reason %s it is loaded after %d ms, but not after %d ms', (reason, after, tooSoon) =>
    expect([due(reason, after), due(reason, tooSoon)]).toEqual([true, false]),
  )

  test('when a guest returns to the cart, the catalogue is loaded only if the cart has items', () => {
    expect(due('cart', minute, { hasCart: false })).toBe(false)
    expect([due('back', minute, { hasCart: false }), due('time', 240 * minute, { hasCart: false })]).toEqual([
      true,
      true,
    ])
  })

  test.each(['time', 'back', 'cart'] as const)('nothing is loaded while offline: %s', (reason) =>
    expect(due(reason, 500 * minute, { isOnline: false })).toBe(false),
  )

  test('repeated visits load it at most once a minute', () => {
    let loadedAt = 0
    let asked = 0
    for (let now = 0; now <= 10 * minute; now += 1000)
      for (const reason of ['back', 'cart', 'time'] as const)
        if (isReloadDue({ reason, now, loadedAt, hasCart: true, isOnline: true })) {
          asked += 1
          loadedAt = now
        }
    expect(asked).toBe(10)
  })
})

test('changes of the catalogue are shown line by line; nothing is dropped (docs/rules/cart.md, A changed menu)', () => {
  const [cheap, same, gone, renamed] = [product('a'), product('b'), product('c'), product('d')]
  const items = [line('1', cheap), line('2', same), line('3', gone), line('4', renamed)]
  const today = [product('a', { price: 9.9 }), { ...same, allergens: 'A' }, product('d', { name: 'Neu' })]
  const { changes, items: shown } = checkedCart(items, today)
  expect(shown).toHaveLength(4)
  expect(shown[1]?.product.allergens).toBe('A')
  const lines = changedLines(items, changes, { currency: 'EUR', locale: 'de' })
  expect(lines).toMatchObject([
    { key: '1', title: 'a: neuer Preis', old: 'bisher 8,90 EUR', now: 'jetzt 9,90 EUR', offer: 'take-price' },
    { key: '3', title: 'c gibt es derzeit nicht', offer: 'none' },
    { key: '4', old: 'bisher d', now: 'jetzt Neu', offer: 'take' },
  ])
  expect(format(money(takeChange(items, today, '1')[0]?.product.price ?? 0), 'EUR')).toBe('9,90 EUR')
})

test('groups: only the found products, the main group, and whether two lists look the same', () => {
  const group = (id: string, ids: string[], more: Record<string, unknown> = {}) => ({
    id,
    name: id,
    image: null,
    ground: 0,
    products: ids.map((one) => ({ product: product(one, more), off: undefined })),
  })
  const picture = { images: [{ id: 'x', version: 1, extension: 'svg', alt: '' }] }
  const groups = [group('g1', ['a']), group('g2', ['b', 'c'], picture)]
  expect(mainGroup(groups)).toBe('g2')
  expect(mainGroup([group('g2', ['b', 'c'])])).toBeUndefined()
  expect(foundGroups(groups, undefined, '')).toBe(groups)
  expect(foundGroups(groups, new Map([['c', 2]]), '').map(({ id, products }) => [id, products.length])).toEqual([
    ['g2', 1],
  ])
  expect(sameGroups(groups, [...groups])).toBe(true)
  expect(sameGroups(groups, [group('g1', ['a']), group('g2', ['b', 'c'], picture)])).toBe(false)
})

test.each([
  ['7', true, '7'],
  [' 7 ', true, '7'],
  ['7', false, undefined],
  ['99', true, undefined],
  [null, true, undefined],
])('a scanned table %s with dine-in %s gives the table %s', (asked, isDineInEnabled, table) => {
  expect(scannedTable(asked, { isDineInEnabled }, [{ identifier: '7' }])).toBe(table)
})

test.each([
  ['at the scanned table', 'dineIn', '7', undefined, true, { kind: 'table', table: '7' }],
  ['a table that is gone', 'dineIn', '8', undefined, true, undefined],
  ['an unknown table', 'takeaway', '', '99', true, { kind: 'unknown', table: '99' }],
  ['no service at tables', 'takeaway', '', '7', false, { kind: 'unserved', table: '7' }],
  ['taken away after all', 'takeaway', '7', undefined, true, undefined],
] as const)('the head shows the seat of a guest: %s', (_name, serving, table, unknown, isDineInEnabled, seat) => {
  const store = { branch: { isDineInEnabled }, tables: [{ identifier: '7' }] }
  expect(seatOf({ serving, table }, unknown, store)).toEqual(seat)
})

test('uploads: image steps accept only pictures, and only jpeg, png and gif have previews (specification §5, Upload)', () => {
  const file = (name: string, size = 10) => ({ name, size })
  expect(isRefused(file('oma.JPG'), 'image')).toBe(false)
  expect(isRefused(file('feier.heic'), 'images')).toBe(true)
  expect(isRefused(file('plan.pdf'), 'files')).toBe(false)
  expect(isRefused(file('plan.pdf', 11_000_000), 'file')).toBe(true)
  expect(isRefused(file('leer.pdf', 0), 'file')).toBe(true)
  const stored = { id: 'u', publicHash: 'h', version: 1, extension: 'png' }
  expect(previewUrl(stored)).toBe('/upload/h/preview/u-1.jpg')
  expect(previewUrl({ ...stored, extension: 'pdf' })).toBeUndefined()
})

test('amounts are written as text', () => {
  expect(lineAmount(2, 'amount', 'de')).toBe('2 ×')
  expect(lineAmount(0.35, 'kg', 'de')).toBe('0,35 kg')
  expect(lineAmount(0.35, 'kg', 'en')).toBe('0.35 kg')
  expect([bytesText(1_800_000, 'de'), bytesText(340_000, 'de'), bytesText(3, 'de')]).toEqual([
    '1,8 MB',
    '340 kB',
    '1 kB',
  ])
})

test.each([
  ['Brotzeit und Suppe', 0],
  ['Aus der Küche', 1],
  ['Süßes', 2],
  ['Getränke', 3],
])('%s has background colour %i', (name, ground) => {
  expect(groundOf(name)).toBe(ground)
})

test('a line with a bundle names its parts, as the overlay does', () => {
  const part = { id: 'soup', name: 'Rindssuppe', unit: 'amount', translations: { en: { name: 'Beef broth' } } }
  const bundle = [
    { product: 'soup', amount: 2 },
    { product: 'gone', amount: 1 },
  ]
  const contents = (locale: 'de' | 'en') =>
    bundleContents({ bundle }, [part as PublicProduct], locale).map(({ text }) => text)
  expect(contents('de')).toEqual(['2 × Rindssuppe'])
  expect(contents('en')).toEqual(['2 × Beef broth'])
})

test.each([
  ['closed', 'time', 'Wir öffnen heute um 10:00 Uhr; so schnell wie möglich heißt ab dann.'],
  ['closed', 'weekday', 'Wir öffnen am Montag um 10:00 Uhr; so schnell wie möglich heißt ab dann.'],
  ['no-delivery', 'time', 'Wir liefern heute ab 10:00 Uhr; so schnell wie möglich heißt ab dann.'],
  ['no-delivery', 'date', 'Wir liefern am 23.11.26 ab 10:00 Uhr; so schnell wie möglich heißt ab dann.'],
] as const)("the text for 'as soon as possible' while the branch is %s, by %s", (code, written, expected) => {
  const next = { at: Temporal.Instant.from('2026-11-23T09:00Z'), written, time: '10:00' }
  expect(asapWords(code, { ...next, date: Temporal.PlainDate.from('2026-11-23') }, 'de')).toBe(expected)
})

type Priced = Parameters<typeof optionPrices>[1]['options'][number]
test('options that add to the price have a plus, also addons; if some options replace the price, every option shows the resulting price', () => {
  const add = (price: number): Priced => ({ modifier: 'add', price })
  const whole = (price: number): Priced => ({ modifier: 'overwrite', price })
  const prices = (type: string, ...options: Priced[]) => optionPrices({ price: 4.8 }, { type, options }, 'EUR', 'de')
  expect(prices('addons', add(1.5), add(0))).toEqual(['+ 1,50 EUR', undefined])
  expect(prices('select', add(1.2), add(0))).toEqual(['+ 1,20 EUR', undefined])
  expect(prices('multiselect', add(1.2), { modifier: 'subtract', price: 0.5 })).toEqual(['+ 1,20 EUR', '− 0,50 EUR'])
  expect(prices('multiselect', whole(38))).toEqual(['38,00 EUR'])
  expect(prices('select', add(0), whole(3.2), whole(9.2))).toEqual(['4,80 EUR', '3,20 EUR', '9,20 EUR'])
  expect(optionPrices({ price: null }, { type: 'select', options: [whole(1)] }, 'EUR', 'de')).toEqual([undefined])
})

test.each([
  [['takeaway', 'delivery', 'dineIn'], 'delivery', 'delivery'],
  [['takeaway', 'delivery', 'dineIn'], 'dineIn', 'takeaway'],
  [['delivery', 'dineIn'], 'takeaway', 'delivery'],
  [['dineIn'], 'dineIn', null],
] as const)(
  'a guest who leaves the table of a branch with %s, default %s, gets %s',
  (offered, preferred, deliveryType) => {
    expect(leaveTable(offered, { preferred, origin: 'web' })).toEqual({ table: '', origin: 'web', deliveryType })
  },
)
