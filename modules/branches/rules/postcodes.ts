/** A delivery area can have at most this many postcodes. */
export const MOST_POSTCODES = 500

/** The form of a postcode: letters and digits with at most one blank or hyphen, such as 1020, 1012 AB, 00-950, SW1A 1AA, D-80337. */
const SHAPE = /^[0-9a-z]+(?:[ -][0-9a-z]+)?$/i
/**
 * Two numbers of at least four digits with a blank or hyphen between them. If both have the same length, they are two postcodes or a range. Shorter
 * numbers ('00-950', '80 337') are the two parts of one postcode.
 */
const PAIR = /^(\d{4,10})[ -](\d{4,10})$/

/** Whether a text can be a postcode. It must contain a digit, and must not be a range. */
export function isPostcode(text: string): boolean {
  const [, first, last] = PAIR.exec(text) ?? []
  return SHAPE.test(text) && /\d/.test(text) && (first === undefined || first.length !== last?.length)
}

/**
 * Splits typed or pasted text into postcodes. They are separated by commas, semicolons or line breaks. Numbers of at least four digits can
 * also be separated by blanks. A range such as '80331–80335' is replaced by its postcodes, unless they are too many for an area. Text that is
 * not a postcode stays in the list, so that the user sees it. A postcode that occurs twice is listed once.
 */
export function takeApart(typed: readonly string[]): string[] {
  const words = typed.flatMap((text) => text.split(/[,;\n\r\t]+/).flatMap(wordsOf))
  const found = new Map<string, string>()
  for (const word of words) {
    const all = rangeOf(word)
    const fresh = all.filter((one) => !found.has(one.toUpperCase()))
    const isRoom = all.length === 1 || (all.length > 1 && found.size + fresh.length <= MOST_POSTCODES)
    for (const one of isRoom ? fresh : [word]) found.set(one.toUpperCase(), one)
  }
  return [...found.values()]
}

function wordsOf(text: string): string[] {
  const plain = text
    .trim()
    .replaceAll(/\s*[-‐‑‒–—−]\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
  const words = plain.split(' ').filter((word) => word !== '')
  return words.every((word) => /^\d{4,}(-\d{4,})?$/.test(word)) ? words : [plain]
}

/** Returns the postcodes of a range, or an empty list if they are too many for an area. Any other text is returned unchanged. */
function rangeOf(word: string): string[] {
  const [, first = '', last = ''] = /^(\d{4,10})-(\d{4,10})$/.exec(word) ?? []
  const count = Number(last) - Number(first) + 1
  if (first === '' || first.length !== last.length || count < 1) return [word]
  if (count > MOST_POSTCODES) return []
  return Array.from({ length: count }, (_, step) => String(Number(first) + step).padStart(first.length, '0'))
}
