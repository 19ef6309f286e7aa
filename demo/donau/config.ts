import type * as z from 'zod'
import type { Config } from '#modules/content/contract.ts'
import { accessibilityText, imprintText, privacyPolicyText, termsAndConditionsText } from './legal-texts.ts'

/** Settings of the demo business 'Donau Chauffeur' in Vienna. */
export const donauConfig: z.input<typeof Config> = {
  shopName: 'Donau Chauffeur',
  businessName: 'Donau Chauffeur GmbH',
  title: { de: 'Donau Chauffeur', en: 'Donau Chauffeur' },
  seoTitle: { de: 'Donau Chauffeur', en: 'Donau Chauffeur' },
  seoDescription: {
    de: 'Flughafentransfer, Privattransfer und Chauffeur für Ihr eigenes Fahrzeug in Wien. Den Preis sehen Sie, bevor Sie anfragen.',
    en: 'Airport transfers, private transfers and a chauffeur for your own car in Vienna. You see the price before you send a request.',
  },
  description: {
    de: 'Chauffeurdienst und Flughafentransfer in Wien, rund um die Uhr.',
    en: 'Chauffeur service and airport transfers in Vienna, around the clock.',
  },
  currency: 'EUR',
  website: 'https://www.donau.example',
  socialLinks: [
    { network: 'instagram', url: 'https://instagram.example/donauchauffeur' },
    { network: 'facebook', url: 'https://facebook.example/donauchauffeur' },
    { network: 'linkedin', url: 'https://linkedin.example/company/donauchauffeur' },
  ],
  theme: 'donau',
  termsAndConditionsText,
  privacyPolicyText,
  imprintText,
  accessibilityText,
  enablePluginMapbox: true,
  enablePluginPWA: true,
  isPaidOrderLabelEnabled: true,
  enableCash: true,
  disableTickets: true,
  defaultDeliveryMethod: 'takeaway',
}
