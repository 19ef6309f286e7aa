// @vitest-environment happy-dom
import { acting, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { mountedScreen } from '#modules/ordering/backoffice/testing/mounted-screen.tsx'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { notificationsStore } from '@mantine/notifications'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { LiveState } from '#ui/backoffice/staff.tsx'
import { expect, test, vi } from 'vitest'
import { KitchenBoard } from './KitchenBoard.tsx'
import KitchenScreen from './KitchenScreen.tsx'
import type { KitchenActions } from './Ticket.tsx'
import { noneGrown } from './wall-places.ts'

const nothing = () => undefined
const locked: KitchenActions = {
  minutes: 20,
  isLocked: true,
  finish: nothing,
  back: nothing,
  undoOf: nothing,
  read: nothing,
  item: nothing,
}
const since = Date.parse('2026-03-20T17:05:00Z')

async function warning(live: LiveState, actions?: KitchenActions) {
  const { place, unmount } = await mounted(
    <Shell>
      <KitchenBoard
        title="Küche"
        orders={[]}
        now={since}
        zone="UTC"
        live={live}
        layout="cards"
        actions={actions}
        grown={{ sizes: noneGrown, grow: nothing }}
      />
    </Shell>,
  )
  const text = place.querySelector('[role=alert]')?.textContent
  await unmount()
  return text
}

test('without a connection the wall says since when, that nothing is lost, and what does not work', async () => {
  const offline = { kind: 'offline', since } as const
  const text = await warning(offline, locked)
  expect(text).toMatch(/seit 17:05 Uhr\. Kochen Sie weiter, nichts geht verloren.*Abstreichen/)
  // A screen without a person has no buttons, so it does not speak of them.
  expect(await warning(offline)).not.toContain('Abstreichen')
  expect(await warning({ kind: 'live' }, locked)).toBeUndefined()
})

const messages = () => notificationsStore.getState().notifications.map((one) => one.message)

/** The browser says that the connection is lost, or back. */
async function connected(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await acting(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('without a connection a number key makes the band flash, and no message covers a ticket', async () => {
  const orders = [anOrder({ id: 'o1' })]
  const { place } = await mountedScreen(<KitchenScreen />, { path: '/kueche', at: '/kueche', orders })
  await vi.waitFor(() => expect(place.querySelector('article')).not.toBeNull())
  await connected(false)
  const band = () => place.querySelector('[role=alert]')
  await vi.waitFor(() => expect(band()).not.toBeNull())
  const first = band()
  expect(first?.className).not.toContain('again')
  await pressed('1')
  await vi.waitFor(() => expect(band()?.className).toContain('again'))
  // A new element, so that a screen reader reads it again.
  expect(band()).not.toBe(first)
  expect(messages()).toEqual([])
})
