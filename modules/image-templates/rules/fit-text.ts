import { type Letters, widthOf } from './letters.ts'
import { BREAK, isShapedWord, prepared, smallestParts } from './units.ts'

interface TextBox {
  readonly w: number
  readonly h: number
  /** Font size in pixels. It is reduced until the text fits, but not below `minSize`. */
  readonly size: number
  readonly minSize: number
  readonly maxLines: number
  /** Multiple of the font size. */
  readonly lineHeight: number
}

interface FittedText {
  /** Font size in pixels. */
  readonly size: number
  readonly lines: readonly string[]
  /** For each line, the number of the paragraph that it belongs to: all lines of a paragraph have the same direction of reading. */
  readonly paragraphs: readonly number[]
  /** The text does not fit completely, even in the smallest size: the last line ends with '…', or an unbreakable word is wider than the box. */
  readonly isCut: boolean
}

interface Line {
  readonly text: string
  readonly paragraph: number
}

const SHY = '\u00ad'
const ellipsis = '…'

/** The largest size in which the text fits the box, and its lines (docs/rules/image-templates.md, Text). */
export function fitText(letters: Letters, raw: string, box: TextBox): FittedText {
  const text = prepared(raw)
  const smallest = Math.min(box.minSize, box.size)
  const most = (size: number) => Math.min(box.maxLines, Math.floor(box.h / (size * box.lineHeight)))
  const sizeFor = (parts: readonly string[]) =>
    Math.floor((box.w * 1000) / Math.max(1, ...parts.map((part) => widthOf(letters, part))))
  const parts = text.split(/\s+/).flatMap(syllablesOf)
  // A smaller size that keeps every word whole is better than a word that is broken at any letter. Shaped words are never broken.
  const whole = sizeFor(parts.map(({ hyphen, part }) => part + hyphen))
  const unbroken = sizeFor(parts.flatMap(({ part }) => smallestParts(part).filter(isShapedWord)))
  const largest = whole < smallest ? Math.max(smallest, unbroken) : whole
  for (let size = Math.min(box.size, largest); size >= smallest; size -= 1) {
    const lines = linesOf(letters, text, (box.w / size) * 1000)
    if (lines.length <= most(size)) return fitted(size, lines, unbroken < size)
  }
  const width = (box.w / smallest) * 1000
  const kept = linesOf(letters, text, width).slice(0, Math.max(0, most(smallest)))
  const last = kept.at(-1)
  if (last) kept.splice(-1, 1, { ...last, text: shortened(letters, last.text, width) })
  return fitted(smallest, kept, true)
}

const fitted = (size: number, lines: readonly Line[], isCut: boolean): FittedText => ({
  size,
  lines: lines.map(({ text }) => text),
  paragraphs: lines.map(({ paragraph }) => paragraph),
  isCut,
})

/** The parts of a word between the places where it may be broken, each with the character that is added if a line ends there. */
function syllablesOf(word: string): { part: string; hyphen: string }[] {
  const parts = word.split(/(\u00AD|\u200B|(?<=-)(?=.))/u)
  return parts.flatMap((part, index) =>
    index % 2 === 0
      ? [{ part: part + (parts[index + 1] === BREAK ? BREAK : ''), hyphen: parts[index + 1] === SHY ? '-' : '' }]
      : [],
  )
}

function shortened(letters: Letters, line: string, width: number): string {
  const parts = smallestParts(line.replace(/-$/, ''))
  while (parts.length > 0 && widthOf(letters, `${parts.join('').trimEnd()}${ellipsis}`) > width) parts.pop()
  return `${parts.join('').trimEnd()}${ellipsis}`
}

/** Breaks a text into lines of at most `width` (thousandths of the font size); only a single letter or a shaped word may be wider. */
export const wrapped = (letters: Letters, text: string, width: number): string[] =>
  linesOf(letters, prepared(text), width).map((line) => line.text)

const linesOf = (letters: Letters, text: string, width: number): Line[] =>
  text.split(/\r\n?|\n/).flatMap((paragraph, number) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(letters, longer) <= width) {
        line = longer
        continue
      }
      const pieces = broken(letters, word, width, line)
      lines.push(...pieces.full)
      line = pieces.rest
    }
    return [...lines, line]
      .map((one) => one.replaceAll(SHY, ''))
      .filter((one, index) => one !== '' || index === 0)
      .map((one) => ({ text: one, paragraph: number }))
  })

/** Breaks a word that does not fit after `line` into lines: at its break places, or else at any letter. */
function broken(letters: Letters, word: string, width: number, line: string): { full: string[]; rest: string } {
  const full: string[] = []
  let rest = line
  let space = line === '' ? '' : ' '
  // The hyphen that is added if the line ends within the word.
  let end = ''
  for (const { hyphen, part: syllable } of syllablesOf(word)) {
    if (widthOf(letters, rest + space + syllable + hyphen) <= width) {
      rest += space + syllable
      space = ''
      end = hyphen
      continue
    }
    if (rest !== '') full.push(rest + end)
    rest = ''
    space = ''
    for (const part of smallestParts(syllable)) {
      if (rest !== '' && widthOf(letters, rest + part + hyphen) > width) {
        full.push(rest)
        rest = ''
      }
      rest += part
    }
    end = hyphen
  }
  return { full, rest }
}
