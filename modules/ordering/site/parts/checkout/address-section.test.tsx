import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkoutTexts } from '../../../words/checkout.ts'
import { AddressSection } from './address-section.tsx'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { contactFlags } from '../../../testing/contact-flags.ts'

const texts = checkoutTexts('de')
const flags = contactFlags()
const shown = (part: Partial<CheckoutForm>, deliveryType: 'delivery' | 'takeaway' = 'delivery') =>
  renderToStaticMarkup(
    <AddressSection
      locale="de"
      form={{ ...emptyForm('cash'), ...part }}
      texts={texts}
      flags={flags}
      deliveryType={deliveryType}
      {...(deliveryType === 'delivery' && {
        area: {
          names: ['Mitte'],
          value: 'Mitte',
          hint: undefined,
          postcodeOf: () => '',
          townOf: () => '',
          ofPostcode: () => undefined,
          refusalOf: () => undefined,
          moveText: () => '',
          onChange: () => undefined,
        },
      })}
      asksCompany={false}
      asksDoor
      errorOf={() => undefined}
      onChange={() => undefined}
    />,
  )
const elsewhere = { isDeliveryAddressDifferent: true, street: 'Praterstraße' }

test.each([
  ['no number', { street: 'Lindwurmstraße' }, 'delivery', true],
  ['with a number', { street: 'Lindwurmstraße 5' }, 'delivery', false],
  ['nothing typed', {}, 'delivery', false],
  ['not delivered', { street: 'Lindwurmstraße' }, 'takeaway', false],
  ['delivered to another address, which has a number', { ...elsewhere, deliveryStreet: 'Hof 1' }, 'delivery', false],
  ['delivered to another address, which has none', { ...elsewhere, deliveryStreet: 'Hofgasse' }, 'delivery', true],
] as const)('the street of the delivery hints at a missing house number: %s', (_, part, type, isHinted) =>
  expect(shown(part, type).includes(texts.address.noNumber)).toBe(isHinted),
)
