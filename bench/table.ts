/** One row of `bench/results.json`; the ratio is ours / reference for rates, reference / ours for times and sizes: more is better. */
export interface Row {
  name: string
  ours: number
  reference: number
  ratio: number
  unit: string
}

/** What we aim at (issue 2 §6), by name: a least ratio, or a most of our own number. */
const aims: Readonly<Record<string, { ratio: number } | { most: number }>> = {
  'read.product-list': { ratio: 0.6 },
  'read.init': { ratio: 0.6 },
  'order.place.c1': { ratio: 0.5 },
  'order.place.c8': { ratio: 0.5 },
  'order.p99.c8': { most: 20 },
  'page.landing.cached': { ratio: 0.5 },
  'page.landing.render': { ratio: 0.12 },
  'memory.idle': { most: 120 },
  'memory.load': { most: 200 },
  'page.landing.js': { most: 115 },
}

/** The rows as a table that can be read in a terminal and pasted into a document. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const aim = aims[row.name]
    const words = !aim ? '' : 'ratio' in aim ? `ratio ≥ ${aim.ratio}` : `≤ ${aim.most} ${row.unit}`
    const met = !aim || ('ratio' in aim ? row.ratio >= aim.ratio : row.ours <= aim.most)
    return [
      row.name,
      String(row.ours),
      `(${row.reference})`,
      row.unit,
      String(row.ratio),
      words,
      aim ? (met ? 'yes' : 'no') : '',
    ]
  })
  const all = [['', 'ours', '(reference)', 'unit', 'ratio', 'aim', 'met'], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  const write = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [write(all[0] ?? []), rule, ...lines.map(write)].join('\n')
}
