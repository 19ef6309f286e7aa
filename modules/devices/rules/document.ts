/** A line of a slip, independent of printers. The preview and the commands for all kinds of printers are made from the same lines. */
export type PrintLine =
  | { is: 'text'; text: string; size?: Size; bold?: boolean; invert?: boolean; align?: Align }
  /**
   * A text at the left and a text at the right of one line: 'Zwiebelsuppe … 8,10'. `lead` is printed before the left text. If the left text
   * needs several lines, they are indented by the width of `lead`.
   */
  | { is: 'pair'; lead?: string; left: string; right?: string; size?: Size; bold?: boolean }
  | { is: 'rule' }
  | { is: 'space' }
  | { is: 'qr'; data: string }
  /** A picture that is stored under the hash of its content. */
  | { is: 'picture'; hash: string }

export type Size = 1 | 2 | 3
type Align = 'left' | 'center'

/** A row of a slip after the layout for a paper width. A row is never wider than the paper, whatever the size of its letters. */
export type Row =
  | { is: 'row'; text: string; size: Size; bold: boolean; invert: boolean; align: Align }
  | { is: 'qr'; data: string }
  | { is: 'picture'; hash: string }

/**
 * Lays out a slip. `columns`: the width of the paper in characters of normal size. A character of size 2 takes two columns, a character of
 * size 3 takes three.
 */
export function layout(lines: readonly PrintLine[], columns: number): Row[] {
  return lines.flatMap((line): Row[] => {
    if (line.is === 'qr' || line.is === 'picture') return [line]
    const look = { is: 'row' as const, size: 1 as Size, bold: false, invert: false, align: 'left' as Align }
    if (line.is === 'rule') return [{ ...look, text: '-'.repeat(columns) }]
    if (line.is === 'space') return [{ ...look, text: '' }]
    const size = line.size ?? 1
    const width = Math.floor(columns / size)
    const bold = line.bold ?? false
    if (line.is === 'text')
      return wrap(line.text, width).map((text) => ({
        ...look,
        text: line.invert ? ` ${text} `.slice(0, width) : text,
        size,
        bold,
        invert: line.invert ?? false,
        align: line.align ?? 'left',
      }))
    return pairRows(line, width).map((text) => ({ ...look, text, size, bold }))
  })
}

function pairRows({ lead = '', left, right = '' }: PrintLine & { is: 'pair' }, width: number): string[] {
  const indent = lead ? columnsOf(lead) + 1 : 0
  const room = Math.max(8, width - indent - (right ? columnsOf(right) + 1 : 0))
  return wrap(left, room).map((text, index) => {
    const head = (index === 0 && lead ? `${lead} ` : ' '.repeat(indent)) + text
    return index === 0 && right
      ? head + ' '.repeat(Math.max(0, width - columnsOf(right) - columnsOf(head))) + right
      : head
  })
}

const groups = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Characters that are two columns wide: Chinese, Japanese and Korean characters, and emoji. */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u
const columnsOfSign = (sign: string): number => (wide.test(sign) ? 2 : 1)

/** The number of columns that a text takes. A letter with combining marks takes one column. */
export function columnsOf(text: string): number {
  let columns = 0
  for (const { segment } of groups.segment(text)) columns += columnsOfSign(segment)
  return columns
}

/**
 * Splits a word into a beginning that is at most `width` columns wide, and the rest. No letter is separated from its combining marks
 * (accents).
 */
function cutAt(word: string, width: number): [string, string] {
  let [at, columns] = [0, 0]
  for (const { segment, index } of groups.segment(word)) {
    columns += columnsOfSign(segment)
    if (columns > width && index > 0) break
    at = index + segment.length
  }
  return [word.slice(0, at), word.slice(at)]
}

/** Breaks lines at blanks; a word that is longer than a line is cut. An empty text gives one empty line. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const rows: string[] = []
    let row = ''
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      let rest = word
      if (row !== '' && columnsOf(row) + 1 + columnsOf(rest) <= width) {
        row += ` ${rest}`
        continue
      }
      if (row !== '') rows.push(row)
      while (columnsOf(rest) > width) {
        const [first, more] = cutAt(rest, width)
        rows.push(first)
        rest = more
      }
      row = rest
    }
    return row !== '' || rows.length === 0 ? [...rows, row] : rows
  })
}
