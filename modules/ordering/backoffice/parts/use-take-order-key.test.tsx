// @vitest-environment happy-dom
import { ShortcutLayer } from '#ui/backoffice/ShortcutLayer.tsx'
import { fill, FillsProvider } from '#ui/backoffice/slots.tsx'
import { mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { takeOrderSlot } from './slots.ts'
import { useTakeOrderKey } from './use-take-order-key.ts'

const page = { kind: 'orders' as const, title: () => 'Bestellung aufnehmen', to: '/bestellungen/neu' }
const house = { id: 'b1', name: 'Lindwurm', kind: 'orders' } as never

/** The shell without a screen. It looks like this while the code of the board is loading. */
function Bare() {
  useTakeOrderKey()
  return <output>{useLocation().pathname}</output>
}

async function shell(at: string, roles: readonly string[] = ['ROLE_FRONTDESK']) {
  const user = { id: 'u', name: 'Ada', email: 'a@b.at', roles, branches: [], hasTotp: false, demo: true } as never
  const { place } = await mounted(
    <Shell more={{ branches: [house], user }}>
      <FillsProvider value={[fill(takeOrderSlot, page)]}>
        <MemoryRouter initialEntries={[at]}>
          <ShortcutLayer singleKeys>
            <Bare />
          </ShortcutLayer>
        </MemoryRouter>
      </FillsProvider>
    </Shell>,
  )
  return () => place.querySelector('output')?.textContent
}

test('N opens the new order while the board is still loading', async () => {
  const where = await shell('/bestellungen')
  await pressed('n')
  expect(where()).toBe('/bestellungen/neu')
})

test.each([
  ['on another screen', '/verlauf', undefined],
  ['for somebody without a board', '/bestellungen', ['ROLE_EMPLOYEE']],
])('N does nothing %s', async (_, at, roles) => {
  const where = await shell(at, roles)
  await pressed('n')
  expect(where()).toBe(at)
})
