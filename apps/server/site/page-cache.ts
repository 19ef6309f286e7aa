import type { PageBytes } from './page-bytes.ts'

export interface PageCache {
  /** The cached page of this version, or the rendered one; a broken page (500) is never kept. */
  obtain(key: string, version: string, render: () => Promise<PageBytes>): PageBytes | Promise<PageBytes>
}

/** What a page takes beside its bodies and its address: headers, policy, the objects around them. */
const PAGE_OVERHEAD = 4096
/** Making room goes on until this much of the limit is taken, so that not each new page has all others put in order. */
const ROOM_MADE = 0.9

/**
 * Rendered pages by (host, path), each good for one version of the content. When the bytes exceed the limit, those go first that nobody has
 * asked for longest, so that invented hosts and paths push out each other and not the pages that are read. Addresses count, too: there is no
 * end of long ones that only lead elsewhere. Two requests for a page that is being rendered wait for one rendering.
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
    // Ordering them is for the rare moment of making room: asking, which happens with every request, only notes its turn.
    for (const [longest] of [...pages].toSorted(([, a], [, b]) => a.askedAt - b.askedAt)) {
      if (total <= limitBytes * ROOM_MADE || longest === key) break
      drop(longest)
    }
  }
  const render = async (key: string, version: string, make: () => Promise<PageBytes>) => {
    const page = await make()
    if (page.status < 500) keep(key, version, page)
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
