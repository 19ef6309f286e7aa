import * as z from 'zod'
import { Role } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { StoredImage } from './pages.ts'
import { neutralName, ThemeName } from '#modules/themes/contract.ts'

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
  /** Picture of shared links, 1200 × 630 px, and another one for Twitter. Without them, the theme's picture is used. */
  shareImage: StoredImage.nullable().default(null),
  twitterImage: StoredImage.nullable().default(null),
  /** Address of a review service. Pages show it in a frame, after consent. */
  reviewsUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
  /** Id of the Meta pixel, and of the Google Tag Manager container. Both are loaded only after consent (docs/rules/statistics.md, Pixel and tag manager). */
  metaPixelId: z
    .string()
    .regex(/^(\d{5,20})?$/)
    .default(''),
  tagManagerId: z
    .string()
    .regex(/^(GTM-[A-Z0-9]{4,12})?$/)
    .default(''),
  /** Hosts of spam links: the statistics ignore visits from them and their subdomains. Staff only. */
  spamReferrers: text(4000).default(''),
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
  /** Roles whose users need a second factor: without one, a user has no rights (docs/rules/security.md, Sessions). Staff only. */
  totpRoles: z.array(Role).max(4).default([]),
  /** Months after which the guest's data is removed from orders (docs/rules/privacy.md, Time). Staff only. */
  personalDataMonths: z.int().min(1).max(120).default(24),
})
export type Config = z.infer<typeof Config>
