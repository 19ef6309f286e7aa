// @vitest-environment happy-dom
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { Role } from '#contract/roles.ts'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { useBranchCommands } from './commands.ts'

function Commands() {
  return useBranchCommands().map(({ id, kind, label, words, synonyms, run }) => (
    <button type="button" key={id} onClick={run}>
      {`${kind}: ${label} ${words} (${synonyms})`}
    </button>
  ))
}
const branch = (id: string, name: string) => ({
  id,
  name,
  identifier: id,
  code: id,
  kind: 'orders' as const,
  city: 'München',
  timeZone: 'Europe/Berlin',
})

async function offeredTo(role: Role) {
  const router = createMemoryRouter([{ path: '*', element: <Commands /> }])
  const user = { id: 'u', name: 'Ada', email: 'a@b.at', roles: [role], branches: [], hasTotp: false, demo: true }
  const { place } = await mounted(
    <Shell more={{ user, branches: [branch('b1', 'Café'), branch('b2', 'Gasthaus')] }}>
      <RouterProvider router={router} />
    </Shell>,
  )
  return { router, buttons: [...place.querySelectorAll('button')] }
}

test('each branch has a command that opens its hours, where a day can be closed', async () => {
  const { router, buttons } = await offeredTo('ROLE_BACKOFFICE')
  expect(buttons.map((one) => one.textContent)).toEqual([
    'command: Standort schließen … Café (geschlossen Pause pausieren)',
    'command: Standort schließen … Gasthaus (geschlossen Pause pausieren)',
  ])
  await clicked(buttons[1])
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/standorte/b2?bereich=hours')
})
test('staff who may not change hours do not get the command', async () => {
  expect((await offeredTo('ROLE_FRONTDESK')).buttons).toEqual([])
})
