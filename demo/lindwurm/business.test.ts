import { describe, expect, test } from 'vitest'
import { toDecimal } from '#kernel/money.ts'
import { branchEntity, tableEntity } from '#modules/branches/contract.ts'
import { productEntity } from '#modules/catalogue/contract.ts'
import { allergenCodes } from '#modules/catalogue/rules/allergens.ts'
import { Config, siteEntity } from '#modules/content/contract.ts'
import { isContactShown } from '#modules/ordering/rules/contact.ts'
import { priceCart } from '#modules/store/rules/food-price.ts'
import { cafe, gasthaus, shuttle } from './branches.ts'
import { donauConfig } from '../donau/config.ts'
import { lindwurmConfig } from './config.ts'
import { productOf } from './menu/dish.ts'
import { gasthausMenu } from './menu/menu.ts'
import { lindwurmNavigations, lindwurmSites, teaser } from './pages.ts'
import { tables } from './tables.ts'
import { lindwurmVehicles } from './vehicles.ts'

const branches = [gasthaus, cafe, shuttle].map((branch) => branchEntity.input.parse(branch))
const config = Config.parse(lindwurmConfig)

describe('the demo restaurant', () => {
  test('the amounts match the pictures of the design: 45,70 and 2,90 make 48,60', () => {
    const item = (slug: string, amount: number) => {
      const dish = gasthausMenu.flatMap(({ dishes }) => dishes).find((one) => one.slug === slug)
      if (!dish) throw new Error(slug)
      const product = { ...productEntity.input.parse(productOf(dish)), id: slug }
      return { key: slug, product, amount, unit: product.unit, parts: [] }
    }
    const [area] = branches[0]?.deliveryAreas ?? []
    const { totals } = priceCart([item('schweinsbraten', 2), item('strudel', 1)], { serving: 'delivery', area })
    const { gross, deliveryGross, totalGross } = totals
    expect([gross, deliveryGross, totalGross].map(toDecimal)).toEqual([45.7, 2.9, 48.6])
  })

  test('a table of the café needs no typed field; delivery has four areas with different terms', () => {
    const [house, coffee] = branches
    expect(coffee && isContactShown(coffee, 'dineIn')).toBe(false)
    expect(new Set(house?.deliveryAreas.map(({ price }) => price)).size).toBe(4)
    expect(new Set(house?.deliveryAreas.map(({ minimumOrderValue }) => minimumOrderValue)).size).toBe(4)
  })

  test('the button of an order that costs something says that the order must be paid, as the law requires', () => {
    for (const one of [lindwurmConfig, donauConfig]) expect(one.isPaidOrderLabelEnabled).toBe(true)
  })

  test('table identifiers are unique within their branch', () => {
    const parsed = tables.map((table) => tableEntity.input.parse(table))
    expect(new Set(parsed.map(({ branchId, identifier }) => `${branchId} ${identifier}`)).size).toBe(18)
  })

  test('all texts for visitors exist in both languages', () => {
    for (const branch of branches) {
      expect(branch.translations.en?.description).toBeTruthy()
      if (branch.closedMessage) expect(branch.translations.en?.closedMessage).toBeTruthy()
    }
    for (const { name, translations } of lindwurmVehicles) expect(translations?.en?.name, name).toBeTruthy()
    for (const text of [
      config.title,
      config.seoTitle,
      config.seoDescription,
      config.description,
      config.termsAndConditionsText,
      config.privacyPolicyText,
      config.imprintText,
      config.allergensText,
      config.accessibilityText,
    ]) {
      expect(text.de).toBeTruthy()
      expect(text.en).toBeTruthy()
      expect(text.de).not.toBe(text.en === config.title.en ? '' : text.en)
    }
    for (const code of allergenCodes) expect(config.allergensText.de).toContain(`<strong>${code}</strong>`)
  })

  test('pages exist in pairs with the same blocks, and so do navigations', () => {
    const id = '01a1fb00-0000-7000-8000-0000000000ff'
    const sites = lindwurmSites(() => id).map((site) => siteEntity.input.parse(site))
    const of = (locale: 'de' | 'en') => sites.filter((site) => site.locale === locale)
    const shape = (locale: 'de' | 'en') =>
      of(locale).map(({ translationKey, content }) => [translationKey, content.map(({ type }) => type)])
    expect(shape('en')).toEqual(shape('de'))
    const navigations = lindwurmNavigations(() => id)
    const entries = (suffix: string) =>
      navigations
        .filter(({ identifier }) => identifier.endsWith(suffix))
        .map(({ items }) => items.map(({ type }) => type))
    expect(entries('-en')).toEqual(entries('-de'))
  })

  test('the start page shows dishes that are on the menu', () => {
    const slugs = gasthausMenu.flatMap(({ dishes }) => dishes.map(({ slug }) => slug))
    for (const slug of teaser) expect(slugs).toContain(slug)
  })
})
