// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { PrintAgain } from './PrintAgain.tsx'

test("'heute' is written small in the middle of the sentence", async () => {
  const order = anOrder({ id: 'o1' })
  await mountedScreen(
    <PrintAgain
      order={order}
      before={{ lastAt: '2026-03-20T16:48:00Z', nextCopy: 1 }}
      onYes={() => {}}
      onClose={() => {}}
    />,
    { path: '/', at: '/', orders: [order] },
  )
  expect(document.body.textContent).toContain('Zuletzt gedruckt: heute 17:48.')
})
