// @vitest-environment happy-dom
import { clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const table = (last: number) =>
  anOrder({
    id: id(last),
    uid: `GL-AAAAAAA0${last}`,
    branchId: id(9),
    ticketNumber: last,
    state: 'confirmed',
    deliveryType: 'dineIn',
    tableIdentifier: '5',
    createdAt: `2026-03-20T16:5${last}:00Z`,
  })

const money = { price: 0, kept: 0, asked: 0, due: 0, tip: 0 }
const [first, second] = [table(1), table(2)]
const done = { ...first, version: 2, state: 'completed', isCompleted: true } as const

/** Shows the board with two orders at a table, and takes the step 'served' for the first order. */
async function served(answers: Readonly<Record<string, unknown>> = {}) {
  vi.stubGlobal('IntersectionObserver', undefined)
  const screen = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [first, second],
    answers: { [orderingEndpoints.completed.id]: { ...done, timeline: [], money }, ...answers },
  })
  const cards = () => [...screen.place.querySelectorAll<HTMLElement>('.k-accepted article')]
  const buttonOf = (name: string) =>
    vi.waitFor(() => {
      const found = [...(cards()[0]?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name)
      if (!found) throw new Error('No button')
      return found
    })
  await clicked(await buttonOf('Serviert'))
  await screen.change(done)
  const ids = () => cards().map((card) => card.dataset['order'])
  return { ...screen, cards, buttonOf, ids }
}

test('a served card keeps its place, says what happened, and has a button to undo it', async () => {
  const { buttonOf, cards, ids } = await served()
  expect(ids()).toEqual([first.id, second.id])
  await vi.waitFor(() =>
    expect(cards()[0]?.querySelector('.m-ordering.kept > span')?.textContent).toBe('Abgeschlossen'),
  )
  expect((await buttonOf('Rückgängig')).getAttribute('aria-label')).toMatch(
    /^„Abgeschlossen“ bei .*1.* rückgängig machen$/,
  )
})

test('after the undo the card has its button again, in the same place', async () => {
  const undone = { ...first, version: 3, timeline: [], money }
  const { buttonOf, cards, ids } = await served({ [orderingEndpoints.undoComplete.id]: undone })
  await clicked(await buttonOf('Rückgängig'))
  await buttonOf('Serviert')
  expect(cards()[0]?.querySelector('.m-ordering.kept')).toBeNull()
  expect(ids()).toEqual([first.id, second.id])
})

test('the key undoes the last step, whichever it was', async () => {
  const { buttonOf, sent } = await served()
  await buttonOf('Rückgängig')
  await pressed('z', { ctrlKey: true })
  expect(sent).toContain(orderingEndpoints.undoComplete.id)
  expect(sent).not.toContain(orderingEndpoints.undoConfirm.id)
})
