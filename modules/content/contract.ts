import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints } from '#contract/entity.ts'
import { Locale } from '#contract/locale.ts'
import { text } from '#contract/shapes.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import * as z from 'zod'
import type { Config } from './contract/config.ts'
import { configEndpoints } from './contract/config-calls.ts'
import { type Navigation, navigationEntity, redirectEntity, siteEntity, type StoredSite } from './contract/pages.ts'
import { blockEntity, type Division, divisionEntity, type Node, nodeEntity } from './contract/parts.ts'
import { previewEndpoints } from './contract/preview-calls.ts'
import { redirectEndpoints } from './contract/redirect-calls.ts'
import { versionedEndpoints } from './contract/versioned.ts'
import type { Block } from './rules/blocks/block.ts'

export * from './contract/config.ts'
export * from './contract/documents.ts'
export * from './contract/pages.ts'
export * from './contract/parts.ts'
export * from './contract/versioned.ts'
export type { Block, BlockInput } from './rules/blocks/block.ts'

/** A page as visitors get it. Each value in its blocks has the type of its field, even if a wrong value is stored. */
export type Site = Omit<StoredSite, 'content'> & { content: Block[] }

/**
 * The data of a page that menus, titles and the language switch need: no blocks, but the day on which the published page last changed (`changedOn`).
 */
export const SiteSummary = siteEntity.record
  .pick({
    id: true,
    path: true,
    locale: true,
    type: true,
    title: true,
    name: true,
    description: true,
    translationKey: true,
    divisionId: true,
    shareImage: true,
  })
  .extend({ changedOn: z.iso.date() })

/** The settings that visitors get. Settings that are only for staff are left out; the time zone and the country of the first branch are added. */
export type ShownConfig = Omit<Config, 'totpRoles' | 'personalDataMonths' | 'spamReferrers'> & {
  timeZone: string
  homeCountry: string
}

export type ShownNode = Pick<Node, 'id' | 'locale' | 'name' | 'text' | 'url' | 'images'>
type ShownDivision = Pick<Division, 'id' | 'identifier' | 'name' | 'titlePrefix'>

export type SiteSummary = z.infer<typeof SiteSummary>
export type ShownNavigation = Pick<Navigation, 'identifier' | 'items' | 'isPublic'>

declare module '#contract/init.ts' {
  interface InitConfig extends ShownConfig {
    /**
     * The first part of the address of every picture that is shown when somebody shares a page. Missing if no module makes such pictures.
     */
    pagePictures?: string
  }
  interface InitLists {
    sites: SiteSummary[]
    navigations: ShownNavigation[]
    divisions: ShownDivision[]
    nodes: ShownNode[]
    /** The theme in which the site is shown. */
    theme: ThemeView
  }
}

export const contentEndpoints = {
  sites: versionedEndpoints(siteEntity),
  navigations: versionedEndpoints(navigationEntity),
  blocks: versionedEndpoints(blockEntity),
  nodes: crudEndpoints(nodeEntity),
  divisions: crudEndpoints(divisionEntity),
  redirects: crudEndpoints(redirectEntity),
  config: configEndpoints,
  init: endpoint({
    id: 'init',
    method: 'GET',
    path: '/api/init',
    access: 'public',
    reply: z.array(z.object({ url: z.string(), data: z.unknown() })),
    summary: 'Initial load: what the caller may see, from memory',
  }),
  /** Returns a published page with its blocks; 404 if no published page has this path. */
  page: endpoint({
    id: 'sites.page',
    method: 'GET',
    path: '/api/sites/public',
    access: 'public',
    query: z.strictObject({ locale: Locale, path: text(200) }),
    reply: siteEntity.record,
    summary: 'A published content page',
  }),
  ...previewEndpoints,
  ...redirectEndpoints,
}
