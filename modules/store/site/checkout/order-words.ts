import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import { lastOrderTexts } from '#modules/ordering/words/last-order.ts'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import { type FoodCheckoutTexts, foodCheckoutTexts } from '../../words/checkout.ts'
import { lineName, nextWords } from './food-order.ts'
import type { orderNote } from './order-note.ts'
import type { FoodOrder } from './use-food-order.ts'

/** The name of the item for a line key of the server: 'item:0' is the first item. Undefined: the key is not the key of an item. */
export function lineOf({ items }: FoodOrder, key: string, locale: Locale): string | undefined {
  const item = key.startsWith('item:') ? items[Number(key.slice(5))] : undefined
  return item && lineName(item, locale)
}

/** The items of the order as text in each language, for the device on which it is placed: all of them, and in few words. */
export const orderedFood = (items: FoodOrder['items']): Record<Locale, { text: string; short: string }> => {
  const written = (locale: Locale) => {
    const names = items.map((item) => lineName(item, locale))
    const [first = ''] = names
    return {
      text: names.join(', '),
      short: names.length > 1 ? lastOrderTexts(locale).more(first, names.length - 1) : first,
    }
  }
  return { de: written('de'), en: written('en') }
}

/**
 * The time of the order as a list with one text, for use in a sentence: the chosen time, the earliest possible time, or 'so schnell wie
 * möglich', while the branch is closed with its next opening. The list is empty if no time is chosen and the branch takes no orders now.
 */
export function wishOf(
  {
    appointment: chosen,
    earliest,
    notice,
    now,
    takesOrders,
    tooLate,
  }: Pick<FoodOrder, 'appointment' | 'earliest' | 'notice' | 'now' | 'takesOrders' | 'tooLate'>,
  zone: Zone,
  texts: FoodCheckoutTexts,
): string[] {
  const appointment = chosen ?? (tooLate.length > 0 ? undefined : earliest?.at)
  if (!appointment && !takesOrders) return []
  const from = appointment ?? notice?.next?.at
  if (!from) return [texts.appointment.soon]
  const { day, time } = appointmentInText(from, now, zone, texts.appointment.inText)
  if (!appointment) return [texts.appointment.soonFrom(day, time)]
  return [`${day} ${time}`]
}

/**
 * The sentences about the opening hours: what is closed now, when it opens, and whether the branch takes preorders. Empty if there is no notice.
 */
export function noticeLines({ notice }: FoodOrder, locale: Locale): string[] {
  const texts = foodCheckoutTexts(locale).serving
  if (!notice) return []
  return [
    notice.code === 'no-delivery' ? texts.noDelivery : texts.closed,
    ...(notice.next ? [nextWords(notice.code, notice.next, locale)] : []),
    ...(notice.isPreorderPossible ? [texts.preorder] : []),
  ]
}

/** The text below the order button. For a delivery outside the delivery hours it says when the delivery begins. */
export function noteText(
  note: NonNullable<ReturnType<typeof orderNote>>,
  notice: Pick<NonNullable<FoodOrder['notice']>, 'next'> | undefined,
  locale: Locale,
): string {
  const { notes } = foodCheckoutTexts(locale)
  if (note !== 'undelivered') return notes[note]
  return notes.undelivered(notice?.next ? nextWords('no-delivery', notice.next, locale) : '').trim()
}
