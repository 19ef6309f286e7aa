import { add, type Money, money, subtract, ZERO } from '#kernel/money.ts'
import type { PricingModel } from '#kernel/units.ts'
import { type ConfigurableProduct, type Step, stepsOf } from './configuration.ts'

interface OfferedProduct extends ConfigurableProduct {
  readonly price: number | null
}

/**
 * The lowest price of one piece in the product's own unit, over the choices that a guest must make, such as sizes. `isVaried`: there are also
 * higher prices, so the price is a 'from' price. Optional steps do not count. Undefined: the price is hidden (docs/rules/money.md, From prices).
 */
export function lowestPrice(offered: OfferedProduct): { price: Money; isVaried: boolean } | undefined {
  if (offered.price === null) return undefined
  const required = stepsOf(offered).filter(({ isOptional, options }) => !isOptional && options.length > 0)
  const [lowest, highest] = rangeOf(required, money(offered.price))
  const isVaried = lowest < highest || required.some(({ type, options }) => type !== 'select' && options.some(costs))
  return { price: lowest < ZERO ? ZERO : lowest, isVaried }
}

/**
 * The price that a list of products shows, and its pricing model. If there are also higher prices, the model is 'minimum', which is written as
 * 'ab'. Undefined: the price is hidden (docs/rules/money.md, From prices).
 */
export function listedPrice(
  product: OfferedProduct & { readonly calculationModel: PricingModel },
): { price: Money; model: PricingModel } | undefined {
  const lowest = lowestPrice(product)
  return lowest && { price: lowest.price, model: lowest.isVaried ? 'minimum' : product.calculationModel }
}

const costs = ({ price }: { price: number }): boolean => price !== 0

type Range = readonly [low: Money, high: Money]

/**
 * The lowest and the highest price if one option of each step is chosen. The last option that replaces the price wins, so the steps are read
 * from the last to the first: `open` is the range while no later option has replaced the price, `closed` afterwards.
 */
function rangeOf(steps: readonly Step[], base: Money): Range {
  const start = { open: [base, base] as Range, closed: [ZERO, ZERO] as Range }
  return steps.reduce(({ open, closed }, { options }) => {
    const over = (before: Range, whole: (price: Money) => Range): Range => {
      const ranges = options.map(({ modifier, price }): Range => {
        const part = money(price)
        if (modifier === 'overwrite') return whole(part)
        const change = modifier === 'add' ? add : subtract
        return [change(before[0], part), change(before[1], part)]
      })
      return [Math.min(...ranges.map(([low]) => low)) as Money, Math.max(...ranges.map(([, high]) => high)) as Money]
    }
    return {
      open: over(open, (price) => [add(closed[0], price), add(closed[1], price)]),
      closed: over(closed, () => closed),
    }
  }, start).open
}
