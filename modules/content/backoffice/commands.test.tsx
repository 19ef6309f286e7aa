// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { clicked } from '#ui/backoffice/testing/mounted.ts'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { usePageCommands } from './commands.ts'

const page = { id: 'p1', locale: 'de', name: 'Startseite', path: 'startseite' }

async function entriesFor(query: string, role: 'ROLE_ADMIN' | 'ROLE_FRONTDESK') {
  const call = vi.fn<() => Promise<unknown>>(async () => ({ ok: true, value: [page], meta: undefined }))
  function Entries() {
    const { pathname } = useLocation()
    return (
      <>
        <output>{pathname}</output>
        {usePageCommands(query).map(({ id, label, detail, run }) => (
          <button type="button" key={id} onClick={run}>{`${label}: ${detail}`}</button>
        ))}
      </>
    )
  }
  const user = { id: 'u1', name: 'Anna', roles: [role] }
  const { place } = await mounted(
    <MemoryRouter>
      <Shell more={{ api: { call } as unknown as Api, user: user as never }}>
        <Entries />
      </Shell>
    </MemoryRouter>,
  )
  return { call, place }
}

test('a page of the website is an entry with its address, and opens in the editor', async () => {
  const { place } = await entriesFor('start', 'ROLE_ADMIN')
  await vi.waitFor(() => expect(place.querySelector('button')?.textContent).toBe('Startseite: /de/startseite'))
  await clicked(place.querySelector('button'))
  expect(place.querySelector('output')?.textContent).toBe('/seiten/p1')
})

test.each([
  ['one character', 's', 'ROLE_ADMIN'],
  ['a role that may not edit pages', 'start', 'ROLE_FRONTDESK'],
] as const)('no page is loaded for %s', async (_, query, role) => {
  const { call, place } = await entriesFor(query, role)
  expect(call).not.toHaveBeenCalled()
  expect(place.querySelector('button')).toBeNull()
})
