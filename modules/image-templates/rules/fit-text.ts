import { type Letters, widthOf } from './letters.ts'

interface TextBox {
  readonly w: number
  readonly h: number
  /** Pixels. The text becomes smaller until it fits, never smaller than `minSize`. */
  readonly size: number
  readonly minSize: number
  readonly maxLines: number
  /** Multiple of the font size. */
  readonly lineHeight: number
}

interface FittedText {
  /** Pixels. */
  readonly size: number
  readonly lines: readonly string[]
  /** Not all of the text fits, even in the smallest size: the last line ends with '…'. */
  readonly isCut: boolean
}

const SHY = '\u00ad'
const ellipsis = '…'

/** The largest size in which the text fits the box, and its lines (docs/rules/image-templates.md, Text). */
export function fitText(letters: Letters, text: string, box: TextBox): FittedText {
  const smallest = Math.min(box.minSize, box.size)
  const most = (size: number) => Math.min(box.maxLines, Math.floor(box.h / (size * box.lineHeight)))
  // A smaller size that leaves every word whole is better than a word that is broken at any letter.
  const whole = Math.floor((box.w * 1000) / Math.max(1, widestPart(letters, text)))
  for (let size = whole < smallest ? box.size : Math.min(box.size, whole); size >= smallest; size -= 1) {
    const lines = wrapped(letters, text, (box.w / size) * 1000)
    if (lines.length <= most(size)) return { size, lines, isCut: false }
  }
  const width = (box.w / smallest) * 1000
  const kept = wrapped(letters, text, width).slice(0, Math.max(0, most(smallest)))
  const last = kept.at(-1)
  return {
    size: smallest,
    lines: last === undefined ? [] : [...kept.slice(0, -1), shortened(letters, last, width)],
    isCut: true,
  }
}

/** Width of the widest part that has no place for a break, in thousandths of the size. */
const widestPart = (letters: Letters, text: string): number =>
  Math.max(
    0,
    ...text
      .split(/\s+/)
      .flatMap(syllablesOf)
      .map(({ hyphen, part }) => widthOf(letters, part + hyphen)),
  )

/** Parts of a word between its soft and its own hyphens, each with the sign that stands at the end of a line there. */
function syllablesOf(word: string): { part: string; hyphen: string }[] {
  const parts = word.split(/\u00AD|(?<=-)(?=.)/)
  return parts.map((part, index) => ({
    part,
    hyphen: index === parts.length - 1 || part.endsWith('-') ? '' : '-',
  }))
}

function shortened(letters: Letters, line: string, width: number): string {
  const signs = [...line.replace(/-$/, '')]
  while (signs.length > 0 && widthOf(letters, `${signs.join('').trimEnd()}${ellipsis}`) > width) signs.pop()
  return `${signs.join('').trimEnd()}${ellipsis}`
}

/** Lines that are not wider than `width` (thousandths of the size); a single letter may be. */
export function wrapped(letters: Letters, text: string, width: number): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
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
    return [...lines, line].map((one) => one.replaceAll(SHY, '')).filter((one, index) => one !== '' || index === 0)
  })
}

/** Puts a word that does not fit behind `line` into lines: at soft hyphens where there are some, else at any letter. */
function broken(letters: Letters, word: string, width: number, line: string): { full: string[]; rest: string } {
  const full: string[] = []
  let rest = line
  let space = line === '' ? '' : ' '
  for (const [index, { hyphen, part: syllable }] of syllablesOf(word).entries()) {
    if (widthOf(letters, rest + space + syllable + hyphen) <= width) {
      rest += space + syllable
      space = ''
      continue
    }
    // From the second syllable on the line holds the beginning of the word.
    if (rest !== '') full.push(index > 0 && !rest.endsWith('-') ? `${rest}-` : rest)
    rest = ''
    space = ''
    for (const sign of graphemes(syllable)) {
      if (rest !== '' && widthOf(letters, rest + sign + hyphen) > width) {
        full.push(rest)
        rest = ''
      }
      rest += sign
    }
  }
  return { full, rest }
}

const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
