/**
 * Patterns that are compared with the German name of a category. The first pattern that matches decides the background colour of the
 * category's dishes.
 */
const words: readonly (readonly [pattern: RegExp, ground: number])[] = [
  [/süß|dessert|nachspeise|nachtisch|mehlspeise|kuchen|torte|eis\b/i, 2],
  [/getränk|wein|bier|schnaps|kaffee|tee\b|limonade|saft/i, 3],
  [/küche|haupt|abend|mittag|warm|grill/i, 1],
]
const MUSTARD = 0

/**
 * The number of the background colour for the dishes of a category: sage for main dishes, rose for sweets, petrol for drinks, mustard for
 * all others.
 */
export const groundOf = (categoryName: string): number =>
  words.find(([pattern]) => pattern.test(categoryName))?.[1] ?? MUSTARD
