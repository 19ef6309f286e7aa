/** Patterns for a category's German name that choose the background colour of its dishes. */
const words: readonly (readonly [pattern: RegExp, ground: number])[] = [
  [/süß|dessert|nachspeise|nachtisch|mehlspeise|kuchen|torte|eis\b/i, 2],
  [/getränk|wein|bier|schnaps|kaffee|tee\b|limonade|saft/i, 3],
  [/küche|haupt|abend|mittag|warm|grill/i, 1],
]
const MUSTARD = 0

/** The background colour of a category: sage for the kitchen, rose for sweets, petrol for drinks, mustard for all others. */
export const groundOf = (categoryName: string): number =>
  words.find(([pattern]) => pattern.test(categoryName))?.[1] ?? MUSTARD
