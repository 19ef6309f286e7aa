import { useCall } from '#ui/backoffice/calls.ts'
import { useDeferredValue, useState } from 'react'
import { mediaEndpoints } from '../../contract.ts'

const views = ['alt', 'unused', 'trash'] as const
const sorts = ['newest', 'name', 'largest'] as const
type ImageSort = (typeof sorts)[number]

interface Wanted {
  /** From the address: 'alt', 'unused', 'trash', else all. */
  view?: string | null
  /** Undefined: all folders. */
  folder?: string | undefined
}

/** Pictures of the library that fit, more of them with each `more`. */
export function useImageList({ folder, view }: Wanted) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<ImageSort>('newest')
  const [pages, setPages] = useState(1)
  const words = useDeferredValue(search.trim())
  const found = useCall(
    mediaEndpoints.listImages,
    {
      query: {
        pageSize: Math.min(200, pages * 60),
        page: 1,
        sort,
        view: views.find((one) => one === view) ?? 'all',
        ...(folder === undefined ? {} : { folder }),
        ...(words ? { search: words } : {}),
      },
    },
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
    setSort: (value: string) => setSort(sorts.find((one) => one === value) ?? 'newest'),
    hasMore: images.length < total && images.length < 200,
    more: () => setPages((count) => count + 1),
  }
}
