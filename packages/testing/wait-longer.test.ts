import { expect, test, vi } from 'vitest'

test('a wait without a limit of its own lasts longer than the second that is the default of the test runner', async () => {
  const from = performance.now()
  const isLate = () => expect(performance.now() - from).toBeGreaterThan(1_100)
  await vi.waitFor(isLate)
  await expect(vi.waitFor(() => expect(false).toBe(true), { timeout: 50 })).rejects.toThrow()
})
