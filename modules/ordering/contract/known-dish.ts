import * as z from 'zod'
import { decimal } from './shapes.ts'

/** A dish of an order as the kitchen saw it before staff changed the order. All texts are in the language of the menu. */
export const KnownDish = z.object({
  /** Position of the dish in the order. If staff change its choices, it keeps its position. */
  position: z.int(),
  name: z.string(),
  amount: decimal,
  unit: z.string(),
  choices: z.array(z.string()),
})
