/** What an area may name at most. */
export const MOST_POSTCODES = 500

/** Letters and digits, parted once at most: 1020, 1012 AB, 00-950, SW1A 1AA, D-80337. */
const SHAPE = /^[0-9a-z]+(?:[ -][0-9a-z]+)?$/i
/** Plain numbers that are parted are two postcodes, or a range of them; shorter ones ('00-950', '80 337') are the halves of one. */
const PAIR = /^(\d{4,10})[ -](\d{4,10})$/

/** Could a guest's address bear it? A word without a digit is none, and no address bears a whole range. */
export function isPostcode(text: string): boolean {
  const [, first, last] = PAIR.exec(text) ?? []
  return SHAPE.test(text) && /\d/.test(text) && (first === undefined || first.length !== last?.length)
}

/**
 * What was typed or pasted, taken apart: lists by comma, semicolon, line or, between plain numbers, blank; ranges of plain numbers of one
 * length ('80331–80335') into their postcodes, as far as the area has room for all of them. Whatever is no postcode stays as it is, for
 * whoever typed it to see. Nothing stands there twice.
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

/** None: more than any area has room for. */
function rangeOf(word: string): string[] {
  const [, first = '', last = ''] = /^(\d{4,10})-(\d{4,10})$/.exec(word) ?? []
  const count = Number(last) - Number(first) + 1
  if (first === '' || first.length !== last.length || count < 1) return [word]
  if (count > MOST_POSTCODES) return []
  return Array.from({ length: count }, (_, step) => String(Number(first) + step).padStart(first.length, '0'))
}
