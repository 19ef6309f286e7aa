/** Scripts whose characters are drawn one by one from left to right, independent of their neighbours. */
const alone = 'Latin Greek Cyrillic Armenian Georgian Ethiopic Han Hiragana Katakana Hangul Bopomofo Common Inherited'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** Unicode blocks whose letters run from right to left. */
const turning = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]'
const letter = `(?![${alone}])[\\p{L}\\p{M}]`
/** The tatweel, which lengthens an Arabic word, belongs to no script. */
const turningLetter = `(?=${turning})(?:${letter}|\\u0640)`
const otherLetter = `(?!${turning})${letter}`
const joiners = '\\u200c\\u200d'

/**
 * Letters of one direction without a blank or punctuation between them, with their marks and joiners. `also`: further characters that are
 * allowed between them.
 */
const runs = (also: string): string =>
  [turningLetter, otherLetter].map((one) => `[${joiners}]*(?:${one})(?:${one}|[\\p{M}${joiners}${also}])*`).join('|')

const words = new RegExp(`(${runs('')})`, 'u')
const wholeWord = new RegExp(`^(?:${runs('')})$`, 'u')
const rawRuns = new RegExp(runs('\\u00ad'), 'gu')
const turns = new RegExp(`${turning}|[\\u061c\\u200f\\u202b\\u202e\\u2067]`, 'u')
const withoutBlanks = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Characters without an outline: line breaks, soft hyphens, break places, direction marks. */
const neverDrawn = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u
/** Characters that cannot begin a word. */
const hangsOn = /^[\p{M}\u0e33\u0eb3\u200c\u200d]/u

/** A zero-width space: a line may end here, without a hyphen. */
export const BREAK = '\u200b'
/** The most characters that are shaped as one word. A longer run is not a real word. */
const MOST_SIGNS = 64
/** The most UTF-16 units of such a word: a character has one or two units. */
export const MOST_WORD_LENGTH = MOST_SIGNS * 2

const graphemeSegments = new Intl.Segmenter('und', { granularity: 'grapheme' })
const wordSegments = new Intl.Segmenter('und', { granularity: 'word' })
const segmentsOf = (segmenter: Intl.Segmenter, text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

const graphemesOf = (text: string): string[] => segmentsOf(graphemeSegments, text)

/** Is this a word whose letters are drawn together, because each depends on its neighbours? */
export const isShapedWord = (text: string): boolean => wholeWord.test(text)

/** Does a line have letters from right to left? */
export const turnsIn = (line: string): boolean => turns.test(line)

/**
 * Prepares a text to be measured and drawn: it composes letters, and adds break places between the words of scripts that are written without
 * blanks. It is applied only once to each text, because words are found by their context.
 */
export const prepared = (text: string): string =>
  text.normalize('NFC').replaceAll(rawRuns, (run) => {
    // A soft hyphen would separate letters that join, so it is removed.
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
  /** A character, or a shaped word. */
  readonly text: string
  /** Index in the text. */
  readonly at: number
}

/** The units with their own outline, in reading order: characters, and words whose letters depend on each other. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let at = 0
  for (const [index, part] of text.split(words).entries()) {
    // `words` has a group, so every second part is a shaped word.
    for (const one of index % 2 === 1 ? [part] : part) {
      if (!neverDrawn.test(one) || index % 2 === 1) units.push({ text: one, at })
      at += one.length
    }
  }
  return units
}

/** The smallest parts between which a line can be broken if nothing else fits: shaped words, and characters with their marks. */
export const smallestParts = (text: string): string[] =>
  text.split(words).flatMap((part, index) => (index % 2 === 1 ? [part] : graphemesOf(part)))
