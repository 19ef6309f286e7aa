import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigurationStep, productEntity, StepOption } from '#modules/catalogue/contract.ts'
import { allergenCodes, parseAllergens } from '#modules/catalogue/rules/allergens.ts'
import { pricingModels } from '#kernel/units.ts'
import { type Dish, productOf } from './dish.ts'
import { cafeMenu, gasthausMenu, notInWinter, winterOnly } from './menu.ts'
import { tags } from './tags.ts'

const groups = [...gasthausMenu, ...cafeMenu]
const dishes = groups.flatMap((group) => group.dishes)
const products = dishes.map((dish) => ({ dish, product: productEntity.input.parse(productOf(dish)) }))
const steps = products.flatMap(({ product }) => product.parts)
const has = (what: (dish: Dish) => boolean) => dishes.filter(what).map(({ slug }) => slug)

describe('the menu of the demo restaurant is complete (specification §3, Product)', () => {
  test('there are about sixty products, each with its own slug and its own drawing', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(60)
    expect(new Set(dishes.map(({ slug }) => slug)).size).toBe(dishes.length)
    const art = (id: string) => new URL(`../../drawings/${id}.svg`, import.meta.url)
    const missing = products.flatMap(({ product }) => product.images.filter(({ id }) => !existsSync(art(id))))
    expect(missing).toEqual([])
  })

  test('every product, step, option, category and tag has a non-empty English name', () => {
    for (const { product } of products) {
      const { en } = product.translations
      expect(en?.name, product.name).toBeTruthy()
      expect(en?.description, product.name).toBeTruthy()
      for (const step of product.parts)
        for (const key of [step.id, ...step.options.map(({ id }) => `${step.id}.${id}`)])
          expect(en?.parts?.[key], `${product.name}: ${key}`).toBeTruthy()
    }
    for (const { name } of groups) expect(name.every((word) => word.length > 0)).toBe(true)
    for (const tag of Object.values(tags)) expect(tag.translations?.en?.name).toBeTruthy()
  })

  test('all nine step types, all modifiers, and optional and required steps occur', () => {
    expect(new Set(steps.map(({ type }) => type))).toEqual(new Set(ConfigurationStep.shape.type.options))
    const modifiers = new Set(steps.flatMap(({ options }) => options.map(({ modifier }) => modifier)))
    expect(modifiers).toEqual(new Set(StepOption.shape.modifier.unwrap().options))
    expect(new Set(steps.map(({ isOptional }) => isOptional))).toEqual(new Set([true, false]))
    expect(has(({ isStepByStep }) => isStepByStep === true).length).toBeGreaterThanOrEqual(2)
  })

  test('allergens are letters of the list, in the order of the list', () => {
    const written = new Set<string>()
    for (const { allergens = '', slug } of dishes) {
      const letters = allergens === '' ? [] : allergens.split(', ')
      expect(parseAllergens(allergens), slug).toEqual(letters)
      for (const letter of letters) written.add(letter)
    }
    expect(written.size).toBeGreaterThanOrEqual(allergenCodes.length - 5)
  })

  test('no diet contradicts an allergen', () => {
    const of = (dish: Dish) => parseAllergens(dish.allergens ?? '')
    for (const dish of dishes) {
      if (dish.tags?.includes('glutenfrei')) expect(of(dish), dish.slug).not.toContain('A')
      if (dish.tags?.includes('vegan')) {
        expect(dish.tags, dish.slug).toContain('vegetarisch')
        for (const animal of ['B', 'C', 'D', 'G', 'R']) expect(of(dish), dish.slug).not.toContain(animal)
      }
    }
  })

  test('units, alternative units, pricing models, hidden prices, bundles, lead times, bounds and schedules all occur', () => {
    expect(new Set(products.map(({ product }) => product.calculationModel))).toEqual(new Set(pricingModels))
    const units = new Set(products.map(({ product }) => product.unit))
    for (const unit of ['amount', 'serving', 'pair', 'person', 'package', 'kg', 'dl', 'cl'])
      expect(units).toContain(unit)
    for (const what of [
      (dish: Dish) => (dish.alternativeUnits ?? []).length > 0,
      (dish: Dish) => dish.defaultUnit !== undefined,
      (dish: Dish) => dish.isPriceHidden === true,
      (dish: Dish) => dish.holds !== undefined,
      (dish: Dish) => dish.isLeadTimeEnabled === true && dish.leadTimeType === 'days',
      (dish: Dish) => dish.leadTimeType === 'weeks',
      (dish: Dish) => dish.maximumQuantity !== undefined,
      (dish: Dish) => (dish.schedule ?? []).length > 0,
      (dish: Dish) => dish.tax !== dish.dineInTax && dish.dineInTax !== undefined && dish.tax === 7,
    ])
      expect(has(what).length, String(what)).toBeGreaterThan(0)
    expect(groups.filter(({ more }) => (more?.schedule ?? []).length > 0)).toHaveLength(2)
  })

  test('a bundle contains known products that are not bundles, and costs no more than its parts', () => {
    for (const { holds = [], price, slug } of dishes) {
      const parts = holds.map(([part, amount]) => ({ dish: dishes.find((one) => one.slug === part), amount }))
      for (const { dish } of parts) expect(dish && !dish.holds, slug).toBe(true)
      if (parts.length > 0)
        expect(price).toBeLessThan(parts.reduce((sum, { dish, amount }) => sum + (dish?.price ?? 0) * amount, 0))
    }
  })

  test('the winter menu differs from the summer menu', () => {
    for (const slug of [...winterOnly, ...notInWinter]) expect(has((dish) => dish.slug === slug)).toEqual([slug])
  })
})
