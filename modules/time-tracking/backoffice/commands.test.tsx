// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useStaffCommands } from './commands.ts'

const people = [{ id: 'u1', name: 'Yusuf Demir' }]
const api = { call: () => Promise.resolve({ ok: true, value: people, meta: undefined }) } as unknown as Api

const Names = ({ query }: { query: string }) => (
  <p>
    {useStaffCommands(query)
      .map(({ label }) => label)
      .join()}
  </p>
)

test('the palette finds staff by name, but not among numbers and commands', async () => {
  const namesFor = async (query: string) => {
    const { place } = await mounted(
      <MemoryRouter>
        <Shell more={{ api }}>
          <Names query={query} />
        </Shell>
      </MemoryRouter>,
    )
    return () => place.querySelector('p')?.textContent
  }
  const found = await namesFor('@Demir')
  await vi.waitFor(() => expect(found()).toBe('Yusuf Demir'))
  for (const query of ['#Demir', '>Demir', '@D']) expect((await namesFor(query))()).toBe('')
})
