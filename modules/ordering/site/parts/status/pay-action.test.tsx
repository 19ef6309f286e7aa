import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublicOrder } from '../../../contract.ts'
import { PayAction } from './pay-action.tsx'

const until = '2026-11-24T18:05:00Z'

test.each<[canPay: boolean, until: string | null, now: string, shown: RegExp | '']>([
  [true, null, '2026-11-24T18:00:00Z', /<button.*Jetzt bezahlen/],
  [true, until, '2026-11-24T18:01:00Z', /^<p(?!.*<button).*Ihre Zahlung wird gerade geprüft/],
  [true, until, '2026-11-24T18:05:00Z', /<button.*Jetzt bezahlen/],
  [false, until, '2026-11-24T18:01:00Z', ''],
])('can be paid: %s, checked until %s, now %s', (canPay, paymentCheckedUntil, now, shown) => {
  const order = { canPay, paymentCheckedUntil } as PublicOrder
  const live = { order, now: Date.parse(now), busy: undefined, pay: () => Promise.resolve() }
  const html = renderToStaticMarkup(<PayAction live={live} locale="de" />)
  if (shown === '') expect(html).toBe('')
  else expect(html).toMatch(shown)
})
