import type * as z from 'zod'
import type { Config } from '#modules/content/contract.ts'
import { allergensText } from './allergens-text.ts'
import { accessibilityText, imprintText, privacyPolicyText, termsAndConditionsText } from './legal-texts.ts'

/** Settings of the demo restaurant 'Gasthaus Lindwurm' in Munich. */
export const lindwurmConfig: z.input<typeof Config> = {
  shopName: 'Gasthaus Lindwurm',
  businessName: 'Gasthaus Lindwurm KG',
  title: { de: 'Gasthaus Lindwurm', en: 'Gasthaus Lindwurm' },
  seoTitle: { de: 'Gasthaus Lindwurm München', en: 'Gasthaus Lindwurm, Munich' },
  seoDescription: {
    de: 'Bayerische Küche aus der Lindwurmstraße in München: online bestellen, abholen, liefern lassen oder gleich am Tisch.',
    en: 'Bavarian cooking from Lindwurmstraße in Munich: order online to collect, for delivery or at your table.',
  },
  description: {
    de: 'Bayerische Küche aus der Lindwurmstraße. Zum Abholen, zum Liefern oder gleich an Ihren Tisch.',
    en: 'Bavarian cooking from Lindwurmstraße. To collect, delivered, or straight to your table.',
  },
  currency: 'EUR',
  website: 'https://www.lindwurm.example',
  socialLinks: [
    { network: 'instagram', url: 'https://instagram.example/gasthauslindwurm' },
    { network: 'facebook', url: 'https://facebook.example/gasthauslindwurm' },
  ],
  theme: 'lindwurm',
  termsAndConditionsText,
  privacyPolicyText,
  imprintText,
  allergensText,
  accessibilityText,
  enablePluginPWA: true,
  enablePluginToolbar: true,
  enablePluginMapbox: true,
  enablePluginDonations: true,
  enablePluginOrderReviews: true,
  enablePluginFrontdesk: true,
  enablePluginCategoryBar: true,
  isPaidOrderLabelEnabled: true,
  enableCash: true,
  enableATMCard: true,
  enablePluginATMCard: true,
  enableHydroAGVoucher: true,
  defaultDeliveryMethod: 'takeaway',
}
