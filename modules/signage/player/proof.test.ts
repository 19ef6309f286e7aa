import { expect, test } from 'vitest'
import type { Manifest } from '../contract.ts'
import { playOf, type Showing } from './proof.ts'

const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
const manifest = {
  version: 3,
  segments: [{ id: 's', name: 'Abend', items: [{ scene: 'c', seconds: 20 }] }],
  scenes: [{ id: 'c', name: 'Karte' }],
}

/**
 * Makes the record ('play') of a scene that should last from second 100 to second 120. The screen has shown it from second `from` to second
 * `to`.
 */
const shown = (from: number, to: number) =>
  playOf(
    {
      on: { source: 'stream', resolved: { segment: 's', scene: 'c', index: 0, startedAt: at(100), until: at(120) } },
      key: '',
      since: from * 1000,
      startedAt: (100 + from) * 1000,
    } as unknown as Showing,
    manifest as unknown as Manifest,
    { id: 'p', end: to * 1000, isClockUncertain: false },
  )

test.each([
  ['the whole turn', 0, 20, true],
  ['a timer that came a little late', 1, 20, true],
  ['a screen that was switched on in its middle', 13, 20, false],
  ['a window that ended in its middle', 0, 9, false],
  ['one that was switched off before its end', 0, 12, false],
])('a showing is complete when its whole seconds were seen in one piece: %s', (_title, from, to, isComplete) => {
  expect(shown(from, to)).toMatchObject({ ms: (to - from) * 1000, isComplete })
})
