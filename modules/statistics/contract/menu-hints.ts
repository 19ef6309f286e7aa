import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { hintKinds } from '../rules/menu-hints.ts'

const Day = z.iso.date()

export const MenuHints = z.object({
  /** Completed orders of food in the range. */
  orders: z.int(),
  /** Dishes on the cards of today. */
  dishes: z.int(),
  /** False: fewer than 20 orders or 7 days say nothing about a card. */
  isEnough: z.boolean(),
  /** The most urgent first. */
  hints: z.array(
    z.object({
      kind: z.enum(hintKinds),
      dishes: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /** Mean of the stars (disliked), orders (unsold, seldom, fallen, risen), minutes (slow). */
          value: z.number(),
          /** Number of reviews (disliked), orders of the days before (fallen, risen), minutes of all orders (slow); else null. */
          other: z.number().nullable(),
        }),
      ),
    }),
  ),
})
export type MenuHints = z.infer<typeof MenuHints>

/** What could be changed on the cards, by sales, times and reviews (docs/rules/statistics.md, Hints for the card). */
export const menuHintsCall = endpoint({
  id: 'statistics.menu-hints',
  method: 'GET',
  path: '/api/statistics/menu-hints',
  access: editors,
  query: z.strictObject({ from: Day, to: Day, branch: z.uuid().optional() }),
  reply: MenuHints,
  summary: 'Dishes that are disliked, not ordered, less or more ordered than before, or slow, in a range of days',
})
