import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { tipSumOf, TipTotals } from './tip-totals.tsx'

const shown = (order: Parameters<typeof tipSumOf>[0], locale: 'de' | 'en' = 'de') =>
  renderToStaticMarkup(
    <TipTotals total={money(35.9)} tip={money(3.59)} currency="EUR" locale={locale} sum={tipSumOf(order)} />,
  )

test.each([
  [{ isPaid: false, isRefunded: false, canPay: true }, 'Zu zahlen'],
  [{ isPaid: true, isRefunded: false, canPay: false }, 'Bezahlt'],
  [{ isPaid: true, isRefunded: true, canPay: false }, 'Gesamt mit Trinkgeld'],
  [{ isPaid: false, isRefunded: false, canPay: false }, 'Gesamt mit Trinkgeld'],
])('price and tip of an order with %j are %j (docs/rules/money.md, Tips)', (order, words) => {
  expect(shown(order)).toContain(`<dt>${words}</dt><dd class="num">39,49 EUR</dd>`)
})

test('for a paid order, the page shows no amount to pay, also in English', () => {
  expect(shown({ isPaid: true, isRefunded: false, canPay: false }, 'en')).toContain('<dt>Paid</dt>')
})
