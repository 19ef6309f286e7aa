import { afterEach, expect, test, vi } from 'vitest'
import { keptHere } from '#ui/site/kept.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { canOpen } from './can-open.ts'
import { keepStore } from './keep-store.ts'

afterEach(() => void vi.unstubAllGlobals())

/**
 * Opens the storefront of the branch 'cafe' as a page with this title. Returns the titles of all storefronts that are stored afterwards.
 */
function titlesAfter(title: string, isOfflinePage: boolean): string[] {
  const storage = memoryStorage()
  vi.stubGlobal('location', { pathname: '/de/store/cafe' })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('localStorage', storage)
  const page = { title, documentElement: { dataset: {} }, querySelector: () => (isOfflinePage ? {} : null) }
  keepStore(page as unknown as Document)
  return keptHere(Date.now(), storage).map((one) => one.title)
}

test('a storefront is kept, but not the offline page that is shown in its place', () => {
  expect(titlesAfter('Café Au - Bestellen', false)).toEqual(['Café Au'])
  expect(titlesAfter('Sie sind offline - Lindwurm', true)).toEqual([])
})

test('the offline page names only storefronts of which there is a copy', async () => {
  const entry = { title: 't', text: '', at: '2026-11-27T12:00:00Z' }
  const entries = [
    { ...entry, kind: 'store' as const, href: '/de/store/cafe' },
    { ...entry, kind: 'store' as const, href: '/de/store/never' },
    { ...entry, kind: 'order' as const, href: '/de/status/1/h' },
  ]
  const caches = {
    match: async (url: RequestInfo | URL) => (String(url).endsWith('/de/store/cafe') ? new Response() : undefined),
  }
  const shown = await canOpen(entries, { caches, origin: 'https://lindwurm.example' })
  expect(shown.map(({ href }) => href)).toEqual(['/de/store/cafe', '/de/status/1/h'])
})
