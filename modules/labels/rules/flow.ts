import type { Measure } from '#kernel/paper.ts'

/** A piece of a text that is completely bold or completely normal. */
export interface Part {
  readonly text: string
  readonly bold: boolean
}

const widthOf = (parts: readonly Part[], size: number, measure: Measure): number =>
  parts.reduce((sum, { text, bold }) => sum + measure(text, size, bold), 0)

const groups = new Intl.Segmenter('und', { granularity: 'grapheme' })
const dictionary = new Intl.Segmenter('und', { granularity: 'word' })
/** Matches letters of scripts that are written without blanks between words. */
const withoutBlanks =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Splits a text of a script without blanks (`withoutBlanks`, for example Japanese or Thai) between its words, because a line may break
 * there. Punctuation stays with the word before it. A text without letters of these scripts is not split.
 */
function broken(text: string): string[] {
  if (!withoutBlanks.test(text)) return [text]
  const words: string[] = []
  for (const { segment } of dictionary.segment(text)) {
    const last = words.length - 1
    if (last < 0 || /[\p{L}\p{N}]/u.test(segment) || /^[\p{Ps}\p{Pi}]/u.test(segment)) words.push(segment)
    else words[last] += segment
  }
  return words
}

/** Splits a text into words, each with the blank before it. A word that is wider than a line is split, too, because German has very long words. */
function words(parts: readonly Part[], size: number, width: number, measure: Measure): Part[] {
  let blank = ''
  return parts.flatMap(({ text, bold }) => {
    const whole = blank + text
    // If a part ends with a blank, the blank is moved to the start of the next part.
    blank = /\s+$/u.exec(whole)?.[0] ?? ''
    return (whole.match(/\s*\S+/gu) ?? []).flatMap(broken).flatMap((word) => {
      const pieces: Part[] = []
      let piece = ''
      for (const { segment: sign } of groups.segment(word)) {
        if (piece.trim() && measure(piece + sign, size, bold) > width) {
          pieces.push({ text: piece, bold })
          piece = ''
        }
        piece += sign
      }
      return [...pieces, { text: piece, bold }]
    })
  })
}

/**
 * Breaks a text into lines that are not wider than `width`. Pieces of a line that are next to each other and both bold (or both normal) are
 * joined. A line is wider than `width` only if a single character is wider.
 */
export function wrap(parts: readonly Part[], size: number, width: number, measure: Measure): Part[][] {
  const lines: Part[][] = []
  let line: Part[] = []
  const joined = (word: Part): Part[] => {
    const last = line.at(-1)
    if (!last) return [{ ...word, text: word.text.trimStart() }]
    return last.bold === word.bold ? [...line.slice(0, -1), { ...last, text: last.text + word.text }] : [...line, word]
  }
  for (const word of words(parts, size, width, measure)) {
    const longer = joined(word)
    if (line.length > 0 && widthOf(longer, size, measure) > width) {
      lines.push(line)
      line = []
      line = joined(word)
    } else line = longer
  }
  return line.length > 0 ? [...lines, line] : lines
}

/** Returns the first `most` lines. If there are more lines, the last returned line ends with '…'. */
export function cut(
  lines: readonly (readonly Part[])[],
  most: number,
  size: number,
  width: number,
  measure: Measure,
): Part[][] {
  if (lines.length <= most) return lines.map((line) => [...line])
  const kept = lines.slice(0, Math.max(0, most)).map((line) => [...line])
  const last = kept.pop() ?? []
  while (last.length > 0) {
    const end = last.pop()
    const text = end?.text.trimEnd()
    if (!end || !text) continue
    const shorter = { ...end, text: `${text}…` }
    if (widthOf([...last, shorter], size, measure) <= width) return [...kept, [...last, shorter]]
    last.push({ ...end, text: Array.from(text).slice(0, -1).join('') })
  }
  return kept
}
