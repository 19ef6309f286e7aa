import { isMoneyDecimal } from '#kernel/money.ts'
import * as z from 'zod'

/** Control characters except tab and line ends, and marks that change the direction of text. They are only used to hide something. */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

/** A text that people type, with at most `max` characters. Blanks around it and invisible characters are removed. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replaceAll(hidden, ''))
    .trim()
    .max(max)

/** A switch. Off by default. */
export const flag = (initial = false) => z.boolean().default(initial)

/** An amount in the brand's currency: not negative, at most 4 places, so that it is exactly one amount of money. */
export const money = (max: number) => z.number().min(0).max(max).multipleOf(0.0001).refine(isMoneyDecimal)

/** A rate in percent with at most 4 decimals, so that prices are calculated exactly with it. */
export const percent = z.number().min(0).max(100).multipleOf(0.0001).refine(isMoneyDecimal)

/** A rate of VAT in percent. No country has more than 50; a larger one is a mistake in typing. */
export const taxPercent = z.number().min(0).max(50).multipleOf(0.0001).refine(isMoneyDecimal)
