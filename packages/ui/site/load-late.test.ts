import { expect, test } from 'vitest'
import { lateCode, loadOrReload } from './load-late.ts'

const quick = { pause: async () => undefined }

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

test('a later call loads the code after a failure', async () => {
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

test('simultaneous calls load the code once', async () => {
  let calls = 0
  const code = lateCode(async () => (calls += 1), quick)
  await Promise.all([code.load(), code.load()])
  expect(calls).toBe(1)
})

test.each([
  { title: 'loads: the page stays', loads: true, isReached: true, reloads: 0 },
  { title: 'is kept as failed by the browser: the page is loaded again', loads: false, isReached: true, reloads: 1 },
  { title: 'fails without the server: the page stays', loads: false, isReached: false, reloads: 0 },
])('an attempt that a guest starts $title', async ({ loads, isReached, reloads }) => {
  let count = 0
  const ready = await loadOrReload(
    { load: async () => loads },
    { isReached: async () => isReached, reload: () => void (count += 1) },
  )
  expect(ready).toBe(loads)
  expect(count).toBe(reloads)
})
