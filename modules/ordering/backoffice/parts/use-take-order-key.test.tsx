// @vitest-environment happy-dom
import { useFirstField } from '#ui/backoffice/first-field.ts'
import { ShortcutLayer, useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { fill, FillsProvider } from '#ui/backoffice/slots.tsx'
import { acting, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { MemoryRouter, useLocation } from 'react-router'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
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

const step = vi.fn()

function Form() {
  const [text, setText] = useState('A-13')
  const field = useFirstField(setText)
  return <input ref={field} value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

/** The board, whose key 2 would take a step, and the form of the new order, which is still loading until `load` is called. */
async function slowForm() {
  const loading = new EventTarget()
  function Screen() {
    const [isLoaded, setLoaded] = useState(false)
    useEffect(() => loading.addEventListener('done', () => setLoaded(true)), [])
    useTakeOrderKey()
    useShortcuts([{ keys: ['2'], label: 'Annehmen', group: 'Tafel', run: step }])
    return isLoaded ? <Form /> : <a href="#card">A-13</a>
  }
  const { place } = await mounted(
    <Shell more={{ branches: [house] }}>
      <FillsProvider value={[fill(takeOrderSlot, page)]}>
        <MemoryRouter initialEntries={['/bestellungen']}>
          <ShortcutLayer singleKeys>
            <Screen />
          </ShortcutLayer>
        </MemoryRouter>
      </FillsProvider>
    </Shell>,
  )
  return {
    place,
    load: () => acting(() => void loading.dispatchEvent(new Event('done'))),
    field: () => place.querySelector('input'),
  }
}

test('what staff type after N stands in the first field instead of its kept text, and takes no step on the board', async () => {
  step.mockClear()
  const { place, load, field } = await slowForm()
  place.querySelector('a')?.focus()
  for (const key of ['n', ...'2 Obx', 'Backspace', ...'azda']) await pressed(key)
  await load()
  expect(field()?.value).toBe('2 Obazda')
  expect(document.activeElement).toBe(field())
  expect(step).not.toHaveBeenCalled()
})

test('a kept text in the first field is selected, so that typing replaces it', async () => {
  const { load, field } = await slowForm()
  await load()
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, 4])
})
