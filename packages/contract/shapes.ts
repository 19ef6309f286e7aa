import { isMoneyDecimal } from '#kernel/money.ts'
import { typedText } from '#kernel/typed-text.ts'
import * as z from 'zod'

/** A text that people type, with at most `max` characters. They are counted after `typedText` has removed what is not stored. */
export const text = (max: number) => z.string().overwrite(typedText).max(max)

/** A boolean field, false by default. */
export const flag = (initial = false) => z.boolean().default(initial)

/** An amount in the brand's currency: not negative, with at most 4 decimals, because `Money` has no more decimals. */
export const money = (max: number) => z.number().min(0).max(max).multipleOf(0.0001).refine(isMoneyDecimal)

/** A rate in percent with at most 4 decimals, so that prices are calculated exactly with it. */
export const percent = z.number().min(0).max(100).multipleOf(0.0001).refine(isMoneyDecimal)

/** A rate of VAT in percent. No country has a rate above 50; a larger number is a typing error. */
export const taxPercent = z.number().min(0).max(50).multipleOf(0.0001).refine(isMoneyDecimal)
