import { describe, expect, it } from 'vitest'
import { activeMenu, menuGroups, storeOffering, type Store, type StoreCategory, type StoreProduct } from './menu.ts'

const zone = 'Europe/Berlin'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const noon = at('2026-11-20T12:00')
const evening = at('2026-11-20T19:00')
const lunch = [{ type: 'daily' as const, from: '11:00', to: '14:30' }]

const product = (id: string, more: Partial<StoreProduct> = {}): StoreProduct => ({
  id,
  type: 'simple',
  bundle: [],
  categoryId: 'mains',
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  ...more,
})
const category = (id: string, more: Partial<StoreCategory> = {}): StoreCategory => ({
  id,
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  ...more,
})
const store = (more: Partial<Store> = {}): Store => ({
  branch: { timeZone: zone },
  menus: [],
  categories: [category('soups'), category('mains')],
  products: [product('schnitzel'), product('broth', { categoryId: 'soups' }), product('bread', { categoryId: null })],
  ...more,
})
const shown = (one: Store, when = noon) =>
  menuGroups(one, when).map((group) => [
    group.category?.id,
    ...group.products.map((entry) => `${entry.product.id}:${entry.availability}`),
  ])

describe('The active menu is the one with the latest availableFrom in the past (specification §4)', () => {
  const menu = (availableFrom: string) => ({ availableFrom, catalog: [] })
  const spring = menu('2026-03-01T00:00:00Z')
  const autumn = menu('2026-09-01T00:00:00Z')
  const winter = menu('2026-11-20T11:00:00Z')
  it.each<[string, ReturnType<typeof menu>[], object | undefined]>([
    ['the only one', [spring], spring],
    ['the latest, in any order', [autumn, spring], autumn],
    ['one that begins now', [spring, winter], winter],
    ['none while all lie ahead', [menu('2026-11-20T11:00:01Z')], undefined],
    ['none', [], undefined],
  ])('%s', (_, menus, expected) => {
    expect(activeMenu(menus, noon)).toBe(expected)
  })
})

describe('Groups of the storefront (specification §2, product group per category)', () => {
  it('without a menu, all categories are listed in their order, and products without a category last', () => {
    expect(shown(store())).toEqual([
      ['soups', 'broth:orderable'],
      ['mains', 'schnitzel:orderable'],
      [undefined, 'bread:orderable'],
    ])
  })

  it('with a menu, only its categories and products are listed, in its order', () => {
    const menus = [
      {
        availableFrom: '2026-01-01T00:00:00Z',
        catalog: [
          { categoryId: 'mains', products: ['bread', 'schnitzel', 'gone'] },
          { categoryId: 'soups', products: [] },
          { categoryId: 'gone', products: ['broth'] },
        ],
      },
    ]
    expect(shown(store({ menus }))).toEqual([['mains', 'bread:orderable', 'schnitzel:orderable']])
    const offering = storeOffering(store({ menus }), noon)
    expect(['bread', 'broth'].map((id) => offering.isListed(product(id)))).toEqual([true, false])
  })

  it('unavailable products are disabled, or hidden if `isVisibleWhenUnavailable` is off (specification §4)', () => {
    const products = [
      product('late', { schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] }),
      product('secret', { schedule: [{ type: 'daily', from: '17:00', to: '22:00' }], isVisibleWhenUnavailable: false }),
      product('off', { isEnabled: false }),
      product('sold-out', { isSoldOut: true, soldOutUntil: '2026-11-21T10:00:00Z' }),
      product('internal', { isPublic: false }),
    ]
    const one = store({ products })
    expect(shown(one)).toEqual([['mains', 'late:disabled', 'off:disabled', 'sold-out:disabled']])
    const [group] = menuGroups(one, noon)
    expect(group?.products.map(({ again, isSoldOut }) => [again && String(again), isSoldOut])).toEqual([
      [String(at('2026-11-20T17:00')), false],
      [undefined, false],
      ['2026-11-21T10:00:00Z', true],
    ])
    expect(shown(one, evening)[0]).toContain('secret:orderable')
  })

  it('a category outside its schedule disables its products, or is hidden as a whole', () => {
    const shownAs = (isVisibleWhenUnavailable: boolean) =>
      store({ categories: [category('soups', { schedule: lunch, isVisibleWhenUnavailable })] })
    expect(shown(shownAs(true), evening)[0]).toEqual(['soups', 'broth:disabled'])
    expect(shown(shownAs(false), evening).flat()).not.toContain('soups')
  })

  it('a product in several categories is offered under the category that restricts it least', () => {
    const menus = [
      {
        availableFrom: '2026-01-01T00:00:00Z',
        catalog: [
          { categoryId: 'soups', products: ['schnitzel'] },
          { categoryId: 'mains', products: ['schnitzel'] },
        ],
      },
    ]
    const categories = [category('soups', { schedule: lunch }), category('mains')]
    expect(shown(store({ menus, categories }), evening)).toEqual([
      ['soups', 'schnitzel:orderable'],
      ['mains', 'schnitzel:orderable'],
    ])
  })

  it('a bundle needs its parts, also parts that are on no menu', () => {
    const bundle = product('set', { type: 'bundle', bundle: [{ product: 'broth', amount: 1 }] })
    const menus = [{ availableFrom: '2026-01-01T00:00:00Z', catalog: [{ categoryId: 'mains', products: ['set'] }] }]
    const of = (broth: StoreProduct) => shown(store({ menus, products: [bundle, broth] }))
    expect(of(product('broth'))).toEqual([['mains', 'set:orderable']])
    expect(of(product('broth', { isSoldOut: true }))).toEqual([['mains', 'set:disabled']])
  })

  it('if a bundle is not available now, it shows a time only if its parts are available at that time', () => {
    const hours = [{ type: 'daily' as const, from: '17:00', to: '22:00' }]
    const bundle = product('set', { type: 'bundle', bundle: [{ product: 'broth', amount: 1 }] })
    const again = (parts: StoreProduct[]) => {
      const found = menuGroups(store({ products: [bundle, ...parts] }), noon, { hours })
        .flatMap(({ products }) => products)
        .find((one) => one.product.id === 'set')
      return [found?.availability, found?.again && String(found.again)]
    }
    const opening = String(at('2026-11-20T17:00'))
    expect(again([])).toEqual(['disabled', undefined])
    expect(again([product('broth', { isEnabled: false })])).toEqual(['disabled', undefined])
    expect(again([product('broth', { isSoldOut: true })])).toEqual(['disabled', undefined])
    expect(again([product('broth', { isSoldOut: true, soldOutUntil: '2026-11-20T14:00:00Z' })])).toEqual([
      'disabled',
      opening,
    ])
  })
})
