import { type Letters, widthOf } from './letters.ts'
import { BREAK, isShapedWord, prepared, smallestParts } from './units.ts'

interface TextBox {
  readonly w: number
  readonly h: number
  /** The wanted font size in pixels. If the text does not fit, a smaller size is used, but not below `minSize`. */
  readonly size: number
  readonly minSize: number
  readonly maxLines: number
  /** Height of a line as a multiple of the font size. */
  readonly lineHeight: number
}

interface FittedText {
  /** The font size in pixels in which the text is drawn. */
  readonly size: number
  readonly lines: readonly string[]
  /** For each line the number of the paragraph to which it belongs. All lines of a paragraph have the same direction of writing. */
  readonly paragraphs: readonly number[]
  /** True: the text does not fit, even in the smallest size. The last line ends with '…', or a word that cannot be broken is wider than the box. */
  readonly isCut: boolean
}

interface Line {
  readonly text: string
  readonly paragraph: number
}

const SHY = '\u00ad'
const ellipsis = '…'

/** Finds the largest font size in which the text fits its box, and breaks it into lines (docs/rules/image-templates.md, Text). */
export function fitText(letters: Letters, raw: string, box: TextBox): FittedText {
  const text = prepared(raw)
  const smallest = Math.min(box.minSize, box.size)
  const most = (size: number) => Math.min(box.maxLines, Math.floor(box.h / (size * box.lineHeight)))
  const sizeFor = (parts: readonly string[]) =>
    Math.floor((box.w * 1000) / Math.max(1, ...parts.map((part) => widthOf(letters, part))))
  const parts = text.split(/\s+/).flatMap(syllablesOf)
  // `whole` is the largest size in which no word must be broken in the middle. It is used if it is not too small. Words whose letters join,
  // for example in Arabic, are never broken (`unbroken`).
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

/** Splits a word at the places where a line may end. Each part has the character that is added if a line ends after it: a hyphen or nothing. */
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

/**
 * Breaks a text into lines that are not wider than `width` (in thousandths of the font size). Only a single letter, or a word whose letters
 * join (for example in Arabic), can be wider.
 */
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

/**
 * Breaks a word that does not fit after `line`. The word is broken where a line may end; if that is not enough, between any two letters.
 * `full`: the lines that are complete. `rest`: the beginning of the next line.
 */
function broken(letters: Letters, word: string, width: number, line: string): { full: string[]; rest: string } {
  const full: string[] = []
  let rest = line
  let space = line === '' ? '' : ' '
  // The hyphen to add if the line ends here, within the word.
  let end = ''
  for (const { hyphen, part: syllable } of syllablesOf(word)) {
    if (widthOf(letters, rest + space + syllable + hyphen) <= width) {
      rest += space + syllable
      space = ''
      end = hyphen
      continue
    }
    // If the line has only a single letter, there may be no room for the hyphen.
    if (rest !== '') full.push(widthOf(letters, rest + end) <= width ? rest + end : rest)
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
