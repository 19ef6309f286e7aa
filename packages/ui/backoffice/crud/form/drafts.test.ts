import { expect, test } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { storedDrafts } from './drafts.ts'

test('a draft is restored unchanged and no longer exists after it was deleted', () => {
  const storage = memoryStorage()
  const drafts = storedDrafts(storage)
  const draft = { at: 5, base: { name: 'a', version: 1 }, values: { name: 'b', version: 1 } }
  drafts.write('tag.1', draft)
  expect(drafts.read('tag.1')).toEqual(draft)
  expect(drafts.read('tag.2')).toBeUndefined()
  drafts.drop('tag.1')
  expect(storage.kept.size).toBe(0)
})

test.each(['{', '[]', '"x"', '{"at":"now","base":{},"values":{}}', '{"at":1}'])(
  '%s in the storage does not count as a draft',
  (stored) => {
    const storage = memoryStorage()
    storage.setItem('servus.draft.tag.1', stored)
    expect(storedDrafts(storage).read('tag.1')).toBeUndefined()
  },
)

test('a full or forbidden storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const drafts = storedDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => drafts.write('x', { at: 1, base: {}, values: {} })).not.toThrow()
  expect(drafts.read('x')).toBeUndefined()
})
