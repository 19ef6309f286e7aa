import { describe, expect, test } from 'vitest'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { foodProblems } from './food-problems.ts'

const at = Temporal.Instant.from('2026-11-27T17:00:00Z')
const area = { area: 'Au', price: 4, tax: 7, free: false, postcodes: ['81541'] }
const input = (appointment: Temporal.Instant | null, refusal: string | undefined, table = '7') => ({
  order: {
    appointment,
    age: undefined as number | undefined,
    tooLate: [] as readonly string[],
    cart: { deliveryArea: 'Au', table },
    look: () => ({ appointments: { refusal: () => refusal } }),
  },
  branch: { isAppointmentRequired: false, deliveryAreas: [area] },
  form: { zipCode: '81541', isDeliveryAddressDifferent: false, deliveryZipCode: '', isOfAge: false },
  serving: 'takeaway' as DeliveryType,
  locale: 'de' as const,
  isTableAsked: false,
  texts: foodCheckoutTexts('de'),
  common: checkoutTexts('de'),
})

/** A cart with beer, for which the minimum age is 16. */
const withBeer = (serving: DeliveryType, isOfAge = false) => {
  const soon = input(null, undefined)
  return { ...soon, serving, order: { ...soon.order, age: 16 }, form: { ...soon.form, isOfAge } }
}

describe('Requirements of a cart in addition to the form (specification §2, Checkout: Appointment, Dine-in; §5)', () => {
  test.each([
    ['as soon as possible', input(null, undefined), []],
    ['a free time', input(at, undefined), []],
    [
      'required, none chosen',
      { ...input(null, undefined), branch: { isAppointmentRequired: true, deliveryAreas: [] } },
      ['appointmentDate: Bitte wählen Sie einen Termin aus.'],
    ],
    [
      'closed at the chosen time',
      input(at, 'appointment.closed'),
      [
        'appointmentDate: Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      ],
    ],
    [
      'a dish that is not served at the chosen time',
      input(at, 'appointment.unavailable'),
      [
        'appointmentDate: Zum ausgewählten Zeitpunkt ist nicht alles aus Ihrem Warenkorb erhältlich. Bitte wählen Sie einen anderen Termin.',
      ],
    ],
    [
      'a dish that takes longer than until the chosen time',
      input(at, 'appointment.too_soon'),
      [
        'appointmentDate: Der ausgewählte Zeitpunkt ist für diese Bestellung zu früh. Bitte wählen Sie einen späteren Termin.',
      ],
    ],
    ['no table', { ...input(null, undefined, ''), isTableAsked: true }, ['table: Bitte wählen Sie Ihren Tisch.']],
    ['a delivery to a postcode of its area', { ...input(null, undefined), serving: 'delivery' as const }, []],
    [
      'a delivery to another postcode',
      {
        ...input(null, undefined),
        serving: 'delivery' as const,
        form: { zipCode: '81541', isDeliveryAddressDifferent: true, deliveryZipCode: '99999', isOfAge: false },
      },
      ['deliveryZipCode: An die Postleitzahl 99999 liefern wir leider nicht. Bitte prüfen Sie die Adresse.'],
    ],
    [
      'alcohol without the tick',
      withBeer('takeaway'),
      ['isOfAge: Bitte bestätigen Sie, dass Sie mindestens 16 Jahre alt sind.'],
    ],
    ['alcohol with the tick', withBeer('delivery', true), []],
    ['alcohol at a table, where staff see the guest', withBeer('dineIn'), []],
    [
      'at a table, something that takes longer',
      { ...input(null, undefined, '7'), order: { ...input(null, undefined, '7').order, tooLate: ['Torte'] } },
      ['items: „Torte“ braucht länger und kann am Tisch jetzt nicht bestellt werden.'],
    ],
    ['a table', { ...input(null, undefined, '7'), isTableAsked: true }, []],
  ])('%s', (_name, asked, problems) => {
    expect(foodProblems(asked).map(({ field, message }) => `${field}: ${message}`)).toEqual(problems)
  })
})
