import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockActions, clockStates, step } from '../../rules/clock.ts'
import { flush, type QueuedTap, type Sent, stateAfter } from './queue.ts'

const tap = (key: string, seq: number): QueuedTap => ({ key, seq, action: 'pause', at: 0, offset: 0, drift: 0 })

/** Sends a queue of taps; the server responds to them with `answers`, in this order. `during` is called while the first tap is being sent. */
async function sendAll(
  first: readonly QueuedTap[],
  answers: Sent[],
  during: (add: (one: QueuedTap) => void) => void = () => undefined,
) {
  let queue = first
  const sent: [string, number][] = []
  const told: string[] = []
  await flush(
    () => queue,
    async ({ key, seq }) => {
      if (sent.length === 0) during((one) => (queue = [...queue, one]))
      sent.push([key, seq])
      return answers.shift() ?? { is: 'done' }
    },
    (left) => (queue = left),
    (_, message) => told.push(message),
  )
  return { left: queue.map(({ key }) => key), sent, told }
}

describe('The queue of taps (docs/rules/time-tracking.md, Offline)', () => {
  test('a tap that is added while another one is being sent is sent after it, and not lost', async () => {
    const { left, sent } = await sendAll([tap('a', 1)], [], (add) => add(tap('b', 2)))
    expect(sent).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    expect(left).toEqual([])
  })

  test('without network all taps stay in the queue, also a tap that is added meanwhile', async () => {
    const { left } = await sendAll([tap('a', 1)], [{ is: 'later' }], (add) => add(tap('b', 2)))
    expect(left).toEqual(['a', 'b'])
  })

  test('taps out of order get new numbers; a refused tap is reported and the others are sent', async () => {
    const { left, sent, told } = await sendAll(
      [tap('a', 1), tap('b', 2)],
      [
        { is: 'renumber', expected: 7 },
        { is: 'refused', message: 'Nein' },
      ],
    )
    expect(sent).toEqual([
      ['a', 1],
      ['a', 7],
      ['b', 8],
    ])
    expect([left, told]).toEqual([[], ['Nein']])
  })

  test('a tap that the shown state already contains does not change the state again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...clockStates), fc.array(fc.constantFrom(...clockActions)), (begin, wished) => {
        let state = begin
        const taps: QueuedTap[] = []
        for (const action of wished) {
          const next = step(state, action)
          if (!next.ok) continue
          state = next.to
          taps.push({ ...tap(String(taps.length), taps.length + 1), action })
        }
        expect(stateAfter(begin, taps)).toBe(state)
        expect(stateAfter(state, taps)).toBe(state)
      }),
    )
  })
})
