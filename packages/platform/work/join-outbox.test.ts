import { expect, test } from 'vitest'
import { joinOutbox } from './join-outbox.ts'

const entry = { id: 'a', attempt: 1, dueAt: Temporal.Instant.fromEpochMilliseconds(0) }

test('every module that handles a topic gets the entry, even if another module fails', async () => {
  const done: string[] = []
  const joined = joinOutbox([
    { placed: async () => void done.push('mail') },
    {
      placed: async () => {
        done.push('bad')
        throw new Error('no paper')
      },
    },
    { placed: async () => void done.push('print'), other: async () => void done.push('other') },
  ])
  await expect(joined['placed']?.({}, entry)).rejects.toThrow('no paper')
  expect(done).toEqual(['mail', 'bad', 'print'])
})

test('if one module postpones an entry, it is postponed for all', async () => {
  const joined = joinOutbox([{ placed: async () => ({ retry: 'later' }) }, { placed: async () => undefined }])
  expect(await joined['placed']?.({}, entry)).toEqual({ retry: 'later' })
})
