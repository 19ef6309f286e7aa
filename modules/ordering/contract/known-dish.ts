import * as z from 'zod'
import { decimal } from './shapes.ts'

/** A line of an order as the kitchen knew it, in the words of staff. */
export const KnownDish = z.object({
  /** Of the line: a dish with other choices keeps the position of the one before. */
  position: z.int(),
  name: z.string(),
  amount: decimal,
  unit: z.string(),
  choices: z.array(z.string()),
})
