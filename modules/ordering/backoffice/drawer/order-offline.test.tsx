// @vitest-environment happy-dom
import { acting, clicked } from '#ui/backoffice/testing/mounted.ts'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { OrderDrawer } from './OrderDrawer.tsx'

afterEach(() => onlineManager.setOnline(true))

const order = anOrder({ id: 'o1', ticketNumber: 13, firstName: 'Stefan', lastName: 'Fremder' })
const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const button = (label: string) =>
  [...document.querySelectorAll('[role=dialog] button')].find(
    (one) => one.getAttribute('aria-label') === label || one.textContent === label,
  )

async function drawer() {
  const unanswered = new Set([orderingEndpoints.get.id])
  const onGo = vi.fn()
  await mountedScreen(<OrderDrawer id="o1" walk={[]} onGo={onGo} />, {
    path: '/',
    at: '/',
    orders: [order],
    unanswered,
  })
  await vi.waitFor(() => expect(text()).toContain('Internetverbindung'))
  return { unanswered, onGo }
}

test('an order that cannot be loaded shows what its card knows, and loads by itself when the connection is back', async () => {
  const { unanswered } = await drawer()
  expect(text()).toContain('Stefan Fremder')
  expect(button('Erneut versuchen')).toBeDefined()
  unanswered.clear()
  await acting(() => onlineManager.setOnline(false))
  await acting(() => onlineManager.setOnline(true))
  await vi.waitFor(() => expect(text()).not.toContain('Internetverbindung'), 5000)
  expect(text()).toContain('Verlauf')
})

test('without a connection a drawer that knows nothing can be closed', async () => {
  onlineManager.setOnline(false)
  const { onGo } = await drawer()
  expect(text()).not.toContain('Stefan')
  await clicked(button('Schließen'))
  expect(onGo).toHaveBeenCalledWith(undefined)
})
