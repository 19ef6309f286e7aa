import type * as z from 'zod'
import { type NavigationItem, navigationEntity, siteEntity } from '#modules/content/contract.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { insertRecord } from '#platform/insert-record.ts'

export type SiteInput = z.input<(typeof siteEntity)['input']>
export interface NavigationInput {
  identifier: string
  isPublic: boolean
  items: NavigationItem[]
}

/** Writes the pages, then the navigations (menus), because these refer to the ids of the pages. */
export async function fillPages(
  tx: Tx,
  core: BrandCore,
  sites: readonly SiteInput[],
  navigations: (siteId: (path: string) => string) => readonly NavigationInput[],
): Promise<void> {
  const ids = new Map<string, string>()
  for (const site of sites) ids.set(site.path, await insertRecord(tx, core, siteEntity, site))
  for (const navigation of navigations((path) => ids.get(path) ?? ''))
    await insertRecord(tx, core, navigationEntity, navigation)
}
