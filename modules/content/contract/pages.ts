import * as z from 'zod'
import { entity, field, type RecordOf } from '#contract/entity.ts'
import { Locale } from '#contract/locale.ts'
import { editors } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'

/**
 * A block as it is stored. Its fields are not checked when a draft is saved, so they may be missing or wrong; publishing checks them
 * (`field-schema.ts`).
 */
export const StoredBlock = z.looseObject({
  id: text(60).optional(),
  type: text(40).min(1),
  isHidden: z.boolean().optional(),
})

/** A picture as records store it. `ImageValue` in rules/blocks/fields.ts describes the fields. */
export const StoredImage = z.looseObject({
  id: z.string().max(80),
  version: z.int(),
  extension: z.string().max(5),
  alt: z.string().max(300).default(''),
})

export const pageTypes = ['custom_home', 'custom_site', 'default'] as const

/** A content page (specification §3, Site). Two published pages of one language cannot have the same address. */
export const siteEntity = entity({
  name: 'site',
  plural: 'sites',
  access: { read: editors, write: editors },
  search: ['name', 'path'],
  sort: 'path',
  fields: {
    path: field(text(200), { widget: 'text', column: 2 }),
    locale: field(Locale.default('de'), { widget: 'select', column: 3 }),
    type: field(z.enum(pageTypes).default('default'), { widget: 'select', column: 4 }),
    title: field(text(160).default(''), { widget: 'text' }),
    name: field(text(160).default(''), { widget: 'text', column: 1 }),
    description: field(text(320).default(''), { widget: 'textarea' }),
    /**
     * The picture that is shown when a link to this page is shared. Null: a picture drawn from an image template is used, or the picture in
     * the settings.
     */
    shareImage: field(StoredImage.nullable().default(null), { widget: 'json' }),
    isPublic: field(z.boolean().default(false), { widget: 'boolean', column: 5 }),
    /** A page and its translation have the same key. With it, the language switch finds the translation. */
    translationKey: field(text(60).default(''), { widget: 'text' }),
    /** The organisation (division) to which the page belongs. Its title prefix is shown before the title of the page. */
    divisionId: field(z.uuid().nullable().default(null), { widget: 'reference', to: 'division' }),
    content: field(z.array(StoredBlock).max(60).default([]), { widget: 'json' }),
  },
})
export type StoredSite = RecordOf<typeof siteEntity>

export interface NavigationItem {
  type: 'home' | 'site' | 'branch' | 'link'
  label: string
  /** The id of a page or branch, or an address, depending on `type`. Missing for `home`. */
  target?: string | undefined
  suffix?: string | undefined
  isEnabled: boolean
  children: NavigationItem[]
}
export const NavigationItem: z.ZodType<NavigationItem> = z.strictObject({
  type: z.enum(['home', 'site', 'branch', 'link']),
  label: text(120),
  target: text(500).optional(),
  suffix: text(200).optional(),
  isEnabled: z.boolean(),
  get children() {
    return z.array(NavigationItem).max(50)
  },
})

/**
 * A menu of the site. Its identifier consists of its place and its language: 'header-navigation-de', 'footer-navigation-en' … (specification §2, §3).
 */
export const navigationEntity = entity({
  name: 'navigation',
  plural: 'navigations',
  access: { read: editors, write: editors },
  search: ['identifier'],
  sort: 'identifier',
  fields: {
    identifier: field(text(80).min(1), { widget: 'text', column: 1 }),
    isPublic: field(z.boolean().default(true), { widget: 'boolean', column: 2 }),
    items: field(z.array(NavigationItem).max(100).default([]), { widget: 'json' }),
  },
})
export type Navigation = RecordOf<typeof navigationEntity>

/** A redirect: visitors who open the address `from`, which has no page, are sent to another address (specification §3, §7). */
export const redirectEntity = entity({
  name: 'redirect',
  plural: 'redirects',
  access: { read: editors, write: editors },
  search: ['from', 'to'],
  sort: 'from',
  fields: {
    from: field(text(300).min(1), { widget: 'text', column: 1 }),
    /** The page to which visitors are redirected. If the address of the page changes, the redirect leads to the new address. Null: `to` is used. */
    toSite: field(z.uuid().nullable().default(null), { widget: 'reference', to: 'site', column: 2 }),
    to: field(text(500).default(''), { widget: 'text' }),
    status: field(z.union([z.literal(301), z.literal(302)]).default(301), { widget: 'select', column: 3 }),
    isEnabled: field(flag(true), { widget: 'boolean' }),
    origin: field(z.enum(['auto', 'manual']).default('manual'), { widget: 'select', column: 4 }),
    /** The number of visits that were redirected. */
    hits: field(z.int().default(0), { widget: 'number', readOnly: true, column: 5 }),
    lastHitAt: field(z.iso.datetime().nullable().default(null), { widget: 'datetime', readOnly: true, column: 6 }),
  },
})
export type Redirect = RecordOf<typeof redirectEntity>
