import { describe, expect, test } from 'vitest'
import { batched } from './batched.ts'

/** Returns work that runs until the test ends it. A batch with the item 'bad' fails. */
function held() {
  const batches: string[][] = []
  const ends: (() => void)[] = []
  const work = async (items: readonly string[]): Promise<string[]> => {
    batches.push([...items])
    await new Promise<void>((resolve) => ends.push(resolve))
    if (items.includes('gone')) throw Object.assign(new Error('The database is away'), { code: 'ECONNREFUSED' })
    if (items.includes('bad')) throw new Error('bad')
    return items.map((item) => item.toUpperCase())
  }
  /** Ends running batches until no batch runs. */
  const finish = async (): Promise<void> => {
    for (;;) {
      await new Promise(setImmediate)
      const end = ends.shift()
      if (!end) return
      end()
    }
  }
  return { batches, work, finish }
}

describe('batched', () => {
  test('works on a single item at once and on later items in one batch, each with its own outcome', async () => {
    const { batches, work, finish } = held()
    const add = batched(work)
    const outcomes = Promise.all(['a', 'b', 'c'].map(add))
    expect(batches).toEqual([['a']])
    await finish()
    expect(await outcomes).toEqual(['A', 'B', 'C'])
    expect(batches).toEqual([['a'], ['b', 'c']])
    const later = add('d')
    await finish()
    expect(await later).toBe('D')
  })

  test('no batch has more than `most` items', async () => {
    const { batches, work, finish } = held()
    const add = batched(work, { most: 2 })
    const outcomes = Promise.all(['a', 'b', 'c', 'd'].map(add))
    await finish()
    expect(await outcomes).toEqual(['A', 'B', 'C', 'D'])
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']])
  })

  test('one bad item does not make the other items of its batch or the next batch fail', async () => {
    const { batches, work, finish } = held()
    const add = batched(work)
    const outcomes = Promise.allSettled(['a', 'b', 'bad', 'c'].map(add))
    await finish()
    expect((await outcomes).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'A',
      'B',
      'Error: bad',
      'C',
    ])
    expect(batches).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
    const later = add('d')
    await finish()
    expect(await later).toBe('D')
  })

  test('a batch that hangs delays the next one only for a short time', async () => {
    const { batches, work, finish } = held()
    const add = batched(work, { patienceMs: 5 })
    const outcomes = Promise.all(['hangs', 'b'].map(add))
    while (batches.length < 2) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(batches).toEqual([['hangs'], ['b']])
    await finish()
    expect(await outcomes).toEqual(['HANGS', 'B'])
  })

  test('all items fail at once when the database cannot be reached', async () => {
    const { batches, work, finish } = held()
    const add = batched(work)
    const outcomes = Promise.allSettled(['a', 'gone', 'b'].map(add))
    await finish()
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(batches).toEqual([['a'], ['gone', 'b']])
  })
})
