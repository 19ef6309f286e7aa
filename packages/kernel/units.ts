import { type Fraction } from './money.ts'

/** Families of units; only units of the same family can be converted into each other (specification §3, Units). */
type UnitFamily = 'count' | 'weight' | 'volume' | 'length' | 'area' | 'space'

/**
 * The family of each unit, and its size as a multiple of the family's smallest unit (specification §3, Units). Pieces, portions and so on are never
 * converted.
 */
export const units = {
  amount: { family: 'count', factor: 1 },
  serving: { family: 'count', factor: 1 },
  pair: { family: 'count', factor: 1 },
  person: { family: 'count', factor: 1 },
  package: { family: 'count', factor: 1 },
  g: { family: 'weight', factor: 1 },
  dag: { family: 'weight', factor: 10 },
  kg: { family: 'weight', factor: 1000 },
  ml: { family: 'volume', factor: 1 },
  cl: { family: 'volume', factor: 10 },
  dl: { family: 'volume', factor: 100 },
  l: { family: 'volume', factor: 1000 },
  mm: { family: 'length', factor: 1 },
  cm: { family: 'length', factor: 10 },
  dm: { family: 'length', factor: 100 },
  m: { family: 'length', factor: 1000 },
  km: { family: 'length', factor: 1_000_000 },
  mm2: { family: 'area', factor: 1 },
  cm2: { family: 'area', factor: 100 },
  dm2: { family: 'area', factor: 10_000 },
  m2: { family: 'area', factor: 1_000_000 },
  mm3: { family: 'space', factor: 1 },
  cm3: { family: 'space', factor: 1000 },
  dm3: { family: 'space', factor: 1_000_000 },
  m3: { family: 'space', factor: 1_000_000_000 },
} as const satisfies Record<string, { family: UnitFamily; factor: number }>

export type Unit = keyof typeof units

export const isUnit = (name: string): name is Unit => Object.hasOwn(units, name)

/**
 * The largest amount of one product in an order, in any unit. It is used if a product has no limit of its own, and it keeps prices within the
 * range of `Money`.
 */
export const LARGEST_AMOUNT = 100_000

/**
 * How exact a price is: fixed ('Exakt'), approximate ('Ungefähr', shown as 'ca.'), or a minimum ('Minimum', shown as 'ab') (specification
 * §3, Pricing models).
 */
export const pricingModels = ['fixed', 'approximate', 'minimum'] as const
export type PricingModel = (typeof pricingModels)[number]

/** The factor from one unit to another. Undefined if they cannot be converted (pieces into kilograms, pieces into pairs). */
export function conversion(from: Unit, to: Unit): Fraction | undefined {
  if (from === to) return { numerator: 1, denominator: 1 }
  if (units[from].family !== units[to].family || units[from].family === 'count') return undefined
  return { numerator: units[from].factor, denominator: units[to].factor }
}

/**
 * Does an amount in this unit count as 1 in the cart? True for weight, volume, length, area and space: 0.35 kg count as 1. Other amounts
 * count as they are: 3 pieces count as 3 (docs/rules/cart.md).
 */
export const countsAsOne = (unit: Unit): boolean => units[unit].family !== 'count'
