import type { PageBytes } from './page-bytes.ts'

interface PageCache {
  /** Returns the cached page of this version, or renders it. An error page (500) and a page that is not shared are not cached. */
  obtain(key: string, version: string, render: () => Promise<PageBytes>): PageBytes | Promise<PageBytes>
}

/** Memory of a page in bytes, in addition to its bodies and its address: headers, policy, objects. */
const PAGE_OVERHEAD = 4096
/**
 * When the cache is full, pages are evicted until the remaining pages take at most this share of the limit. Otherwise each new page would
 * cause an eviction, which sorts all pages.
 */
const ROOM_MADE = 0.9

/**
 * Rendered pages by host and path. A page is valid for one version of the content. When all pages together exceed the limit, the pages that
 * nobody has requested for the longest time are evicted. So requests for invented hosts and paths do not evict the pages in use. The length
 * of an address counts, too, because a long address that only redirects also takes memory. If two requests for a page arrive at the same
 * time, both wait for one rendering.
 */
export function createPageCache(limitBytes: number): PageCache {
  const pages = new Map<string, { version: string; page: PageBytes; size: number; askedAt: number }>()
  const rendering = new Map<string, Promise<PageBytes>>()
  let total = 0
  let turn = 0

  const drop = (key: string) => {
    const found = pages.get(key)
    if (!found) return
    pages.delete(key)
    total -= found.size
  }
  const keep = (key: string, version: string, page: PageBytes) => {
    drop(key)
    const bodies = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0)
    const size = bodies + 2 * key.length + PAGE_OVERHEAD
    pages.set(key, { version, page, size, askedAt: ++turn })
    total += size
    if (total <= limitBytes) return
    // Sorting takes time, so the pages are sorted only when some must be removed, which is rare. A request for a page only updates its
    // `askedAt`.
    for (const [longest] of [...pages].toSorted(([, a], [, b]) => a.askedAt - b.askedAt)) {
      if (total <= limitBytes * ROOM_MADE || longest === key) break
      drop(longest)
    }
  }
  const render = async (key: string, version: string, make: () => Promise<PageBytes>) => {
    const page = await make()
    if (page.status < 500 && page.isShared) keep(key, version, page)
    return page
  }

  return {
    obtain(key, version, make) {
      const found = pages.get(key)
      if (found?.version === version) {
        found.askedAt = ++turn
        return found.page
      }
      const slot = `${version} ${key}`
      const running = rendering.get(slot)
      if (running) return running
      const started = render(key, version, make).finally(() => rendering.delete(slot))
      rendering.set(slot, started)
      return started
    },
  }
}
