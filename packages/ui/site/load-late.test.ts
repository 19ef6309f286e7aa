import { expect, test } from 'vitest'
import { lateCode } from './load-late.ts'

const quick = { mend: async () => undefined, pause: async () => undefined }

test('code that could not be loaded is tried again before it counts as failed', async () => {
  let calls = 0
  const code = lateCode(async () => {
    calls += 1
    if (calls < 3) throw new Error('Unable to preload CSS')
    return 'picker'
  }, quick)
  expect(await code.load()).toBe(true)
  expect(code.ready()).toBe('picker')
  expect(calls).toBe(3)
})

test('after a failure a later call loads the code', async () => {
  let isOnline = false
  const code = lateCode(async () => {
    if (!isOnline) throw new Error('Failed to fetch')
    return 'picker'
  }, quick)
  expect(await code.load()).toBe(false)
  expect(code.ready()).toBeUndefined()
  isOnline = true
  expect(await code.load()).toBe(true)
})

test('failed style sheets are loaded again before each further attempt', async () => {
  const steps: string[] = []
  const code = lateCode(
    async () => {
      steps.push('read')
      throw new Error('Unable to preload CSS')
    },
    { ...quick, mend: async () => void steps.push('mend') },
  )
  await code.load()
  expect(steps).toEqual(['read', 'mend', 'read', 'mend', 'read'])
})

test('calls at the same time load the code once', async () => {
  let calls = 0
  const code = lateCode(async () => (calls += 1), quick)
  await Promise.all([code.load(), code.load()])
  expect(calls).toBe(1)
})
