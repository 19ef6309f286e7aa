import { compare, type Money, money, subtract, ZERO } from '#kernel/money.ts'

/** An area that a branch delivers to; amounts as decimals (specification §3, deliveryAreas). */
export interface PricedArea {
  readonly area: string
  readonly price: number
  /** Percent. */
  readonly tax: number
  readonly free: boolean
  readonly freeFromOrderValue?: number | null | undefined
  readonly minimumOrderValue?: number | null | undefined
}

/** What a delivery to an area costs and asks for, at a value of goods. */
export interface DeliveryTerms {
  /** 0 when it is free. */
  readonly fee: Money
  readonly isFree: boolean
  /** 'Kostenlose Lieferung ab'; undefined where it is free anyway, or never by value. */
  readonly freeFrom: Money | undefined
  readonly missingForFree: Money | undefined
  readonly minimum: Money | undefined
  /** What the minimum still lacks; undefined: it is met. */
  readonly missing: Money | undefined
}

/**
 * Free by the area's flag, or at or above `freeFromOrderValue`; the minimum is met at or above it. The fee never counts towards either, a
 * missing or zero threshold is none (specification §5; decisions, Money).
 */
export function deliveryTerms(area: PricedArea, goodsGross: Money): DeliveryTerms {
  const price = money(area.price)
  const isAlwaysFree = area.free || compare(price, ZERO) === 0
  const freeFrom = isAlwaysFree ? undefined : threshold(area.freeFromOrderValue)
  const missingForFree = missingTo(freeFrom, goodsGross)
  const isFree = isAlwaysFree || (freeFrom !== undefined && missingForFree === undefined)
  const minimum = threshold(area.minimumOrderValue)
  return {
    fee: isFree ? ZERO : price,
    isFree,
    freeFrom,
    missingForFree,
    minimum,
    missing: missingTo(minimum, goodsGross),
  }
}

/** The area of this name; names are what an order carries. */
export const areaNamed = <A extends PricedArea>(areas: readonly A[], name: string): A | undefined =>
  areas.find(({ area }) => area === name)

const threshold = (value: number | null | undefined): Money | undefined => (value ? money(value) : undefined)

const missingTo = (goal: Money | undefined, reached: Money): Money | undefined =>
  goal !== undefined && compare(reached, goal) < 0 ? subtract(goal, reached) : undefined
