import { readFileSync } from 'node:fs'
import { readCsv } from '#kernel/csv.ts'
import { fold } from '#kernel/fold.ts'
import { readGazetteer } from '#modules/maps/server/adapters/embedded.ts'
import { menuGroups, type Store, type StoreProduct } from '#modules/store/rules/menu.ts'

/**
 * Measures functions that must not become slow: the milliseconds of one call, compared with simple code over the same data. It runs in a separate
 * process and sends the result rows to its parent process.
 */
const [seconds = '0.3', rounds = '5'] = process.argv.slice(2)

export interface CodeRow {
  name: string
  ours: number[]
  reference: number[]
}

const millisecondsOf = (work: (n: number) => unknown): number => {
  let count = 0
  const begin = performance.now()
  do work(count++)
  while (performance.now() - begin < Number(seconds) * 1000)
  return (performance.now() - begin) / count
}

function compare(name: string, ours: (n: number) => unknown, reference: (n: number) => unknown): CodeRow {
  millisecondsOf(ours)
  millisecondsOf(reference)
  const row: CodeRow = { name, ours: [], reference: [] }
  for (let n = 0; n < Number(rounds); n++) {
    row.ours.push(millisecondsOf(ours))
    row.reference.push(millisecondsOf(reference))
  }
  return row
}

/**
 * Measures how long the storefront takes to sort a menu of 300 dishes in 15 categories, half of which are for lunch only. A guest's phone does this
 * every minute. The reference only groups the dishes by category.
 */
function menu(): CodeRow {
  const lunch = [{ type: 'daily' as const, from: '11:00', to: '14:30' }]
  const products = Array.from({ length: 300 }, (_, n): StoreProduct => ({
    id: `p${n}`,
    type: 'simple',
    bundle: [],
    categoryId: `c${n % 15}`,
    isEnabled: true,
    isPublic: true,
    isVisibleWhenUnavailable: true,
    schedule: n % 5 ? [] : lunch,
  }))
  const store: Store = {
    branch: { timeZone: 'Europe/Berlin' },
    menus: [],
    categories: Array.from({ length: 15 }, (_, n) => ({
      id: `c${n}`,
      isEnabled: true,
      isVisibleWhenUnavailable: true,
      schedule: n % 2 ? lunch : [],
    })),
    products,
  }
  const evening = Temporal.Instant.from('2026-11-20T18:00:00Z')
  return compare(
    'code.menu',
    () => menuGroups(store, evening),
    () => Map.groupBy(products, ({ categoryId }) => categoryId),
  )
}

/**
 * Measures two searches for places: the search that runs at every key press, and the search that tolerates wrong letters, which runs if the
 * first one finds nothing. The reference searches the text of the same file for the typed text.
 */
async function gazetteer(): Promise<CodeRow[]> {
  const places = await readGazetteer()
  const file = readFileSync(new URL('../modules/maps/server/gazetteer/places.json', import.meta.url), 'utf8')
  const row = (name: string, typed: readonly string[]) => {
    const text = (n: number): string => typed[n % typed.length] ?? ''
    return compare(
      name,
      (n) => places.search({ text: text(n), language: 'de', near: [16.3776, 48.219], branches: [] }),
      (n) => file.includes(`${fold(text(n))}?`),
    )
  }
  return [
    row('code.gazetteer', ['wien', 'san', 'sankt', 'neu', 'bad is', 'mariahilfer 4']),
    row('code.gazetteer-guess', [
      'Salzbrug',
      'Flughafn Wien',
      'Flughafen Wein',
      'Sankt Wolfgnag',
      'Kärtnerstr. 12',
      'Müncehn',
    ]),
  ]
}

/**
 * Measures the CSV parser with texts for which a careless parser would read the whole text once per character. The reference only splits at line
 * breaks and semicolons.
 */
function csv(): CodeRow {
  const texts = [
    `Name\n${' '.repeat(100_000)}${'x"'.repeat(50_000)}`,
    `Name\nx${'"'.repeat(150_000)}`,
    `Name${';Name'.repeat(100_000)}${';'.repeat(400_000)}\n${'x\n'.repeat(2000)}`,
  ]
  return compare(
    'code.csv',
    (n) => readCsv(texts[n % texts.length] ?? ''),
    (n) => (texts[n % texts.length] ?? '').split('\n').map((line) => line.split(';')),
  )
}

process.send?.([menu(), ...(await gazetteer()), csv()])
process.disconnect?.()
