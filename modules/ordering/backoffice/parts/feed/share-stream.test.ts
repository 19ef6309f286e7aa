import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamEars } from './keep-stream.ts'
import { shareStream } from './share-stream.ts'

/** The streams that the pages of a test have opened, in this order. */
let streams: { page: string; ears: StreamEars; isClosed: boolean }[] = []
let leaves: (() => void)[] = []
let lockName = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  streams = []
  leaves = []
  lockName++
})
afterEach(() => {
  for (const leave of leaves) leave()
  vi.useRealTimers()
})

/** The locks and the channel are those of Node.js, which follow the same standards as those of browsers. */
function open(page: string, { isHidden = false, isFrozen = false, user = 'fatima' } = {}) {
  const events: string[] = []
  const view = Object.assign(new EventTarget(), { visibilityState: isHidden ? 'hidden' : 'visible' } as const)
  const channels: BroadcastChannel[] = []
  const state = { isFrozen }
  const leave = shareStream(
    `${user}.${lockName}`,
    (ears) => {
      const stream = { page, ears, isClosed: false }
      streams.push(stream)
      return () => {
        stream.isClosed = true
      }
    },
    {
      opened: () => events.push('opened'),
      heard: (data) => events.push(data),
      lost: (isOffline) => events.push(isOffline ? 'offline' : 'lost'),
    },
    {
      locks: navigator.locks,
      channel: (name) => {
        const channel = new BroadcastChannel(name)
        const listen = channel.addEventListener.bind(channel)
        // A page that the browser has stopped gets no messages.
        channel.addEventListener = ((type: string, act: (event: Event) => void) =>
          listen(type, (event: Event) => {
            if (!state.isFrozen) act(event)
          })) as never
        channels.push(channel)
        return channel
      },
      document: view as never,
    },
  )
  leaves.push(leave)
  const freeze = () => {
    state.isFrozen = true
  }
  const show = () => {
    Object.assign(view, { visibilityState: 'visible' })
    view.dispatchEvent(new Event('visibilitychange'))
  }
  return { events, freeze, leave, show }
}
const eventually = (look: () => void) => vi.waitFor(look, { interval: 5 })
const openStreams = () => streams.filter(({ isClosed }) => !isClosed).map(({ page }) => page)

test('many pages of a user have one stream, and all hear each order', async () => {
  const pages = ['board', 'history', 'products', 'kitchen'].map((page) => open(page))
  await eventually(() => expect(openStreams()).toEqual(['board']))
  streams[0]?.ears.opened()
  streams[0]?.ears.heard('{"id":"A-1"}')
  for (const { events } of pages) await eventually(() => expect(events).toEqual(['opened', '{"id":"A-1"}']))
  expect(streams).toHaveLength(1)
})

test('a page that comes later learns whether the stream is open; the others hear nothing of that', async () => {
  const first = open('board')
  await eventually(() => expect(openStreams()).toEqual(['board']))
  streams[0]?.ears.opened()
  const second = open('history')
  await eventually(() => expect(second.events).toEqual(['opened']))
  streams[0]?.ears.lost(false)
  await eventually(() => expect(second.events).toEqual(['opened', 'lost']))
  const third = open('products')
  await eventually(() => expect(third.events).toEqual(['lost']))
  expect(first.events).toEqual(['opened', 'lost'])
  expect(second.events).toEqual(['opened', 'lost'])
})

test('when the page with the stream is closed, the next page opens one, and tells all when it is open', async () => {
  const first = open('board')
  await eventually(() => expect(openStreams()).toEqual(['board']))
  const [second, third] = [open('history'), open('products')]
  first.leave()
  await eventually(() => expect(openStreams()).toEqual(['history']))
  streams[1]?.ears.opened()
  streams[1]?.ears.heard('{"id":"A-2"}')
  for (const { events } of [second, third]) await eventually(() => expect(events).toEqual(['opened', '{"id":"A-2"}']))
  expect(first.events).toEqual([])
})

test('a visible page takes the stream from a page that the browser has stopped; a hidden page does not', async () => {
  const first = open('board')
  await eventually(() => expect(openStreams()).toEqual(['board']))
  first.freeze()
  const hidden = open('history', { isHidden: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(openStreams()).toEqual(['board'])
  hidden.show()
  await vi.advanceTimersByTimeAsync(3_000)
  await eventually(() => expect(openStreams()).toEqual(['history']))
  streams[1]?.ears.opened()
  await eventually(() => expect(hidden.events).toEqual(['opened']))
})

test('a page that answers keeps the stream', async () => {
  open('board', { isHidden: true })
  await eventually(() => expect(openStreams()).toEqual(['board']))
  streams[0]?.ears.opened()
  const second = open('history')
  await eventually(() => expect(second.events).toEqual(['opened']))
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(20_000)
    // The answer comes in a real event, which fake timers do not wait for.
    await new Promise((done) => setImmediate(() => setImmediate(done)))
    await vi.advanceTimersByTimeAsync(2_999)
  }
  expect(openStreams()).toEqual(['board'])
  expect(second.events).toEqual(['opened'])
})

test('another user of the same browser has another stream', async () => {
  const [first, second] = [open('board'), open('board of Ali', { user: 'ali' })]
  await eventually(() => expect(openStreams()).toEqual(['board', 'board of Ali']))
  streams[0]?.ears.heard('{"id":"A-3"}')
  await eventually(() => expect(first.events).toEqual(['{"id":"A-3"}']))
  expect(second.events).toEqual([])
})

test('a browser without locks has a stream for each page', () => {
  const heard = vi.fn()
  const close = vi.fn()
  const ears = { opened: vi.fn(), heard, lost: vi.fn() }
  const keep = (given: StreamEars) => {
    given.heard('{"id":"A-4"}')
    return close
  }
  const leave = shareStream('fatima', keep, ears, null)
  expect(heard).toHaveBeenCalledWith('{"id":"A-4"}')
  leave()
  expect(close).toHaveBeenCalledOnce()
})
