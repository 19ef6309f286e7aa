// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import type { Storefront } from '../../contract.ts'
import type { Entry } from './entry.ts'
import { WhenField } from './WhenField.tsx'

const dish = (more: Record<string, unknown> = {}) => ({ id: 'd', bundle: [], categoryId: 'c', schedule: [], ...more })
const cake = dish({ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 5 })
const sausage = dish({ schedule: [{ type: 'daily', from: '09:00', to: '14:00' }] })
const store = {
  branch: {
    timeZone: 'Europe/Vienna',
    openingHours: [{ type: 'daily', from: '09:00', to: '22:00' }],
    isTakeawayEnabled: true,
    isPreorderEnabled: true,
    leadTimeMinutes: 0,
  },
  menus: [],
  products: [],
  categories: [{ id: 'c', isEnabled: true, schedule: [] }],
} as unknown as Storefront

/** The shell's clock says 13:00 in Vienna. */
const shown = async (product: object, appointment: string) => {
  const onChange = vi.fn<(part: Partial<Entry>) => void>()
  const entry = { items: [{ product }], serving: 'takeaway', minutes: 20, appointment } as unknown as Entry
  await mounted(
    <Shell>
      <WhenField entry={entry} store={store} closed={undefined} error={undefined} onChange={onChange} />
    </Shell>,
  )
  return onChange
}
const select = () => document.querySelector<HTMLSelectElement>('select[name="appointmentDate"]')
const next = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('Nächste mögliche'))

test('a time that a dish has made impossible stays in sight, with the reason and the next possible time', async () => {
  const onChange = await shown(cake, '2026-11-22T15:30:00Z')
  expect(select()?.selectedOptions[0]?.textContent).toBe('16:30, nicht möglich')
  expect(document.body.textContent).toContain('Etwas in der Bestellung braucht länger')
  expect(next()?.textContent).toContain('18:00')
  await acting(() => next()?.click())
  expect(onChange).toHaveBeenCalledWith({ appointment: '2026-11-22T17:00:00Z' })
})

test('a dish that is served at other times', async () => {
  await shown(sausage, '2026-11-22T15:30:00Z')
  expect(document.body.textContent).toContain('Zur gewählten Zeit gibt es nicht alles, was bestellt ist.')
  expect(next()?.textContent).toContain('morgen 09:00')
})

test('a possible time has no notice', async () => {
  await shown(dish(), '2026-11-22T15:30:00Z')
  expect(select()?.selectedOptions[0]?.textContent).toBe('16:30')
  expect(next()).toBeUndefined()
})
