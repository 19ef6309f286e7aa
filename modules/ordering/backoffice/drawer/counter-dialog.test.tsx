// @vitest-environment happy-dom
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { CounterDialog } from './CounterDialog.tsx'

const hours = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }]
const limits = { hours, schedules: [], notBefore: '2026-03-20T17:26:00Z' }
const order = anOrder({ id: 'o1', kind: 'food', appointment: null })

async function opened(branch: object | undefined) {
  const asked = vi.fn(() => limits)
  await mountedScreen(<CounterDialog order={order} onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [order],
    answers: { [orderingEndpoints.proposalTimes.id]: asked, ...(branch ? { [branchesEndpoints.get.id]: branch } : {}) },
  })
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 20_000)
}
const chosen = () => document.querySelector<HTMLElement>('.slot[aria-checked=true]')

test('the dialog preselects the earliest time that it offers', async () => {
  await opened({ openingHours: hours, preparationMinutes: 25, leadTimeMinutes: 0 })
  await vi.waitFor(() => expect(chosen()).not.toBeNull(), 20_000)
  const free = [...document.querySelectorAll<HTMLElement>('.slot:not([aria-disabled=true])')]
  expect(chosen()).toBe(free[0])
  expect(Number(chosen()?.dataset['at'])).toBe(Date.parse('2026-03-20T17:30:00Z'))
})

test('no time is preselected before the minutes of the branch are known', async () => {
  await opened(undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(chosen()).toBeNull()
})
