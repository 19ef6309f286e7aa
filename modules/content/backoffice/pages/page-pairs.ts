import type { DocumentLine } from '../../contract.ts'

/** A page in both languages. */
export interface PagePair {
  key: string
  de: DocumentLine | undefined
  en: DocumentLine | undefined
}

/** Pages with the same translation key in one row; the start page first, then by name. */
export function pagePairs(pages: readonly DocumentLine[]): PagePair[] {
  const pairs = new Map<string, PagePair>()
  for (const page of pages) {
    const key = page.translationKey || page.id
    const side = page.locale === 'en' ? 'en' : 'de'
    const pair = pairs.get(key) ?? { key, de: undefined, en: undefined }
    // Two pages of one language with the same key: both are shown.
    if (pair[side]) pairs.set(page.id, { key: page.id, de: undefined, en: undefined, [side]: page })
    else pairs.set(key, { ...pair, [side]: page })
  }
  const first = ({ de, en }: PagePair) => de ?? en
  const order = (pair: PagePair) => (first(pair)?.type === 'custom_home' ? '0' : '1') + (first(pair)?.name ?? '')
  return [...pairs.values()].toSorted((a, b) => order(a).localeCompare(order(b), 'de'))
}
