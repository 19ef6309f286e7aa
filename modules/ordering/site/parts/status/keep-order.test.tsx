// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { rememberReplacement } from '../replaced-order.ts'
import { useKeptOrder } from './keep-order.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test.each([
  ['canceled', 'DC-1', ['/de/status/DC-2/h2']],
  ['waiting', 'DC-1', []],
  ['canceled', 'DC-3', []],
] as const)('the page of an order that is %s (%s) leads to %j', async (state, uid, led) => {
  rememberReplacement('DC-1', { uid: 'DC-2', hash: 'h2' })
  const replace = vi.fn<(href: string | URL) => void>()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  function Page() {
    useKeptOrder({ state, uid, ticketNumber: null }, 'de')
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Page />))
  expect(replace.mock.calls.flat()).toEqual(led)
  await act(async () => root.unmount())
})
