import { expect, test } from 'vitest'
import { testSite } from '#apps/site/app/testing/test-site.ts'
import { checkoutSections } from '#modules/ordering/site/parts/checkout/checkout-sections.ts'
import { donationsPages } from './module.server.ts'

test('the checkout has no donation section if the business has no donatees', () => {
  const shown = (config: object, donatees: object[]) =>
    checkoutSections
      .of(donationsPages.fills ?? [])
      .map((section) => section.data(testSite({ config, donatees })) !== undefined)
  expect(shown({ enablePluginDonations: true }, [{ id: 'd' }])).toEqual([true])
  expect(shown({ enablePluginDonations: true }, [])).toEqual([false])
  expect(shown({ enablePluginDonations: false }, [{ id: 'd' }])).toEqual([false])
})
