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

/** A page as visitors see it: every block has all its values. */
export type Site = Omit<StoredSite, 'content'> & { content: Block[] }

/** A site without its blocks, and the day of its last publication, for links, titles and the language picker. */
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

/** Settings as visitors see them, with zone and country of the first branch. */
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
    /** Base address of the pictures for shared links. Missing if no module draws such pictures. */
    pagePictures?: string
  }
  interface InitLists {
    sites: SiteSummary[]
    navigations: ShownNavigation[]
    divisions: ShownDivision[]
    nodes: ShownNode[]
    /** Theme of the brand's pages. */
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
  /** A public page with its blocks; 404 for unknown or unpublished paths. */
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
