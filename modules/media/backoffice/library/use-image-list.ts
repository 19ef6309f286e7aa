import { useCall } from '#ui/backoffice/calls.ts'
import { useDeferredValue, useState } from 'react'
import { mediaEndpoints } from '../../contract.ts'
import { addressOf, type ImageSort, queryOf, sortOf } from './list-address.ts'

const nothing = new URLSearchParams()

/** Loads the pictures that match the query of an address, 60 at first. Each call of `more` loads 60 more, up to 1000. */
export function useImageList(address: URLSearchParams = nothing) {
  const [search, setSearch] = useState(address.get('suche') ?? '')
  const [sort, setSort] = useState<ImageSort>(sortOf(address.get('reihenfolge')))
  const [pages, setPages] = useState(1)
  const words = useDeferredValue(search)
  const shown = addressOf(address, { search: words, sort })
  const found = useCall(
    mediaEndpoints.listImages,
    { query: { pageSize: Math.min(1000, pages * 60), page: 1, ...queryOf(shown.query) } },
    { keepPrevious: true },
  )
  const images = found.data?.value ?? []
  const total = found.data?.meta?.total ?? images.length
  return {
    found,
    images,
    total,
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setPages(1)
    },
    sort,
    setSort: (value: string) => setSort(sortOf(value)),
    /** The query of the shown list, for the links to its pictures. */
    address: shown,
    hasMore: images.length < total && images.length < 1000,
    more: () => setPages((count) => count + 1),
  }
}
