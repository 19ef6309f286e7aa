// @vitest-environment happy-dom
import { fill, FillsProvider } from '#ui/backoffice/slots.tsx'
import { expect, test, vi } from 'vitest'
import type { Order } from '../../contract.ts'
import { anItem, anOrder } from '../../testing/an-order.ts'
import { chooseItemSlot } from '../parts/slots.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { FoodSection } from './FoodSection.tsx'

test.each([
  ['none', true, undefined],
  ['paid', false, 'Diese Bestellung ist bezahlt und wird nicht mehr teurer.'],
  ['refunded', false, 'Diese Bestellung ist rückerstattet und wird nicht mehr teurer.'],
] as const)(
  'an open order with the payment state %s offers further dishes: %s',
  async (paymentState, isOffered, said) => {
    const order: Order = {
      ...anOrder({ id: 'o1', state: 'confirmed', paymentMethod: 'mollie', paymentState }),
      items: [anItem({ id: 'i1', name: 'Schnitzel' })],
      timeline: [],
      money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 },
    }
    const { place } = await mountedScreen(
      <FillsProvider value={[fill(chooseItemSlot, () => null)]}>
        <FoodSection order={order} />
      </FillsProvider>,
      { path: '/', at: '/', orders: [order] },
    )
    await vi.waitFor(() => expect(place.textContent).toContain('Schnitzel'))
    expect(place.textContent.includes('Gericht hinzufügen')).toBe(isOffered)
    expect(place.textContent).toContain(said ?? 'Gericht hinzufügen')
  },
)
