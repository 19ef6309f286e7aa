// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { orderStatistics } from '../../contract.ts'
import { useToday } from './use-today.tsx'

/** Renders only the figures of the overview, without the page around them. */
function Figures() {
  const part = useToday()
  return part.kind === 'ready' ? (
    <p>{part.figures?.map(({ value, note }) => `${value}|${note ?? ''}`).join('\n')}</p>
  ) : null
}

/** Renders only the texts beside the figures. */
function Comparisons() {
  const part = useToday()
  return part.kind === 'ready' ? <p>{part.figures?.map(({ more }) => more).join('\n')}</p> : null
}

async function shown(refunds: number, total: number): Promise<string> {
  const answer = (id: string) =>
    id === orderStatistics.revenue.id
      ? { total, buckets: [], figures: { orders: total > 0 ? 1 : 0, refunds, mean: null } }
      : { total: 0, buckets: [], figures: {} }
  const api = { call: ({ id }: { id: string }) => Promise.resolve({ ok: true, value: answer(id) }) } as unknown as Api
  const { place } = await mounted(
    <Shell more={{ api }}>
      <Figures />
    </Shell>,
  )
  return vi.waitFor(() => {
    const text = place.querySelector('p')?.textContent
    if (!text) throw new Error('Nothing is shown yet')
    return text.split('\n')[0]?.replaceAll('\u00a0', ' ') ?? ''
  })
}

test('revenue names the completed orders that it counts, and the amount that was refunded', async () => {
  expect(await shown(12, -12)).toMatch(
    /12,00 €\|aus 0 heute fertigen Bestellungen, abzüglich 12,00 € Rückerstattungen von heute, auch für frühere Bestellungen$/,
  )
})
test('revenue without refunds names only the orders', async () => {
  expect(await shown(0, 40)).toMatch(/40,00 €\|aus 1 heute fertigen Bestellung$/)
})

test('a comparison names the two numbers of the full hours that it compares', async () => {
  const hours = (value: number) => [
    { at: '2026-03-20T08', value },
    { at: '2026-03-20T23', value: 500 },
  ]
  const answer = (id: string, from: string) => ({
    total: 540,
    buckets: id === orderStatistics.orders.id ? hours(from === '2026-03-20' ? 5 : 16) : [],
    figures: {},
  })
  const api = {
    call: ({ id }: { id: string }, input: { query: { from?: string } }) =>
      Promise.resolve({ ok: true, value: answer(id, input.query.from ?? '') }),
  } as unknown as Api
  const { place } = await mounted(
    <Shell more={{ api, clock: { now: () => Date.parse('2026-03-20T21:30:00Z') } }}>
      <Comparisons />
    </Shell>,
  )
  await vi.waitFor(() => expect(place.textContent).toContain('bis 22 Uhr: 5, Freitag davor 16'))
})
