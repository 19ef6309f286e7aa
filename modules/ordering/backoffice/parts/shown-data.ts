import { usePreference } from '#ui/backoffice/preferences.ts'

/** Converts the two stored settings to true or false. Data is hidden only if the setting is '0'; without a stored setting it is shown. */
export const shownOf = (goods: string, guests: string) => ({ goods: goods !== '0', guests: guests !== '0' })

/** Attributes for the element of the board. The style sheet hides guest data or items below an element with these attributes. */
export const hiddenMarks = (shown: { goods: boolean; guests: boolean }) => ({
  ...(shown.goods ? {} : { 'data-no-goods': '' }),
  ...(shown.guests ? {} : { 'data-no-guests': '' }),
})

/**
 * Whether this screen shows items and guest data, and a function to change that. Both settings are stored on the device as '1' (shown,
 * default) or '0' (specification §3, Settings).
 */
export function useShownData() {
  const [goods, keepGoods] = usePreference('showProductData', ['1', '0'], '1')
  const [guests, keepGuests] = usePreference('showCustomerData', ['1', '0'], '1')
  return {
    shown: shownOf(goods, guests),
    change: (name: 'goods' | 'guests', isShown: boolean) =>
      (name === 'goods' ? keepGoods : keepGuests)(isShown ? '1' : '0'),
  }
}
