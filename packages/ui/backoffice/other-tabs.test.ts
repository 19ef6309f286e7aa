import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts'

test('a list is read again when another tab has saved a record, and not because of its own tab', async () => {
  const queries = new QueryClient()
  const read = vi.spyOn(queries, 'invalidateQueries')
  onTestFinished(hearOtherTabs(queries, 1))
  tellOtherTabs('products.list', 1)
  tellOtherTabs('branches.list', 2)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  expect(read.mock.calls).toEqual([[{ queryKey: ['branches.list'] }]])
})
