import type { MatchKind } from '../../rules/rank.ts'
import { editsBetween, editsTo, mostEdits } from './edits.ts'
import { lineAt, type Lines } from './lines.ts'

/**
 * The words of many lines, prepared for a search that allows wrong letters. For each word: its position in the text, its length, its
 * letters (one bit for each letter), and the number of its line. These are lists of numbers, because one object for each word would need
 * much memory.
 */
export interface Words {
  lines: Lines
  start: Uint32Array
  length: Uint8Array
  letters: Uint32Array
  line: Uint32Array
}

/** A line that contains every word that the visitor has typed. Some of the typed words may have wrong letters. */
interface Guess {
  at: number
  match: MatchKind
  /** The number of wrong letters. A wrong first letter counts twice, because people seldom mistype it. */
  cost: number
}

export function wordsOf(lines: Lines): Words {
  const { text } = lines
  const [start, length, letters, line]: number[][] = [[], [], [], []]
  let [current, began, bits] = [0, 0, 0]
  for (let at = 0; at <= text.length; at++) {
    const sign = at < text.length ? text[at] : '\n'
    if (sign !== ' ' && sign !== '|' && sign !== '\n') {
      bits |= bitOf(text.charCodeAt(at))
      continue
    }
    if (at > began) {
      start?.push(began)
      length?.push(Math.min(at - began, 255))
      letters?.push(bits)
      line?.push(current)
    }
    ;[began, bits] = [at + 1, 0]
    if (sign === '\n') current++
  }
  return {
    lines,
    start: Uint32Array.from(start ?? []),
    length: Uint8Array.from(length ?? []),
    letters: Uint32Array.from(letters ?? []),
    line: Uint32Array.from(line ?? []),
  }
}

/**
 * Maximum number of words in a query for which similar names are searched. No place has more words in its name, and each further word would
 * make the search slower.
 */
const MOST_TYPED = 8

/**
 * Finds the lines in which one spelling matches all typed words. A typed word matches a longer word that begins with it, and a word that
 * differs by at most `mostEdits` letters.
 */
export function guessLines(words: Words, query: string): Guess[] {
  const typed = [...new Set(query.split(' '))]
  if (typed.length > MOST_TYPED) return []
  const longest = typed.filter((word) => mostEdits(word) > 0).toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return []
  return linesWith(words, longest).flatMap((at) => {
    const best = bestSpelling(lineAt(words.lines, at), typed)
    return best ? [{ at, ...best }] : []
  })
}

/** Finds the lines with a word that begins with `word` or is similar to it, starting at the first line. */
function linesWith({ lines, start, length, letters, line }: Words, word: string): number[] {
  const most = mostEdits(word)
  const { text } = lines
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= bitOf(word.charCodeAt(at))
  const found: number[] = []
  for (let at = 0; at < start.length; at++) {
    const [size, other] = [length[at] ?? 0, letters[at] ?? 0]
    // With one wrong letter, a word gets at most one new letter and loses at most one letter. So the lengths and the bits show that most
    // words are too different, without comparing their letters.
    if (size < word.length - most || bitCount(bits & ~other) > most) continue
    const place = line[at] ?? 0
    if (found.at(-1) === place) continue
    const isNear = size <= word.length + most && editsTo(word, text, start[at] ?? 0, size, most) <= most
    if (isNear || text.startsWith(word, start[at])) found.push(place)
  }
  return found
}

function bestSpelling(line: string, typed: readonly string[]): Omit<Guess, 'at'> | undefined {
  let best: Omit<Guess, 'at'> | undefined
  for (const spelling of line.split('|')) {
    const found = compared(spelling.trim().split(' '), typed)
    if (found && (!best || found.cost < best.cost || (found.cost === best.cost && best.match !== 'exact'))) best = found
  }
  return best
}

function compared(words: readonly string[], typed: readonly string[]): Omit<Guess, 'at'> | undefined {
  let [cost, inOrder, whole] = [0, true, words.length === typed.length]
  for (const [place, one] of typed.entries()) {
    let [least, at] = [Infinity, -1]
    for (const [index, word] of words.entries()) {
      const here = costOf(one, word)
      if (here < least || (here === least && here < Infinity && index === place)) [least, at] = [here, index]
    }
    if (at < 0) return undefined
    cost += least
    inOrder &&= at === place
    whole &&= least > 0 || words[at] === one
  }
  return { cost, match: inOrder ? (whole ? 'exact' : 'prefix') : 'words' }
}

function costOf(typed: string, word: string): number {
  if (word.startsWith(typed)) return 0
  const most = mostEdits(typed)
  const edits = most === 0 ? 1 : editsBetween(typed, word, most)
  if (edits > most) return Infinity
  return typed[0] === word[0] ? edits : edits + 1
}

/** The bit of a character. Other characters share their bits with letters. The only effect is that a few more words are compared. */
const bitOf = (code: number): number => 1 << (code & 31)

function bitCount(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}
