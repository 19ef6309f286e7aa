import { aimOf, isMet, wordsOfAim } from './aims.ts'
import type { Row } from './rows.ts'

/** One line for each aim that was not reached. */
export const missedAims = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const aim = aimOf(row)
    if (!aim || isMet(row, aim)) return []
    const got = 'ratio' in aim ? `ratio ${row.ratio}` : `${row.ours.value} ${row.unit}`
    return [`${row.name} misses its aim: ${got}, aim ${wordsOfAim(row, aim)}`]
  })

const heads = ['', 'ours', 'min – max', '(reference)', 'unit', 'ratio', 'aim', 'met']

/** The rows as a table that can be read in a terminal and pasted into a document. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const aim = aimOf(row)
    return [
      row.name,
      String(row.ours.value),
      `${row.ours.min} – ${row.ours.max}`,
      `(${row.reference.value})`,
      row.unit,
      String(row.ratio),
      aim ? wordsOfAim(row, aim) : '',
      aim ? (isMet(row, aim) ? 'yes' : 'no') : '',
    ]
  })
  const all = [heads, ...lines]
  const widths = heads.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const padded = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  const write = (line: readonly string[]): string => `| ${line.map(padded).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [write(heads), rule, ...lines.map(write)].join('\n')
}
