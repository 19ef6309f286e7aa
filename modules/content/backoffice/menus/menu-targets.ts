import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { useReferences } from '#ui/backoffice/crud/slots.tsx'
import { contentEndpoints, type DocumentLine, type NavigationItem, pageTypes } from '../../contract.ts'
import { itemTarget } from '../../rules/navigation-links.ts'

/** The pages and branches to which an entry of a menu can lead. */
export interface MenuTargets {
  /** False while pages and branches are loading. During this time, no entry is marked as having a missing target. */
  isReady: boolean
  pages: readonly DocumentLine[]
  branches: readonly { value: string; label: string }[]
  pageOf: (item: NavigationItem) => DocumentLine | undefined
  /** The address to which the entry leads. It is also returned for a page that is not published yet. */
  leadsTo: (item: NavigationItem) => ReturnType<typeof itemTarget>
}

export const isLive = ({ state }: DocumentLine): boolean => state === 'live' || state === 'changed'

export function useMenuTargets(locale: 'de' | 'en'): MenuTargets {
  const overview = useCall(contentEndpoints.sites.overview)
  const references = useReferences('branch')
  const { branches } = useStaff()
  const pages = (overview.data?.value ?? []).filter(({ state }) => state !== 'trashed')
  const sites = pages.map(({ id, path, type, ...page }) => ({
    id,
    path,
    locale: page.locale === 'en' ? ('en' as const) : ('de' as const),
    type: pageTypes.find((one) => one === type) ?? 'default',
  }))
  return {
    isReady: overview.isSuccess && references.isReady,
    pages,
    branches: references.options,
    pageOf: (item) => (item.type === 'site' ? pages.find(({ id }) => id === item.target) : undefined),
    leadsTo: (item) => itemTarget(item, { locale, sites, branches }),
  }
}
