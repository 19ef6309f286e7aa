import type { Kept } from '#ui/site/kept.ts'
import { pageKey } from '../rules/requests.ts'

/** The stored entries that the offline page can show: all orders, which it shows as text, and the storefronts with a stored copy. */
export async function canOpen(
  entries: readonly Kept[],
  { caches, origin }: { caches: Pick<CacheStorage, 'match'>; origin: string },
): Promise<Kept[]> {
  const copies = await Promise.all(
    entries.map(({ href, kind }) => kind === 'order' || caches.match(pageKey(origin + href)).catch(() => undefined)),
  )
  return entries.filter((_, index) => copies[index])
}
