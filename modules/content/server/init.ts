import { defaultZone } from '#kernel/time.ts'
import { configUrl, type InitConfig, initUrlOf } from '#contract/init.ts'
import { editors } from '#contract/roles.ts'
import type { InitParts, InitSources, StaffCall } from '#platform/init.ts'
import type { Call } from '#platform/module.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import type {
  Config,
  Division,
  Navigation,
  Node,
  ShownConfig,
  ShownNavigation,
  Site,
  SiteSummary,
} from '../contract.ts'

/** The functions that read the content module's part of the data that the site loads first. */
interface ContentSource {
  sites(): Promise<readonly Site[]>
  navigations(): Promise<readonly Navigation[]>
  divisions(): Promise<readonly Division[]>
  nodes(): Promise<readonly Node[]>
  shownConfig(): Promise<ShownConfig>
  shownTheme(): Promise<ThemeView>
}

export const contentInit: InitParts<ContentSource> = {
  config: { dependsOn: ['config', 'branch'], read: (from) => from.shownConfig() },
  lists: {
    theme: { dependsOn: ['config', 'theme'], read: (from) => from.shownTheme() },
    sites: { dependsOn: ['site', 'block'], read: async (from) => (await from.sites()).filter(isPublic).map(summaryOf) },
    navigations: {
      dependsOn: ['navigation'],
      read: async (from) => (await from.navigations()).filter(isPublic).map(shownNavigation),
    },
    divisions: {
      dependsOn: ['division'],
      read: async (from) =>
        (await from.divisions())
          .filter(({ isEnabled }) => isEnabled)
          .map(({ id, identifier, name, titlePrefix }) => ({ id, identifier, name, titlePrefix })),
    },
    nodes: {
      dependsOn: ['node'],
      read: async (from) =>
        (await from.nodes())
          .filter(isPublic)
          .map(({ id, images, locale, name, text, url }) => ({ id, images, locale, name, text, url })),
    },
  },
  staff: {
    sites: { access: editors, read: (from) => from.sites() },
    navigations: { access: editors, read: (from) => from.navigations() },
  },
}

const isPublic = (one: { isPublic: boolean }): boolean => one.isPublic

const summaryOf = ({
  id,
  path,
  locale,
  type,
  title,
  name,
  description,
  translationKey,
  divisionId,
  shareImage,
  updatedAt,
}: Site): SiteSummary => ({
  changedOn: updatedAt.slice(0, 10),
  id,
  path,
  locale,
  type,
  title,
  name,
  description,
  translationKey,
  divisionId,
  shareImage,
})

const shownNavigation = ({ identifier, items, isPublic: shown }: Navigation): ShownNavigation => ({
  identifier,
  items,
  isPublic: shown,
})

/** The settings that visitors get. Settings that are only for staff are left out. Time zone and country are taken from the first branch. */
export function shownConfig(
  { totpRoles: _totpRoles, personalDataMonths: _months, spamReferrers: _spam, ...config }: Config,
  [first]: readonly Branch[],
): ShownConfig {
  return { ...config, timeZone: first?.timeZone ?? defaultZone, homeCountry: first?.homeCountry ?? 'AT' }
}

/** One part of the response to `init`: the address of a list or of the settings, and its data (specification §3, Initial load). */
export interface WireEntry {
  url: string
  data: unknown
}

/**
 * The entries that visitors get: only published records and only their public fields, without hidden prices. `version` changes whenever any public
 * content changes.
 */
export async function visitorEntries(sources: InitSources, version: string): Promise<WireEntry[]> {
  const parts = await Promise.all(sources.config.map((read) => read()))
  const config: Partial<InitConfig> = Object.assign({}, ...parts)
  const lists = await Promise.all(
    sources.lists.map(async ({ name, read }) => ({ url: initUrlOf(name), data: await read() })),
  )
  return [{ url: configUrl, data: { version, ...config } }, ...lists]
}

export const isStaffCall = (call: Call): call is StaffCall =>
  // A call with an API key that has no roles, such as the key of a partner, gets the same data as visitors.
  call.session !== undefined && (call.session.key === undefined || call.session.roles.length > 0)

/**
 * The entries that staff get. If their role may read whole records of a kind, the entry contains these records in place of the data for
 * visitors. If the records belong to branches, the entry contains only the records of the caller's own branches. Entries that visitors do
 * not get come first in the list.
 */
export async function staffEntries(
  sources: InitSources,
  visitors: readonly WireEntry[],
  call: StaffCall,
): Promise<WireEntry[]> {
  const read = await Promise.all(
    sources.staff.map(async ({ name, read: readFor }) => ({ url: initUrlOf(name), data: await readFor(call) })),
  )
  const full = new Map(read.filter(({ data }) => data !== undefined).map((entry) => [entry.url, entry]))
  const known = new Set(visitors.map(({ url }) => url))
  const own = [...full.values()].filter(({ url }) => !known.has(url))
  return [...own, ...visitors.map((entry) => full.get(entry.url) ?? entry)]
}
