// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { contentEndpoints } from '../../contract.ts'

/** Shows the name of the draft, like a screen that waits until the draft was fetched again. */
function Opened({ id }: { id: string }) {
  const opened = useCall(contentEndpoints.sites.draft, { params: { id } }, { isFresh: true })
  return <output>{opened.data && opened.isFetchedAfterMount ? id : 'loading'}</output>
}

test('a page that was open a moment ago opens again, with its latest draft', async () => {
  const call = vi.fn(async () => ({ ok: true, value: {} }))
  // The same setting as in the back office: a result is not loaded again within five seconds. The screen must load the draft again
  // nevertheless.
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5000 } } })
  function Screen() {
    const [id, setId] = useState('de')
    return (
      <>
        <Opened id={id} />
        {['de', 'en'].map((one) => (
          <button key={one} type="button" id={one} onClick={() => setId(one)}>
            {one}
          </button>
        ))}
      </>
    )
  }
  const { place } = await mounted(
    <Shell more={{ api: { call } as unknown as Api }}>
      <QueryClientProvider client={queries}>
        <Screen />
      </QueryClientProvider>
    </Shell>,
  )
  for (const id of ['de', 'en', 'de']) {
    await clicked(place.querySelector(`#${id}`))
    await vi.waitFor(() => expect(place.querySelector('output')?.textContent).toBe(id))
  }
  expect(call).toHaveBeenCalledTimes(3)
})
