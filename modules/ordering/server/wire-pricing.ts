import { toDecimal } from '#kernel/money.ts'
import type { PricingResult } from '#kernel/pricing.ts'
import type { Pricing } from '../contract.ts'

/** Converts a calculated price to the form in responses, with decimals instead of `Money`. */
export const pricingOf = ({ taxes, isApproximate, hasHiddenPrices, ...amounts }: PricingResult): Pricing => ({
  ...(Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toDecimal(amount)])) as Omit<
    Pricing,
    'taxes' | 'isApproximate' | 'hasHiddenPrices'
  >),
  taxes: taxes.map(({ rate, net, tax, gross }) => ({
    rate,
    net: toDecimal(net),
    tax: toDecimal(tax),
    gross: toDecimal(gross),
  })),
  isApproximate,
  hasHiddenPrices,
})
