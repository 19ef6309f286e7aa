import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkoutTexts } from '../../../words/checkout.ts'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { readPhone } from '../../../rules/phone-field.ts'
import { ContactSection } from './contact-sections.tsx'
import { contactFlags } from '../../../testing/contact-flags.ts'

const texts = checkoutTexts('de')
const shown = (isSmsEnabled: boolean, part: Partial<CheckoutForm> = {}, addressCountry = 'AT') =>
  renderToStaticMarkup(
    <ContactSection
      locale="de"
      form={{ ...emptyForm('cash'), ...part }}
      texts={texts}
      flags={contactFlags()}
      deliveryType="takeaway"
      addressCountry={addressCountry}
      isSmsEnabled={isSmsEnabled}
      errorOf={() => undefined}
      onChange={() => undefined}
    />,
  )

test('with the SMS plugin a hint explains what a mobile number is used for (specification §5, Phone)', () => {
  expect(shown(true)).toContain(`<span class="hint" id="checkout-phone-hint">${texts.contact.phoneHint}</span>`)
  expect(shown(false)).not.toContain(texts.contact.phoneHint)
})

test('number, prefix and hint use the country of the address, also where the branch asks for no country', () => {
  const read = { phone: '+491712345678', phoneTyped: '0171 234 56 78', country: 'DE' }
  const html = shown(false, read, 'DE')
  expect(html).toContain('<span aria-hidden="true">+49</span>')
  expect(html).toContain('0171 234 56 78 gelesen mit der Landesvorwahl Deutschland.')
  expect(html).not.toContain('+43</span>')
})

test('the prefix of a number is shown once, and a number of another country says so', () => {
  const html = shown(false, { phone: '+491712345678' }, 'AT')
  expect(html).toContain('<span aria-hidden="true">+49</span>')
  expect(html).toContain('value="171 2345678"')
  expect(html).toContain('+491712345678 gelesen mit der Landesvorwahl Deutschland.')
  expect(shown(false, { phone: '+436641234567' }, 'AT')).not.toContain('gelesen als')
})

test('nothing below the phone field moves when it loses the focus: its note is there while the number is typed', () => {
  const hints = (html: string) => [...html.matchAll(/<span class="hint"[^>]*>[^<]*<\/span>/g)].map(([hint]) => hint)
  const typed = { phone: '0171 234 56 78', phoneTyped: '', phoneCountry: '' }
  const left = readPhone(typed, 'DE')
  expect(left.phone).toBe('+491712345678')
  expect(hints(shown(false, typed, 'DE'))).toEqual(hints(shown(false, left, 'DE')))
  expect(hints(shown(false, typed, 'DE')).join('')).toContain(
    '0171 234 56 78 gelesen mit der Landesvorwahl Deutschland.',
  )
})

test('no field cuts a pasted text: the form says that it is too long', () => {
  expect(shown(false)).not.toContain('maxLength')
})
