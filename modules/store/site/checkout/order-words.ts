import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import { lineName } from './food-order.ts'
import type { FoodOrder } from './use-food-order.ts'

/** The earliest time of an order with a long lead time: 'Frühestens morgen um 11:00 Uhr'. */
export function earliestText(
  at: Temporal.Instant,
  now: Temporal.Instant,
  zone: Zone,
  texts: FoodCheckoutTexts,
): string {
  const { day, time } = appointmentInText(at, now, zone, texts.appointment.inText)
  return texts.appointment.earliest(day, time)
}

/** The name of the item for a line key of the server: 'item:0' is the first item. Undefined: the key is not the key of an item. */
export function lineOf({ items }: FoodOrder, key: string, locale: Locale): string | undefined {
  const item = key.startsWith('item:') ? items[Number(key.slice(5))] : undefined
  return item && lineName(item, locale)
}

/** The items of the order as one line of text in each language, for the device on which it is placed. */
export const orderedFood = (items: FoodOrder['items']): Record<Locale, { text: string }> => {
  const written = (locale: Locale) => ({ text: items.map((item) => lineName(item, locale)).join(', ') })
  return { de: written('de'), en: written('en') }
}
