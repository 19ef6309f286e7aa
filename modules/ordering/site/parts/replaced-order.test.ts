import { memoryStorage } from '#testing/memory-storage.ts'
import { expect, test } from 'vitest'
import { rememberReplacement, replacementOf } from './replaced-order.ts'

test('the tab knows which order replaced another one', () => {
  const storage = memoryStorage()
  const open = () => storage as never
  rememberReplacement('DC-1', { uid: 'DC-2', hash: 'h2' }, open)
  expect(replacementOf('DC-1', open)).toEqual({ uid: 'DC-2', hash: 'h2' })
  expect(replacementOf('DC-2', open)).toBeUndefined()
})

test('a damaged entry, or a browser without storage, gives no order', () => {
  const storage = memoryStorage(new Map([['asp.replaced.DC-1', 'DC-2']]))
  expect(replacementOf('DC-1', () => storage as never)).toBeUndefined()
  expect(replacementOf('DC-1', () => undefined)).toBeUndefined()
})
