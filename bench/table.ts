/** One row of `bench/results.json`; the ratio is ours / reference for rates, reference / ours for times and sizes: more is better. */
export interface Row {
  name: string
  ours: number
  reference: number
  ratio: number
  unit: string
}

type Aim = { ratio: number } | { most: number }

/** What we aim at, by name: a least ratio, or a most of our own number. */
const aims: Readonly<Record<string, Aim>> = {
  'read.product-list': { ratio: 0.6 },
  'read.init': { ratio: 0.6 },
  'read.storefront.page': { ratio: 0.5 },
  'read.storefront.json': { ratio: 0.6 },
  'order.place.c1': { ratio: 0.5 },
  'order.place.c8': { ratio: 0.5 },
  'order.p99.c8': { most: 20 },
  'order.place.food.c8': { ratio: 0.5 },
  'order.p99.food.c8': { most: 20 },
  'page.landing.cached': { ratio: 0.5 },
  'page.landing.render': { ratio: 0.12 },
  'memory.idle': { most: 120 },
  'memory.load': { most: 200 },
  'page.landing.js': { most: 115 },
}

const aimOf = ({ name, unit }: Row): Aim | undefined =>
  aims[name] ?? (name.startsWith('growth.') && unit === 'ms' ? { most: 50 } : undefined)

const isMet = (row: Row, aim: Aim): boolean => ('ratio' in aim ? row.ratio >= aim.ratio : row.ours <= aim.most)

const wordsOf = (row: Row, aim: Aim): string => ('ratio' in aim ? `ratio ≥ ${aim.ratio}` : `≤ ${aim.most} ${row.unit}`)

/** One line for each aim that was not reached. */
export const missedAims = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const aim = aimOf(row)
    if (!aim || isMet(row, aim)) return []
    const got = 'ratio' in aim ? `ratio ${row.ratio}` : `${row.ours} ${row.unit}`
    return [`${row.name} misses its aim: ${got}, aim ${wordsOf(row, aim)}`]
  })

/** The rows as a table that can be read in a terminal and pasted into a document. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const aim = aimOf(row)
    return [
      row.name,
      String(row.ours),
      `(${row.reference})`,
      row.unit,
      String(row.ratio),
      aim ? wordsOf(row, aim) : '',
      aim ? (isMet(row, aim) ? 'yes' : 'no') : '',
    ]
  })
  const all = [['', 'ours', '(reference)', 'unit', 'ratio', 'aim', 'met'], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  const write = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [write(all[0] ?? []), rule, ...lines.map(write)].join('\n')
}
