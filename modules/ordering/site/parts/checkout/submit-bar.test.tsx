import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubmitBar } from './submit-bar.tsx'

const shown = (reason: string | undefined) =>
  renderToStaticMarkup(
    <SubmitBar price="23,50 EUR" reason={reason}>
      <button type="submit">Bestellung abschicken</button>
    </SubmitBar>,
  )

test('the bar tells above the button why the button is disabled', () => {
  expect(shown('Es fehlen 1,50 EUR.')).toMatch(
    /<p id="checkout-off-reason" class="small" role="status">Es fehlen 1,50 EUR\.<\/p>.*23,50 EUR.*<button/,
  )
})
test('without a reason the bar has only the total and the button', () => {
  expect(shown(undefined)).not.toContain('<p')
})
