import { isMoneyDecimal } from '#kernel/money.ts'
import * as z from 'zod'

/** Control characters but tab and line ends, and marks that turn the direction of what follows: they only ever hide something. */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

/** A text that people type, of at most so many characters: without blanks around it, and without what nobody sees. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replaceAll(hidden, ''))
    .trim()
    .max(max)

/** A switch, off unless said. */
export const flag = (initial = false) => z.boolean().default(initial)

/** An amount in the brand's currency: not negative, at most 4 places, so that it is exactly one amount of money. */
export const money = (max: number) => z.number().min(0).max(max).multipleOf(0.0001).refine(isMoneyDecimal)

/** At most 4 places: prices are counted with it exactly, and 1e-7 has no places to count with. */
export const percent = z.number().min(0).max(100).multipleOf(0.0001).refine(isMoneyDecimal)
