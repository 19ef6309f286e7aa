import { describe, expect, test } from 'vitest'
import { vehicleViews } from './vehicle-views.ts'

type Vehicle = Parameters<typeof vehicleViews>[0][number]
const vehicle = (name: string, part: Partial<Vehicle> = {}): Vehicle => ({
  id: name,
  type: 'vehicle',
  name,
  description: `${name} de`,
  translations: { en: { name: `${name} en` } },
  content: { description2: '', discounts: [] },
  images: [],
  isPublic: true,
  isEnabled: true,
  position: 0,
  price: 2,
  ...part,
})
const names = (vehicles: Vehicle[], locale: 'de' | 'en') => vehicleViews(vehicles, locale).map(({ name }) => name)

describe('vehicles section (specification §2)', () => {
  test('shows only public, enabled vehicles', () => {
    const hidden = [
      vehicle('a', { isPublic: false }),
      vehicle('b', { isEnabled: false }),
      vehicle('c', { type: 'simple' }),
    ]
    expect(names([...hidden, vehicle('d')], 'de')).toEqual(['d'])
  })

  test('shows vehicles whose content language is that of the page or is not set; missing texts fall back to German (ADR 0011)', () => {
    const content = (language: 'de' | 'en') => ({ description2: '', discounts: [], language })
    const all = [
      vehicle('de', { content: content('de') }),
      vehicle('en', { content: content('en') }),
      vehicle('none', { translations: {} }),
      vehicle('both'),
    ]
    expect(names(all, 'de')).toEqual(['de', 'none', 'both'])
    expect(names(all, 'en')).toEqual(['en en', 'none', 'both en'])
  })

  test('shows the most expensive vehicle first; the others stay in their order', () => {
    const all = [
      vehicle('van', { position: 3, price: 2.5 }),
      vehicle('first', { position: 2, price: 3 }),
      vehicle('business', { position: 1 }),
    ]
    expect(names(all, 'de')).toEqual(['first', 'business', 'van'])
    expect(vehicleViews(all, 'de').filter(({ isFlagship }) => isFlagship)).toHaveLength(1)
  })

  test('prefers description2, which is written for this section', () => {
    const [view] = vehicleViews([vehicle('a', { content: { description2: 'Kurz', discounts: [] } })], 'de')
    expect(view?.text).toBe('Kurz')
    expect(vehicleViews([vehicle('b')], 'de')[0]?.text).toBe('b de')
  })
})
