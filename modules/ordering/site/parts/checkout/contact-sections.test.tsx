import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkoutTexts } from '../../../words/checkout.ts'
import { emptyForm } from './checkout-form.ts'
import { ContactSection } from './contact-sections.tsx'

const texts = checkoutTexts('de')
const shown = (isSmsEnabled: boolean) =>
  renderToStaticMarkup(
    <ContactSection
      locale="de"
      form={emptyForm('cash')}
      texts={texts}
      flags={{
        isTakeawayEmailRequired: true,
        isTakeawayPhoneRequired: true,
        isTakeawayAddressRequired: false,
        isDeliveryEmailRequired: true,
        isDeliveryPhoneRequired: true,
        isDeliveryAddressRequired: true,
        isDineInEmailRequired: false,
        isDineInPhoneRequired: false,
        isDineInAddressRequired: false,
        isTableSelectionEnabled: false,
      }}
      deliveryType="takeaway"
      branchCountry="AT"
      isSmsEnabled={isSmsEnabled}
      errorOf={() => undefined}
      onChange={() => undefined}
    />,
  )

test('with the SMS plugin a hint explains what a mobile number is used for (specification §5, Phone)', () => {
  expect(shown(true)).toContain(`<span class="hint" id="checkout-phone-hint">${texts.contact.phoneHint}</span>`)
  expect(shown(false)).not.toContain(texts.contact.phoneHint)
})
