import { expect, test } from 'vitest'
import { createShared } from './shared-state.ts'

test('listeners are called for a different value, but not for the same one', () => {
  const shared = createShared('a')
  const heard: string[] = []
  const stop = shared.subscribe(() => heard.push(shared.get()))
  shared.set('a')
  shared.set('b')
  stop()
  shared.set('c')
  expect(heard).toEqual(['b'])
  expect(shared.get()).toBe('c')
})
