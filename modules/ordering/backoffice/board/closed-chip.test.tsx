// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { boardTexts } from '../../words/board.ts'
import { ClosedChip } from './ClosedChip.tsx'

const branch = (id: string, name: string, from: string) => ({
  id,
  name,
  identifier: id,
  code: id,
  city: 'München',
  kind: 'orders' as const,
  timeZone: 'Europe/Berlin',
  openingHours: from ? [{ type: 'daily', from, to: '22:00' }] : [],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
})
const cafe = branch('C', 'Café', '15:00')
const inn = branch('I', 'Gasthaus', '17:00')
const open = branch('O', 'Stand', '08:00')

/** What the chip says on 22 November 2026 at 13:00 in München. */
async function said(branches: ReturnType<typeof branch>[]) {
  const api = { call: () => Promise.resolve({ ok: true, value: branches }) } as unknown as Api
  const { place } = await mounted(
    <Shell more={{ api, branches }}>
      <ClosedChip branch={undefined} />
    </Shell>,
  )
  const chip = await vi.waitFor(() => {
    const found = place.querySelector('.closed')
    if (!found) throw new Error('No chip')
    return found
  })
  return chip.textContent
}

test('one closed branch of several is named, with the time until which it is closed', async () => {
  expect(await said([cafe, open])).toMatch(/^Café bis .*15:00 geschlossen$/)
  const { closed, until } = boardTexts('en').board
  expect(closed(until('Café', 'today 15:00'))).toBe('Closed: Café until today 15:00')
})
test('several are named, the one that opens first in front', async () => {
  expect(await said([inn, cafe, open])).toMatch(/^Café bis .*15:00, Gasthaus bis .*17:00 geschlossen$/)
})
test('the only branch needs no name', async () => {
  expect(await said([cafe])).toMatch(/^Geschlossen bis .*15:00$/)
})
test('a branch without a next opening', async () => {
  expect(await said([branch('N', 'Keller', ''), open])).toBe('Keller geschlossen')
})
