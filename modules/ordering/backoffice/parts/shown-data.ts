import { usePreference } from '#ui/backoffice/preferences.ts'

/** Only '0' hides data; an unset value shows it. */
export const shownOf = (goods: string, guests: string) => ({ goods: goods !== '0', guests: guests !== '0' })

/** Attributes of the board by which its style sheet hides data. */
export const hiddenMarks = (shown: { goods: boolean; guests: boolean }) => ({
  ...(shown.goods ? {} : { 'data-no-goods': '' }),
  ...(shown.guests ? {} : { 'data-no-guests': '' }),
})

/** Which data this screen shows, and how to change it: settings of the device, '1' or '0', '1' by default (specification §3, Settings). */
export function useShownData() {
  const [goods, keepGoods] = usePreference<'1' | '0'>('showProductData', '1')
  const [guests, keepGuests] = usePreference<'1' | '0'>('showCustomerData', '1')
  return {
    shown: shownOf(goods, guests),
    change: (name: 'goods' | 'guests', isShown: boolean) =>
      (name === 'goods' ? keepGoods : keepGuests)(isShown ? '1' : '0'),
  }
}
