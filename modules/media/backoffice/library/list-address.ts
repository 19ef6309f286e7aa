const views = ['alt', 'unused', 'trash'] as const
const sorts = ['newest', 'name', 'largest'] as const
export type ImageSort = (typeof sorts)[number]

/** The part of an address that determines the shown list of pictures. */
export interface ListAddress {
  query: URLSearchParams
  /** The query with its '?', or ''. */
  search: string
}

export const sortOf = (value: string | null): ImageSort => sorts.find((one) => one === value) ?? 'newest'

/** The query of the library's calls: folder, view, search and order. */
export function queryOf(address: URLSearchParams) {
  const [folder, words] = [address.get('ordner'), address.get('suche')?.trim()]
  return {
    sort: sortOf(address.get('reihenfolge')),
    view: views.find((one) => one === address.get('ansicht')) ?? ('all' as const),
    ...(folder === null ? {} : { folder }),
    ...(words ? { search: words } : {}),
  }
}

/** The address of the list with another search or another order. */
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
