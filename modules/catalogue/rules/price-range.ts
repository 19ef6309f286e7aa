import { add, exactToCents, type Money, money, product as multiplied, subtract, ZERO } from '#kernel/money.ts'
import { conversion, isUnit, type PricingModel } from '#kernel/units.ts'
import { type ConfigurableProduct, type Step, stepsOf } from './configuration.ts'
import type { AlternativeUnit } from './quantities.ts'
import { unitPrice } from './unit-price.ts'

interface OfferedProduct extends ConfigurableProduct {
  readonly price: number | null
  readonly unit: string
  readonly calculationModel: PricingModel
  readonly alternativeUnits: readonly AlternativeUnit[]
}

/**
 * The lowest price of one piece in the product's own unit, over its units and the choices that a guest must make, such as sizes. `isVaried`:
 * there are also higher prices, so the price is a 'from' price. Optional steps do not count. Undefined: the price is hidden
 * (docs/rules/money.md, From prices).
 */
export function lowestPrice(offered: OfferedProduct): { price: Money; isVaried: boolean } | undefined {
  if (offered.price === null) return undefined
  const priced = { ...offered, price: money(offered.price) }
  const bases = [priced.price, ...offered.alternativeUnits.flatMap((other) => ownPrice(priced, other))]
  const required = stepsOf(offered).filter(({ isOptional, options }) => !isOptional && options.length > 0)
  const totals = bases.map((base) => rangeOf(required, base))
  const [lowest, highest] = [Math.min(...totals.map(([low]) => low)), Math.max(...totals.map(([, high]) => high))]
  const isVaried = lowest < highest || required.some(({ type, options }) => type !== 'select' && options.some(costs))
  return { price: (lowest < ZERO ? ZERO : lowest) as Money, isVaried }
}

const costs = ({ price }: { price: number }): boolean => price !== 0

/** The price in the other unit, as a price of the product's own unit. Empty if the units cannot be compared, such as bottles and litres. */
function ownPrice(priced: Parameters<typeof unitPrice>[0], other: AlternativeUnit): Money[] {
  if (!isUnit(priced.unit) || !isUnit(other.unit)) return []
  const [found, size] = [unitPrice(priced, other.unit), conversion(priced.unit, other.unit)]
  return found && size ? [exactToCents(multiplied(found.price, size))] : []
}

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
