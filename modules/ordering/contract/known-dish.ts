import * as z from 'zod'
import { decimal } from './shapes.ts'

/** A line of an order as the kitchen last saw it, with the texts for staff. */
export const KnownDish = z.object({
  /** Position of the line in the order. If staff change the choices of a dish, the dish keeps its position. */
  position: z.int(),
  name: z.string(),
  amount: decimal,
  unit: z.string(),
  choices: z.array(z.string()),
})
