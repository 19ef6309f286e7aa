import { drinkDishes } from './dishes-drinks.ts'
import { feastDishes } from './dishes-feasts.ts'
import { kitchenDishes } from './dishes-kitchen.ts'
import { sideDishes } from './dishes-sides.ts'
import { snackDishes } from './dishes-snacks.ts'
import { drawing, type Marks } from './marks.ts'

const dishes: Readonly<Record<string, Marks>> = {
  ...kitchenDishes,
  ...snackDishes,
  ...sideDishes,
  ...feastDishes,
  ...drinkDishes,
}

/** Every dish of the set by its file name. */
export const drawnDishes = (): Record<string, string> =>
  Object.fromEntries(Object.entries(dishes).map(([slug, marks]) => [slug, drawing(marks)]))
