import { lineAmount } from '#i18n/amounts.ts'
import type { OrderPrinter } from '#modules/ordering/contract/printable.ts'
import { staffAddress } from '#modules/ordering/words/address-text.ts'
import { minimumAgeOf } from '#modules/ordering/rules/minimum-age.ts'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import { foodPrintTexts } from '../words/print.ts'

/** What is printed on the slips of a food order, for kitchen, counter and driver (docs/rules/printing.md, What slips hold). */
export const foodPrinter: OrderPrinter = {
  kind: 'food',
  content(order, locale) {
    const t = foodPrintTexts(locale)
    const address = order.deliveryAddress ?? order
    const person = order.deliveryAddress
      ? `${order.deliveryAddress.firstName} ${order.deliveryAddress.lastName}`.trim()
      : ''
    const age = minimumAgeOf(order)
    const to = [person, staffAddress(address, locale)].filter(Boolean).join(', ')
    return {
      headline: order.tableIdentifier ? t.table(order.tableIdentifier) : t.types[order.deliveryType],
      warnings: age === undefined ? [] : [minimumAgeTexts(locale).check(age)],
      facts: order.isDelivery
        ? [
            { label: t.to, value: to },
            { label: t.area, value: order.deliveryArea },
          ].filter(({ value }) => value !== '')
        : [],
      lines: order.items.map((item) => ({
        id: item.id,
        productId: item.productId,
        amount: lineAmount(item.amount, item.unit, locale).replace(/\s*×$/, ''),
        name: staffNameOf(item),
        details: staffDetailsOf(item).map(({ value }) => value),
        allergens: item.allergens ?? '',
        gross: item.gross,
      })),
      sums: [
        ...(order.isDelivery ? [{ label: t.fee, amount: order.pricing.deliveryGross }] : []),
        ...order.pricing.taxes.map(({ rate, tax }) => ({ label: t.tax(rate), amount: tax })),
      ],
      destination: order.isDelivery ? `${address.street}, ${address.zipCode} ${address.city}`.trim() : null,
      slips: order.isDelivery ? ['kitchen', 'receipt', 'delivery'] : ['kitchen', 'receipt'],
    }
  },
}
