/** Scripts whose characters are drawn one after the other from left to right. Their shapes do not depend on their neighbours. */
const alone = 'Latin Greek Cyrillic Armenian Georgian Ethiopic Han Hiragana Katakana Hangul Bopomofo Common Inherited'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** The Unicode blocks of letters that are written from right to left. */
const turning = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]'
const letter = `(?![${alone}])[\\p{L}\\p{M}]`
/**
 * Matches a right-to-left letter, or the tatweel (U+0640). The tatweel is a line that makes an Arabic word longer; Unicode gives it to no
 * single script.
 */
const turningLetter = `(?=${turning})(?:${letter}|\\u0640)`
const otherLetter = `(?!${turning})${letter}`
const joiners = '\\u200c\\u200d'

/**
 * Makes a pattern for letters that are drawn together: neighbouring letters of the same direction with their marks and joiners. A blank or
 * punctuation ends them. `also`: further characters that may be between them, or between a joiner and the first letter.
 */
const runs = (also: string): string =>
  [turningLetter, otherLetter]
    .map((one) => `(?:[${joiners}][${joiners}${also}]*)?(?:${one})(?:${one}|[\\p{M}${joiners}${also}])*`)
    .join('|')

const words = new RegExp(`(${runs('')})`, 'u')
const wholeWord = new RegExp(`^(?:${runs('')})$`, 'u')
const rawRuns = new RegExp(runs('\\u00ad'), 'gu')
const turns = new RegExp(`${turning}|[\\u061c\\u200f\\u202b\\u202e\\u2067]`, 'u')
const withoutBlanks = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Matches characters that are never drawn: line breaks, soft hyphens, zero-width spaces, direction marks. */
const neverDrawn = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u
/**
 * Matches a text that cannot begin a word, because it begins with an accent, a vowel sign or a joiner. The text belongs to the word before
 * it.
 */
const hangsOn = /^[\p{M}\u0e33\u0eb3\u200c\u200d]/u

/** A zero-width space. A line may end at it without a hyphen. */
export const BREAK = '\u200b'
/** Maximum number of characters in a word that is drawn as a whole. A longer sequence of letters is not a real word; it is split. */
const MOST_SIGNS = 64
/**
 * Maximum length, in UTF-16 code units, of a word that is drawn as a whole. Each of its `MOST_SIGNS` characters has one or two code units.
 */
export const MOST_WORD_LENGTH = MOST_SIGNS * 2

const graphemeSegments = new Intl.Segmenter('und', { granularity: 'grapheme' })
const wordSegments = new Intl.Segmenter('und', { granularity: 'word' })
const segmentsOf = (segmenter: Intl.Segmenter, text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

const graphemesOf = (text: string): string[] => segmentsOf(graphemeSegments, text)

/** Whether a text is a word whose letters must be drawn together, because the shape of each depends on its neighbours (for example Arabic). */
export const isShapedWord = (text: string): boolean => wholeWord.test(text)

/** Whether a line contains letters that are written from right to left, or direction marks for such letters. */
export const turnsIn = (line: string): boolean => turns.test(line)

/**
 * Prepares a text before it is measured and drawn. Letters are combined with their marks. Zero-width spaces are inserted into words that
 * are too long, and between the words of scripts that are written without blanks. Call this once, for the whole text: where a word begins
 * and ends depends on the text around it.
 */
export const prepared = (text: string): string =>
  text.normalize('NFC').replaceAll(rawRuns, (run) => {
    // A soft hyphen would separate letters that join. So it is removed.
    const whole = run.replaceAll('\u00ad', '')
    const found = withoutBlanks.test(whole) ? segmentsOf(wordSegments, whole) : [whole]
    const joined: string[] = []
    for (const word of found) {
      const before = joined.at(-1)
      if (before !== undefined && hangsOn.test(word)) joined.splice(-1, 1, before + word)
      else joined.push(word)
    }
    return joined.flatMap(shortEnough).join(BREAK)
  })

function shortEnough(word: string): string[] {
  if (word.length <= MOST_SIGNS) return [word]
  const parts: string[] = []
  let part: string[] = []
  for (const signs of graphemesOf(word).map((one) => [...one])) {
    if (part.length + signs.length > MOST_SIGNS && part.length > 0) {
      parts.push(part.join(''))
      part = []
    }
    part.push(...signs)
    while (part.length > MOST_SIGNS) parts.push(part.splice(0, MOST_SIGNS).join(''))
  }
  return [...parts, part.join('')].filter(Boolean)
}

export interface Unit {
  /** A single character, or a word that is drawn as a whole. */
  readonly text: string
  /** Position of the first character of this unit in the whole text, counted from 0. */
  readonly at: number
}

/**
 * Splits a text into what is drawn with one outline each: single characters, and words whose letters depend on each other. The result has
 * the order of the text.
 */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let at = 0
  for (const [index, part] of text.split(words).entries()) {
    // `split` by a pattern with a group returns the matches, too. So every second part is a word that is drawn as a whole.
    for (const one of index % 2 === 1 ? [part] : part) {
      if (!neverDrawn.test(one) || index % 2 === 1) units.push({ text: one, at })
      at += one.length
    }
  }
  return units
}

/** Splits a text into the smallest parts that must not be broken: words that are drawn as a whole, and characters with their marks. */
export const smallestParts = (text: string): string[] =>
  text.split(words).flatMap((part, index) => (index % 2 === 1 ? [part] : graphemesOf(part)))
