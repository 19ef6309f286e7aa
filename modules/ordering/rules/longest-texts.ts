import { typedText } from '#kernel/typed-text.ts'
import type { Failure } from '#kernel/result.ts'

/** The most characters in the texts of an order. The calls and the checkout form use the same limits. */
export const longestTexts = {
  firstName: 100,
  lastName: 100,
  company: 160,
  companyName: 160,
  vatNumber: 40,
  email: 200,
  street: 200,
  floor: 40,
  stairway: 40,
  door: 40,
  zipCode: 20,
  city: 120,
  deliveryFirstName: 100,
  deliveryLastName: 100,
  deliveryCompany: 160,
  deliveryStreet: 200,
  deliveryFloor: 40,
  deliveryStairway: 40,
  deliveryDoor: 40,
  deliveryZipCode: 20,
  deliveryCity: 120,
  passengerName: 160,
  signName: 80,
  comment: 2000,
} as const

/** Returns `field.too_long` for each text that is too long, with the most characters in `values.max`. Texts are counted as they are stored. */
export const tooLongTexts = (fields: Readonly<Record<string, unknown>>): Failure[] =>
  Object.entries(longestTexts).flatMap(([field, max]): Failure[] => {
    const text = fields[field]
    return typeof text === 'string' && typedText(text).length > max
      ? [{ code: 'field.too_long', field, values: { max } }]
      : []
  })
