// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { ComponentProps, ReactNode } from 'react'
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
  return part.kind === 'ready' ? (
    <p>{part.figures?.map(({ change, more }) => `${change ? `${change.text} ` : ''}${more}`).join('\n')}</p>
  ) : null
}

/** Renders a part of the overview. Returns its first line. */
async function firstLine(part: ReactNode, more: NonNullable<ComponentProps<typeof Shell>['more']>): Promise<string> {
  const { place } = await mounted(<Shell more={more}>{part}</Shell>)
  return vi.waitFor(() => {
    const text = place.querySelector('p')?.textContent
    if (!text) throw new Error('Nothing is shown yet')
    return text.split('\n')[0]?.replaceAll('\u00a0', ' ') ?? ''
  })
}

async function shown(figures: { refunds?: number; earlierRefunds?: number }, total: number): Promise<string> {
  const answer = (id: string) =>
    id === orderStatistics.revenue.id
      ? {
          total,
          buckets: [],
          figures: { orders: total > 0 ? 1 : 0, refunds: 0, earlierRefunds: 0, mean: null, ...figures },
        }
      : { total: 0, buckets: [], figures: {} }
  const api = { call: ({ id }: { id: string }) => Promise.resolve({ ok: true, value: answer(id) }) } as unknown as Api
  return firstLine(<Figures />, { api })
}

test('revenue names the completed orders that it counts, and what was refunded of them', async () => {
  expect(await shown({ refunds: 12 }, 28)).toMatch(
    /28,00 €\|aus 1 heute fertigen Bestellung, abzüglich 12,00 € Rückerstattungen$/,
  )
})
test('revenue names the refunds of earlier orders apart, because it does not subtract them', async () => {
  expect(await shown({ earlierRefunds: 12 }, 0)).toMatch(
    /0,00 €\|aus 0 heute fertigen Bestellungen\. Nicht abgezogen: 12,00 €, heute für frühere Bestellungen rückerstattet$/,
  )
})
test('revenue without refunds names only the orders', async () => {
  expect(await shown({}, 40)).toMatch(/40,00 €\|aus 1 heute fertigen Bestellung$/)
})

/** The change and the text beside the revenue at 22:30, if today had 10 € and the same weekday `before`. Today 90 € of earlier orders were refunded. */
async function comparison(before: number): Promise<string> {
  const answer = ({ from, refunds }: { from?: string; refunds?: string }) => {
    const isToday = from === '2026-03-20'
    const value = isToday ? (refunds === 'own' ? 10 : -80) : before
    return { total: value, buckets: [{ at: `${from}T08`, value }], figures: {} }
  }
  const api = {
    call: (_: unknown, input: { query: Parameters<typeof answer>[0] }) =>
      Promise.resolve({ ok: true, value: answer(input.query) }),
  } as unknown as Api
  return firstLine(<Comparisons />, { api, clock: { now: () => Date.parse('2026-03-20T21:30:00Z') } })
}

test('the comparison does not count refunds of earlier orders, so it is never below −100 %', async () => {
  expect(await comparison(40)).toBe('−75 % bis 22 Uhr: 10,00 €, Freitag davor 40,00 €')
})
test('without revenue on the same weekday there is no percentage', async () => {
  expect(await comparison(0)).toBe('Freitag davor um diese Zeit: nichts')
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
