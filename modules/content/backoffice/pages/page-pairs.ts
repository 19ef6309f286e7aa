import type { DocumentLine } from '../../contract.ts'

/** A page and its translation, which share one row of the list. `de` or `en` is undefined if the page does not exist in this language. */
export interface PagePair {
  key: string
  de: DocumentLine | undefined
  en: DocumentLine | undefined
}

/** Makes the rows of the list: pages with the same translation key share a row. The start page is first; the others are sorted by name. */
export function pagePairs(pages: readonly DocumentLine[]): PagePair[] {
  const pairs = new Map<string, PagePair>()
  for (const page of pages) {
    const key = page.translationKey || page.id
    const side = page.locale === 'en' ? 'en' : 'de'
    const pair = pairs.get(key) ?? { key, de: undefined, en: undefined }
    // The row already has a page in this language: two pages have the same key by mistake. The second page gets its own row.
    if (pair[side]) pairs.set(page.id, { key: page.id, de: undefined, en: undefined, [side]: page })
    else pairs.set(key, { ...pair, [side]: page })
  }
  const first = ({ de, en }: PagePair) => de ?? en
  const order = (pair: PagePair) => (first(pair)?.type === 'custom_home' ? '0' : '1') + (first(pair)?.name ?? '')
  return [...pairs.values()].toSorted((a, b) => order(a).localeCompare(order(b), 'de'))
}
