import { expect, test } from 'vitest'
import { pictureTurns } from './picture-turns.ts'

const breath = () => new Promise((resolve) => setImmediate(resolve))

test('pictures are processed one after the other, each from the queue of the next brand, and a failure does not stop the rest', async () => {
  const turns = pictureTurns()
  const [one, other] = [turns.of('one'), turns.of('other')]
  const begun: string[] = []
  let atOnce = 0
  const draw =
    (name: string, isReadable = true) =>
    async () => {
      begun.push(name)
      expect(++atOnce).toBe(1)
      await breath()
      atOnce--
      if (!isReadable) throw new Error(name)
      return name
    }
  const asked = [
    one(draw('a1')),
    one(draw('a2', false)),
    one(draw('a3')),
    other(draw('b1')),
    one(draw('a4')),
    other(draw('b2')),
  ]
  const ended = await Promise.allSettled(asked)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
  expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'a1',
    'failed',
    'a3',
    'b1',
    'a4',
    'b2',
  ])
  // The queue is empty, so a new task starts at once.
  expect(await other(draw('b3'))).toBe('b3')
})
