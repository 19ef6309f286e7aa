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

/** Returns the text of the chip on 22 November 2026 at 13:00 in Munich. */
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

test('names the closed branch, and the time until which it is closed, if the business has several branches', async () => {
  expect(await said([cafe, open])).toMatch(/^Café bis .*15:00 geschlossen$/)
  const { closed, until } = boardTexts('en').board
  expect(closed(until('Café', 'today 15:00'))).toBe('Closed: Café until today 15:00')
})
test('names several closed branches, starting with the one that opens first', async () => {
  expect(await said([inn, cafe, open])).toMatch(/^Café bis .*15:00, Gasthaus bis .*17:00 geschlossen$/)
})
test('does not name the only branch of a business', async () => {
  expect(await said([cafe])).toMatch(/^Geschlossen bis .*15:00$/)
})
test('shows no time for a branch without a next opening', async () => {
  expect(await said([branch('N', 'Keller', ''), open])).toBe('Keller geschlossen')
})
test('names a closed branch with rides, and says that its rides do not wait for the opening', async () => {
  const shuttle = { ...branch('S', 'Gästeshuttle', '18:00'), kind: 'rides' } as unknown as ReturnType<typeof branch>
  expect(await said([shuttle, open])).toMatch(/^Gästeshuttle bis .*18:00 geschlossen$/)
  const hint = document.querySelector('.closed[title*=Gästeshuttle]')?.getAttribute('title')
  expect(hint).toMatch(/bis .*18:00.*warten trotzdem sofort/)
})
