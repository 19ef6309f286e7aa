import { entity, fieldsOf, type FieldView } from '#contract/entity.ts'
import { Config } from '../contract.ts'

/**
 * How the settings form shows each setting: its input field and its section. The sections and fields have this order in the form. The types of the
 * values are in the contract (`Config`).
 */
const views: Readonly<Record<keyof Config, FieldView>> = {
  shopName: { widget: 'text', section: 'general' },
  businessName: { widget: 'text', section: 'general' },
  title: { widget: 'translations', section: 'general' },
  description: { widget: 'translations', section: 'general' },
  website: { widget: 'url', section: 'general' },
  currency: { widget: 'text', section: 'general' },
  defaultDeliveryMethod: { widget: 'select', section: 'general' },
  socialLinks: { widget: 'list', section: 'general' },
  reviewsUrl: { widget: 'url', section: 'general' },
  metaPixelId: { widget: 'text', section: 'seo' },
  tagManagerId: { widget: 'text', section: 'seo' },
  spamReferrers: { widget: 'textarea', section: 'seo' },
  seoTitle: { widget: 'translations', section: 'seo' },
  seoDescription: { widget: 'translations', section: 'seo' },
  shareImage: { widget: 'images', section: 'seo' },
  twitterImage: { widget: 'images', section: 'seo' },
  theme: { widget: 'select', section: 'look' },
  themeTokens: { widget: 'json', section: 'look' },
  termsAndConditionsText: { widget: 'richtext', section: 'legal' },
  termsAndConditions: { widget: 'url', section: 'legal' },
  privacyPolicyText: { widget: 'richtext', section: 'legal' },
  privacyPolicy: { widget: 'url', section: 'legal' },
  imprintText: { widget: 'richtext', section: 'legal' },
  imprint: { widget: 'url', section: 'legal' },
  allergensText: { widget: 'richtext', section: 'legal' },
  allergens: { widget: 'url', section: 'legal' },
  accessibilityText: { widget: 'richtext', section: 'legal' },
  enablePluginPWA: { widget: 'boolean', section: 'plugins' },
  enablePluginToolbar: { widget: 'boolean', section: 'plugins' },
  enablePluginMapbox: { widget: 'boolean', section: 'plugins' },
  enablePluginSMS: { widget: 'boolean', section: 'plugins' },
  enablePluginDonations: { widget: 'boolean', section: 'plugins' },
  enablePluginOrderReviews: { widget: 'boolean', section: 'plugins' },
  enablePluginFrontdesk: { widget: 'boolean', section: 'plugins' },
  enablePluginCategoryBar: { widget: 'boolean', section: 'plugins' },
  disableTickets: { widget: 'boolean', section: 'plugins' },
  enableCash: { widget: 'boolean', section: 'payment' },
  enableATMCard: { widget: 'boolean', section: 'payment' },
  enablePluginATMCard: { widget: 'boolean', section: 'payment' },
  enableHydroAGVoucher: { widget: 'boolean', section: 'payment' },
  isPaidOrderLabelEnabled: { widget: 'boolean', section: 'payment' },
  mapboxZoom: { widget: 'number', section: 'map' },
  mapboxPitch: { widget: 'number', section: 'map' },
  mapboxBearing: { widget: 'number', section: 'map' },
  totpRoles: { widget: 'multiselect', section: 'signIn' },
  personalDataMonths: { widget: 'number', section: 'legal' },
}

/**
 * Declares the settings as an entity, so that the generated form can show them. There is only one record, which the form loads and saves with
 * `configEndpoints`.
 */
export const configEntity = entity({
  name: 'config',
  plural: 'config',
  access: { read: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK', 'ROLE_EMPLOYEE'], write: ['ROLE_ADMIN'] },
  fields: fieldsOf(Config.shape, views),
})
