import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { hintKinds } from '../rules/menu-hints.ts'

const Day = z.iso.date()

export const MenuHints = z.object({
  /** Number of completed food orders in the range. */
  orders: z.int(),
  /** Number of dishes on the menus of today. */
  dishes: z.int(),
  /** False: the range has fewer than 20 orders or 7 days, so there are no hints. */
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
           * Depends on the kind of the hint: the mean number of stars (disliked), the number of orders (unsold, seldom, fallen, risen) or
           * the minutes (slow).
           */
          value: z.number(),
          /**
           * A value to compare with: the number of reviews (disliked), the orders of the previous range (fallen, risen) or the mean minutes
           * of all orders (slow); otherwise null.
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
