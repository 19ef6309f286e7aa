import { expect, test } from 'vitest'
import { freeCancel } from './free-cancel.ts'

const appointment = Temporal.Instant.from('2026-11-28T13:00:00Z')
const at = (iso: string) => freeCancel(appointment, 24, Temporal.Instant.from(iso))

test.each([
  ['2026-11-26T13:00:00Z', false],
  ['2026-11-27T13:00:00Z', false],
  ['2026-11-27T13:00:01Z', true],
  ['2026-11-28T14:00:00Z', true],
])(
  'the free cancellation of a ride on Saturday at 13:00 with a limit of 24 hours, seen at %s: is over %s',
  (now, isOver) => {
    expect(at(now)).toEqual({ until: Temporal.Instant.from('2026-11-27T13:00:00Z'), isOver })
  },
)
