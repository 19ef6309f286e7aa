import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Zone } from '#kernel/time.ts'
import type { PublicOrder } from '../../../contract.ts'
import { PartRefunds } from './part-refunds.tsx'

const shown = (order: Partial<PublicOrder>) =>
  renderToStaticMarkup(
    <PartRefunds
      order={{ currency: 'EUR', isRefunded: false, ...order } as PublicOrder}
      zone={'Europe/Vienna' as Zone}
      locale="de"
    />,
  )

test('the guest reads how much of the payment went back, but no list of parts once everything went back', () => {
  const partRefunds = [{ at: '2026-11-28T05:00:00.000Z', refunded: 8.1, kept: 0 }]
  expect(shown({ partRefunds })).toContain('8,10')
  expect(shown({ partRefunds, isRefunded: true })).toBe('')
  expect(shown({})).toBe('')
})

test.each([
  [[{ refunded: 8.1, kept: 0 }], false, 'Ein Teil Ihrer Zahlung wird rückerstattet'],
  [[{ refunded: 25, kept: 0 }], true, 'Ihre Zahlung wird rückerstattet'],
  // In two parts.
  [
    [
      { refunded: 5, kept: 0 },
      { refunded: 20, kept: 0 },
    ],
    true,
    'Ihre Zahlung wird rückerstattet',
  ],
  [[{ refunded: 0, kept: 8.1 }], false, 'Zu Ihrer Rückerstattung'],
])('%j, all of it goes back: %j, has the title %j', (parts, isAllGoingBack, title) => {
  const partRefunds = parts.map((part) => ({ at: '2026-11-28T05:00:00.000Z', ...part }))
  expect(shown({ partRefunds, isAllGoingBack })).toContain(`<h2>${title}</h2>`)
})
