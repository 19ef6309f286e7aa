import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkoutTexts } from '../../../words/checkout.ts'
import { emptyForm } from './checkout-form.ts'
import { LegalSection, type LegalTarget } from './choice-sections.tsx'

const shown = (terms: LegalTarget) =>
  renderToStaticMarkup(
    <LegalSection
      form={emptyForm('cash')}
      targets={{ terms, privacy: { kind: 'none' } }}
      texts={checkoutTexts('de').legal}
      errorOf={() => undefined}
      onChange={() => undefined}
    />,
  )
const { link } = checkoutTexts('de').legal.terms

test.each<[string, LegalTarget, RegExp]>([
  ['a text opens over the form', { kind: 'text', html: '<p>AGB</p>' }, new RegExp(`<button[^>]*>${link}`)],
  [
    'an address opens in a new tab and says so',
    { kind: 'url', href: 'https://legal.example/agb' },
    new RegExp(
      `<a href="https://legal.example/agb" target="_blank" rel="noopener noreferrer">${link}<span class="vh">[^<]+</span></a>`,
    ),
  ],
  [
    'without either it is plain text',
    { kind: 'none' },
    new RegExp(`<label for="checkout-legalInstructions">${link}</label>`),
  ],
])('legal boxes (specification §2, Checkout): %s', (_, target, expected) => {
  expect(shown(target)).toMatch(expected)
})
