import * as z from 'zod'
import { Role } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { StoredImage } from './pages.ts'
import { neutralName, ThemeName } from '#modules/themes/contract.ts'

const both = (max: number) =>
  z.strictObject({ de: text(max).default(''), en: text(max).default('') }).default({ de: '', en: '' })

/** The settings of a brand (specification §3, Config). Texts for visitors have a German and an English value. */
export const Config = z.strictObject({
  shopName: text(120).min(1),
  businessName: text(160).default(''),
  seoTitle: both(160),
  title: both(160),
  seoDescription: both(320),
  description: both(1000),
  /**
   * The picture that is shown when a link to a page without its own picture is shared (1200 × 630 px). Null: the theme's picture is used.
   * `twitterImage`: the same for Twitter. Null: `shareImage` is used there, too.
   */
  shareImage: StoredImage.nullable().default(null),
  twitterImage: StoredImage.nullable().default(null),
  /** Address of a page on a review service. The block 'reviews' shows it in a frame after the visitor has accepted marketing cookies. */
  reviewsUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
  /**
   * Ids of the Meta pixel and of the Google Tag Manager container. They are used only after the visitor has agreed
   * (docs/rules/statistics.md, Pixel and tag manager).
   */
  metaPixelId: z
    .string()
    .regex(/^(\d{5,20})?$/)
    .default(''),
  tagManagerId: z
    .string()
    .regex(/^(GTM-[A-Z0-9]{4,12})?$/)
    .default(''),
  /** Hosts of spam websites. The statistics ignore visits that came from them or their subdomains. Visitors do not get this setting. */
  spamReferrers: text(4000).default(''),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** The address of each legal text on another website. It is used if the text itself (below) is empty. */
  termsAndConditions: text(500).default(''),
  privacyPolicy: text(500).default(''),
  imprint: text(500).default(''),
  allergens: text(500).default(''),
  /** The legal texts of the business, as cleaned HTML. */
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
  /** Name of the brand's theme. If no theme has this name, the neutral theme is used. */
  theme: ThemeName.default(neutralName),
  /** CSS custom properties that replace the same properties of the theme, e.g. `{ "--brand": "#0f5a41" }`. */
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
  /**
   * Users with one of these roles need a second factor. Until they have set one up, they have no rights (docs/rules/security.md, Sign-in). Visitors
   * do not get this setting.
   */
  totpRoles: z.array(Role).max(4).default([]),
  /**
   * Number of months after which the guest's personal data is removed from orders (docs/rules/privacy.md, Time). Visitors do not get this setting.
   */
  personalDataMonths: z.int().min(1).max(120).default(24),
})
export type Config = z.infer<typeof Config>
