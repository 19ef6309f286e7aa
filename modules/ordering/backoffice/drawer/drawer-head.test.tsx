// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import type { Order } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { DrawerHead } from './DrawerHead.tsx'

const now = Date.parse('2026-03-20T17:14:00Z')
const order: Order = { ...anOrder({ id: 'o1' }), timeline: [], money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 } }

async function badges(part: Partial<Order>) {
  const { place } = await mounted(
    <Shell>
      <DrawerHead order={{ ...order, ...part }} now={now} previous={undefined} next={undefined} onGo={() => {}} />
    </Shell>,
  )
  return [...place.querySelectorAll('.bdg')].map(({ className, textContent }) => `${className}: ${textContent}`)
}

test('before its branch opens, a new order is grey and has no clock', async () => {
  const shown = await badges({ awaitedFrom: '2026-03-21T16:00:00Z' })
  expect(shown[0]).toBe('bdg out: Neu')
  expect(shown.at(-1)).toBe('bdg out: geschlossen, zählt ab morgen 17:00')
})

test('a delivery waits for the delivery hours, so the drawer does not say that the branch is closed', async () => {
  const shown = await badges({ awaitedFrom: '2026-03-21T16:00:00Z', deliveryType: 'delivery', isDelivery: true })
  expect(shown.at(-1)).toBe('bdg out: keine Lieferung, zählt ab morgen 17:00')
})

test('after the opening, the clock counts from the opening', async () => {
  const shown = await badges({ awaitedFrom: '2026-03-20T17:10:00Z' })
  expect(shown[0]).toMatch(/^bdg solid-alarm: Neu, seit 4/)
  expect(shown.join()).not.toContain('geschlossen')
})

test('while the guest has to answer a proposed time, a new order is grey', async () => {
  const counterAppointment = {
    appointment: '2026-03-20T19:00:00Z',
    expiresAt: '2026-03-20T18:00:00Z',
    message: '',
    state: 'open',
  } as const
  expect((await badges({ counterAppointment }))[0]).toMatch(/^bdg out: Neu, seit/)
})

test.each([
  ['2026-03-20T17:13:40Z', 'jetzt fällig'],
  ['2026-03-20T17:14:20Z', 'jetzt fällig'],
  ['2026-03-20T17:13:20Z', '1\u00a0min drüber'],
  ['2026-03-20T17:14:50Z', '1\u00a0min'],
])('an order that is due at %s says at 17:14: %s', async (appointmentDate, text) => {
  const { place } = await mounted(
    <Shell>
      <DrawerHead
        order={{ ...order, state: 'confirmed', appointmentDate }}
        now={now}
        previous={undefined}
        next={undefined}
        onGo={() => {}}
      />
    </Shell>,
  )
  expect(place.textContent).toContain(text)
  expect(place.textContent).not.toMatch(/\b0\smin/)
})
