import { expect, test } from 'vitest'
import { readOnce, sharingReads } from './shared-reads.ts'

/** A read function that returns the number of its calls. */
function counter() {
  let count = 0
  return async (): Promise<number> => ++count
}

test('within one entry a value is read once, even by simultaneous readers; the next entry reads it again', async () => {
  const read = counter()
  const entry = () =>
    sharingReads(async () => [
      await readOnce('a', read),
      ...(await Promise.all([readOnce('a', read), readOnce('a', read)])),
    ])
  expect(await Promise.all([entry(), entry()])).toEqual([
    [1, 1, 1],
    [2, 2, 2],
  ])
})

test('outside of an entry nothing is shared', async () => {
  const read = counter()
  expect([await readOnce('a', read), await readOnce('a', read)]).toEqual([1, 2])
})

test('a failed read is repeated', async () => {
  const values = [() => Promise.reject(new Error('away')), () => Promise.resolve(7)]
  await sharingReads(async () => {
    await expect(readOnce('a', () => values.shift()!())).rejects.toThrow('away')
    expect(await readOnce('a', () => values.shift()!())).toBe(7)
  })
})
