import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints, entity, field, partOf, type RecordOf } from '#contract/entity.ts'
import { Locale } from '#contract/locale.ts'
import { admins, editors, Role } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { neutralName, ThemeName, type ThemeView } from '#modules/themes/contract.ts'
import * as z from 'zod'

const both = (max: number) =>
  z.strictObject({ de: text(max).default(''), en: text(max).default('') }).default({ de: '', en: '' })

/** A business's own settings (specification §3, Config). Texts for visitors exist in both languages. */
export const Config = z.strictObject({
  shopName: text(120).min(1),
  businessName: text(160).default(''),
  seoTitle: both(160),
  title: both(160),
  seoDescription: both(320),
  description: both(1000),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** External address of each legal text; used when the text itself is empty. */
  termsAndConditions: text(500).default(''),
  privacyPolicy: text(500).default(''),
  imprint: text(500).default(''),
  allergens: text(500).default(''),
  /** The legal texts themselves, as sanitised HTML. */
  termsAndConditionsText: both(60_000),
  privacyPolicyText: both(60_000),
  imprintText: both(60_000),
  allergensText: both(60_000),
  accessibilityText: both(60_000),
  website: text(300).default(''),
  socialLinks: z
    .array(z.strictObject({ network: z.enum(['instagram', 'facebook', 'linkedin']), url: z.url().max(300) }))
    .max(10)
    .default([]),
  /** Name of the brand's theme. An unknown name means the neutral theme. */
  theme: ThemeName.default(neutralName),
  /** Custom properties that override the theme's, e.g. `{ "--brand": "#0f5a41" }`. */
  themeTokens: z
    .record(z.string().regex(/^--[a-z0-9-]+$/), z.string().regex(/^[#a-zA-Z0-9 .,%()/-]{1,80}$/))
    .default({}),
  enablePluginPWA: flag(),
  enablePluginToolbar: flag(),
  enablePluginMapbox: flag(),
  enablePluginSMS: flag(),
  enablePluginDonations: flag(),
  enablePluginOrderReviews: flag(),
  enablePluginFrontdesk: flag(),
  enablePluginCategoryBar: flag(),
  enableCash: flag(true),
  enableATMCard: flag(),
  enablePluginATMCard: flag(),
  enableHydroAGVoucher: flag(),
  disableTickets: flag(),
  isPaidOrderLabelEnabled: flag(),
  defaultDeliveryMethod: z.enum(['delivery', 'dineIn', 'takeaway']).default('takeaway'),
  mapboxZoom: z.number().min(0).max(22).default(16),
  mapboxPitch: z.number().min(0).max(85).default(25),
  mapboxBearing: z.number().min(-180).max(180).default(-70),
  /** Roles that need a second factor: without one they have no rights (docs/rules/security.md, Sessions). Staff only. */
  totpRoles: z.array(Role).max(4).default([]),
})
export type Config = z.infer<typeof Config>

const Link = z.strictObject({ label: text(120), url: text(500) })

/** Parts that pages are built from (specification §1, §2). Discriminated by `type`. */
export const Block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hero'), title: text(160), lead: text(500).default('') }),
  z.strictObject({ type: z.literal('bookingSystem'), note: text(300).default('') }),
  z.strictObject({
    type: z.literal('benefits'),
    items: z.array(z.strictObject({ icon: text(40), title: text(120), text: text(300) })).max(6),
  }),
  z.strictObject({ type: z.literal('vehicles'), title: text(160), lead: text(500).default('') }),
  z.strictObject({
    type: z.literal('imageText'),
    variant: z.enum(['typeA', 'typeB']),
    title: text(160),
    lead: text(600).default(''),
    text: text(4000).default(''),
    image: text(60).default(''),
    link: Link.optional(),
  }),
  z.strictObject({
    type: z.literal('faqs'),
    title: text(160),
    lead: text(500).default(''),
    entries: z.array(z.strictObject({ question: text(300), answer: text(2000) })).max(60),
  }),
  /** A greeting instead of a hero: text on the accent colour, up to three pictures ('{id}-{version}.{extension}'). */
  z.strictObject({
    type: z.literal('greeting'),
    title: text(80),
    lead: text(500).default(''),
    pictures: z.array(text(60)).max(3).default([]),
    links: z.array(Link).max(3).default([]),
  }),
  /** The branches that take orders, with their hours and links to their storefronts. */
  z.strictObject({ type: z.literal('stores'), title: text(160), lead: text(500).default('') }),
  /** A few products, each with a link to its menu. */
  z.strictObject({
    type: z.literal('dishes'),
    title: text(160),
    lead: text(500).default(''),
    products: z.array(z.uuid()).max(12),
    link: Link.optional(),
  }),
  z.strictObject({ type: z.literal('contact'), title: text(160) }),
  z.strictObject({ type: z.literal('text'), title: text(160).default(''), html: text(60_000) }),
])
export type Block = z.infer<typeof Block>

/** A content page; unique by language and path (specification §3, Site). */
export const siteEntity = entity({
  name: 'site',
  plural: 'sites',
  access: { read: editors, write: editors },
  search: ['name', 'path'],
  sort: 'path',
  fields: {
    path: field(text(200).regex(/^[a-z0-9/-]*$/), { widget: 'text', column: 2 }),
    locale: field(Locale.default('de'), { widget: 'select', column: 3 }),
    type: field(z.enum(['custom_home', 'custom_site', 'default']).default('default'), { widget: 'select', column: 4 }),
    title: field(text(160).default(''), { widget: 'text' }),
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    description: field(text(320).default(''), { widget: 'textarea' }),
    isPublic: field(z.boolean().default(false), { widget: 'boolean', column: 5 }),
    /** Same page in the other language, so that the language picker stays on it. */
    translationKey: field(text(60).default(''), { widget: 'text' }),
    content: field(z.array(Block).max(60).default([]), { widget: 'json' }),
  },
})
export type Site = RecordOf<typeof siteEntity>

export interface NavigationItem {
  type: 'home' | 'site' | 'branch' | 'link'
  label: string
  /** Id of a site or branch, or a url; by type. */
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

/** A menu of links: 'header-navigation-de', 'footer-navigation-en' … (specification §2, §3). */
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

/** A site without its blocks, for links, titles and the language picker. */
export const SiteSummary = siteEntity.record.pick({
  id: true,
  path: true,
  locale: true,
  type: true,
  title: true,
  name: true,
  description: true,
  translationKey: true,
})

/** Settings as visitors see them, with zone and country of the first branch. */
export type ShownConfig = Omit<Config, 'totpRoles'> & { timeZone: string; homeCountry: string }

export type SiteSummary = z.infer<typeof SiteSummary>
export type ShownNavigation = Pick<Navigation, 'identifier' | 'items' | 'isPublic'>

declare module '#contract/init.ts' {
  interface InitConfig extends ShownConfig {}
  interface InitLists {
    sites: SiteSummary[]
    navigations: ShownNavigation[]
    /** Theme of the brand's pages. */
    theme: ThemeView
  }
}

export const contentEndpoints = {
  sites: crudEndpoints(siteEntity),
  navigations: crudEndpoints(navigationEntity),
  config: {
    get: endpoint({
      id: 'config.get',
      method: 'GET',
      path: '/api/config',
      access: 'staff',
      reply: Config.extend({ version: z.int() }),
      summary: 'Settings of the business',
    }),
    save: endpoint({
      id: 'config.save',
      method: 'POST',
      path: '/api/config',
      access: admins,
      body: partOf(Config.shape).extend({ version: z.int() }),
      reply: Config.extend({ version: z.int() }),
      summary: 'Change settings; 409 with the current ones when they were changed meanwhile',
    }),
  },
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
}
