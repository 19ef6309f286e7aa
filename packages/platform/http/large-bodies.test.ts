import { expect, test } from 'vitest'
import { createLargeBodies } from './large-bodies.ts'

const here = new AbortController().signal
/** Lets all pending promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function counted(gate: ReturnType<typeof createLargeBodies>) {
  const entered: string[] = []
  const leave: (() => void)[] = []
  const refused: string[] = []
  const enter = (address: string, signal = here) =>
    void gate.enter(address, signal).then((letNext) => {
      if (!letNext) return refused.push(address)
      entered.push(address)
      return leave.push(letNext)
    })
  return { entered, leave, refused, enter }
}

test('reads a few bodies at a time, fewer from one network; the others wait in order', async () => {
  const { entered, leave, enter } = counted(createLargeBodies({ atOnce: 3, perNetwork: 2 }))
  for (const address of ['a', 'a', 'a', 'b', 'c']) enter(address)
  await settle()
  expect(entered).toEqual(['a', 'a', 'b'])
  leave[2]?.()
  await settle()
  expect(entered).toEqual(['a', 'a', 'b', 'c'])
  leave[0]?.()
  // The second call of the same function must not free a second place.
  leave[0]?.()
  await settle()
  expect(entered).toEqual(['a', 'a', 'b', 'c', 'a'])
  enter('d')
  await settle()
  expect(entered).toHaveLength(5)
})

test('a waiting caller that disconnects gets no place; the queue is limited in total and per network', async () => {
  const { entered, leave, refused, enter } = counted(
    createLargeBodies({ atOnce: 1, perNetwork: 1, mostWaiting: 3, mostPerNetwork: 2 }),
  )
  const leaving = new AbortController()
  enter('a')
  enter('a', leaving.signal)
  enter('a')
  enter('a')
  enter('b')
  enter('c')
  await settle()
  expect([entered, refused]).toEqual([['a'], ['a', 'c']])
  leaving.abort()
  leave[0]?.()
  await settle()
  expect(entered).toEqual(['a', 'a'])
  leave[1]?.()
  await settle()
  expect(entered).toEqual(['a', 'a', 'b'])
})
