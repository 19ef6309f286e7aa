// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
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
  isDeliveryEnabled: true,
  isDeliveryHoursEnabled: false,
})
const cafe = branch('C', 'Café', '15:00')
const inn = branch('I', 'Gasthaus', '17:00')
const open = branch('O', 'Stand', '08:00')

const noon = Date.parse('2026-11-22T12:00:00Z')

/** Returns the chip on 22 November 2026 at 13:00 in Munich, with the text that is shown and the text that is read aloud. */
async function chipOf(branches: ReturnType<typeof branch>[], clock = { now: () => noon }) {
  const api = { call: () => Promise.resolve({ ok: true, value: branches }) } as unknown as Api
  const { place } = await mounted(
    <Shell more={{ api, branches, clock }}>
      <ClosedChip branch={undefined} />
    </Shell>,
  )
  const chip = await vi.waitFor(() => {
    const found = place.querySelector<HTMLElement>('.closed')
    if (!found) throw new Error('No chip')
    return found
  })
  return {
    chip,
    shown: [...chip.querySelectorAll('[aria-hidden]:not(svg)')].map((one) => one.textContent).join(' '),
    read: chip.querySelector('.sr')?.textContent,
  }
}

test('shows the letter of the closed branch, and the time until which it is closed, if the business has several branches', async () => {
  expect(await chipOf([cafe, open])).toMatchObject({
    shown: 'C · bis 15:00 zu',
    read: 'Café: geschlossen bis heute 15:00, neue Bestellungen zählen ab dann',
  })
})
test('two branches whose names begin alike: shows both letters, the one that opens first in front, and the whole text names both', async () => {
  const { shown, read } = await chipOf([inn, cafe, open])
  expect(shown).toBe('C, I · bis 15:00 zu')
  expect(read).toMatch(/^Café: .*15:00.*\. Gasthaus: .*17:00/)
})
test('shows no letter for the only branch of a business', async () => {
  expect((await chipOf([cafe])).shown).toBe('bis 15:00 zu')
})
test.each([
  ['today', '2026-11-22', '15:00', 'bis 15:00 zu'],
  ['tomorrow', '2026-11-23', '06:00', 'bis morgen 06:00 zu'],
  ['the day after', '2026-11-24', '06:00', 'bis Di, 24.11. 06:00 zu'],
])('names the day of the opening if it is not today: %s', async (_, date, from, shown) => {
  const openingHours = [{ type: 'once', date, from, to: '22:00' }]
  const once = { ...cafe, openingHours } as unknown as ReturnType<typeof branch>
  expect((await chipOf([once])).shown).toBe(shown)
})
test('shows no time for a branch without a next opening', async () => {
  expect((await chipOf([branch('N', 'Keller', ''), open])).shown).toBe('N · zu')
})
test('names a closed branch with rides, and says that its rides do not wait for the opening', async () => {
  const shuttle = { ...branch('S', 'Gästeshuttle', '18:00'), kind: 'rides' } as unknown as ReturnType<typeof branch>
  const { shown, read } = await chipOf([shuttle, open])
  expect(shown).toBe('S · bis 18:00 zu')
  expect(read).toMatch(/bis .*18:00.*warten trotzdem sofort/)
})
test('a branch that only delivers: says that pickup is closed, and that deliveries wait for staff at once', async () => {
  const deliveryHours = [{ type: 'daily', from: '08:00', to: '22:00' }]
  const late = { ...cafe, isDeliveryHoursEnabled: true, deliveryHours } as unknown as ReturnType<typeof branch>
  const { shown, read } = await chipOf([late, open])
  expect(shown).toBe('C · Abholung bis 15:00 zu')
  expect(read).toMatch(/^Café: Abholung .* bis heute 15:00.*Lieferungen warten sofort/)
})
test('the whole text can be reached by keyboard, and is shown on focus', async () => {
  const { chip } = await chipOf([cafe, open])
  expect(chip.tabIndex).toBe(0)
  await acting(() => chip.focus())
  await vi.waitFor(() => expect(document.querySelector('[role=tooltip]')?.textContent).toContain('heute 15:00'))
})
test('at midnight the words for the day follow the clock, also if the board stays open', async () => {
  let now = Date.parse('2026-11-22T22:59:59Z')
  const early = branch('E', 'Café', '06:00')
  const { chip } = await chipOf([early], { now: () => now })
  const read = () => chip.querySelector('.sr')?.textContent
  expect(read()).toContain('bis morgen 06:00')
  expect(chip.textContent).toContain('bis morgen 06:00 zu')
  now = Date.parse('2026-11-22T23:00:00Z')
  await vi.waitFor(() => expect(read()).toContain('bis heute 06:00'), { timeout: 3000 })
  expect(chip.textContent).toContain('bis 06:00 zu')
})
