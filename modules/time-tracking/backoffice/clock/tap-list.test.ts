import { expect, test } from 'vitest'
import { flush, type QueuedTap } from './queue.ts'
import { tapList } from './tap-list.ts'

const tap = (key: string): Omit<QueuedTap, 'seq'> => ({ key, action: 'pause', at: 0, offset: 0, drift: 0 })

test('a tap after the response to the last tap and before the next server state gets the next number', async () => {
  const sent: [string, number][] = []
  const taps = tapList({ waiting: [], accepted: [] }, () => undefined)
  const sendAll = () =>
    flush(
      () => taps.now().waiting,
      (one) => {
        sent.push([one.key, one.seq])
        taps.accept(one)
        return Promise.resolve({ is: 'done' })
      },
      taps.keep,
      () => undefined,
    )
  taps.add(tap('a'), 5)
  await sendAll()
  // The page has not loaded a new state. So the server's last response still says that the next tap gets `seq` 5.
  taps.add(tap('b'), 5)
  await sendAll()
  taps.loaded(7)
  expect(taps.now().accepted).toEqual([])
  taps.add(tap('c'), 7)
  await sendAll()
  expect(sent).toEqual([
    ['a', 5],
    ['b', 6],
    ['c', 7],
  ])
})

test('waiting taps are stored at each change, and listeners are notified of each change', () => {
  const stored: string[][] = []
  let told = 0
  const taps = tapList({ waiting: [{ ...tap('old'), seq: 1 }], accepted: [] }, ({ waiting, accepted }) =>
    stored.push([...waiting, ...accepted].map(({ key }) => key)),
  )
  const end = taps.onChange(() => told++)
  taps.add(tap('new'), 1)
  taps.keep(taps.now().waiting.slice(1))
  taps.accept({ ...tap('old'), seq: 1 })
  end()
  taps.keep([])
  expect(stored).toEqual([['old', 'new'], ['new'], ['new', 'old'], ['old']])
  expect(told).toBe(3)
})

test('an accepted tap counts until a loaded state contains it: the network may be lost right after the tap', () => {
  const taps = tapList({ waiting: [], accepted: [] }, () => undefined)
  taps.accept({ ...tap('start'), seq: 5 })
  // The state was loaded before the tap, so the tap must stay in the list.
  taps.loaded(5)
  expect(taps.now().accepted.map(({ key }) => key)).toEqual(['start'])
  taps.loaded(6)
  expect(taps.now().accepted).toEqual([])
})
