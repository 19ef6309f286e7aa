import { describe, expect, test } from 'vitest'
import { mute, mutedSeconds, type Ringing, silent, sound, type SoundState } from './sound-machine.ts'

const ride: Ringing = { id: 'r1', kind: 'ride', isEscalated: false }
const food: Ringing = { id: 'f1', kind: 'food', isEscalated: false }

/** Calls `sound` once for each second from 0 to `seconds`, and returns the seconds in which it rang. */
function rings(
  unseenAt: (second: number) => Ringing[],
  seconds: number,
  change: (second: number, state: SoundState) => SoundState = (_, state) => state,
) {
  let state = silent
  const rang: number[] = []
  for (let second = 0; second <= seconds; second++) {
    state = change(second, state)
    const result = sound(state, unseenAt(second), second * 1000)
    state = result.state
    if (result.ring) rang.push(second)
  }
  return rang
}

describe('sound', () => {
  test('without waiting orders nothing rings', () => expect(rings(() => [], 30)).toEqual([]))
  test('a new order rings at once and every 8 s', () =>
    expect(rings((s) => (s >= 3 ? [ride] : []), 20)).toEqual([3, 11, 19]))
  test('the ringing ends as soon as anyone has opened the order', () =>
    expect(rings((s) => (s < 9 ? [ride] : []), 30)).toEqual([0, 8]))
  test('a second order rings at once, between two rings of the first', () =>
    expect(rings((s) => (s >= 5 ? [ride, food] : [ride]), 14)).toEqual([0, 5, 13]))
  test('muting lasts 60 s', () =>
    expect(
      rings(
        () => [ride],
        70,
        (s, state) => (s === 2 ? mute(state, 2000) : state),
      ),
    ).toEqual([0, 62, 70]))
  test('muting ends at once with the next new order', () =>
    expect(
      rings(
        (s) => (s >= 10 ? [ride, food] : [ride]),
        18,
        (s, state) => (s === 2 ? mute(state, 2000) : state),
      ),
    ).toEqual([0, 10, 18]))
  test('counts down the seconds of muting', () => {
    const muted = mute(silent, 1000)
    expect([1000, 1500, 60_000, 61_000, 90_000].map((now) => mutedSeconds(muted, now))).toEqual([60, 60, 1, 0, 0])
  })
  test('rides have their own rhythm; the newest order determines the rhythm', () => {
    expect(sound(silent, [ride], 0).ring?.rhythm).toBe('ride')
    const heard = sound(silent, [ride], 0).state
    expect(sound(heard, [ride, food], 1000).ring?.rhythm).toBe('food')
  })
  test('an escalated order rings louder', () => {
    expect(sound(silent, [ride], 0).ring?.isLoud).toBe(false)
    expect(sound(silent, [{ ...ride, isEscalated: true }], 0).ring?.isLoud).toBe(true)
  })
  test('an order that needs attention again rings again at once', () =>
    expect(rings((s) => (s < 2 || s >= 4 ? [ride] : []), 6)).toEqual([0, 4]))
})
