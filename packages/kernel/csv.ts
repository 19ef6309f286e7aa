/** A row of a table file: its cells, and the number of the line on which it begins, for error messages. */
interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The beginning of a cell that a spreadsheet program would run as a formula. Some programs also accept the wide forms of these characters
 * on Asian keyboards. An apostrophe in front makes the cell a text. Phone numbers that begin with + get an apostrophe, too
 * (docs/rules/security.md, Output).
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Removes the apostrophe in front of a formula, so that our own files are read back unchanged. */
const unguarded = (cell: string): string => cell.replace(guarded, '')

/**
 * Writes a CSV file for German spreadsheets: semicolons, UTF-8 with byte order mark, every cell quoted. Cells that look like formulas
 * become texts.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`

const quoted = (value: string): string => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** The separator of the cells: the semicolon, comma or tab, whichever occurs most often outside quotes in the first line. */
function separatorOf(text: string): ';' | ',' | '\t' {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (sign: string): number => first.split(sign).length
  const signs = [';', ',', '\t'] as const
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Reads the rows of a table file. Cells in quotes may contain separators, line breaks and doubled quotes. Empty lines are left out. */
export function readCsv(file: string): { separator: ';' | ',' | '\t'; rows: CsvRow[] } {
  const text = file.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  // `isBlank` is true while the cell contains only blanks. Without this variable the whole cell would be searched at each quote. In a cell
  // of one megabyte that could happen a million times.
  let [line, start, cell, isBlank, isQuoted, wasQuoted] = [1, 1, '', true, false, false]
  let cells: string[] = []
  const endCell = (): void => {
    cells.push(unguarded(wasQuoted ? cell : cell.trim()))
    cell = ''
    isBlank = true
    wasQuoted = false
  }
  const endRow = (): void => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: start, cells })
    cells = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at++
      } else isQuoted = false
    } else if (sign === '"' && isBlank) {
      cell = ''
      isBlank = false
      isQuoted = true
      wasQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endRow()
      start = line
    } else if (sign !== '\r' || text[at + 1] !== '\n') {
      cell += sign
      isBlank &&= sign.trim() === ''
    }
  }
  endRow()
  return { separator, rows }
}
