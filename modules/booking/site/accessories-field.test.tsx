// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { money } from '#kernel/money.ts'
import { bookingTexts } from '../words/booking.ts'
import { AccessoriesField } from './accessories-field.tsx'
import type { BookingDraft } from './draft.ts'
import type { BookingVehicle } from './vehicles.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    disconnect = () => undefined
  },
)
// The popup is loaded late. Loaded before the tests, it is shown at once.
beforeAll(() => import('./accessories-popup.tsx'))

const seat = { id: 'seat', name: 'Kindersitz', description: '', price: money(0), isOnce: false, question: '' }
const said = bookingTexts('de').accessories.left

const seats = [seat]

function Form({ addons = seats, count = 0 }: { addons?: readonly (typeof seat)[]; count?: number }) {
  const [accessories, onChange] = useState<BookingDraft['accessories']>([])
  const vehicle = { addons } as unknown as BookingVehicle
  const draft = { accessories, children: count }
  return <AccessoriesField {...{ vehicle, draft, onChange }} currency="EUR" locale="de" error={undefined} />
}

async function shown(form: ReactNode) {
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () => root.render(form))
  const press = async (name: string) => {
    const named = [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    )
    await act(async () => (named as HTMLElement).click())
  }
  return { page, press, leave: () => act(async () => root.unmount()) }
}

test("what was set stays when the popup closes without 'Übernehmen', and the field says that it is not applied", async () => {
  const { leave, page, press } = await shown(<Form />)
  const field = () => page.querySelector('#booking-accessories')
  const open = async () => {
    await act(async () => (field() as HTMLElement).click())
    await vi.waitFor(() => expect(document.querySelector('dialog output')).not.toBeNull())
  }
  await open()
  await press('Mehr: Kindersitz')
  await press('Schließen')
  expect(document.querySelector('dialog')).toBeNull()
  expect(page.textContent).toContain(said)
  expect(page.querySelector('.tag')).toBeNull()
  await open()
  expect(document.querySelector('dialog output')?.textContent).toBe('1')
  await press('Übernehmen')
  expect(page.textContent).not.toContain(said)
  expect(page.querySelector('.tag')?.textContent).toBe('1 × Kindersitz')
  await open()
  await press('Schließen')
  expect(page.textContent).not.toContain(said)
  await leave()
})

test('children without a seat: a hint opens the accessories, and goes when a seat is chosen', async () => {
  const { leave, page, press } = await shown(<Form count={2} />)
  expect(page.textContent).toContain('Für 2 Kinder ist noch kein Kindersitz gewählt.')
  await press('Kindersitz dazu?')
  await vi.waitFor(() => expect(document.querySelector('dialog output')).not.toBeNull())
  await press('Mehr: Kindersitz')
  await press('Übernehmen')
  expect(page.textContent).not.toContain('noch kein Kindersitz')
  await leave()
})

test.each([
  ['no children', {}],
  ['a vehicle without seats', { count: 1, addons: [{ ...seat, id: 'sign', name: 'Empfang mit Schild' }] }],
] as const)('there is no hint about seats with %s', async (_case, form) => {
  const { leave, page } = await shown(<Form {...form} />)
  expect(page.textContent).not.toContain('Kindersitz gewählt')
  await leave()
})
