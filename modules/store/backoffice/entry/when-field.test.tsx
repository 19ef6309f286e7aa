// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import type { Storefront } from '../../contract.ts'
import { closedNow } from './closed.ts'
import type { Entry } from './entry.ts'
import { RefusedNote } from './RefusedNote.tsx'
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

const read = { unread: [], onUnread: () => {} }

/** The shell's clock says 13:00 in Vienna. */
const shown = async (product: object, appointment: string) => {
  const onChange = vi.fn<(part: Partial<Entry>) => void>()
  const entry = { items: [{ product }], serving: 'takeaway', minutes: 20, appointment } as unknown as Entry
  await mounted(
    <Shell>
      <WhenField entry={entry} store={store} closed={undefined} error={undefined} onChange={onChange} {...read} />
    </Shell>,
  )
  return onChange
}
const time = () => document.querySelector<HTMLInputElement>('input[name="appointmentDate"]')?.value
const next = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('Nächste mögliche'))

test('a time that a dish has made impossible stays in sight, with the reason and the next possible time', async () => {
  const onChange = await shown(cake, '2026-11-22T15:30:00Z')
  expect(time()).toBe('16:30')
  expect(document.body.textContent).toContain('16:30, nicht möglich')
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
  expect(time()).toBe('16:30')
  expect(document.body.textContent).not.toContain('nicht möglich')
  expect(next()).toBeUndefined()
})

test('a delivery before the delivery hours of an open branch: there is no delivery now, and the branch is not called closed', async () => {
  const branch = {
    ...store.branch,
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  }
  const said = async (more: object, wanted: object = {}) => {
    const all = { ...store, branch: { ...branch, ...more } } as unknown as Storefront
    const entry = { items: [{ product: dish() }], serving: 'delivery', minutes: 20, ...wanted } as unknown as Entry
    const closed = closedNow(all.branch, 'delivery', Date.parse('2026-11-22T12:00:00Z'))
    const { place, unmount } = await mounted(
      <Shell>
        <WhenField entry={entry} store={all} closed={closed} error={undefined} onChange={() => {}} {...read} />
      </Shell>,
    )
    const { textContent } = place
    await unmount()
    return textContent
  }
  expect(await said({})).toMatch(
    /Ab Lieferbeginn, fertig in.*Gerade wird nicht geliefert\. .* Die Küche beginnt heute 17:00/,
  )
  expect(await said({})).not.toMatch(/geschlossen|Öffnen/)
  const late = { appointment: '2026-11-22T20:30:00Z' }
  expect(await said({}, late)).toContain('Zu dieser Zeit wird nicht geliefert.')
  expect(await said({}, { appointment: '2026-11-22T22:00:00Z' })).toContain('Zu dieser Zeit ist geschlossen.')
  expect(await said({ openingHours: [] })).toContain('Gerade ist geschlossen')
})

test('a branch that is closed and takes no preorders offers no time, and the reason beside the button names the branch', async () => {
  const said = async (serving: 'takeaway' | 'delivery', more: object) => {
    const branch = { ...store.branch, isPreorderEnabled: false, name: 'Café Wien', ...more }
    const all = { ...store, branch } as unknown as Storefront
    const entry = { items: [{ product: dish() }], serving, minutes: 20 } as unknown as Entry
    const closed = closedNow(all.branch, serving, Date.parse('2026-11-22T12:00:00Z'))
    if (!closed) throw new Error('The branch is open')
    const { place, unmount } = await mounted(
      <Shell>
        <WhenField entry={entry} store={all} closed={closed} error={undefined} onChange={() => {}} {...read} />
        <RefusedNote branch={branch} closed={closed} />
      </Shell>,
    )
    const found = { buttons: place.querySelectorAll('button').length, reason: place.querySelector('p')?.textContent }
    await unmount()
    return found
  }
  expect(await said('takeaway', { openingHours: [{ type: 'daily', from: '06:00', to: '12:00' }] })).toEqual({
    buttons: 0,
    reason: 'Café Wien ist geschlossen und nimmt keine Vorbestellungen an. Öffnet morgen 06:00.',
  })
  const evening = { isDeliveryHoursEnabled: true, deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }] }
  expect((await said('delivery', evening)).reason).toBe(
    'Café Wien liefert gerade nicht und nimmt keine Vorbestellungen an. Geliefert wird wieder heute 17:00.',
  )
})
