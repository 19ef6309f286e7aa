// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { StaffBranch } from '#ui/backoffice/staff.tsx'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { OrderFeedProvider } from '../parts/feed/OrderFeed.tsx'
import { useOrderCommands } from './commands.ts'

class NoStream extends EventTarget {
  close() {}
}

const branches = ['A', 'B'].map((code) => ({ id: code, code, name: code, timeZone: 'Europe/Vienna', kind: 'food' }))
const order = (id: string, ticketNumber: number, more: Partial<OrderSummary> = {}) =>
  anOrder({
    id,
    ticketNumber,
    calledNumber: `A-${ticketNumber}`,
    branchId: 'A',
    state: 'completed',
    createdAt: '2026-11-22T09:05:00Z',
    ...more,
  })

/** Mounts the entries for a query, with these open orders. The history has the orders `ended`. */
async function entriesFor(query: string, ended: readonly OrderSummary[], open: readonly OrderSummary[] = []) {
  vi.stubGlobal('EventSource', NoStream)
  const asked: unknown[] = []
  const call = ({ id }: { id: string }, input?: { query?: object }) => {
    const isHistory = id === orderingEndpoints.history.id
    if (isHistory) asked.push(input?.query)
    return Promise.resolve({ ok: true, value: isHistory ? ended : open, meta: undefined })
  }
  function Entries() {
    const entries = useOrderCommands(query)
    const { pathname } = useLocation()
    return (
      <>
        <output>{pathname}</output>
        {entries.map(({ id, label, detail, words, run }) => (
          <button type="button" key={id} title={words} onClick={run}>
            {`${label}: ${detail}`}
          </button>
        ))}
      </>
    )
  }
  const { place } = await mounted(
    <MemoryRouter>
      <Shell more={{ api: { call } as unknown as Api, branches: branches as unknown as readonly StaffBranch[] }}>
        <OrderFeedProvider>
          <Entries />
        </OrderFeedProvider>
      </Shell>
    </MemoryRouter>,
  )
  const buttons = () => [...place.querySelectorAll('button')]
  return {
    asked,
    buttons,
    labels: () => buttons().map((one) => one.textContent),
    path: () => place.querySelector('output')?.textContent,
  }
}

test('an ended order is found by its ticket number, says its state and when it came, and opens in the history', async () => {
  const found = await entriesFor('#a-18', [
    order('o1', 18),
    order('o2', 18, { state: 'rejected', createdAt: '2026-11-21T09:05:00Z' }),
  ])
  await vi.waitFor(() =>
    expect(found.labels()).toEqual(['A-18: Abgeschlossen · 10:05', 'A-18: Abgelehnt · Sa, 21.11. 10:05']),
  )
  expect(found.asked).toEqual([{ search: '#A-18', pageSize: 3 }])
  found.buttons()[0]?.click()
  await vi.waitFor(() => expect(found.path()).toBe('/verlauf/o1'))
})

test('a number without a letter is searched as a ticket number only, and an open order is shown once', async () => {
  const open = order('o3', 18, { state: 'confirmed', branchId: 'B', calledNumber: 'B-18' })
  const found = await entriesFor('18', [open, order('o2', 18, { state: 'canceled' })], [open])
  await vi.waitFor(() => expect(found.labels().join()).toMatch(/^B-18: [^·]+,A-18: Storniert · 10:05$/))
  expect(found.asked).toEqual([{ search: '#18', pageSize: 3 }])
})

test('the history is not asked for a name, a person or a command', async () => {
  for (const query of ['Huber', '@18', '>18', 'max']) {
    const found = await entriesFor(query, [order('o1', 18)])
    await new Promise((done) => setTimeout(done, 300))
    expect([found.asked, found.labels()]).toEqual([[], []])
  }
})

test('name and address of an order are separated', async () => {
  const guest = { firstName: 'Katharina', lastName: 'Brunner', street: 'Kapuzinerplatz 5', zipCode: '80337' }
  const { buttons } = await entriesFor('brunner', [], [order('a', 7, { ...guest, state: 'confirmed' })])
  await vi.waitFor(() => expect(buttons()[0]?.title).toBe('Katharina Brunner · Kapuzinerplatz 5, 80337'))
})

test('a ride has the places of its route, not the address of the person who booked it', async () => {
  const guest = { firstName: 'Harriet', lastName: 'Bell', street: 'Kapuzinerplatz 5', zipCode: '80337' }
  const place = (name: string) => ({ name }) as NonNullable<OrderSummary['ride']>['from']
  const ride = { from: place('Flughafen München'), to: place('Gasthaus Lindwurm') } as OrderSummary['ride']
  const { buttons } = await entriesFor('harriet', [], [order('a', 7, { ...guest, kind: 'ride', ride })])
  await vi.waitFor(() => expect(buttons()[0]?.title).toBe('Harriet Bell · Flughafen München → Gasthaus Lindwurm'))
})
