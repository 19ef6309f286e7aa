import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { hintKinds } from '../rules/menu-hints.ts'

const Day = z.iso.date()

export const MenuHints = z.object({
  /** Number of completed food orders in the range. */
  orders: z.int(),
  /** Number of dishes on today's menus. */
  dishes: z.int(),
  /** False: the range has fewer than 20 orders or fewer than 7 days. That is too little data, so there are no hints. */
  isEnough: z.boolean(),
  /** The most urgent hints come first. */
  hints: z.array(
    z.object({
      kind: z.enum(hintKinds),
      dishes: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          /**
           * The figure of the dish. Its meaning depends on the kind of the hint: mean number of stars (disliked), number of orders (unsold,
           * seldom, fallen, risen) or minutes (slow).
           */
          value: z.number(),
          /**
           * The figure with which `value` is compared: number of reviews (disliked), orders in the previous range (fallen, risen) or median
           * minutes of all orders (slow). Null for all other kinds.
           */
          other: z.number().nullable(),
        }),
      ),
    }),
  ),
})
export type MenuHints = z.infer<typeof MenuHints>

/** Suggestions for changes to the menus, from sales, preparation times and reviews (docs/rules/statistics.md, Hints for the card). */
export const menuHintsCall = endpoint({
  id: 'statistics.menu-hints',
  method: 'GET',
  path: '/api/statistics/menu-hints',
  access: editors,
  query: z.strictObject({ from: Day, to: Day, branch: z.uuid().optional() }),
  reply: MenuHints,
  summary: 'Dishes that are disliked, not ordered, less or more ordered than before, or slow, in a range of days',
})
