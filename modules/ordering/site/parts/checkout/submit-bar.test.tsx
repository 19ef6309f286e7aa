import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubmitBar, SubmitButton } from './submit-bar.tsx'

const shown = (reason: string | undefined) =>
  renderToStaticMarkup(
    <SubmitBar price="23,50 EUR" reason={reason}>
      <button type="submit">Bestellung abschicken</button>
    </SubmitBar>,
  )

test('the bar tells above the button why the button is disabled', () => {
  expect(shown('Es fehlen 1,50 EUR.')).toMatch(
    /<p id="checkout-off-reason" class="small" role="status" tabindex="-1">Es fehlen 1,50 EUR\.<\/p>.*23,50 EUR.*<button/,
  )
})
test('without a reason the bar has only the total and the button', () => {
  expect(shown(undefined)).not.toContain('<p')
})

const button = (state: { isOff?: boolean; isOnline?: boolean; isCreating?: boolean }) =>
  renderToStaticMarkup(
    <SubmitButton isOff={false} isOnline isCreating={false} hasReason={state.isOnline === false} {...state}>
      Bestellung abschicken
    </SubmitButton>,
  )

test('without a network the button is aria-disabled and has a reason, but it can be pressed', () => {
  const html = button({ isOnline: false })
  expect(html).toContain('is-off')
  expect(html).toContain('aria-describedby="checkout-off-reason"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled=""')
})

test('with a network the button is active', () => {
  const html = button({})
  expect(html).toContain('btn pri')
  expect(html).not.toMatch(/disabled|describedby/)
})

test('an order that is not possible disables the button, with and without a network', () => {
  for (const isOnline of [true, false]) expect(button({ isOff: true, isOnline })).toContain(' disabled=""')
})
