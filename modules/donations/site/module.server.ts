import { checkoutSection } from '#modules/ordering/site/parts/checkout/checkout-sections.ts'
import { sitePages } from '#ui/site/module.ts'
import { donationSection } from './module.ts'

export const donationsPages = sitePages({
  name: 'donations',
  fills: [
    checkoutSection({
      field: 'donatee',
      screen: donationSection,
      data(site) {
        const donatees = site.init.config.enablePluginDonations ? site.init.donatees : []
        return donatees.length > 0 ? donatees : undefined
      },
    }),
  ],
})
