// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { boardTexts } from '../../words/board.ts'
import { paymentWord } from '../parts/order-words.ts'
import { Badges } from './CardContent.tsx'

const paid = anOrder({ id: 'o1', paymentMethod: 'mollie', paymentState: 'paid', isPaid: true })

test.each([
  ['Bezahlt', paid, ['bdg', 'ok']],
  ['Teilweise rückerstattet', { ...paid, isPartlyRefunded: true }, ['bdg']],
  ['Rückerstattet', { ...paid, paymentState: 'refunded', isRefunded: true }, ['bdg']],
] as const)('%s: the card says so, and only what is wholly paid is green', async (text, order, look) => {
  const { place } = await mounted(
    <Shell>
      <Badges order={order} place={undefined} />
    </Shell>,
  )
  const badge = [...place.querySelectorAll('.bdg')].at(-1)
  expect([badge?.textContent, [...(badge?.classList ?? [])]]).toEqual([text, look])
  expect(paymentWord(order, boardTexts('de').drawer)).toBe(text.charAt(0).toLowerCase() + text.slice(1))
})
