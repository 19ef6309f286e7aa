// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import type { Order, OrderItem } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { RouteSection } from './RouteSection.tsx'

const line = (id: string, part: Partial<OrderItem>) =>
  ({
    id,
    amount: 1,
    unit: 'piece',
    unitPrice: 10,
    net: 10,
    tax: 0,
    gross: 10,
    taxRate: 0,
    details: [],
    ...part,
  }) as unknown
const order = {
  ...anOrder({ id: 'o1', kind: 'ride', locale: 'en' }),
  items: [
    line('1', { kind: 'ride', name: 'Estate car', country: 'AT' }),
    line('2', { kind: 'accessory' as never, name: 'Child seat', staffName: 'Kindersitz' }),
  ],
  ride: {
    from: { name: 'Wien', place: '' },
    to: { name: 'Graz', place: '' },
    vehicle: { productId: 'v', name: 'Estate car', image: '', staffName: 'Kombi' },
    accessoryNames: [],
    route: {
      metres: 1000,
      seconds: 60,
      segments: [],
      geometry: [],
      source: '',
      estimated: false,
      needsConfirmation: false,
    },
  },
} as unknown as Order

test('the price table shows staff the German names of extras, also for an order placed in English', async () => {
  const { place } = await mounted(
    <Shell>
      <RouteSection order={order} />
    </Shell>,
  )
  const table = place.querySelector('table')?.textContent ?? ''
  expect(table).toContain('Kindersitz')
  expect(table).not.toContain('Child seat')
})

test('marks an address that is only approximate, but not the exact one', async () => {
  const typed = { name: 'Xqzblorf 99', place: '1010 Wien', mapboxId: 'typed:1', category: 'place', precision: 'place' }
  const { place } = await mounted(
    <Shell>
      <RouteSection
        order={{ ...order, ride: { ...order.ride, from: typed, to: { ...typed, precision: 'address' } } } as never}
      />
    </Shell>,
  )
  const [from, to] = place.querySelectorAll('.rt .pl')
  expect(from?.textContent).toBe('Xqzblorf 99, 1010 Wienungefähr')
  expect(to?.textContent).not.toContain('ungefähr')
})

test("the badge 'geschätzt' is left out while the price says 'ca.', and stays once the price is fixed", async () => {
  const badges = async (state: Order['state']) => {
    const ride = { ...order.ride, route: { ...order.ride?.route, estimated: true } }
    const { place } = await mounted(
      <Shell>
        <RouteSection order={{ ...order, state, ride } as never} />
      </Shell>,
    )
    return place.querySelector('h3 .bdg')?.textContent
  }
  expect(await badges('waiting')).toBeUndefined()
  expect(await badges('confirmed')).toBe('geschätzt')
})
