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

async function shown(refunds: number, total: number): Promise<string> {
  const answer = (id: string) =>
    id === orderStatistics.revenue.id
      ? { total, buckets: [], figures: { orders: 0, refunds, mean: null } }
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

test('negative revenue is explained by the amount that was refunded', async () => {
  expect(await shown(12, -12)).toMatch(
    /12,00 €\|abzüglich 12,00 € Rückerstattungen von heute, auch für frühere Bestellungen$/,
  )
})
test('revenue without refunds has no explanation', async () => {
  expect(await shown(0, 40)).toMatch(/40,00 €\|$/)
})
