import { siteCode, siteModule } from '#ui/site/module.ts'

export const donationSection = siteCode(
  'checkout.donation',
  'modules/donations/site/donation-section.tsx',
  () => import('./donation-section.tsx'),
)

export const donationsSite = siteModule({ name: 'donations', screens: [donationSection] })
