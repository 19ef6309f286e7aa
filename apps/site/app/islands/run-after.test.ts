import { expect, test, vi } from 'vitest'
import { runAfter } from './run-after.ts'

test('the code that modules add runs once, and a part that fails or cannot be loaded does not stop the others', async () => {
  const run = vi.fn<(page: Window) => void>()
  const page = {} as Window
  await runAfter(page, [
    { name: 'a', after: () => Promise.reject(new Error('offline')) },
    {
      name: 'b',
      after: async () => ({
        default: () => {
          throw new Error('broken')
        },
      }),
    },
    { name: 'c' },
    { name: 'd', after: async () => ({ default: run }) },
  ])
  expect(run.mock.calls).toEqual([[page]])
})
