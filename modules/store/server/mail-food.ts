import type { Locale } from '#contract/locale.ts'
import { lineAmount } from '#i18n/amounts.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { MailableContent, OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { guestAddress } from '#modules/ordering/words/address-text.ts'
import { minimumAgeOf } from '#modules/ordering/rules/minimum-age.ts'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { foodCheckoutTexts } from '../words/checkout.ts'
import { foodMailTexts } from '../words/mail.ts'
import { foodMailSteps } from '../words/mail-steps.ts'
import { foodOrderTexts } from '../words/order.ts'

const MOMENT_SECONDS = 15 * 60

/**
 * The part of mails about a food order: delivery type, each dish with its configuration, and the delivery fee. The delivery fee is a line,
 * so that the listed amounts add up to the total.
 */
export const foodMailer: OrderMailer = {
  kind: 'food',
  steps: foodMailSteps,
  inDelivery: ({ deliveryType }) => (deliveryType === 'delivery' ? 'on-the-way' : 'ready'),
  isPriceApproximate: ({ pricing }) => pricing.hasHiddenPrices,
  content: (order, locale, reader) => ({
    title: foodMailTexts(locale).title,
    facts: [...factsOf(order, locale), ...ageFact(order, locale, reader)],
    lines: [
      ...order.items.map((item) => ({
        name: reader === 'staff' ? staffNameOf(item) : item.name,
        detail: detailOf(item, reader === 'staff' ? staffDetailsOf(item) : item.details, locale),
        gross: item.isPriceHidden ? null : item.gross,
      })),
      ...(order.isDelivery
        ? [{ name: foodOrderTexts(locale).delivery, detail: '', gross: order.pricing.deliveryGross }]
        : []),
    ],
  }),
  calendar: (order, locale, shopName) => ({
    summary: foodMailTexts(locale).calendar(shopName),
    // The length of the calendar entry: short for delivery and pickup; for a guest who eats at the branch the default length.
    ...(order.deliveryType === 'dineIn' ? {} : { seconds: MOMENT_SECONDS }),
    ...(order.deliveryType === 'delivery' ? { place: guestAddress(order.deliveryAddress ?? order, locale) } : {}),
  }),
}

type Item = Order['items'][number]

function detailOf({ amount, unit }: Item, details: Item['details'], locale: Locale): string {
  const count = lineAmount(amount, unit, locale)
  return [...(count === '1 ×' ? [] : [count]), ...details.map(({ name, value }) => `${name}: ${value}`)].join(', ')
}

/** The line about alcohol in mails. Guests are asked to have an ID ready, staff are asked to check it. Empty: the order contains no alcohol. */
function ageFact(order: Order, locale: Locale, reader: 'customer' | 'staff'): MailableContent['facts'] {
  const age = minimumAgeOf(order)
  const t = minimumAgeTexts(locale)
  return age === undefined ? [] : [{ label: t.mailLabel, value: reader === 'staff' ? t.check(age) : t.mail(age) }]
}

/** The lines with the delivery type and what belongs to it: table, delivery area or address (specification §2, Order info). */
function factsOf(order: Order, locale: Locale): MailableContent['facts'] {
  const t = foodStatusTexts(locale).info
  return [
    { label: t.type, value: foodCheckoutTexts(locale).serving.types[order.deliveryType] },
    { label: t.table, value: order.tableIdentifier ?? '' },
    { label: t.area, value: order.deliveryArea },
    {
      label: checkoutTexts(locale).address.deliveryTitle,
      value: order.deliveryAddress ? guestAddress(order.deliveryAddress, locale) : '',
    },
  ].filter(({ value }) => value !== '')
}
