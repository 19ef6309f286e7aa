import { describe, expect, test } from 'vitest'
import { endOfBusinessDay } from './out-until.ts'

const end = (now: string) => String(endOfBusinessDay(Temporal.Instant.from(now), 'Europe/Berlin'))

describe("'Heute aus' ends with the business day", () => {
  test.each([
    ['in the evening', '2026-11-20T18:00:00Z', '2026-11-21T05:00:00Z'],
    ['after midnight', '2026-11-21T00:30:00Z', '2026-11-21T05:00:00Z'],
    ['exactly at six', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z'],
    ['over the night in which the clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z'],
    ['over the night in which they go forward', '2026-03-28T20:00:00Z', '2026-03-29T04:00:00Z'],
  ])('%s', (_, now, until) => expect(end(now)).toBe(until))
})
