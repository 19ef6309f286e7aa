const views = ['alt', 'unused', 'trash'] as const
const sorts = ['newest', 'name', 'largest'] as const
export type ImageSort = (typeof sorts)[number]

/** The query string of a page's address. It determines which pictures a list shows, and how they are sorted. */
export interface ListAddress {
  query: URLSearchParams
  /** The query as a text with '?' at the start, or '' if it is empty. */
  search: string
}

export const sortOf = (value: string | null): ImageSort => sorts.find((one) => one === value) ?? 'newest'

/** Converts the query of the screen's address to the parameters of the API calls: folder, view, search and sort order. */
export function queryOf(address: URLSearchParams) {
  const [folder, words] = [address.get('ordner'), address.get('suche')?.trim()]
  return {
    sort: sortOf(address.get('reihenfolge')),
    view: views.find((one) => one === address.get('ansicht')) ?? ('all' as const),
    ...(folder === null ? {} : { folder }),
    ...(words ? { search: words } : {}),
  }
}

/** Returns the query with another search text and another sort order. Folder and view stay the same. */
export function addressOf(
  address: URLSearchParams,
  { search, sort }: { search: string; sort: ImageSort },
): ListAddress {
  const query = new URLSearchParams(address)
  query.delete('suche')
  query.delete('reihenfolge')
  if (search.trim() !== '') query.set('suche', search.trim())
  if (sort !== 'newest') query.set('reihenfolge', sort)
  return { query, search: query.size > 0 ? `?${query}` : '' }
}
