import { readFileSync } from 'node:fs'
import { fold, foldBare } from '#kernel/fold.ts'
import type { Storefront } from '#modules/store/contract.ts'
import { storeOffering } from '#modules/store/rules/menu.ts'
import { emptySearch, searchIndex, type StoreSearch } from '#modules/store/rules/search.ts'

/**
 * Measures searches per second in one process. Our figure is the search of the storefront, which the browser runs at every key press. The
 * reference searches the same prepared texts with `includes` only. Rounds of both alternate.
 */
const [file = '', seconds = '0.5', rounds = '7'] = process.argv.slice(2)
const store = JSON.parse(readFileSync(file, 'utf8')) as Storefront
const offering = storeOffering(store, Temporal.Now.instant())
const index = searchIndex(store.products, 'de', (product) => offering.category(product))
const texts = store.products.map((product) => {
  const words = `${product.name} ${product.description} ${offering.category(product)?.name ?? ''}`
  return ` ${fold(words)} ${foldBare(words)}`
})

const diets = store.tags.filter(({ kind }) => kind === 'diet').map(({ id }) => id)
const searches: StoreSearch[] = [
  { ...emptySearch, text: 'Kn' },
  { ...emptySearch, text: 'Knödel' },
  { ...emptySearch, text: 'braten kraut' },
  { ...emptySearch, text: 'Käse', diets: diets.slice(0, 1) },
  { ...emptySearch, text: 'mit', withoutAllergens: ['A', 'G'] },
  { ...emptySearch, text: 'nichts davon' },
]
const typed = searches.map(({ text }) => fold(text))

const rate = (work: (n: number) => number): number => {
  let count = 0
  let found = 0
  const begin = performance.now()
  while (performance.now() - begin < Number(seconds) * 1000) found += work(count++)
  if (found === 0) throw new Error('The searches find nothing')
  return count / ((performance.now() - begin) / 1000)
}
const ours = (n: number): number => index.find(searches[n % searches.length] ?? emptySearch)?.size ?? 0
const bare = (n: number): number => {
  const wanted = typed[n % typed.length] ?? ''
  return texts.filter((text) => text.includes(wanted)).length
}
rate(ours)
rate(bare)
const measured = { ours: [] as number[], reference: [] as number[] }
for (let round = 0; round < Number(rounds); round++) {
  measured.ours.push(rate(ours))
  measured.reference.push(rate(bare))
}
process.send?.(measured)
process.disconnect?.()
